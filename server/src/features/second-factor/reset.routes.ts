import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { loadUser } from '../users/user.record.ts'
import { resetPerson } from './reset.store.ts'
import * as secondFactor from '@alta/contract/second-factor'
import * as store from './second-factor.store.ts'

/** Lets an administrator reset the second factors of a person who has lost them, with a reason. */
export function resetRoutes(app: FastifyInstance): void {
  serve(app, secondFactor.ofUser, {
    load: loadUser,
    handle: async ({ record: { user_id }, db }) => ({
      items: await store.listFactors(db, user_id),
      next_cursor: null,
      recovery_codes_left: await store.countRecoveryCodes(db, user_id),
    }),
  })
  serve(app, secondFactor.reset, {
    load: loadUser,
    handle: async ({ record: { user_id }, db, actor, body: { reason }, now, note }) => {
      if (user_id === actor.user_id) throw new Problem('forbidden')
      const second_factors = await resetPerson(db, { user_id, actor, reason, now })
      if (second_factors === null) throw new Problem('not-found')
      note({ reason, second_factors })
      return null
    },
  })
}
