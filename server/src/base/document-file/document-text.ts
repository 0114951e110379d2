import { normalise } from '@alta/clinical/text/normalise'
import type { DocumentKind } from '@alta/contract/document-kinds'
import type { DocumentProblem } from '@alta/contract/documents'
import type { RecognisedText, UncertainWord } from '@alta/contract/recognised'

/** The result of reading a file. */
export interface DocumentText {
  /** NFC with line feeds: the form that all offsets refer to. */
  readonly text: string
  /** Where each page begins in `text`, in UTF-16 characters; empty where a kind of file has no pages. */
  readonly page_starts: readonly number[]
  /** null where the file holds all of its text itself. */
  readonly recognised: RecognisedText | null
}

/** The text of one page; its offsets count from its own beginning. */
export interface PageText {
  readonly text: string
  readonly recognised: { readonly confidence: number; readonly uncertain: UncertainWord[] } | null
}

/** A file with what is known of it before it is read. */
export interface DocumentFile {
  readonly kind: DocumentKind
  readonly bytes: Uint8Array
  /** A file with more characters is `too_large`. */
  readonly characters_max: number
}

export type DocumentReadResult = DocumentText | DocumentProblem

/** A file whose pictures take more than one turn: its pages, where null stands for a page still to be recognised. */
export interface PartialReading {
  readonly so_far: readonly (PageText | null)[]
}

/** The result of earlier turns, and the time that this turn may take before others have theirs. */
export interface ReadingSlice {
  readonly so_far: PartialReading['so_far'] | null
  readonly recognise_ms: number
}

/** Called with the progress of the reading, from 0 to 1, and with the number of pages where a file has pages. */
export type ReportProgress = (progress: number, pages?: number) => void

/**
 * The beginnings of files of other kinds that may bear a name of ours: zips, PDF, Word's own old (and encrypted) files,
 * RTF.
 */
const beginnings = {
  docx: 'PK\u0003\u0004',
  pdf: '%PDF-',
  ole: '\u00d0\u00cf\u0011\u00e0',
  rtf: '{\\rtf',
} as const

const beginningOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1024)).toString('latin1')

const bearsForeign = (text: string): boolean =>
  Object.values(beginnings).some((beginning) => text.startsWith(beginning))

/** Text in a file of another kind: no letter would stand between zero bytes. */
export const isPlainText = (text: string): boolean => !bearsForeign(text) && !text.includes('\0')

/** A Word file under a password is an old-style container that names its content. */
const isEncryptedWord = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))

/** The problem of a .docx or .pdf that does not begin like one; null when it begins as it should. */
export function wrongTypeProblem(kind: 'docx' | 'pdf', bytes: Uint8Array): DocumentProblem | null {
  const beginning = beginningOf(bytes)
  // Readers of PDF accept some bytes before its mark, which mail programs add.
  if (kind === 'pdf' ? beginning.includes(beginnings.pdf) : beginning.startsWith(beginnings.docx)) return null
  if (kind === 'docx' && beginning.startsWith(beginnings.ole) && isEncryptedWord(bytes)) return 'password_protected'
  return /^[\s\0]*$/.test(beginning) ? 'broken' : 'unsupported'
}

/** The text in the form that offsets refer to, without control characters, which no database stores. */
export const cleanText = (text: string): string =>
  normalise(text.toWellFormed())
    // A page break or line break of old printers.
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')

/** The kind of a file that nobody named; it counts as text where nothing speaks against it. */
export function kindOfContent(bytes: Uint8Array): DocumentKind {
  const beginning = beginningOf(bytes)
  if (beginning.includes(beginnings.pdf)) return 'pdf'
  // The reader distinguishes the two by their bytes once more.
  if (beginning.startsWith('\u0089PNG') || beginning.startsWith('\u00ff\u00d8\u00ff')) return 'png'
  return beginning.startsWith(beginnings.docx) || beginning.startsWith(beginnings.ole) ? 'docx' : 'txt'
}
