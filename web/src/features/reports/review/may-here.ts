import type { Permission } from '@alta/contract/permissions'
import type { ReportSummary } from '@alta/contract/reports'
import { useOrganisations } from '../../../base/stores.ts'

/** Whether the person may do something to a report, as long as it is in use; the server decides again. */
export const useMayHere = (
  { organisation_id, put_away, annulled }: Pick<ReportSummary, 'organisation_id' | 'put_away' | 'annulled'>,
  permission: Permission,
): boolean =>
  useOrganisations(
    ({ organisations }) =>
      put_away === null &&
      (annulled === null || permission === 'discharge_reports:export') &&
      organisations.some((one) => one.organisation_id === organisation_id && one.permissions.includes(permission)),
  )
