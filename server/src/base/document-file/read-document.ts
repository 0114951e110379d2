import { decodeText } from '@alta/clinical/text/decode'
import { cleaned, type DocumentFile, foreignness, isPlainText, type Read } from './document-text.ts'

async function textOf(file: DocumentFile, told: (progress: number) => void): Promise<Read> {
  const { kind, bytes } = file
  if (kind === 'txt' || kind === 'md') {
    const text = decodeText(bytes)
    return isPlainText(text) ? { text: cleaned(text), page_starts: [] } : 'unsupported'
  }
  const foreign = foreignness(kind, bytes)
  if (foreign !== null) return foreign
  // each of the two readers takes its time to load
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
