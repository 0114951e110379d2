import { courseHtmlToText } from '@alta/clinical/document/course-html'
import { limits } from '@alta/contract/limits'
import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'

const longestDirectory = 2_000

/**
 * Packs the parts that hold text anew, once the zip's directory says that they unpack to what we allow. A directory that
 * lies gains nothing: each part is unpacked into the room it declared.
 */
function safeParts(bytes: Uint8Array): Buffer {
  let [unpacked, entries] = [0, 0]
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      entries += 1
      if (unpacked > limits.unpacked_file_bytes || entries > longestDirectory)
        throw new RangeError('unpacks to too much')
      return /\.(?:xml|rels)$/i.test(name)
    },
  })
  return Buffer.from(zipSync(parts, { level: 0 }))
}

/** The text of a .docx, tables as `cell | cell`. Throws a RangeError when it unpacks to too much, else any error when it is no .docx. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const withoutPictures = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: safeParts(bytes) }, { convertImage: withoutPictures })
  return courseHtmlToText(value)
}
