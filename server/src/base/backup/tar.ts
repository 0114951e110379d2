import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'

export interface ArchiveEntry {
  readonly name: string
  /** The size in bytes. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** Fails where there are fewer or more bytes than the entry's size. */
async function* wholeContent({ name, size, content }: ArchiveEntry): AsyncGenerator<Uint8Array> {
  let written = 0
  for await (const chunk of content) {
    written += chunk.length
    if (written <= size) yield chunk
  }
  if (written !== size) throw new Error(`${name} changed while it was read.`)
}

/** The tar archive of the entries, in their order. */
export function tarOf(entries: AsyncIterable<ArchiveEntry>): Readable {
  const archive = pack()
  const write = async () => {
    for await (const entry of entries) {
      const { name, size } = entry
      await pipeline(wholeContent(entry), archive.entry({ name, size, mode: 0o600, mtime: new Date(0) }))
    }
    archive.finalize()
  }
  write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))))
  return Readable.from(archive)
}

/** The library's messages for a file that is not an archive, or not a whole one. */
function asBackupError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('Invalid tar header')) return new Error('This file is not a backup of Alta.', { cause: error })
  if (message.startsWith('Unexpected end'))
    return new Error('The backup ends too early: it is not whole.', { cause: error })
  return error
}

/** The library does not type what its streams carry. */
async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk
}

/** The entries of an archive, one after the other; each is read before the next is asked for. */
export async function* entriesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const extracted = extract()
  const read = pipeline(archive, extracted)
  // The entries report this error themselves; they fail with the same one.
  read.catch(() => {})
  try {
    for await (const entry of extracted) {
      const { name, size } = entry.header
      yield { name, size, content: bytesOf(entry) }
      // The next entry only arrives after the rest of this one was read.
      entry.resume()
    }
    await read
  } catch (error) {
    throw asBackupError(error)
  }
}
