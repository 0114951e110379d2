import type { ReportFigures, reportGroups } from '@alta/contract/analytics'
import { sectionKeys } from '@alta/contract/sections'
import { sql } from 'kysely'
import type { Scope } from '#base/access'
import { ratingsOf } from '../reports/reports.store.ts'
import { type AnalyticsFilter, readSections, readWeeks } from './weeks.store.ts'
import type { Db } from '#base/database'

/** The expression that names a group, for a week's figures and for a report. */
const groups = {
  all: sql<string>`'all'::text`,
  strategy: sql<string>`cell.report_strategy`,
  week: sql<string>`to_char(cell.week, 'YYYY-MM-DD')`,
  organisation: sql<string>`cell.organisation_id::text`,
} as const

interface ReportFiguresRow {
  readonly key: string
  readonly name: string | null
  readonly reports: number
  readonly ready: number
  readonly failed: number
  readonly cancelled: number
  readonly rated_excellent: number
  readonly rated_good: number
  readonly rated_fair: number
  readonly rated_poor: number
  readonly corrected: number
  readonly changed: number
  readonly signed: number
  readonly decisions: number
  readonly unused: number
  readonly seconds: readonly number[] | null
  readonly review_seconds: readonly number[] | null
}

const numbersOf = (row: ReportFiguresRow): ReportFiguresRow => ({
  ...row,
  reports: Number(row.reports),
  ready: Number(row.ready),
  failed: Number(row.failed),
  cancelled: Number(row.cancelled),
  rated_excellent: Number(row.rated_excellent),
  rated_good: Number(row.rated_good),
  rated_fair: Number(row.rated_fair),
  rated_poor: Number(row.rated_poor),
  corrected: Number(row.corrected),
  signed: Number(row.signed),
  decisions: Number(row.decisions),
  unused: Number(row.unused),
})

function figuresOf({ seconds, review_seconds, changed, name, ...counts }: ReportFiguresRow): ReportFigures {
  const { rated_excellent, rated_good, rated_fair, rated_poor, ...group } = counts
  const { mean } = ratingsOf(counts)
  return {
    ...group,
    name,
    under_way: group.reports - group.ready - group.failed - group.cancelled,
    seconds_median: seconds?.[0] ?? null,
    seconds_p95: seconds?.[1] ?? null,
    ratings: { excellent: rated_excellent, good: rated_good, fair: rated_fair, poor: rated_poor, mean },
    review_seconds_median: review_seconds?.[0] ?? null,
    edit_ratio: group.corrected === 0 ? null : changed / group.corrected,
  }
}

const none: ReportFiguresRow = {
  key: 'all',
  name: null,
  reports: 0,
  ready: 0,
  failed: 0,
  cancelled: 0,
  rated_excellent: 0,
  rated_good: 0,
  rated_fair: 0,
  rated_poor: 0,
  corrected: 0,
  changed: 0,
  signed: 0,
  decisions: 0,
  unused: 0,
  seconds: null,
  review_seconds: null,
}

const byGroup = async (
  db: Db,
  of: { scope: Scope; filter: AnalyticsFilter },
  group: keyof typeof groups,
): Promise<ReportFiguresRow[]> => {
  const found = (
    await readWeeks<ReportFiguresRow>(db, { key: groups[group] }, { ...of, byOrganisation: group === 'organisation' })
  ).map(numbersOf)
  return group === 'all' && found.length === 0 ? [none] : found
}

const unrated = { excellent: 0, good: 0, fair: 0, poor: 0, mean: null }
const noneOfASection = {
  name: null,
  ready: 0,
  failed: 0,
  cancelled: 0,
  under_way: 0,
  seconds_median: null,
  seconds_p95: null,
  ratings: unrated,
  signed: 0,
  review_seconds_median: null,
}

/** The figures of all 18 sections, in the contract's order. */
async function figuresOfSections(db: Db, of: { scope: Scope; filter: AnalyticsFilter }): Promise<ReportFigures[]> {
  const bySection = new Map((await readSections(db, { ...of, byOrganisation: false })).map((row) => [row.section, row]))
  const [all = none] = await byGroup(db, of, 'all')
  return sectionKeys.map((key) => {
    const own = bySection.get(key) ?? { changed: 0, corrected: 0, decisions: 0, unused: 0 }
    return {
      ...noneOfASection,
      key,
      reports: all.ready,
      corrected: own.corrected,
      edit_ratio: all.corrected === 0 ? null : own.changed / all.corrected,
      decisions: own.decisions,
      unused: own.unused,
    }
  })
}

/**
 * Counts, times and quality of the reports in the scope. A group without a report is left out, sections are always
 * there.
 */
export async function figuresOfReports(
  db: Db,
  scope: Scope,
  { group_by, ...filter }: AnalyticsFilter & { readonly group_by: (typeof reportGroups)[number] | undefined },
): Promise<ReportFigures[]> {
  const of = { scope, filter }
  if (group_by === 'section') return await figuresOfSections(db, of)
  return (await byGroup(db, of, group_by ?? 'all')).map(figuresOf)
}
