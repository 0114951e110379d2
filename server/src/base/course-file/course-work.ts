import type { FirstDay } from '@alta/clinical/document/course-files'
import type { ReadingProgress } from '@alta/contract/course-files'
import type { DocumentKind } from '@alta/contract/document-kinds'
import { fieldErrorCodes, Problem, problemCodes } from '@alta/contract/problems'
import { type UncertainWord, uncertainWord } from '@alta/contract/recognised'
import type { CourseSource } from '@alta/contract/course-source'
import * as z from 'zod/mini'
import type { ContentKeys } from '../content/keys.ts'
import type { WorkerBounds, WorkersOf, TaskOptions } from '../worker-pool.ts'
import { courseKind, type CourseRead, courseText, type CourseTurn, detectFileKind } from './course-file.ts'
import type { StoredCourse } from './stored-course.ts'

interface CourseReadRules {
  /** The title of a course whose first file has this name. */
  readonly titleFor: (filename: string | undefined) => string
  /** Whether to refuse a text that seems not to be a course, or to be about several patients. */
  readonly unless_warned: boolean
}

/** The text of a file of a course. */
export interface CoursePart {
  readonly filename: string | null
  readonly text: string
  readonly uncertain: readonly UncertainWord[]
  /** The title of the course, if the course begins with this file. */
  readonly title: string
}

/** The keys with which the words are hashed; null: the words stay readable. */
interface Hashing {
  readonly secret: Uint8Array | null
}

interface PartsAsked extends Hashing {
  readonly parts: readonly CoursePart[]
  readonly order: 'by_day' | 'as_given'
  /** Where the whole course stands in the request, as a JSON pointer. */
  readonly pointer: string
  readonly unless_warned: boolean
}

export type CourseThreadRequest =
  | ({ readonly words: readonly string[] } & Hashing)
  | { readonly file_base64: string; readonly kind: DocumentKind; readonly pointer: string }
  | { readonly day_of: string }
  | PartsAsked

const words = z.object({ words: z.string() })
const fileStart = z.object({ filename: z.nullable(z.string()), start: z.number() })
const stored = z.object({
  title: z.string(),
  text: z.string(),
  sha256: z.string(),
  words: z.string(),
  files: z.array(fileStart),
  uncertain: z.array(uncertainWord),
})
const file = z.union([z.object({ text: z.string() }), z.object({ bytes: z.instanceof(Uint8Array) })])
const firstDay = z.object({ day: z.nullable(z.string()), is_year_known: z.boolean() })
const params = z.record(z.string(), z.union([z.string(), z.number()]))
const refusal = z.object({
  refused: z.enum(problemCodes),
  errors: z.array(z.object({ pointer: z.string(), code: z.enum(fieldErrorCodes), params: z.optional(params) })),
})
export type CourseThreadReply =
  | z.infer<typeof words>
  | { readonly text: string }
  | { readonly bytes: Uint8Array }
  | FirstDay
  | (StoredCourse & Pick<z.infer<typeof stored>, 'title' | 'words' | 'files' | 'uncertain'>)
  | { readonly refused: Problem['code']; readonly errors: Problem['errors'] }
/** The keys with which words are hashed. */
type WordOptions = TaskOptions & { readonly keys: Pick<ContentKeys, 'words'> }
/** The memory that the readers of courses share. */
type ReadingOptions = TaskOptions &
  Pick<CourseTurn, 'readers'> & { readonly onProgress?: (progress: ReadingProgress) => void }

/** Work on whole courses. It runs in threads, because the longest courses would hold up the server. */
export interface CourseWork {
  /**
   * A course as it is stored, with the words that it and its title are searched by, and the files it is made of: one
   * without a name for a text. Throws as `courseText` does.
   */
  readonly read: (
    options: ReadingOptions & WordOptions,
    source: CourseSource,
    taken: CourseReadRules,
  ) => Promise<z.infer<typeof stored>>
  /** Reads a file that is to be a course or a part of one, with its first day. Throws as `courseText` does. */
  readonly readFile: (
    options: ReadingOptions,
    arriving: { readonly bytes: AsyncIterable<Uint8Array>; readonly kind: DocumentKind | undefined },
  ) => Promise<CourseRead & { readonly first: FirstDay }>
  /** The words of texts, as they are stored. */
  readonly words: (options: WordOptions, texts: readonly string[]) => Promise<string>
}

type InputPart =
  | { readonly text: string; readonly filename?: string | undefined; readonly uncertain?: UncertainWord[] | undefined }
  | InputFile
interface InputFile {
  readonly file_base64: string
  readonly filename: string
}

/** The parts of a source with their places in the request, and the place of the whole. */
function partsOf(source: CourseSource): {
  readonly parts: readonly [InputPart, pointer: string][]
  readonly pointer: string
} {
  const base = '/source'
  if ('files' in source)
    return {
      parts: source.files.map((part, at): [InputPart, string] => [part, `${base}/files/${at}`]),
      pointer: `${base}/files`,
    }
  const pointer = 'text' in source ? `${base}/text` : `${base}/file_base64`
  return { parts: [[source, pointer]], pointer }
}

export function courseThreads(workersOf: WorkersOf, bounds: WorkerBounds): CourseWork {
  const script = new URL('./course-text.worker.ts', import.meta.url)
  const { run } = workersOf({ ...bounds, script, asked_by: 'requests' })
  const ask = async (options: TaskOptions, message: CourseThreadRequest): Promise<unknown> => {
    const answer = await run({ ...options, message })
    const refused = refusal.safeParse(answer)
    if (!refused.success) return answer
    const { refused: code, errors } = refused.data
    throw new Problem(code, {
      errors: errors.map(({ params: numbers, ...error }) => ({ ...error, ...(numbers && { params: numbers }) })),
    })
  }
  const inProcess = async (options: ReadingOptions, input: Parameters<typeof courseText>[0]) => {
    const { turn: reader, readers, signal, onProgress } = options
    return await courseText(input, {
      turn: { readers, reader },
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    })
  }
  const textOf = async (
    options: ReadingOptions,
    part: InputPart,
    pointer: string,
  ): Promise<Pick<CoursePart, 'text' | 'uncertain'>> => {
    if ('text' in part) return { text: part.text, uncertain: part.uncertain ?? [] }
    const kind = courseKind(part.filename, pointer)
    const answer = z.parse(file, await ask(options, { file_base64: part.file_base64, kind, pointer }))
    if ('text' in answer) return { text: answer.text, uncertain: [] }
    const { text, recognised } = await inProcess(options, { kind, bytes: answer.bytes, pointer })
    return { text, uncertain: recognised?.uncertain ?? [] }
  }
  return {
    words: async ({ keys, ...options }, texts) =>
      z.parse(words, await ask(options, { words: texts, secret: keys.words() })).words,
    readFile: async (options, { bytes, kind }) => {
      const read = await inProcess(options, { ...(await detectFileKind(bytes, kind)), pointer: '' })
      return { ...read, first: z.parse(firstDay, await ask(options, { day_of: read.text })) }
    },
    read: async (options, source, { titleFor, unless_warned }) => {
      const { parts: input, pointer } = partsOf(source)
      const parts: CoursePart[] = []
      // The files are read one after the other, so that together they never take more memory than one.
      for (const [part, its] of input) {
        const read = await textOf(options, part, its)
        parts.push({ filename: part.filename ?? null, ...read, title: titleFor(part.filename) })
      }
      const order = 'files' in source ? (source.order ?? 'by_day') : 'as_given'
      return z.parse(stored, await ask(options, { parts, order, pointer, unless_warned, secret: options.keys.words() }))
    },
  }
}
