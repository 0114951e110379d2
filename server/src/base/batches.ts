import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from './jobs.ts'
import { organisationSubmitter } from './jobs.ts'
import type { Services } from './services.ts'

/** What pieces are measured by, in milliseconds: nobody waits longer for the database, and it rests three times as long. */
export interface BatchPace {
  readonly piece_ms: number
  readonly rest: number
  /** After this a job lets those of other organisations come first. */
  readonly turn_ms: number
}
export const defaultPace: BatchPace = { piece_ms: 20, rest: 3, turn_ms: 20_000 }

/** Records of a piece, fewer on no machine however busy. */
const size = { fewest: 5, most: 100 }

/** Larger pieces while they are quick, smaller ones while they are slow. */
const nextSize = (limit: number, took: number, { piece_ms }: BatchPace): number =>
  Math.max(
    size.fewest,
    Math.min(size.most, Math.round(limit * Math.min(2, Math.max(0.5, piece_ms / Math.max(1, took))))),
  )

export interface Turn {
  /** As `performance.now()` tells time. */
  readonly until: number
  readonly signal: AbortSignal
}

/**
 * Does piece after piece, each a transaction of its own, with rests between, until one finds nothing left (true) or the
 * turn is over (false). `piece` answers how much it did of at most `limit`. Given up between two, what was done is done.
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

/** Of a job that takes turns: the one that goes on has another key, because this one still runs. */
export interface TurnData {
  readonly organisation_id: string
  readonly turn: number
}

export const turnKey = ({ organisation_id, turn }: TurnData) => `${organisation_id}/${turn % 2}`

/** Has another job go on, after those of other organisations. */
export async function continueLater<D extends TurnData>(
  services: Services,
  job: Job<Services, D>,
  data: D,
): Promise<void> {
  const next = { ...data, turn: data.turn + 1 }
  const enqueued = { data: next, submitter: organisationSubmitter(data.organisation_id), key: turnKey(next) }
  await services.db.transaction().execute((trx) => services.jobs.enqueue(trx, job, enqueued))
}
