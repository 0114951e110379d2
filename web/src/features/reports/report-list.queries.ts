import { reportStrategies } from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import type { ReportSummary } from '@alta/contract/reports'
import { ratingLevels, reviewStates } from '@alta/contract/review'
import { languages } from '@alta/contract/languages'
import { sectionKeys } from '@alta/contract/sections'
import { call } from '../../base/api.ts'
import { queryClient } from '../../base/queries.ts'
import { keyOf } from '../../base/query-key.ts'
import { isUnderWay } from '../../base/reports/my-reports.ts'
import { useGridPage } from '../../base/ui/grid/use-grid-page.ts'
import { among, type GridView, typedIn } from '../../base/ui/grid/use-grid-view.ts'

export const filterKeys = [
  'organisation_id',
  'author_id',
  'from',
  'to',
  'language',
  'report_strategy',
  'status',
  'review_state',
  'corrected_section',
  'rating',
  'needs_review',
  'put_away',
]

/** A day as the contract writes it; an address may say anything. */
export const dayIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined

/** What the view asks of the server, as far as the call knows it. */
const questionOf = ({ sort, filters }: GridView) => ({
  organisation_id: filters['organisation_id'],
  author_id: filters['author_id'],
  from: dayIn(filters['from']),
  to: dayIn(filters['to']),
  language: among(languages, filters['language']),
  report_strategy: among(reportStrategies, filters['report_strategy']),
  status: among(reports.reportStatuses, filters['status']),
  review_state: among(reviewStates, filters['review_state']),
  corrected_section: among(sectionKeys, filters['corrected_section']),
  rating: among(ratingLevels, filters['rating']),
  needs_review: among(['true', 'false'], filters['needs_review']),
  put_away: among(['true', 'false'], filters['put_away']),
  sort: among(reports.reportSorts, sort),
})

const lookAgain_ms = 3_000

/** The page of the list the view is at. Looked at again while one of its reports is being made. */
export function useReportPage(view: GridView) {
  const [query, typed] = [questionOf(view), typedIn(view)]
  return useGridPage<ReportSummary>({
    view,
    of: keyOf(reports.list, { ...query, ...typed }),
    read: (paging, signal) => call(reports.list, { query: { ...query, ...paging }, typed }, { signal }),
    again: (rows) => (rows.some(isUnderWay) ? lookAgain_ms : false),
  })
}

const isAnswer = (data: unknown): data is { items: readonly ReportSummary[] } =>
  typeof data === 'object' && data !== null && 'items' in data

/** Whoever made a report among these or among those read before, by name. */
export function authorsSeen(now: readonly ReportSummary[]): { value: string; label: string }[] {
  const before = queryClient.getQueriesData({ queryKey: keyOf(reports.list) })
  const rows = [...before.flatMap(([, data]) => (isAnswer(data) ? data.items : [])), ...now]
  const names = new Map(
    rows.flatMap(({ generated_by: { user_id, service_credential_id, name } }) => {
      const id = user_id ?? service_credential_id
      return id === null ? [] : [[id, name] as const]
    }),
  )
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label))
}
