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

/** How many rows of the order are looked at for words that many bear, before words are looked up. */
const near = 200
/** … and how many to learn which of the words are rare, and whether many bear it. */
const surveyed = 2000
/** Reports with the rare words that are looked up; where there are more, the order is walked further, then to its end. */
const lookedUp = 20_000
/** Words that fewer bear than this share of the surveyed are looked up together. */
const rareShare = 0.1
const furthest = 2_147_483_647

/** The first rows of the order, of all places together, whatever words they bear. */
const firstOf = (filter: ReportFilter, walk: ReportOrder): ReportKeysQuery => sql`
  select report.* from (${selectOrderedKeys(filter, walk)}) report
  order by place ${direction(walk.sort)}, discharge_report_id ${direction(walk.sort)} limit ${walk.limit}`

/** Those of them that bear the words. */
const bearersOf = (filter: ReportFilter, { walk, q }: ReportSearch): ReportKeysQuery => sql`
  select report.* from (${firstOf(filter, walk)}) report
  join discharge_report_words bearing using (organisation_id, discharge_report_id)
  where bearing.words @@ ${queryOfWords(q)}`

interface Survey {
  /** Rows that were looked at: fewer than asked for when there are no others. */
  readonly passed: number
  readonly hits: number
  /** Which words few of them bear; none: all of them are looked up together. */
  readonly rare: readonly number[]
}

/** What the first rows of the order say of the words. */
async function survey(db: Db, filter: ReportFilter, { walk, q }: ReportSearch): Promise<Survey> {
  const words = queriesByWord(q)
  const each = words.map((word) => sql`count(*) filter (where bearing.words @@ ${word})`)
  const { rows } = await sql<{ passed: number; hits: number; each: number[] }>`
    select count(*) as passed, count(*) filter (where bearing.words @@ ${queryOfWords(q)}) as hits,
      array[${sql.join(each.length === 0 ? [sql`0`] : each)}]::int[] as each
    from (${firstOf(filter, { ...walk, limit: surveyed })}) report
    join discharge_report_words bearing using (organisation_id, discharge_report_id)`.execute(db)
  const found = rows[0] ?? { passed: 0, hits: 0, each: [] }
  const rare = found.each.flatMap((bearers, place) => (bearers < found.passed * rareShare ? [place] : []))
  return { passed: found.passed, hits: found.hits, rare }
}

interface Lookup {
  readonly q: string
  readonly rare: readonly number[]
  readonly most: number
}

/** Reports that bear the words, by the index of the rare ones. */
const bearing = (filter: ReportFilter, { q, rare, most }: Lookup) =>
  sql`reports_bearing(${rare.length === 0 ? queryOfWords(q) : queryOfSomeWords(q, rare)}, ${queryOfWords(q)}, ${placesOf(filter)}::uuid[], ${sql.lit(most)}) bearing
    join discharge_reports report using (organisation_id, discharge_report_id)
    where ${inPlaces(filter, 'report.organisation_id')}`

/** How many of those are looked up, and how many of them are asked for, counted as far as the contract says. */
async function countLookedUp(db: Db, filter: ReportFilter, lookup: Lookup) {
  const { rows } = await sql<{ looked: number; found: number }>`
    select count(*) as looked, count(*) filter (where ${matchesReportFilter(filter)}) as found
    from ${bearing(filter, lookup)}`.execute(db)
  return rows[0] ?? { looked: 0, found: 0 }
}

/** A page of those that neither the first rows nor those surveyed had enough of. */
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
    select ${reportKeyColumns}, ${orders[walk.sort].column} as place
    from ${bearing(filter, lookup)} and ${matchesReportFilter(filter)} and ${isAfterPosition(walk)}`
  return await readRows(db, filter, { walk, keys })
}

const within = async (db: Db, filter: ReportFilter, { walk, q, limit }: ReportSearch & { readonly limit: number }) =>
  await readRows(db, filter, { walk, keys: bearersOf(filter, { q, walk: { ...walk, limit } }) })

/** Of how many no exact number is looked up: an index that holds very many places of a word is slow to read. */
const roundly = 100
const atLeast = (found: number): CappedCount => ({
  total: found < roundly ? found : found - (found % roundly),
  total_capped: true,
})

/**
 * How many bear the words, by what the first of an order say, or by the index of the rare words. Of words that very many
 * bear it is said in round figures that there are more.
 */
async function countBearers(
  db: Db,
  filter: ReportFilter,
  { q, ...found }: Survey & { q: string },
): Promise<CappedCount> {
  const { passed, hits, rare } = found
  if (passed < surveyed || hits > limits.counted) return cappedAt(hits)
  if (hits >= roundly && rare.length === 0) return atLeast(hits)
  const most = limits.counted * 1.5
  const counted = await countLookedUp(db, filter, { q, rare, most: most + 1 })
  if (counted.looked <= most || counted.found > limits.counted) return cappedAt(counted.found)
  return atLeast(Math.max(hits, counted.found))
}

/**
 * A page of what bears the words, and how many do if that is asked for. Words that many bear are found along the order,
 * not far; of others the rare ones are looked up. Words that some bear, but none near, and words of which many bear each
 * but few all, cost more the more reports there are.
 */
export async function searchReports(
  db: Db,
  filter: ReportFilter,
  { walk, q, count }: ReportSearch & { count: boolean },
) {
  const first = await within(db, filter, { walk, q, limit: Math.max(near, walk.limit * 4) })
  const isFull = first.length === walk.limit
  if (isFull && !count) return { rows: first, counted: undefined }
  // what is counted begins with the first page
  const found = await survey(db, filter, { q, walk: count ? { ...walk, after: undefined } : walk })
  const counted = count ? await countBearers(db, filter, { ...found, q }) : undefined
  if (isFull) return { rows: first, counted }
  const isOnWay = found.passed < surveyed || found.hits >= walk.limit
  const surveyedRows = isOnWay ? await within(db, filter, { walk, q, limit: surveyed }) : []
  if (found.passed < surveyed || surveyedRows.length === walk.limit) return { rows: surveyedRows, counted }
  return { rows: await lookUp(db, filter, { walk, q, rare: found.rare }), counted }
}
