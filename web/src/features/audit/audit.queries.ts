import * as audit from '@alta/contract/audit'
import type { AuditEvent } from '@alta/contract/audit'
import type { EndpointResponse } from '@alta/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { keyOf } from '../../base/query-key.ts'
import type { GridPage } from '../../base/ui/grid/grid-types.ts'
import { among, type GridView } from '../../base/ui/grid/use-grid-view.ts'
import { momentsOf } from './local-days.ts'

/** The search parameters that filter the log. */
export const filterKeys = [
  'actor_id',
  'act',
  'outcome',
  'emergency_access',
  'discharge_report_id',
  'from',
  'to',
] as const

interface AuditFilters {
  organisation_id?: string
  actor_id?: string
  act?: string
  outcome?: 'done' | 'refused'
  emergency_access?: string
  discharge_report_id?: string
  from?: string
  to?: string
}

const dayIn = (text: string | undefined) => (text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** What the view filters by; days are the reader's own. What an address got wrong is left out. */
export function filtersOf(view: GridView, organisation_id: string | undefined): AuditFilters {
  const { actor_id, act, emergency_access, discharge_report_id } = view.filters
  const outcome = among(['done', 'refused'], view.filters['outcome'])
  const [from, to] = [dayIn(view.filters['from']), dayIn(view.filters['to'])]
  return {
    ...(organisation_id !== undefined && { organisation_id }),
    ...(actor_id !== undefined && { actor_id }),
    ...(act !== undefined && { act }),
    ...(outcome !== undefined && { outcome }),
    ...(emergency_access !== undefined && { emergency_access }),
    ...(discharge_report_id !== undefined && { discharge_report_id }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/**
 * What a page and a file of the log ask for. The words searched for are a record number, which stands in no address.
 */
export function requestOf(view: GridView, { from, to, ...filters }: AuditFilters) {
  return {
    query: { ...filters, ...momentsOf({ from, to }) },
    typed: view.q === '' ? {} : { record_number: view.q },
  }
}

/**
 * The page of the log at which the view is. Each read is itself an event, so no page is read ahead, nor again when the
 * window gets the focus.
 */
export function useAuditPage(view: GridView, filters: AuditFilters): GridPage<AuditEvent> {
  const cursor = view.cursors.at(-1)
  const { query: filterQuery, typed } = requestOf(view, filters)
  const query = {
    limit: String(view.limit),
    count: 'true',
    ...(cursor !== undefined && { cursor }),
    ...filterQuery,
  } as const
  const { data, error, isPlaceholderData, refetch } = useQuery<EndpointResponse<typeof audit.list>>({
    queryKey: keyOf(audit.list, { query, typed }),
    queryFn: ({ signal }) => call(audit.list, { query, typed }, { signal }),
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
  })
  return {
    items: data?.items,
    total: data?.total,
    isCapped: data?.total_capped === true,
    next: data?.next_cursor ?? null,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    prefetch: () => undefined,
  }
}

/** The last acts of one person or credential. */
export const useActivity = (actor_id: string, limit: string) =>
  useQuery({
    queryKey: keyOf(audit.list, { actor_id, limit }),
    queryFn: ({ signal }) => call(audit.list, { query: { actor_id, limit } }, { signal }),
    refetchOnWindowFocus: false,
  })
