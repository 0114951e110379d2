import * as credentials from '@alta/contract/credentials'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { useUnreadNotices } from '../../notices/notices.queries.ts'
import { keyOf } from '../../query-key.ts'
import { useMyReports } from '../../reports/my-reports.ts'
import { useOrganisations } from '../../stores.ts'
import { notificationsOf } from './notifications.ts'

/**
 * The notifications of the person: acts that let somebody read clinical text, own reports that are finished, and
 * credentials of their organisations that are about to expire.
 */
export function useNotifications() {
  const { reports } = useMyReports()
  const { notices } = useUnreadNotices()
  const managed = useOrganisations((state) => state.organisations).filter(({ permissions }) =>
    permissions.includes('service_credentials:read'),
  )
  const lists = useQueries({
    queries: managed.map(({ organisation_id }) => {
      const sent = { params: { organisation_id }, query: { state: 'active' as const } }
      return {
        queryKey: keyOf(credentials.list, sent),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(credentials.list, sent, { signal }),
      }
    }),
  })
  return notificationsOf({ notices, reports, credentials: lists.flatMap(({ data }) => data?.items ?? []) })
}
