import * as reports from '@alta/contract/reports'
import { useRead } from '../../base/queries.ts'
import { useHasPermission } from '../../base/stores.ts'

const rows = 6
const soon_ms = 3_000
const later_ms = 20_000

/** Reads the person's own reports that wait for them, the latest first, and how many there are. */
export function useReviewQueue(isOneUnderWay: boolean) {
  const enabled = useHasPermission('discharge_reports:read')
  const { data, error, refetch } = useRead(
    reports.list,
    { query: { mine: 'true', status: 'ready', needs_review: 'true', limit: String(rows), count: 'true' } },
    { enabled, refetchInterval: () => (isOneUnderWay ? soon_ms : later_ms) },
  )
  return { reports: data?.items ?? [], count: data?.total ?? 0, isRead: data !== undefined, error, refetch }
}
