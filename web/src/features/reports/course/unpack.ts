import { limits } from '@alta/contract/limits'
import { unzipSync, zipSync } from 'fflate'

/**
 * A .docx with nothing in it that a course does not need, packed anew without compression. Throws when the file is no
 * zip, is encrypted, or says that it unpacks to more than the limit: a 1.4 MB file can otherwise take gigabytes.
 * A directory that lies about sizes gains nothing, because each part is written into the room it declared.
 */
export const safeDocx = (bytes: Uint8Array): Uint8Array => {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      if (unpacked > limits.unpacked_file_bytes) throw new RangeError('unpacks to too much')
      return /\.(?:xml|rels)$/i.test(name)
    },
  })
  return zipSync(parts, { level: 0 })
}
