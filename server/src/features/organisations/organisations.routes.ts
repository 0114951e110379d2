import * as organisations from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { type Actor, permissionsIn, scopeFor, userIdOf } from '#base/access'
import { pageOf, readCursor, unpagedLimit } from '#base/http/cursor'
import { serve } from '#base/route'
import { insertRole } from '../assignments/assignments.store.ts'
import { isActiveUser } from '../users/users.store.ts'
import { mustBeAvailable, strategiesWith } from './organisations.rules.ts'
import * as store from './organisations.store.ts'

// no language model can be configured yet: the extractive engine does all of the work
const model = false

const seenBy = (actor: Actor, organisation: store.StoredOrganisation): organisations.Organisation => ({
  ...organisation,
  permissions: permissionsIn(actor, organisation.organisation_id),
})

function createRoute(app: FastifyInstance): void {
  serve(app, organisations.create, async ({ db, actor, scope, body, now, note }) => {
    const { name, owner_id = userIdOf(actor), report_strategy = 'extractive' } = body
    mustBeAvailable(report_strategy, model)
    if (!(await isActiveUser(db, owner_id)))
      throw new Problem('not-found', { errors: [{ pointer: '/owner_id', code: 'invalid' }] })
    const organisation_id = await store.insertOrganisation(db, { name, owner_id, report_strategy }, now)
    const owner = {
      user_id: owner_id,
      role: 'owner',
      organisation_id,
      granted_by: userIdOf(actor),
      reason: null,
    } as const
    await insertRole(db, owner, now)
    note({ organisation_id, owner_id, report_strategy })
    const made = await store.findOrganisation(db, scope, organisation_id)
    if (!made) throw new Problem('unexpected')
    return seenBy(actor, made)
  })
}

export function organisationRoutes(app: FastifyInstance): void {
  createRoute(app)
  serve(app, organisations.list, async ({ db, actor, query }) => {
    const { limit = unpagedLimit, cursor, q, count, permission = 'organisation:read' } = query
    const scope = scopeFor(actor, permission)
    const found = await store.listOrganisations(db, scope, { limit, before: readCursor(cursor), q })
    const { items, next_cursor } = pageOf(found, limit, (row) => row.organisation_id)
    return {
      items: items.map((organisation) => seenBy(actor, organisation)),
      next_cursor,
      ...(count && { total: await store.countOrganisations(db, scope, q) }),
    }
  })
  serve(app, organisations.read, async ({ db, actor, params }) => {
    const found = await store.findOrganisation(db, scopeFor(actor, 'organisation:read'), params.organisation_id)
    if (!found) throw new Problem('not-found')
    return seenBy(actor, found)
  })
  serve(app, organisations.strategies, async () => ({ items: strategiesWith(model), next_cursor: null }))
}
