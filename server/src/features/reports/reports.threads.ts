import { type GeneratedReport, generatedReport } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import * as z from 'zod/mini'
import type { FairTask } from '#base/fair-queue'
import type { WorkerBounds, WorkersOf } from '#base/worker-pool'

interface CourseToWrite {
  /** On whose behalf the report is written: that organisation's courses wait in its own queue. */
  readonly turn: FairTask
  readonly text: string
  readonly language: Language | null
  readonly signal: AbortSignal
  /** Whether a process was lost while it was written. */
  readonly is_suspect?: boolean
}

/** Writes one report. Rejects when the course takes too much time or memory, breaks the engine, or `signal` aborts. */
export type WriteReport = (course: CourseToWrite) => Promise<GeneratedReport>

/** The engine in threads of the pool. `script`: tests pass one that misbehaves. */
export function reportThreads(
  workersOf: WorkersOf,
  { script = new URL('./reports.worker.ts', import.meta.url), ...bounds }: WorkerBounds & { readonly script?: URL },
): WriteReport {
  const workers = workersOf({ ...bounds, script, asked_by: 'jobs' })
  return async ({ text, language, ...task }) =>
    z.parse(generatedReport, await workers.run({ ...task, message: { text, language } }))
}
