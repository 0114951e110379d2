import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'

const inflated = promisify(inflate)

/** Samples of a pixel by kind of colour (PNG, table 11.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface PngChunk {
  readonly kind: string
  readonly data: Buffer
}

/** The chunks, each with a correct checksum; null where one is cut off or broken. */
function chunksOf(bytes: Buffer): PngChunk[] | null {
  const chunks: PngChunk[] = []
  for (let at = 8; at < bytes.length;) {
    if (at + 12 > bytes.length) return null
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
    chunks.push({ kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/**
 * Whether the whole image can be drawn: not interlaced, at most 8 bits per sample, and as many pixels as it declares.
 */
export async function isWholePng(bytes: Buffer): Promise<boolean> {
  const chunks = chunksOf(bytes)
  const head = chunks?.[0]
  if (!chunks || head?.kind !== 'IHDR' || chunks.at(-1)?.kind !== 'IEND') return false
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [bits = 0, colour = -1, compression, filter, interlace] = head.data.subarray(8)
  const perPixel = samples[colour]
  if (perPixel === undefined || ![1, 2, 4, 8].includes(bits) || compression !== 0 || filter !== 0 || interlace !== 0)
    return false
  if (colour === 3 && !chunks.some(({ kind }) => kind === 'PLTE')) return false
  // Each row begins with the number of its filter.
  const expected = (Math.ceil((width * perPixel * bits) / 8) + 1) * height
  try {
    const parts = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data)
    return (await inflated(Buffer.concat(parts), { maxOutputLength: expected })).length === expected
  } catch {
    return false
  }
}
