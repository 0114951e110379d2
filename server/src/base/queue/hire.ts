import type { PgBoss } from 'pg-boss'

/** What pg-boss says of a job it hands out. */
export interface Claimed {
  readonly id: string
  readonly name: string
  readonly signal: AbortSignal
  readonly data: unknown
  readonly retryCount: number
}

export const polling = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: 3,
} as const

interface Hiring {
  readonly boss: PgBoss
  readonly name: string
  /** Most jobs at once, and workers that are free while there are fewer. */
  readonly at_once: number
  readonly free: number
  /** From then on nobody is hired. */
  readonly closing: () => boolean
}

const most_at_a_time = 8

/**
 * As few workers look for jobs as are of use, since each asks the database again and again: more whenever the last free
 * one takes a job, one less when one is done and too many are free.
 */
export async function hire(
  { boss, name, at_once, free, closing }: Hiring,
  run: (claimed: Claimed) => Promise<void>,
): Promise<void> {
  let [hired, busy] = [0, 0]
  const another = async (): Promise<void> => {
    hired += 1
    const worker = await boss.work(name, polling, work).catch((error: unknown) => {
      hired -= 1
      throw error
    })
    async function work([claimed]: readonly Claimed[]) {
      if (!claimed) return
      // left alone it would rest for a second before it takes the next job that waits
      boss.notifyWorker(worker)
      busy += 1
      // who cannot be hired now is hired with the next job
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
