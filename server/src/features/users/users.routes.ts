import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import { scopeFor, userIdOf } from '#base/access'
import { serve } from '#base/route'
import { findUserSeenBy } from './users.store.ts'

export function userRoutes(app: FastifyInstance): void {
  serve(app, users.read, async ({ db, actor, params }) => {
    // members:read at system scope is held exactly by those who hold users:read
    const seen = { by: userIdOf(actor), members: scopeFor(actor, 'members:read') }
    const user = await findUserSeenBy(db, params.user_id, seen)
    if (!user) throw new Problem('not-found')
    return user
  })
}
