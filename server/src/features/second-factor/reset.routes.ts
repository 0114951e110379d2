import { Problem } from '@alta/contract/problems'
import * as secondFactor from '@alta/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { placesOfPower } from '../assignments/assignments.store.ts'
import { endOtherSessions } from '../auth/auth.store.ts'
import { noticeOfAccount } from '../notices/notices.store.ts'
import { findUser, lockUser } from '../users/users.store.ts'
import * as store from './second-factor.store.ts'

/** For whoever lost theirs, by an administrator, who says why. */
export function resetRoutes(app: FastifyInstance): void {
  serve(app, secondFactor.ofUser, async ({ db, params: { user_id } }) => {
    if (!(await findUser(db, user_id))) throw new Problem('not-found')
    return {
      items: await store.listFactors(db, user_id),
      next_cursor: null,
      recovery_codes_left: await store.countRecoveryCodes(db, user_id),
    }
  })
  serve(app, secondFactor.reset, async ({ db, actor, params: { user_id }, body: { reason }, now, note }) => {
    if (user_id === actor.user_id) throw new Problem('forbidden')
    await lockUser(db, user_id)
    const user = await findUser(db, user_id)
    if (!user) throw new Problem('not-found')
    note({ reason, second_factors: await store.resetFactors(db, user_id) })
    await endOtherSessions(db, user_id, null)
    const places = await placesOfPower(db, user_id)
    await noticeOfAccount(db, { kind: 'second_factor_reset', actor, user, reason }, { places, now })
    return null
  })
}
