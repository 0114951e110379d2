import { Worker } from 'node:worker_threads'
import { type GeneratedReport, generatedReport } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { threadAnswer } from '#base/thread-answer'

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
  const ask: Threads['ask'] = async ({ message, signal }) => {
    signal.throwIfAborted()
    const worker = idle.pop() ?? start()
    // idle threads must not keep a stopping server alive
    worker.ref()
    try {
      const answer = await threadAnswer(worker, message, { time_ms, signal })
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
