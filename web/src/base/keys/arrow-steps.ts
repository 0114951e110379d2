/** Where an arrow key leads in a row of things that is walked with the arrow keys: to the next one or to the one before. */
export const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
