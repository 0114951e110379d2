/**
 * Changes with every change of the prompts. It stands in a file of its own, so that code that records it need not load
 * them.
 */
export const promptVersion = '5'
