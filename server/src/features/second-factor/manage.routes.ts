import { Problem } from '@alta/contract/problems'
import * as secondFactor from '@alta/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { lockUser } from '../users/users.store.ts'
import * as store from './second-factor.store.ts'

/** The calls about one's own second factors: list, rename, remove, and make new recovery codes. */
export function manageRoutes(app: FastifyInstance): void {
  serve(app, secondFactor.list, async ({ db, actor }) => ({
    items: await store.listFactors(db, userIdOf(actor)),
    next_cursor: null,
    recovery_codes_left: await store.countRecoveryCodes(db, userIdOf(actor)),
  }))
  serve(app, secondFactor.rename, async ({ db, actor, params: { second_factor_id }, body: { name } }) => {
    const renamed = await store.renameFactor(db, userIdOf(actor), { second_factor_id, name })
    if (!renamed) throw new Problem('not-found')
    return renamed
  })
  serve(app, secondFactor.remove, async ({ db, actor, params: { second_factor_id }, now, note }) => {
    const user_id = userIdOf(actor)
    await lockUser(db, user_id)
    const removed = await store.deleteFactor(db, user_id, second_factor_id)
    if (!removed) throw new Problem('not-found')
    const { name, ...kind } = removed
    note(kind)
    const subject = { id: second_factor_id, name }
    await noticeOfOwnAccount(db, { kind: 'second_factor_removed', user_id, actor, subject }, now)
    return null
  })
  serve(app, secondFactor.renewRecoveryCodes, async ({ db, actor }) => {
    const user_id = userIdOf(actor)
    await lockUser(db, user_id)
    if ((await store.listFactors(db, user_id)).length === 0) throw new Problem('not-ready')
    return { recovery_codes: await store.renewRecoveryCodes(db, user_id) }
  })
}
