import { courseHtmlToText } from '@alta/clinical/document/course-html'
import { decodeText } from '@alta/clinical/text/decode'
import { normalise } from '@alta/clinical/text/normalise'
import type { CourseKind } from './course-file.ts'
import { safeDocx } from './unpack.ts'

// oxlint-disable-next-line no-control-regex -- control characters are what tells a picture or program from text
const control = /[\u0000-\u0008\u000e-\u001f\ufffd]/g

/** A file that only pretends to be text: more than one character in a hundred is none. */
const isBinary = (text: string): boolean => (text.match(control)?.length ?? 0) > text.length / 100

const docxText = async (bytes: Uint8Array): Promise<string> => {
  const { default: mammoth } = await import('mammoth')
  const honest = safeDocx(bytes)
  // HTML, not mammoth's raw text: that flattens tables and parts a drug from its dose. Pictures are never read.
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: honest.slice().buffer },
    { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  )
  return courseHtmlToText(value)
}

/** The text of a course file, NFC with LF line ends. Throws when it cannot be read as what its name says. */
export const courseText = async (kind: CourseKind, bytes: Uint8Array): Promise<string> => {
  const text = kind === 'docx' ? await docxText(bytes) : decodeText(bytes)
  if (isBinary(text)) throw new TypeError('not a text')
  return normalise(text)
}
