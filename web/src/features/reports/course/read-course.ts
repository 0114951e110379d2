import { checkFile, type CourseProblem, isKind } from './course-file.ts'
import { readReply } from './worker-reply.ts'

export type CourseReading = { readonly text: string } | { readonly problem: CourseProblem }

/** Ends with `unreadable` when the worker neither answers nor fails within the limit; the worker is gone either way. */
const askWorker = async (message: { kind: string; bytes: ArrayBuffer }, limit: number): Promise<CourseReading> => {
  const worker = new Worker(new URL('./course.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<CourseReading>()
  const fail = () => resolve({ problem: 'unreadable' })
  const timer = setTimeout(fail, limit)
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }) => resolve(readReply(data)))
  worker.postMessage(message, [message.bytes])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

/** Reads a .txt or .docx in a worker of its own. `limit` in milliseconds. Never throws. */
export const readCourse = async (file: File, limit = 20_000): Promise<CourseReading> => {
  const checked = checkFile(file)
  if (!isKind(checked)) return { problem: checked }
  try {
    const reading = await askWorker({ kind: checked, bytes: await file.arrayBuffer() }, limit)
    return 'text' in reading && reading.text.trim() === '' ? { problem: 'empty' } : reading
  } catch {
    return { problem: 'unreadable' }
  }
}
