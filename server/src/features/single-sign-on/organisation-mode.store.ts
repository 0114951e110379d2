import type { Trx } from '#base/database'

/** Revokes all roles that groups have given in an organisation; returns them. */
export const revokeGroupRolesIn = async (trx: Trx, organisation_id: string) =>
  await trx
    .deleteFrom('role_assignments')
    .where('organisation_id', '=', organisation_id)
    .where('provider_id', 'is not', null)
    .returning(['role_assignment_id', 'organisation_id', 'role', 'reason', 'user_id', 'provider_id'])
    .execute()
