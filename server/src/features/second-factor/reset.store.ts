import type { Db, Trx } from '#base/database'
import { recordAudit } from '#base/audit'
import { privilegedOrganisations } from '../users/privileged-roles.store.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { sendAccountNotice } from '../notices/notices.store.ts'
import { findCredentials, findUser, lockUser } from '../users/users.store.ts'
import { resetFactors } from './second-factor.store.ts'

interface Reset {
  readonly user_id: string
  readonly actor: { readonly user_id: string | null; readonly name: string }
  readonly reason: string
  readonly now: Date
}

/**
 * Removes all second factors of a person, ends the sessions, and tells the person, and the owners where the account has
 * privileged roles. Returns how many factors there were; null: there is no such person.
 */
export async function resetPerson(trx: Trx, { user_id, actor, reason, now }: Reset) {
  await lockUser(trx, user_id)
  const user = await findUser(trx, user_id)
  if (!user) return null
  const count = await resetFactors(trx, user_id)
  await endOtherSessions(trx, user_id, null)
  const organisation_ids = await privilegedOrganisations(trx, user_id)
  await sendAccountNotice(trx, { kind: 'second_factor_reset', actor, user, reason }, { organisation_ids, now })
  return count
}

interface SecondFactorReset {
  readonly email: string
  readonly reason: string
  readonly now: Date
}

/** The same for the command line; the audit line names no actor. False: nobody has that address. */
export async function resetByCommand(db: Db, { email, reason, now }: SecondFactorReset): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const found = await findCredentials(trx, email)
    if (!found) return false
    const { user_id } = found
    const actor = { user_id: null, name: 'alta reset-second-factor' }
    const second_factors = await resetPerson(trx, { user_id, actor, reason, now })
    const detail = { user_id, reason, second_factors, by_command: true }
    const line = { organisation_id: null, occurred_at: now, actor_id: null, address: null, outcome: 'done', detail }
    await recordAudit(trx, { ...line, act: 'second_factor.reset' })
    return true
  })
}
