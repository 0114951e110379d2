import { fieldErrorCodes, Problem, problemCodes } from '@alta/contract/problems'
import * as z from 'zod/mini'
import type { ReadingTurn } from '../document-file/reading-process.ts'
import type { WorkerBounds, WorkersOf, WorkerTask } from '../worker-pool.ts'
import { courseText } from './course-file.ts'
import type { StoredCourse } from './stored-course.ts'

export interface Taken {
  readonly title: string
  /** Refuse what seems to be no course, or of several patients. */
  readonly unless_warned: boolean
}

export type AskedOfCourses =
  | { readonly words: readonly string[] }
  | ({ readonly text: string; readonly pointer: string } & Taken)
  | ({ readonly file_base64: string; readonly filename: string } & Taken)

const words = z.object({ words: z.string() })
const stored = z.object({ text: z.string(), sha256: z.string(), words: z.string() })
const file = z.object({ bytes: z.instanceof(Uint8Array) })
const params = z.record(z.string(), z.union([z.string(), z.number()]))
const refusal = z.object({
  refused: z.enum(problemCodes),
  errors: z.array(z.object({ pointer: z.string(), code: z.enum(fieldErrorCodes), params: z.optional(params) })),
})
export type ToldByCourses =
  | z.infer<typeof words>
  | (StoredCourse & { readonly words: string })
  | { readonly bytes: Uint8Array }
  | { readonly refused: Problem['code']; readonly errors: Problem['errors'] }

type Asking = Omit<WorkerTask, 'message'>
/** With the memory that readers of courses share. */
type AskingToRead = Asking & Pick<ReadingTurn, 'readers'>
type CourseSource = { readonly text: string } | { readonly file_base64: string; readonly filename: string }

/** What is done with whole courses: too much, for the longest, to be done between two requests. */
export interface CourseWork {
  /** A course as it is stored, with the words that it and its title are searched by. Throws as `courseText` does. */
  readonly read: (asking: AskingToRead, source: CourseSource, taken: Taken) => Promise<z.infer<typeof stored>>
  /** The words of texts, as they are stored. */
  readonly words: (asking: Asking, texts: readonly string[]) => Promise<string>
}

export function courseThreads(workersOf: WorkersOf, bounds: WorkerBounds): CourseWork {
  const script = new URL('./course-text.worker.ts', import.meta.url)
  const { run } = workersOf({ ...bounds, script, asked_by: 'requests' })
  const ask = async (asking: Asking, message: AskedOfCourses): Promise<unknown> => {
    const answer = await run({ ...asking, message })
    const refused = refusal.safeParse(answer)
    if (!refused.success) return answer
    const { refused: code, errors } = refused.data
    throw new Problem(code, {
      errors: errors.map(({ params: numbers, ...error }) => ({ ...error, ...(numbers && { params: numbers }) })),
    })
  }
  return {
    words: async (asking, texts) => z.parse(words, await ask(asking, { words: texts })).words,
    read: async (asking, source, taken) => {
      if ('text' in source)
        return z.parse(stored, await ask(asking, { text: source.text, pointer: '/source/text', ...taken }))
      const answer = await ask(asking, { ...source, ...taken })
      const given = file.safeParse(answer)
      if (!given.success) return z.parse(stored, answer)
      const { turn: reader, readers, signal } = asking
      const { bytes } = given.data
      const text = await courseText({
        filename: source.filename,
        bytes,
        turn: { readers, reader },
        ...(signal && { signal }),
      })
      return z.parse(stored, await ask(asking, { text, pointer: '/source/file_base64', ...taken }))
    },
  }
}
