import type { Readable } from 'node:stream'

/**
 * Stores bytes under a key such as `<organisation_id>/<document_id>`: parts of letters, digits, `.`, `_` and `-`. What
 * `put` acknowledged survives a power cut, and a file is stored whole or not at all.
 */
export interface Files {
  put(key: string, content: Uint8Array | Readable): Promise<void>
  /** undefined when there is no such file */
  get(key: string): Promise<Readable | undefined>
  /** A file that is not there counts as deleted. */
  delete(key: string): Promise<void>
  /** @throws Error when the store cannot be used */
  check(): Promise<void>
}
