import { extname } from 'node:path'
import { decodeText } from '@alta/clinical/text/decode'
import { limits } from '@alta/contract/limits'
import { type FieldErrorCode, Problem } from '@alta/contract/problems'
import * as z from 'zod/mini'
import { isPlainText } from '../document-file/document-text.ts'
import { course_mb, type ReadingTurn, readInProcess } from '../document-file/reading-process.ts'

/** What one .docx may cost: the longest course that is admitted takes 190 MB. */
const bounds = { time_ms: 20_000, memory_mb: course_mb }

export interface CourseFile {
  readonly filename: string
  readonly bytes: Uint8Array
  readonly turn: ReadingTurn | null
  readonly signal?: AbortSignal
}

const answered = z.union([z.object({ text: z.string() }), z.string()])

function refused(code: FieldErrorCode): Problem {
  return new Problem('validation-failed', { errors: [{ pointer: '/source/file_base64', code }] })
}

/** Reads a .docx in a process that is ended when it takes too much time or memory. */
async function docxInProcess({ bytes, ...reading }: CourseFile): Promise<string> {
  const script = new URL('./course-file.worker.ts', import.meta.url)
  const asked = { characters_max: limits.course_characters_max * 3 }
  const answers: unknown[] = []
  const outcome = await readInProcess({ ...reading, script, asked, bytes, bounds }, (message) => answers.push(message))
  const read = answers.length > 0 ? z.parse(answered, answers[0]) : outcome
  if (typeof read === 'object') return read.text
  if (read === 'too_large') throw new Problem('payload-too-large')
  throw refused(read === 'no_text' ? 'required' : 'unreadable_file')
}

/** Formats that only bear the name: Word's own (and encrypted) files, zips, PDF, anything with zero bytes in its text. */
function plainText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (!isPlainText(text)) throw refused('unreadable_file')
  return text
}

/**
 * The text of a clinical course's file, .txt in any encoding or .docx.
 * Throws `unsupported-file` for another ending, `payload-too-large`, and `validation-failed` with `required` (nothing in
 * it) or `unreadable_file` (broken, encrypted, or not what its name says).
 */
export async function courseText(file: CourseFile): Promise<string> {
  const { filename, bytes } = file
  const ending = extname(filename).toLowerCase()
  if (ending !== '.txt' && ending !== '.docx') throw new Problem('unsupported-file')
  if (bytes.byteLength > limits.course_file_bytes) throw new Problem('payload-too-large')
  if (bytes.byteLength === 0) throw refused('required')
  const text = ending === '.txt' ? plainText(bytes) : await docxInProcess(file)
  if (text.trim() === '') throw refused('required')
  return text
}
