import { decodeText } from '@alta/clinical/text/decode'
import { documentKinds, documentMediaTypes } from '@alta/contract/document-kinds'
import type { DocumentProblem } from '@alta/contract/documents'
import type { Language } from '@alta/contract/languages'
import { shiftSpans } from '../spans.ts'
import { isRecord } from '@alta/clinical/document/is-record'
import {
  cleanText,
  type DocumentFile,
  type DocumentText,
  wrongTypeProblem,
  isPlainText,
  type PageText,
  type DocumentReadResult,
  type ReportProgress,
  type ReadingSlice,
  type PartialReading,
} from './document-text.ts'

interface DocumentReadOptions {
  readonly turn: ReadingSlice
  readonly onProgress: ReportProgress
}

const textOnly = (text: string): DocumentText => ({ text: cleanText(text), page_starts: [], recognised: null })

/** The same text after `head`. */
function behind(head: string, { text, page_starts, recognised }: DocumentText): DocumentText {
  const by = head.length
  return {
    text: head + text,
    page_starts: page_starts.map((start) => start + by),
    recognised: recognised && {
      ...recognised,
      uncertain: shiftSpans(recognised.uncertain, by),
    },
  }
}

/** Pages one after the other, an empty line between two. */
function joined(pages: readonly PageText[], missing_languages: Language[]): DocumentText {
  let text = ''
  const page_starts: number[] = []
  const recognised: { page: number; confidence: number }[] = []
  const uncertain: { start: number; end: number; confidence: number }[] = []
  for (const [at, page] of pages.entries()) {
    if (at > 0) text += '\n\n'
    const start = text.length
    page_starts.push(start)
    text += page.text
    if (page.recognised === null) continue
    recognised.push({ page: at + 1, confidence: page.recognised.confidence })
    uncertain.push(...shiftSpans(page.recognised.uncertain, start))
  }
  return {
    text,
    page_starts,
    recognised: recognised.length > 0 ? { pages: recognised, uncertain, missing_languages } : null,
  }
}

async function pdfText(
  file: DocumentFile,
  { turn, onProgress }: DocumentReadOptions,
): Promise<DocumentReadResult | PartialReading> {
  const pages = await (await import('./pdf.ts')).pdfPages(file, turn, onProgress)
  if (typeof pages === 'string' || 'so_far' in pages) return pages
  return joined(pages, pages.some(({ recognised }) => recognised) ? await missingLanguages() : [])
}

const missingLanguages = async (): Promise<Language[]> => (await import('./ocr/language-data.ts')).missingLanguages()

async function pictureText({ bytes }: DocumentFile): Promise<DocumentText | DocumentProblem> {
  const picture = (await import('./ocr/picture-file.ts')).pictureIn(bytes)
  if (typeof picture === 'string') return picture
  const recogniser = await (await import('./ocr/recognise.ts')).openRecogniser()
  if (recogniser === null) return 'no_ocr'
  const read = joined([recogniser.read(picture)], await missingLanguages())
  return { ...read, page_starts: [] }
}

/** A document of a health record, with the file that stands in place of its sections. */
async function recordIn(
  text: string,
  file: DocumentFile,
  reading: DocumentReadOptions,
): Promise<DocumentReadResult | PartialReading> {
  const read = (await import('./health-record/read-record.ts')).readRecord(text)
  if (typeof read === 'string') return read
  const own = cleanText(read.text)
  if (read.attachment === null) return textOnly(own)
  const { media_type, bytes } = read.attachment
  const kind = documentKinds.find((each) => documentMediaTypes[each] === media_type.toLowerCase())
  // A record that contains records without end is refused.
  if (kind === undefined || kind === 'xml' || kind === 'json') return 'unsupported'
  if ((kind === 'txt' || kind === 'md') && isRecord(decodeText(bytes))) return 'unsupported'
  const inside = await textOf({ ...file, kind, bytes }, reading)
  if (typeof inside === 'string' || 'so_far' in inside) return inside
  return behind(own === '' ? '' : `${own}\n\n`, inside)
}

async function textOf(file: DocumentFile, reading: DocumentReadOptions): Promise<DocumentReadResult | PartialReading> {
  const { kind, bytes } = file
  if (kind === 'png' || kind === 'jpg') return await pictureText(file)
  if (kind !== 'docx' && kind !== 'pdf') {
    const text = decodeText(bytes)
    if (!isPlainText(text)) return 'unsupported'
    if (kind === 'xml' || kind === 'json' || isRecord(text)) return await recordIn(text, file, reading)
    return textOnly(text)
  }
  const foreign = wrongTypeProblem(kind, bytes)
  if (foreign !== null) return foreign
  // Each reader is loaded only when it is needed, since loading takes time.
  if (kind === 'pdf') return await pdfText(file, reading)
  const read = await (await import('./docx.ts')).docxText(bytes)
  return typeof read === 'string' ? read : textOnly(read.text)
}

/**
 * The text of a file, the problem with it, or its partial text when the turn was over. Only the process in which this
 * runs bounds its cost. Never throws.
 */
export async function readInTurn(
  file: DocumentFile,
  turn: ReadingSlice,
  onProgress: ReportProgress,
): Promise<DocumentReadResult | PartialReading> {
  // A text that is too deep or too long passes a limit of the language.
  const read = await textOf(file, { turn, onProgress }).catch((error: unknown) =>
    error instanceof RangeError ? 'too_large' : 'broken',
  )
  if (typeof read === 'string' || 'so_far' in read) return read
  if (read.text.length > file.characters_max) return 'too_large'
  // An empty page, a photograph without letters, or a sheet of dashes has no text.
  return /\p{L}/u.test(read.text) ? read : 'no_text'
}

/** The text of a file, read to its end at once, as for the command line. */
export async function readDocument(file: DocumentFile, onProgress: ReportProgress): Promise<DocumentReadResult> {
  const recognise_ms = Number.POSITIVE_INFINITY
  let read = await readInTurn(file, { so_far: null, recognise_ms }, onProgress)
  while (typeof read !== 'string' && 'so_far' in read)
    read = await readInTurn(file, { ...read, recognise_ms }, onProgress)
  return read
}
