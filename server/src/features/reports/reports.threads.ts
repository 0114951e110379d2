import { type GeneratedReport, generatedReport } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import * as z from 'zod/mini'
import type { FairTask } from '#base/fair-queue'
import type { WorkerBounds, WorkersOf } from '#base/worker-pool'

interface CourseToWrite {
  /** Whose report it is: their courses wait for one another before those of others do. */
  readonly turn: FairTask
  readonly text: string
  readonly language: Language | null
  readonly signal: AbortSignal
  /** A process was lost while it was written. */
  readonly is_suspect?: boolean
}

/** Writes one report. Rejects when the course cost too much time or memory, broke the engine, or `signal` aborted. */
export type WriteReport = (course: CourseToWrite) => Promise<GeneratedReport>

/** The engine in threads of the pool. `script`: tests hand in one that misbehaves. */
export function reportThreads(
  workersOf: WorkersOf,
  { script = new URL('./reports.worker.ts', import.meta.url), ...bounds }: WorkerBounds & { readonly script?: URL },
): WriteReport {
  const workers = workersOf({ ...bounds, script, asked_by: 'jobs' })
  return async ({ text, language, ...task }) =>
    z.parse(generatedReport, await workers.run({ ...task, message: { text, language } }))
}
