import * as reports from '@alta/contract/reports'
import type { ReportSummary } from '@alta/contract/reports'
import { useRead } from '../queries.ts'
import { useHasPermission } from '../stores.ts'

export const isUnderWay = ({ status }: ReportSummary) => status === 'queued' || status === 'running'

/**
 * How many decisions a report asks for: none once it is signed; before that, the doubtful sentences and the omitted
 * facts.
 */
export const needsReview = ({ status, review_state, decisions, unused_count }: ReportSummary) =>
  status === 'ready' && review_state !== 'signed' && review_state !== 'annulled' && decisions + unused_count > 0

const fast = 1_500
const slow = 20_000

/**
 * The person's own latest reports. They are read often while one is being generated. Empty for people who may not read
 * any report.
 */
export function useMyReports() {
  const enabled = useHasPermission('discharge_reports:read')
  const { data, isPending, error, refetch } = useRead(
    reports.list,
    { query: { mine: 'true', limit: '20' } },
    { enabled, refetchInterval: (list) => (list?.items.some(isUnderWay) === true ? fast : slow) },
  )
  return { reports: data?.items ?? [], isLoading: enabled && isPending, error, refetch, enabled }
}
