import type { Permission } from '@alta/contract/permissions'
import { useOrganisations } from '../../../base/stores.ts'

/** Whether the person may do something in the organisation a report belongs to; the server decides again. */
export const useMayHere = (organisation_id: string, permission: Permission): boolean =>
  useOrganisations(({ organisations }) =>
    organisations.some((one) => one.organisation_id === organisation_id && one.permissions.includes(permission)),
  )
