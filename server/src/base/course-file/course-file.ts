import { Readable } from 'node:stream'
import { decodeText } from '@alta/clinical/text/decode'
import type { ReadingProgress } from '@alta/contract/course-files'
import { type DocumentKind, kindOfName } from '@alta/contract/document-kinds'
import type { DocumentProblem } from '@alta/contract/documents'
import { recognisedText } from '@alta/contract/recognised'
import { limits } from '@alta/contract/limits'
import { type FieldErrorCode, Problem } from '@alta/contract/problems'
import * as z from 'zod/mini'
import { isPlainText, kindOfContent } from '../document-file/document-text.ts'
import { isRecord } from '@alta/clinical/document/is-record'
import { readInTurns } from '../document-file/read-in-turns.ts'
import { course_mb, picture_bounds, type Readers, type ReadingTurn } from '../document-file/reading-process.ts'

/** The bounds for one file: the longest course that is admitted takes 190 MB. */
const bounds = { time_ms: 60_000, memory_mb: course_mb }

/** A person waits for it: a scan that is not recognised by then is refused. */
const turns = { recognise_ms: 10_000, most_ms: 5 * 60_000 }

export interface UploadedCourseFile {
  readonly kind: DocumentKind
  readonly bytes: Uint8Array
  /** The part of the request that holds the file, as a JSON pointer. */
  readonly pointer: string
}

/** A file that is read while it arrives: it is not held in memory. */
interface StreamedFile extends Omit<UploadedCourseFile, 'bytes'> {
  readonly bytes: Readable
}

interface CourseReadOptions {
  readonly turn: CourseTurn | null
  readonly signal?: AbortSignal
  /** Called with the number of pages that are read, where pages are pictures. */
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** On whose behalf the file is read. Pictures wait in the queue of the documents, which have more memory. */
export interface CourseTurn extends Pick<ReadingTurn, 'reader'> {
  readonly readers: Readers
}

/** The text of a file, with what is known of words that were recognised in pictures. */
const courseRead = z.object({ text: z.string(), recognised: z.nullable(recognisedText) })
export type CourseRead = z.infer<typeof courseRead>

const answered = z.union([courseRead, z.string()])
const pagesRead = z.object({ read: z.number(), pages: z.number() })

const refused = (pointer: string, code: FieldErrorCode): Problem =>
  new Problem('validation-failed', { errors: [{ pointer, code }] })

/** The problems that a reader may report; any other failure counts as an unreadable file. */
const outcomes = [
  'password_protected',
  'no_text',
  'too_slow',
  'too_many_pictures',
  'too_many_pixels',
  'no_ocr',
] as const satisfies readonly (DocumentProblem & FieldErrorCode)[]

/** Throws `unsupported-file` for a name of another kind; `pointer` says which of several. */
export function courseKind(filename: string, pointer: string): DocumentKind {
  const kind = kindOfName(filename)
  if (kind === undefined) throw new Problem('unsupported-file', { errors: [{ pointer, code: 'invalid' }] })
  return kind
}

/** The bytes at the beginning of a file from which its kind is known. */
const kindBytes = 1024

/** Recognises the kind of a file by its first bytes as it arrives, where nobody named the kind. */
export async function detectFileKind(
  source: AsyncIterable<Uint8Array>,
  kind: DocumentKind | undefined,
): Promise<Omit<StreamedFile, 'pointer'>> {
  const rest = source[Symbol.asyncIterator]()
  const begun: Uint8Array[] = []
  const length = () => begun.reduce((sum, { byteLength }) => sum + byteLength, 0)
  while (kind === undefined && length() < kindBytes) {
    const { done, value } = await rest.next()
    if (done === true) break
    begun.push(value)
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* begun
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { kind: kind ?? kindOfContent(Buffer.concat(begun)), bytes: Readable.from(all()) }
}

/** The text of a plain text file, which any thread can read; null for a file that needs a process of its own. */
export function decodePlainText({ kind, bytes, pointer }: UploadedCourseFile): string | null {
  if (kind !== 'txt' && kind !== 'md') return null
  const text = decodeText(bytes)
  // These are Word's old (and encrypted) files, zips, PDFs, and anything with zero bytes in its text.
  if (!isPlainText(text)) throw refused(pointer, 'unreadable_file')
  if (text.trim() === '') throw refused(pointer, bytes.byteLength === 0 ? 'required' : 'no_text')
  return isRecord(text) ? null : text
}

async function* keeping(source: Readable, received: Uint8Array[]): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    received.push(piece)
    yield piece
  }
}

/** The bytes for one turn after another: what arrives is kept only where it may hold pages that are pictures. */
function contentOf({ kind, bytes }: Pick<StreamedFile | UploadedCourseFile, 'kind' | 'bytes'>) {
  const takesTurns = kind === 'pdf' || kind === 'xml' || kind === 'json'
  if (bytes instanceof Uint8Array || !takesTurns) return () => Promise.resolve(bytes)
  const received: Uint8Array[] = []
  let hasArrived = false
  return () => {
    const content = hasArrived ? Buffer.concat(received) : Readable.from(keeping(bytes, received))
    hasArrived = true
    return Promise.resolve(content)
  }
}

/**
 * The text of a file of a clinical course, of whatever kind the documents of chats may be, read in a process that is
 * ended when it takes too much time or memory. Throws `payload-too-large`, and `validation-failed` with `required`
 * (nothing in it), `unreadable_file` (broken, or not what its name says), `password_protected`, `no_text`, `too_slow`,
 * `too_many_pictures`, `too_many_pixels`, `no_ocr`.
 */
export async function courseText(
  { kind, bytes, pointer }: StreamedFile | UploadedCourseFile,
  { turn, signal, onProgress }: CourseReadOptions,
): Promise<CourseRead> {
  if (bytes instanceof Uint8Array && bytes.byteLength === 0) throw refused(pointer, 'required')
  const script = new URL('./course-file.worker.ts', import.meta.url)
  const request = { kind, characters_max: limits.course_characters_max * 3 }
  const answers: unknown[] = []
  const recognising = { bounds: picture_bounds, turn: turn && { ...turn, readers: turn.readers.documents } }
  const telling = { bounds, turn: turn && { ...turn, readers: turn.readers.courses } }
  const first = request.kind === 'png' || request.kind === 'jpg' ? recognising : telling
  const content = contentOf({ kind, bytes })
  const reading = { script, request, content, turns, ...first, recognising, ...(signal && { signal }) }
  const outcome = await readInTurns(reading, (message) => {
    const progress = pagesRead.safeParse(message)
    if (progress.success) onProgress?.(progress.data)
    else answers.push(message)
  })
  const read = answers.length > 0 ? z.parse(answered, answers[0]) : outcome
  if (typeof read === 'object') return read
  if (read === 'too_large') throw new Problem('payload-too-large', { errors: [{ pointer, code: 'too_large' }] })
  throw refused(pointer, outcomes.find((problem) => problem === read) ?? 'unreadable_file')
}
