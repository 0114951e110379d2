import type { EmergencyAccess } from '@alta/contract/emergency-access'
import type { Trx } from '#base/database'
import { sendNotice, findOwnersToNotify } from '../notices/notices.store.ts'

/** Administrators who may sign in. */
async function administrators(trx: Trx): Promise<string[]> {
  const found = await trx
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select('users.user_id')
    .where('role', '=', 'administrator')
    .where('active', '=', true)
    .execute()
  return found.map(({ user_id }) => user_id)
}

/**
 * Tells the owners that an emergency access was opened, or has ended and how much was read. Where the person who opened
 * it is the only owner, the other administrators are told.
 */
export async function notifyOwnersOfAccess(trx: Trx, access: EmergencyAccess, now: Date): Promise<void> {
  const { organisation_id, opened_by, reason, ended_at, records_read } = access
  const isOther = (user_id: string) => user_id !== opened_by.user_id
  const owners = await findOwnersToNotify(trx, organisation_id, now)
  const concerned = owners.some(isOther) ? [] : (await administrators(trx)).filter(isOther)
  const notice = { organisation_id, actor: opened_by, reason }
  if (ended_at === null) await sendNotice(trx, { ...notice, kind: 'emergency_access_opened' }, { concerned, now })
  else await sendNotice(trx, { ...notice, kind: 'emergency_access_ended', records: records_read }, { concerned, now })
}
