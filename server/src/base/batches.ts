import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from './jobs.ts'
import { organisationSubmitter } from './jobs.ts'
import type { Services } from './services.ts'

/**
 * The bounds of batches, in milliseconds: a batch holds the database for `piece_ms`, then it rests `rest` times as
 * long.
 */
export interface BatchPace {
  readonly piece_ms: number
  readonly rest: number
  /** After this time the job lets the jobs of other organisations run first. */
  readonly turn_ms: number
}
export const defaultPace: BatchPace = { piece_ms: 20, rest: 3, turn_ms: 20_000 }

/** Records of a batch at the smallest, even on a busy machine. */
const size = { fewest: 5, most: 100 }

/** Makes batches larger while they are quick, and smaller while they are slow. */
const nextSize = (limit: number, took: number, { piece_ms }: BatchPace): number =>
  Math.max(
    size.fewest,
    Math.min(size.most, Math.round(limit * Math.min(2, Math.max(0.5, piece_ms / Math.max(1, took))))),
  )

export interface Turn {
  /** A time of `performance.now()`. */
  readonly until: number
  readonly signal: AbortSignal
}

/**
 * Runs batch after batch, each in a transaction of its own, with rests in between, until one finds nothing left (true)
 * or the turn is over (false). `piece` returns how many of at most `limit` records it handled. A batch that was
 * committed stays committed when the signal aborts.
 */
export async function runInBatches(
  piece: (limit: number) => Promise<number>,
  pace: BatchPace,
  { until, signal }: Turn,
): Promise<boolean> {
  let limit = size.fewest
  for (;;) {
    const began = performance.now()
    const done = await piece(limit)
    const took = performance.now() - began
    if (done === 0) return true
    await wait(Math.max(5, took * pace.rest), undefined, { signal })
    if (performance.now() > until) return false
    limit = nextSize(limit, took, pace)
  }
}

/** The data of a job that runs in turns. The job that continues has another key, because the present one still runs. */
export interface TurnData {
  readonly organisation_id: string
  readonly turn: number
}

export const turnKey = ({ organisation_id, turn }: TurnData) => `${organisation_id}/${turn % 2}`

/** Enqueues a job that continues the work, after the jobs of other organisations. */
export async function continueLater<D extends TurnData>(
  services: Services,
  job: Job<Services, D>,
  data: D,
): Promise<void> {
  const next = { ...data, turn: data.turn + 1 }
  const enqueued = { data: next, submitter: organisationSubmitter(data.organisation_id), key: turnKey(next) }
  await services.db.transaction().execute((trx) => services.jobs.enqueue(trx, job, enqueued))
}
