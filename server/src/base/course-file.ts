import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limits } from '@alta/contract/limits'
import { type FieldErrorCode, Problem } from '@alta/contract/problems'
import { decodeText } from '@alta/clinical/text/decode'
import * as z from 'zod/mini'

/** Milliseconds and megabytes one file may cost. */
const bounds = { time: 20_000, memory: 512 }

const answer = z.union([z.object({ text: z.string() }), z.object({ failure: z.enum(['too_large', 'unreadable']) })])

function refused(code: FieldErrorCode): Problem {
  return new Problem('validation-failed', { errors: [{ pointer: '/source/file_base64', code }] })
}

/** Reads a .docx in a thread that is ended when it takes too long or too much memory. */
async function docxInThread(bytes: Uint8Array): Promise<string> {
  const worker = new Worker(new URL('./course-file.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: bounds.memory },
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(refused('unreadable_file')), bounds.time)
  worker.once('message', resolve)
  worker.once('error', () => reject(new Problem('payload-too-large')))
  worker.once('exit', () => reject(refused('unreadable_file')))
  try {
    const read = z.parse(answer, await promise)
    if ('text' in read) return read.text
    throw read.failure === 'too_large' ? new Problem('payload-too-large') : refused('unreadable_file')
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const foreignBeginnings = ['PK\u0003\u0004', '%PDF-', '\u00d0\u00cf\u0011\u00e0', '{\\rtf']

/** Formats that only bear the name: Word's own (and encrypted) files, zips, PDF, anything with zero bytes in its text. */
function plainText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (foreignBeginnings.some((beginning) => text.startsWith(beginning)) || text.includes('\0')) {
    throw refused('unreadable_file')
  }
  return text
}

/**
 * The text of a clinical course's file, .txt in any encoding or .docx.
 * Throws `unsupported-file` for another ending, `payload-too-large`, and `validation-failed` with `required` (nothing in
 * it) or `unreadable_file` (broken, encrypted, or not what its name says).
 */
export async function courseText(filename: string, bytes: Uint8Array): Promise<string> {
  const ending = extname(filename).toLowerCase()
  if (ending !== '.txt' && ending !== '.docx') throw new Problem('unsupported-file')
  if (bytes.byteLength > limits.course_file_bytes) throw new Problem('payload-too-large')
  if (bytes.byteLength === 0) throw refused('required')
  const text = ending === '.txt' ? plainText(bytes) : await docxInThread(bytes)
  if (text.trim() === '') throw refused('required')
  return text
}
