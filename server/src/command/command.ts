/** What a command writes to: standard output, and one line a complaint on standard error. */
export interface Terminal {
  readonly write: (content: string | Uint8Array) => Promise<void>
  readonly complain: (line: string) => void
}

/**
 * A command, in a file of this folder. `run` gets the arguments behind the command's name; it throws `usageError` or
 * any other error.
 */
export interface Command {
  /** The arguments, for the list of commands. */
  readonly usage: string
  readonly run: (words: string[], terminal: Terminal) => Promise<void>
}

/** Ends the program with exit code 2 and this line. */
export function usageError(message: string): Error {
  return Object.assign(new Error(message), { code: 'wrong-use' })
}
