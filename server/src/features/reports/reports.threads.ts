import { Worker } from 'node:worker_threads'
import { type GeneratedReport, generatedReport } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import * as z from 'zod/mini'

interface CourseToWrite {
  readonly text: string
  readonly language: Language | null
  readonly signal: AbortSignal
}

/** Writes one report. Rejects when the course cost too much time or memory, broke the engine, or `signal` aborted. */
export type WriteReport = (course: CourseToWrite) => Promise<GeneratedReport>

export interface Bounds {
  readonly time_ms: number
  readonly memory_mb: number
  /** The thread's script; tests hand in one that misbehaves. */
  readonly script?: URL
}

interface Asked {
  readonly message: unknown
  readonly signal: AbortSignal
}

/** One answer of the thread; whatever ends it first (crash, time, abort) rejects. */
async function answerOf(worker: Worker, { message, signal }: Asked, time_ms: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const stop = () => reject(new Error('The thread was given up.'))
  const ended = (code: number) => reject(new Error(`The engine's thread ended with ${code}.`))
  const timer = setTimeout(() => reject(new Error('The engine took too long.')), time_ms)
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) stop()
    else worker.postMessage(message)
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  }
}

interface Threads {
  readonly ask: (asked: Asked) => Promise<unknown>
  /** Starts one before it is asked: loading what it knows takes a second. */
  readonly warm: () => void
}

/**
 * The engine in threads of its own, so that neither a long course nor a hostile one holds up the server. A thread that
 * did its work is kept warm for the next; one that failed is ended, and only its work fails. One exception: a single
 * huge allocation passes V8's limit for threads and ends the process; limits on the length of texts rule it out.
 */
export function threadsOf({ time_ms, memory_mb, script }: Required<Bounds>): Threads {
  const idle: Worker[] = []
  const start = () => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      const place = idle.indexOf(worker)
      if (place >= 0) idle.splice(place, 1)
    })
    return worker
  }
  const ask: Threads['ask'] = async (asked) => {
    asked.signal.throwIfAborted()
    const worker = idle.pop() ?? start()
    // idle threads must not keep a stopping server alive
    worker.ref()
    try {
      const answer = await answerOf(worker, asked, time_ms)
      worker.unref()
      idle.push(worker)
      return answer
    } catch (error) {
      await worker.terminate()
      throw error
    }
  }
  const warm = () => {
    const worker = start()
    worker.unref()
    idle.push(worker)
  }
  return { ask, warm }
}

export function reportThreads({
  script = new URL('./reports.worker.ts', import.meta.url),
  ...bounds
}: Bounds): WriteReport {
  const { ask } = threadsOf({ ...bounds, script })
  return async ({ text, language, signal }) =>
    z.parse(generatedReport, await ask({ message: { text, language }, signal }))
}
