import { Readable } from 'node:stream'

const block = 512

export interface Entry {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** POSIX ustar (pax(1)). Sizes beyond 8 GB are written in base 256, as GNU and BSD tar read them. */
const headerOf = ({ name, size }: Entry): Buffer => {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error('A name is too long for the backup.')
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8) + octal(0, 8), 108)
  if (size < 8 ** 11) header.write(octal(size, 12), 124)
  else {
    header.writeUInt8(0x80, 124)
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write(octal(0, 12), 136)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  )
  return header
}

/** The archive of the entries, in their order. */
export const tarOf = (entries: AsyncIterable<Entry>): Readable =>
  Readable.from(
    (async function* () {
      for await (const entry of entries) {
        yield headerOf(entry)
        let written = 0
        for await (const chunk of entry.content) {
          written += chunk.length
          yield chunk
        }
        if (written !== entry.size) throw new Error(`${entry.name} changed while it was read.`)
        yield Buffer.alloc((block - (entry.size % block)) % block)
      }
      yield Buffer.alloc(2 * block)
    })(),
  )

/** Hands out exactly as many bytes as asked for, across chunks. */
const byteReader = (source: AsyncIterable<Uint8Array>) => {
  const chunks = source[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  async function* take(size: number): AsyncGenerator<Uint8Array> {
    let left = size
    while (left > 0) {
      if (held.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('The backup ends too early: it is not whole.')
        held = next.value
      }
      const part = held.subarray(0, left)
      held = held.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  const read = async (size: number): Promise<Buffer> => {
    const parts: Uint8Array[] = []
    for await (const part of take(size)) parts.push(part)
    return Buffer.concat(parts)
  }
  return { take, read }
}

const sizeIn = (header: Buffer): number =>
  header.readUInt8(124) === 0x80
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString('latin1', 124, 135), 8)

/** The entries of an archive, one after the other; each is read before the next is asked for. */
export async function* entriesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const { take, read } = byteReader(archive)
  for (;;) {
    const header = await read(block)
    if (header.every((byte) => byte === 0)) return
    if (header.toString('latin1', 257, 262) !== 'ustar') throw new Error('This file is not a backup of Alta.')
    const size = sizeIn(header)
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    const content = take(size)
    yield { name, size, content }
    for await (const unread of content) void unread
    await read((block - (size % block)) % block)
  }
}
