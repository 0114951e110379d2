/** Lets the browser draw, and answer the person, before the work goes on: two tasks in the place of a long one. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
