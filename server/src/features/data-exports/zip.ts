import { strToU8, Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly content: string | Uint8Array | AsyncIterable<string | Uint8Array>
}

const piecesOf = async function* (content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield strToU8(content)
  else if (content instanceof Uint8Array) yield content
  else for await (const piece of content) yield typeof piece === 'string' ? strToU8(piece) : piece
}

/**
 * A ZIP of the entries in their order, in pieces and without compression: its large entries are compressed already, and
 * compressing them again would hold up other work. @throws Error when it becomes larger than `most` bytes
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, most: number): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  let bytes = 0
  const take = function* () {
    for (const piece of written.splice(0)) {
      bytes += piece.length
      if (bytes > most) throw new Error('an export of data is too large')
      yield piece
    }
  }
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of piecesOf(content)) {
      file.push(piece)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
