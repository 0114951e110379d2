import { elementText } from '@alta/clinical/document/element-text'
import { limits } from '@alta/contract/limits'
import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import type { DocumentProblem } from '@alta/contract/documents'
import { parseHtml } from './html-tree.ts'

const longestDirectory = 2_000

/**
 * Extracts the parts of the zip that hold text, if its directory states an allowed size; null when it does not. A
 * directory that lies gains nothing: each part is unpacked into the space that it declared.
 */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let [unpacked, entries] = [0, 0]
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      entries += 1
      const fits = unpacked <= limits.unpacked_file_bytes && entries <= longestDirectory
      return fits && /\.(?:xml|rels)$/i.test(name)
    },
  })
  return unpacked <= limits.unpacked_file_bytes && entries <= longestDirectory ? parts : null
}

/** The text of a .docx, tables as `cell | cell`. Throws any error when the file is broken. */
export async function docxText(bytes: Uint8Array): Promise<{ readonly text: string } | DocumentProblem> {
  const parts = partsOf(bytes)
  if (parts === null) return 'too_large'
  // The zip holds something else: a spreadsheet or photographs.
  if (!Object.keys(parts).some((name) => name.startsWith('word/'))) return 'unsupported'
  const withoutPictures = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const buffer = Buffer.from(zipSync(parts, { level: 0 }))
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: withoutPictures })
  return { text: elementText(parseHtml(value)) }
}
