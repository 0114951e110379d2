/** What must be known of a logo before it is printed. It is read from the bytes, never from the name. */

interface Image {
  readonly media_type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const isAt = (bytes: Uint8Array, offset: number, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[offset + at] === sign)

function pngSize(bytes: Uint8Array): Image | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The signature, then the chunk IHDR of 13 bytes: width, height, bits of a sample, kind of colour, three methods.
  if (bytes.length < 45 || !isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return null
  if (view.getUint32(8) !== 13 || !isAt(bytes, 12, [0x49, 0x48, 0x44, 0x52])) return null
  return { media_type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of JPEG (ITU-T T.81) that begin a frame which every reader knows: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])

function jpegSize(bytes: Uint8Array): Image | null {
  if (!isAt(bytes, 0, [0xff, 0xd8, 0xff])) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 10 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Samples of 8 bits, and one colour (grey) or three: not all readers show images for printers of four inks.
    if (frames.has(marker)) {
      const isPlain = bytes[at + 4] === 8 && (bytes[at + 9] === 1 || bytes[at + 9] === 3)
      return isPlain
        ? { media_type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
        : null
    }
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

/** Kind and size in pixels of a PNG or JPEG image; null for anything else. */
export function imageSize(bytes: Uint8Array): Image | null {
  const image = pngSize(bytes) ?? jpegSize(bytes)
  return image !== null && image.width > 0 && image.height > 0 ? image : null
}

/** An image with the size in which it is drawn. */
export interface LogoImage {
  readonly bytes: Uint8Array
  readonly media_type: Image['media_type']
  readonly width: number
  readonly height: number
}

/** The image as large as it fits into the box, in proportion; null for bytes that are no image. */
export function fitted(bytes: Uint8Array, box: { readonly width: number; readonly height: number }): LogoImage | null {
  const image = imageSize(bytes)
  if (image === null) return null
  const scale = Math.min(box.width / image.width, box.height / image.height)
  return { bytes, media_type: image.media_type, width: image.width * scale, height: image.height * scale }
}
