import type { PgBoss } from 'pg-boss'

/** A job as pg-boss hands it out. */
export interface ClaimedJob {
  readonly id: string
  readonly name: string
  readonly signal: AbortSignal
  readonly data: unknown
  readonly retryCount: number
  /** The organisation; null where the job was made before jobs were taken in turns. */
  readonly groupId?: string | null
}

/** Workers are woken when jobs are made (NOTIFY) and when they come due (`due.ts`); they poll in case that fails. */
export const polling = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 300,
  heartbeatRefreshSeconds: 3,
} as const

interface WorkerScale {
  readonly boss: PgBoss
  readonly name: string
  /** The most jobs at once, and the free workers that are kept while there are fewer. */
  readonly at_once: number
  readonly free: number
  /** Whether the server stops: then no worker is started. */
  readonly closing: () => boolean
}

const most_at_a_time = 8

/** Workers that one organisation never has where many run at once: two, since servers that claim at the same time may pass it by one. */
const left_for_others = 2

type RunClaimedJob = (claimed: ClaimedJob) => Promise<void>

/**
 * Runs jobs, at most `at_once`. Workers are left for other organisations where there are two or more workers, however
 * many jobs one organisation has.
 */
export async function scaleWorkers(hiring: WorkerScale, run: RunClaimedJob): Promise<void> {
  await (hiring.at_once > hiring.free ? runWorkersAsNeeded(hiring, run) : runAllWorkers(hiring, run))
}

/** Starts all workers at once; each process keeps one of its own for other organisations. */
async function runAllWorkers({ boss, name, at_once }: WorkerScale, run: RunClaimedJob): Promise<void> {
  const share = { localConcurrency: at_once, localGroupConcurrency: Math.max(1, at_once - 1) }
  await boss.work(name, { ...polling, ...share }, async ([claimed]: readonly ClaimedJob[]) => {
    if (!claimed) return
    // Without this they would rest before they take the next job that waits.
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id)
    await run(claimed)
  })
}

/**
 * Keeps few workers, because each polls the database: one more is started whenever the last free one takes a job, and
 * one is stopped when one is done and too many are free. pg-boss counts an organisation's jobs in the whole database
 * here, because it counts those of one process only for workers that start together.
 */
async function runWorkersAsNeeded(
  { boss, name, at_once, free, closing }: WorkerScale,
  run: RunClaimedJob,
): Promise<void> {
  const options = { ...polling, groupConcurrency: Math.max(1, at_once - left_for_others) }
  let [hired, busy] = [0, 0]
  const another = async (): Promise<void> => {
    hired += 1
    const worker = await boss.work(name, options, work).catch((error: unknown) => {
      hired -= 1
      throw error
    })
    async function work([claimed]: readonly ClaimedJob[]) {
      if (!claimed) return
      // Without this it would rest before it takes the next job that waits.
      boss.notifyWorker(worker)
      busy += 1
      // A worker that cannot be started now is started with the next job.
      if (busy === hired && !closing()) several(Math.min(busy, most_at_a_time, at_once - hired)).catch(() => undefined)
      try {
        await run(claimed)
      } finally {
        busy -= 1
        if (hired - busy > free) {
          hired -= 1
          void boss.offWork(name, { id: worker, wait: false })
        }
      }
    }
  }
  const several = (count: number) => Promise.all(Array.from({ length: count }, another))
  await several(free)
}
