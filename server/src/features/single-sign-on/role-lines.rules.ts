import * as assignments from '@alta/contract/assignments'
import { readsClinicalText } from '@alta/contract/role-permissions'
import type { LineTools } from '#base/call-lines'
import type { ChangedRole } from './group-roles.store.ts'

interface Concerned {
  readonly user_id: string
  readonly provider_id: string
}

/**
 * Writes a line for each role that groups gave or revoked, in the log of its organisation, as for a role given by a
 * person.
 */
export function auditRoleChanges(
  noteAct: LineTools['noteAct'],
  {
    granted = [],
    revoked = [],
  }: { readonly granted?: readonly ChangedRole[]; readonly revoked?: readonly ChangedRole[] },
  { user_id, provider_id }: Concerned,
): void {
  for (const { reason, ...role } of granted)
    noteAct(assignments.create, {
      ...role,
      user_id,
      provider_id,
      reason,
      opens_clinical_text: readsClinicalText(role.role),
    })
  for (const { reason, ...role } of revoked) noteAct(assignments.remove, { ...role, user_id, provider_id, reason })
}
