import { limits } from '@alta/contract/limits'
import { type Expression, sql } from 'kysely'
import type { Db } from '../database.ts'

/** The number of rows of a list; `total_capped` where there are more. */
export interface CappedCount {
  readonly total: number
  readonly total_capped: boolean
}

export const cappedAt = (count: number, most: number = limits.counted): CappedCount => ({
  total: Math.min(count, most),
  total_capped: count > most,
})

/** Counts the rows of a query up to the contract's limit, so that a long list costs no more than a short one. */
export async function countRows(db: Db, rows: Expression<unknown>): Promise<CappedCount> {
  const { rows: found } = await sql<{ found: number }>`
    select count(*) as found from (select from ${rows} as matching limit ${sql.lit(limits.counted + 1)}) as counted`.execute(
    db,
  )
  return cappedAt(found[0]?.found ?? 0)
}
