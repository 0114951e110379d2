import { decodeText } from '@alta/clinical/text/decode'
import { documentKinds, documentMediaTypes } from '@alta/contract/document-kinds'
import { isRecord } from './health-record/is-record.ts'
import { cleaned, type DocumentFile, foreignness, isPlainText, type Read } from './document-text.ts'

/** A document of a health record, with the file that stands in place of its sections. */
async function recordIn(text: string, file: DocumentFile, told: (progress: number) => void): Promise<Read> {
  const read = (await import('./health-record/read-record.ts')).readRecord(text)
  if (typeof read === 'string') return read
  const own = cleaned(read.text)
  if (read.attachment === null) return { text: own, page_starts: [] }
  const { media_type, bytes } = read.attachment
  const kind = documentKinds.find((each) => documentMediaTypes[each] === media_type.toLowerCase())
  // a record in a record in a record has no end
  if (kind === undefined || kind === 'xml' || kind === 'json') return 'unsupported'
  if ((kind === 'txt' || kind === 'md') && isRecord(decodeText(bytes))) return 'unsupported'
  const inside = await textOf({ ...file, kind, bytes }, told)
  if (typeof inside === 'string') return inside
  const head = own === '' ? '' : `${own}\n\n`
  return { text: head + inside.text, page_starts: inside.page_starts.map((start) => start + head.length) }
}

async function textOf(file: DocumentFile, told: (progress: number) => void): Promise<Read> {
  const { kind, bytes } = file
  if (kind !== 'docx' && kind !== 'pdf') {
    const text = decodeText(bytes)
    if (!isPlainText(text)) return 'unsupported'
    if (kind === 'xml' || kind === 'json' || isRecord(text)) return await recordIn(text, file, told)
    return { text: cleaned(text), page_starts: [] }
  }
  const foreign = foreignness(kind, bytes)
  if (foreign !== null) return foreign
  // each of the readers takes its time to load
  if (kind === 'pdf') return await (await import('./pdf.ts')).pdfText(file, told)
  const read = await (await import('./docx.ts')).docxText(bytes)
  return typeof read === 'string' ? read : { text: cleaned(read.text), page_starts: [] }
}

/**
 * The text of a file, or why there is none; `told` hears from 0 to 1 how far it is. What it costs is bounded only by
 * the process it runs in. Never throws.
 */
export async function readDocument(file: DocumentFile, told: (progress: number) => void): Promise<Read> {
  // too deep, too long: what passes a limit of the language
  const read = await textOf(file, told).catch((error: unknown) =>
    error instanceof RangeError ? 'too_large' : 'broken',
  )
  if (typeof read === 'string') return read
  if (read.text.length > file.characters_max) return 'too_large'
  // a scanned page is a picture, and a sheet of dashes answers nothing
  return /\p{L}/u.test(read.text) ? read : 'no_text'
}
