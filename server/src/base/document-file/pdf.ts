import type { DocumentProblem } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import { getDocumentProxy } from 'unpdf'
import {
  cleanText,
  type DocumentFile,
  type PageText,
  type ReportProgress,
  type ReadingSlice,
  type PartialReading,
} from './document-text.ts'
import { fieldsOf, type FormField, withFields } from './form-fields.ts'
import { openRecogniser } from './ocr/recognise.ts'
import { pageText, type PdfTextItem } from './pdf-lines.ts'
import { openPages } from './pdf-pages.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Every PDF ends with its mark; readers repair a file that was cut off, and lose the missing part without an error. */
const isWhole = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-4096)).includes('%%EOF')

async function open(bytes: Uint8Array): Promise<Pdf | DocumentProblem> {
  try {
    // The library takes ownership of the bytes, and does not accept a Buffer.
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, useSystemFonts: false })
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'password_protected' : 'broken'
  }
}

async function runsOf(page: PdfPage): Promise<PdfTextItem[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , , x = 0, y = 0]: number[] = item.transform
    const { str: text, width, height, hasEOL: ends_line } = item
    return [{ text, x, y, width, height, ends_line }]
  })
}

const annotationsOf = async (page: PdfPage): Promise<readonly unknown[]> => await page.getAnnotations()

async function textOf(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const runs = withFields(await runsOf(page), fieldsOf(await annotationsOf(page)))
  page.cleanup()
  return cleanText(pageText(runs))
}

/** The values of the form on a page that is drawn with this many pixels to a point, from its upper left corner. */
async function fieldsOn(pdf: Pdf, number: number, scale: number): Promise<FormField[]> {
  const page = await pdf.getPage(number)
  const view = page.getViewport({ scale })
  return fieldsOf(await annotationsOf(page)).map((field) => {
    const [x = 0, y = 0] = view.convertToViewportPoint(field.left, field.bottom)
    const [otherX = 0, otherY = 0] = view.convertToViewportPoint(field.right, field.top)
    return {
      ...field,
      left: Math.min(x, otherX),
      right: Math.max(x, otherX),
      bottom: Math.max(y, otherY),
      top: Math.min(y, otherY),
    }
  })
}

/** A page with fewer letters may be a picture with a stamp or a page number on it. */
const fewest_letters = 50

type Pages = (PageText | null)[]

/** The text that the file holds, page by page; null for pages that are pictures. */
async function toldPages(pdf: Pdf, { bytes, characters_max }: DocumentFile, onProgress: ReportProgress) {
  const pages: Pages = []
  let [length, pictures] = [0, 0]
  let drawn: Awaited<ReturnType<typeof openPages>> | null = null
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const text = await textOf(pdf, number)
    length += text.length
    if (length > characters_max) return 'too_large'
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    if (letters < fewest_letters) drawn ??= await openPages(bytes)
    const isPicture = letters < fewest_letters && drawn?.isPicture(number) === true
    if (isPicture) pictures += 1
    if (pictures > limits.picture_pages_max) return 'too_many_pictures'
    pages.push(isPicture ? null : { text, recognised: null })
    if (!isPicture) onProgress((number - pictures) / pdf.numPages, pdf.numPages)
  }
  return pages
}

interface Recognising {
  readonly pdf: Pdf
  readonly bytes: Uint8Array
  /** The time at which the turn is over. */
  readonly until: number
  readonly onProgress: ReportProgress
}

/** Recognises pages that are pictures until the turn is over, at least one. */
async function recognisePages(
  pages: Pages,
  { pdf, bytes, until, onProgress }: Recognising,
): Promise<DocumentProblem | null> {
  const readSoFar = () => onProgress(pages.filter((each) => each !== null).length / pages.length, pages.length)
  // Their number is reported before the recogniser is loaded.
  readSoFar()
  const recogniser = await openRecogniser()
  if (recogniser === null) return 'no_ocr'
  const drawn = await openPages(bytes)
  for (const [at, page] of pages.entries()) {
    if (page !== null) continue
    const { bytes: picture, scale } = await drawn.draw(at + 1)
    const fields = await fieldsOn(pdf, at + 1, scale)
    const read = recogniser.read({ bytes: picture, orientation: 1, fields })
    pages[at] = read
    readSoFar()
    if (performance.now() >= until) return null
  }
  return null
}

/**
 * The pages of a PDF: in the first turn those that hold their text, in later ones as many of the others as there is
 * time for. `onProgress` gets the share that is read.
 */
export async function pdfPages(
  file: DocumentFile,
  turn: ReadingSlice,
  onProgress: ReportProgress,
): Promise<readonly PageText[] | DocumentProblem | PartialReading> {
  const until = performance.now() + turn.recognise_ms
  const { bytes } = file
  if (!isWhole(bytes)) return 'broken'
  const pdf = await open(bytes)
  if (typeof pdf === 'string') return pdf
  if (pdf.numPages > limits.document_pages_max) return 'too_large'
  const pages = turn.so_far === null ? await toldPages(pdf, file, onProgress) : [...turn.so_far]
  if (typeof pages === 'string') return pages
  if (turn.so_far !== null) {
    const problem = await recognisePages(pages, { pdf, bytes, until, onProgress })
    if (problem !== null) return problem
  }
  const read = pages.filter((page) => page !== null)
  return read.length === pages.length ? read : { so_far: pages }
}
