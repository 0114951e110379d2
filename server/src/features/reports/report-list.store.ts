import { limits } from '@alta/contract/limits'
import type { ReportSummary } from '@alta/contract/reports'
import { sql } from 'kysely'
import { countRows, type CappedCount } from '#base/database/count'
import { isTime, type CursorPosition, unknownCursor } from '#base/http/cursor'
import {
  selectOrderedKeys,
  inPlaces,
  readRows,
  type ReportFilter,
  type ReportSort,
  type ReportOrder,
} from './report-query.store.ts'
import { searchReports } from './report-search.store.ts'
import { summaryOf } from './reports.store.ts'
import type { Db } from '#base/database'

/** Checks the key in a cursor of an order before it reaches the database. */
export const isKeyOf = (sort: ReportSort): ((key: string) => boolean) | undefined => {
  if (sort.endsWith('created_at')) return isTime
  return sort.endsWith('title') ? undefined : (key) => key !== '' && !Number.isNaN(Number(key))
}

/** The value by which `sort` orders a row, as a cursor carries it. */
const keyOf = (sort: ReportSort, report: ReportSummary): string | null => {
  if (sort.endsWith('title')) return null
  if (sort.endsWith('created_at')) return report.created_at
  return String(report.generation_seconds ?? (sort.startsWith('-') ? -1 : Infinity))
}

async function countAll(db: Db, filter: ReportFilter): Promise<CappedCount> {
  const walk: ReportOrder = { sort: '-created_at', limit: limits.counted + 1, after: undefined }
  return await countRows(db, sql`(${selectOrderedKeys(filter, walk)})`)
}

async function pageRows(db: Db, filter: ReportFilter, { count, ...walk }: ReportOrder & { readonly count: boolean }) {
  const { q } = filter
  if (q !== undefined) return await searchReports(db, filter, { walk, q, count })
  const rows = await readRows(db, filter, { walk, keys: selectOrderedKeys(filter, walk) })
  return { rows, counted: count ? await countAll(db, filter) : undefined }
}

/**
 * One page, with one row more than `limit` when there is a next page, and each row's position in the order; also the
 * number of rows if it is requested.
 */
export async function listReports(db: Db, filter: ReportFilter, walk: ReportOrder & { readonly count: boolean }) {
  const { rows, counted } = await pageRows(db, filter, { ...walk, limit: walk.limit + 1 })
  const listed = rows.map((row) => {
    const report = summaryOf(row)
    return { report, position: { key: keyOf(walk.sort, report), id: report.discharge_report_id } }
  })
  return { listed, counted }
}

interface ReportListPosition {
  readonly sort: ReportSort
  readonly position: CursorPosition | undefined
}

/** A position in an order in the form for the database. Throws `validation-failed` where its report was deleted. */
export async function resolvePosition(db: Db, filter: ReportFilter, { sort, position }: ReportListPosition) {
  if (position === undefined || !sort.endsWith('title')) return position
  const found = await db
    .selectFrom('discharge_reports as report')
    .select('report.sort_title as key')
    .where('report.discharge_report_id', '=', position.id)
    .where(inPlaces(filter, 'report.organisation_id'))
    .executeTakeFirst()
  if (!found) throw unknownCursor()
  return { ...position, ...found }
}
