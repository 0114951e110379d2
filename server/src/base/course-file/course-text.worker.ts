import { parentPort } from 'node:worker_threads'
import { joinFiles, orderByDay } from '@alta/clinical/document/course-files'
import { withoutFileBreaks } from '@alta/clinical/text/file-breaks'
import { normalise } from '@alta/clinical/text/normalise'
import { Problem } from '@alta/contract/problems'
import { hashedWords } from '../content/word-hashes.ts'
import { distinctWords } from '../search-words.ts'
import { shiftSpans } from '../spans.ts'
import { decodePlainText } from './course-file.ts'
import type { CourseThreadRequest, CoursePart, CourseThreadReply } from './course-work.ts'
import { decodeBase64, storedCourse } from './stored-course.ts'

const wordsOf = (texts: readonly string[], secret: Uint8Array | null) =>
  hashedWords(secret, distinctWords(...texts).join(' '))

/** The engine's code for courses is loaded only for the requests that need it. */
async function warningsFor(text: string) {
  const { warningsOf } = await import('@alta/clinical/identity/warnings')
  return warningsOf(text)
}
async function firstDayOf(text: string) {
  const { firstDayOf: read } = await import('@alta/clinical/report/first-day')
  return read(text)
}

type CoursePartsRequest = Extract<CourseThreadRequest, { parts: unknown }>

/** Normalises the parts as offsets count. Throws `validation-failed` for one of several that is blank. */
function normalised({ parts, pointer }: CoursePartsRequest): CoursePart[] {
  return parts.map(({ text: original, ...part }, at) => {
    const text = normalise(original.toWellFormed())
    if (parts.length > 1 && text.trim() === '')
      throw new Problem('validation-failed', { errors: [{ pointer: `${pointer}/${at}`, code: 'required' }] })
    return { ...part, text }
  })
}

async function inOrder(parts: readonly CoursePart[]): Promise<CoursePart[]> {
  const days = await Promise.all(parts.map(({ text }) => firstDayOf(text)))
  return orderByDay(days).flatMap((at) => parts[at] ?? [])
}

/** The places in the whole course of the words that may be misread; a place without a word is left out. */
const uncertainIn = (text: string, parts: readonly CoursePart[], starts: readonly { readonly start: number }[]) =>
  parts.flatMap((part, at) =>
    shiftSpans(part.uncertain, starts[at]?.start ?? 0).filter(
      ({ start, end }) => start < end && end <= text.length && !text.slice(start, end).includes('\n'),
    ),
  )

async function stored(request: CoursePartsRequest): Promise<CourseThreadReply> {
  const { order, pointer, unless_warned } = request
  const normalisedParts = normalised(request)
  const [first, ...others] = normalisedParts
  const parts = order === 'by_day' && others.length > 0 ? await inOrder(normalisedParts) : normalisedParts
  const joined = joinFiles(parts)
  const text = others.length > 0 ? joined.text : withoutFileBreaks(first?.text ?? '')
  const course = storedCourse(text, pointer)
  const warnings = unless_warned ? await warningsFor(course.text) : []
  if (warnings.length > 0)
    throw new Problem('validation-failed', { errors: warnings.map((code) => ({ pointer, code })) })
  const title = parts[0]?.title ?? ''
  const uncertain = uncertainIn(course.text, parts, joined.files)
  return { ...course, title, words: wordsOf([title, course.text], request.secret), files: [...joined.files], uncertain }
}

async function reply(request: CourseThreadRequest): Promise<CourseThreadReply> {
  if ('words' in request) return { words: wordsOf(request.words, request.secret) }
  if ('day_of' in request) return await firstDayOf(request.day_of)
  if ('parts' in request) return await stored(request)
  const { file_base64, kind, pointer } = request
  const bytes = decodeBase64(file_base64, pointer)
  const text = decodePlainText({ kind, bytes, pointer })
  // The other kinds are read in a process of their own.
  return text === null ? { bytes } : { text }
}

parentPort?.on('message', async (request: CourseThreadRequest) => {
  const answer = await reply(request).catch((error: unknown): CourseThreadReply => {
    if (!(error instanceof Problem)) throw error
    return { refused: error.code, errors: error.errors }
  })
  parentPort?.postMessage(answer)
})
