import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { limits } from '@alta/contract/limits'
import { type FieldErrorCode, Problem } from '@alta/contract/problems'
import { decodeText } from '@alta/clinical/text/decode'

/** What one .docx may cost: milliseconds, megabytes of memory, bytes of text (a character has at most three). */
const bounds = { time: 20_000, memory: 512, text: limits.course_characters_max * 3 }

/** The worker's exit code for "unpacks to too much". */
const saidTooLarge = 3

function refused(code: FieldErrorCode): Problem {
  return new Problem('validation-failed', { errors: [{ pointer: '/source/file_base64', code }] })
}

/** What the process writes, or null once that is more than a course may hold; then the process is ended. */
async function outputOf(child: ChildProcessByStdio<Writable, Readable, null>): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of child.stdout) {
    size += chunk.length
    chunks.push(chunk)
    if (size > bounds.text) {
      child.kill('SIGKILL')
      return null
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads a .docx in a process that is ended when it takes too much time or memory. */
async function docxInProcess(bytes: Uint8Array): Promise<string> {
  const script = fileURLToPath(new URL('./course-file.worker.ts', import.meta.url))
  const child = spawn(process.execPath, [`--max-old-space-size=${bounds.memory}`, script], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: bounds.time,
    killSignal: 'SIGKILL',
  })
  // The process may end before it has read its input; its exit says why.
  child.stdin.on('error', () => {}).end(bytes)
  const [text, [code, signal]] = await Promise.all([outputOf(child), once(child, 'close')])
  if (code === 0 && text !== null) return text
  // Out of memory, V8 aborts.
  const tooLarge = text === null || code === saidTooLarge || signal === 'SIGABRT'
  throw tooLarge ? new Problem('payload-too-large') : refused('unreadable_file')
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
  const text = ending === '.txt' ? plainText(bytes) : await docxInProcess(bytes)
  if (text.trim() === '') throw refused('required')
  return text
}
