import type { DocumentProblem } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import { getDocumentProxy } from 'unpdf'
import { cleaned, type DocumentFile, type Read } from './document-text.ts'
import { pageText, type Run } from './pdf-lines.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Every PDF ends with its mark; readers repair one that was cut off, and lose what is missing without a word. */
const isWhole = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-4096)).includes('%%EOF')

async function open(bytes: Uint8Array): Promise<Pdf | DocumentProblem> {
  try {
    // it takes the bytes away, and takes no Buffer
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, useSystemFonts: false })
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'password_protected' : 'broken'
  }
}

async function runsOf(pdf: Pdf, number: number): Promise<Run[]> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , , x = 0, y = 0]: number[] = item.transform
    const { str: text, width, height, hasEOL: ends_line } = item
    return [{ text, x, y, width, height, ends_line }]
  })
}

/** The text of a PDF page by page, an empty line between two; `told` hears which share of the pages is read. */
export async function pdfText(
  { bytes, characters_max }: DocumentFile,
  told: (progress: number) => void,
): Promise<Read> {
  if (!isWhole(bytes)) return 'broken'
  const pdf = await open(bytes)
  if (typeof pdf === 'string') return pdf
  if (pdf.numPages > limits.document_pages_max) return 'too_large'
  let text = ''
  const page_starts: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (number > 1) text += '\n\n'
    page_starts.push(text.length)
    text += cleaned(pageText(await runsOf(pdf, number)))
    if (text.length > characters_max) return 'too_large'
    told(number / pdf.numPages)
  }
  return { text, page_starts }
}
