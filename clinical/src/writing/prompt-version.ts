/** Changes with every change of the words a model is told. Apart from them, so that whoever notes it need not load them. */
export const promptVersion = '4'
