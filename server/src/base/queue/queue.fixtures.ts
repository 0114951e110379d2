import type { JobRun } from '../jobs.ts'

/** Which jobs of a test ran, and which failed. */
export interface RecordedRuns {
  readonly ran: JobRun<RecordedRuns, { n: number }>[]
  readonly failed: number[]
}
