import { extname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { Problem } from '@alta/contract/problems'
import { distinctWords } from '../search-words.ts'
import { courseText } from './course-file.ts'
import type { AskedOfCourses, Taken, ToldByCourses } from './course-work.ts'
import { decodeBase64, storedCourse } from './stored-course.ts'

const wordsOf = (texts: readonly string[]) => distinctWords(...texts).join(' ')

/** The words of the engine are read for whoever asks alone. */
async function warningsFor(text: string) {
  const { warningsOf } = await import('@alta/clinical/identity/warnings')
  return warningsOf(text)
}

async function stored(text: string, pointer: string, { title, unless_warned }: Taken): Promise<ToldByCourses> {
  const course = storedCourse(text, pointer)
  const warnings = unless_warned ? await warningsFor(course.text) : []
  if (warnings.length > 0)
    throw new Problem('validation-failed', { errors: warnings.map((code) => ({ pointer, code })) })
  return { ...course, words: wordsOf([title, course.text]) }
}

async function told(asked: AskedOfCourses): Promise<ToldByCourses> {
  if ('words' in asked) return { words: wordsOf(asked.words) }
  if ('text' in asked) return await stored(asked.text, asked.pointer, asked)
  const bytes = decodeBase64(asked.file_base64)
  // the others are read in a process of their own
  if (extname(asked.filename).toLowerCase() !== '.txt') return { bytes }
  return await stored(await courseText({ filename: asked.filename, bytes, turn: null }), '/source/file_base64', asked)
}

parentPort?.on('message', async (asked: AskedOfCourses) => {
  const answer = await told(asked).catch((error: unknown): ToldByCourses => {
    if (!(error instanceof Problem)) throw error
    return { refused: error.code, errors: error.errors }
  })
  parentPort?.postMessage(answer)
})
