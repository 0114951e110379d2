import { imageSize } from '@alta/clinical/document/image'
import type { DocumentProblem } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import type { Orientation } from './ocr.ts'
import type { Picture } from './recognise.ts'

const jpeg = { begins: 0xffd8, app1: 0xffe1, scan: [0xff, 0xda], ends: [0xff, 0xd9] } as const

/** The orientation in EXIF (TIFF 6.0, tag 274), a number from 1 to 8; cameras make no mirrored pictures. */
const orientation_tag = 0x0112

function orientationIn(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (view.getUint16(at, little) !== orientation_tag) continue
    const orientation = view.getUint16(at + 8, little)
    return orientation === 3 || orientation === 6 || orientation === 8 ? orientation : 1
  }
  return 1
}

/** The orientation that the camera recorded; 1 where there is none. */
function orientationOf(bytes: Uint8Array): Orientation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint16(0) !== jpeg.begins) return 1
    for (let at = 2; at + 4 < bytes.length; at += 2 + view.getUint16(at + 2)) {
      if (view.getUint8(at) !== 0xff) return 1
      const head = Buffer.from(bytes.subarray(at + 4, at + 10)).toString('latin1')
      if (view.getUint16(at) === jpeg.app1 && head === 'Exif\0\0') return orientationIn(bytes.subarray(at + 10))
    }
  } catch {
    // The offset points outside the file.
  }
  return 1
}

/** A JPEG that was cut off would be read as grey from there on. */
function isWhole(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [end, scan] = [all.lastIndexOf(Uint8Array.from(jpeg.ends)), all.lastIndexOf(Uint8Array.from(jpeg.scan))]
  return bytes[0] !== 0xff || end > scan
}

/**
 * A PNG or JPEG that is small enough to be decoded, recognised by its bytes whatever its name; or the problem with it.
 */
export function pictureIn(bytes: Uint8Array): Picture | DocumentProblem {
  const size = imageSize(bytes)
  if (size === null) {
    const begins = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
    return begins === '\u0089PNG' || begins.startsWith('\u00ff\u00d8\u00ff') || /^[\s\0]*$/.test(begins)
      ? 'broken'
      : 'unsupported'
  }
  if (size.width * size.height > limits.picture_pixels || Math.max(size.width, size.height) > limits.picture_side)
    return 'too_many_pixels'
  return isWhole(bytes) ? { bytes, orientation: orientationOf(bytes) } : 'broken'
}
