import { limits } from '@alta/contract/limits'
import { sql } from 'kysely'
import { cappedAt, type CappedCount } from '#base/database/count'
import { queriesByWord, queryOfSomeWords, queryOfWords } from '#base/search-words'
import {
  selectOrderedKeys,
  direction,
  inPlaces,
  matchesReportFilter,
  isAfterPosition,
  reportKeyColumns,
  orders,
  placesOf,
  readRows,
  type ReportFilter,
  type ReportOrder,
} from './report-query.store.ts'
import type { Db } from '#base/database'

type ReportKeysQuery = ReturnType<typeof selectOrderedKeys>

interface ReportSearch {
  readonly walk: ReportOrder
  readonly q: string
}

/** The rows of the order that are looked through for frequent words, before words are looked up in the index. */
const near = 200
/** The rows that are looked through to learn which of the words are rare, and whether many rows have them all. */
const surveyed = 2000
/**
 * The most reports with the rare words that are looked up; where there are more, the order is followed further, then to
 * its end.
 */
const lookedUp = 20_000
/** Words that stand in a smaller share of the surveyed rows than this are looked up together. */
const rareShare = 0.1
const furthest = 2_147_483_647

/** The first rows of the order, in all organisations together, whatever words they have. */
const firstOf = (filter: ReportFilter, walk: ReportOrder): ReportKeysQuery => sql`
  select report.* from (${selectOrderedKeys(filter, walk)}) report
  order by sort_key ${direction(walk.sort)}, discharge_report_id ${direction(walk.sort)} limit ${walk.limit}`

/** Those of them that have the words. */
const bearersOf = (filter: ReportFilter, { walk, q }: ReportSearch): ReportKeysQuery => sql`
  select report.* from (${firstOf(filter, walk)}) report
  join discharge_report_words bearing using (organisation_id, discharge_report_id)
  where bearing.words @@ ${queryOfWords(q)}`

interface Survey {
  /** The rows that were looked at: fewer than requested when there are no others. */
  readonly passed: number
  readonly hits: number
  /** The words that few of them have; none: all words are looked up together. */
  readonly rare: readonly number[]
}

/** What the first rows of the order show about the words. */
async function survey(db: Db, filter: ReportFilter, { walk, q }: ReportSearch): Promise<Survey> {
  const words = queriesByWord(q)
  const each = words.map((word) => sql`count(*) filter (where bearing.words @@ ${word})`)
  const { rows } = await sql<{ passed: number; hits: number; each: number[] }>`
    select count(*) as passed, count(*) filter (where bearing.words @@ ${queryOfWords(q)}) as hits,
      array[${sql.join(each.length === 0 ? [sql`0`] : each)}]::int[] as each
    from (${firstOf(filter, { ...walk, limit: surveyed })}) report
    join discharge_report_words bearing using (organisation_id, discharge_report_id)`.execute(db)
  const found = rows[0] ?? { passed: 0, hits: 0, each: [] }
  const rare = found.each.flatMap((bearers, index) => (bearers < found.passed * rareShare ? [index] : []))
  return { passed: found.passed, hits: found.hits, rare }
}

interface Lookup {
  readonly q: string
  readonly rare: readonly number[]
  readonly most: number
}

/** Reports that have the words, found by the index of the rare ones. */
const bearing = (filter: ReportFilter, { q, rare, most }: Lookup) =>
  sql`reports_bearing(${rare.length === 0 ? queryOfWords(q) : queryOfSomeWords(q, rare)}, ${queryOfWords(q)}, ${placesOf(filter)}::uuid[], ${sql.lit(most)}) bearing
    join discharge_reports report using (organisation_id, discharge_report_id)
    where ${inPlaces(filter, 'report.organisation_id')}`

/** How many of those are looked up, and how many match the filter, counted up to the contract's limit. */
async function countLookedUp(db: Db, filter: ReportFilter, lookup: Lookup) {
  const { rows } = await sql<{ looked: number; found: number }>`
    select count(*) as looked, count(*) filter (where ${matchesReportFilter(filter)}) as found
    from ${bearing(filter, lookup)}`.execute(db)
  return rows[0] ?? { looked: 0, found: 0 }
}

/** A page of the reports for which the first rows and the surveyed ones were not enough. */
async function lookUp(
  db: Db,
  filter: ReportFilter,
  { walk, q, rare }: ReportSearch & { readonly rare: readonly number[] },
) {
  const lookup = { q, rare, most: lookedUp + 1 }
  const { looked } = await countLookedUp(db, filter, lookup)
  if (looked > lookedUp) {
    const further = await within(db, filter, { q, walk, limit: lookedUp })
    return further.length === walk.limit ? further : await within(db, filter, { q, walk, limit: furthest })
  }
  const keys = sql`
    select ${reportKeyColumns}, ${orders[walk.sort].column} as sort_key
    from ${bearing(filter, lookup)} and ${matchesReportFilter(filter)} and ${isAfterPosition(walk)}`
  return await readRows(db, filter, { walk, keys })
}

const within = async (db: Db, filter: ReportFilter, { walk, q, limit }: ReportSearch & { readonly limit: number }) =>
  await readRows(db, filter, { walk, keys: bearersOf(filter, { q, walk: { ...walk, limit } }) })

/** From this number on no exact number is looked up: an index with very many entries for a word is slow to read. */
const roundly = 100
const atLeast = (count: number): CappedCount => ({
  total: count < roundly ? count : count - (count % roundly),
  total_capped: true,
})

/**
 * The number of reports that have the words, from the first rows of an order or from the index of the rare words. For
 * very frequent words a round number is given, with the mark that there are more.
 */
async function countBearers(
  db: Db,
  filter: ReportFilter,
  { q, ...counts }: Survey & { q: string },
): Promise<CappedCount> {
  const { passed, hits, rare } = counts
  if (passed < surveyed || hits > limits.counted) return cappedAt(hits)
  if (hits >= roundly && rare.length === 0) return atLeast(hits)
  const most = limits.counted * 1.5
  const counted = await countLookedUp(db, filter, { q, rare, most: most + 1 })
  if (counted.looked <= most || counted.found > limits.counted) return cappedAt(counted.found)
  return atLeast(Math.max(hits, counted.found))
}

/**
 * A page of the reports that have the words, and their number if it is requested. Frequent words are found along the
 * order within few rows; for others the rare ones are looked up. Words that some reports have, but none among the
 * first, and combinations of frequent words that few reports have, cost more the more reports there are.
 */
export async function searchReports(
  db: Db,
  filter: ReportFilter,
  { walk, q, count }: ReportSearch & { count: boolean },
) {
  const first = await within(db, filter, { walk, q, limit: Math.max(near, walk.limit * 4) })
  const isFull = first.length === walk.limit
  if (isFull && !count) return { rows: first, counted: undefined }
  // The number is only computed for the first page.
  const found = await survey(db, filter, { q, walk: count ? { ...walk, after: undefined } : walk })
  const counted = count ? await countBearers(db, filter, { ...found, q }) : undefined
  if (isFull) return { rows: first, counted }
  const isOnWay = found.passed < surveyed || found.hits >= walk.limit
  const surveyedRows = isOnWay ? await within(db, filter, { walk, q, limit: surveyed }) : []
  if (found.passed < surveyed || surveyedRows.length === walk.limit) return { rows: surveyedRows, counted }
  return { rows: await lookUp(db, filter, { walk, q, rare: found.rare }), counted }
}
