import * as organisations from '@alta/contract/organisations'
import type { FastifyInstance } from 'fastify'
import { scopeFor, userIdOf } from '#base/access'
import { pageOf, placeIn, readPlace, unpagedLimit } from '#base/http/cursor'
import { serve } from '#base/route'
import { insertRole } from '../assignments/assignments.store.ts'
import { removeRoutes, updateRoute } from './change.routes.ts'
import { mustBeOwnable, organisationFor, seenBy } from './organisation-seen.ts'
import { mustBeAvailable, strategiesWith } from './organisations.rules.ts'
import * as store from './organisations.store.ts'

// no language model can be configured yet: the extractive engine does all of the work
const model = false

function createRoute(app: FastifyInstance): void {
  serve(app, organisations.create, async ({ db, actor, body, now, note }) => {
    const { name, owner_id = userIdOf(actor), report_strategy = 'extractive' } = body
    mustBeAvailable(report_strategy, model)
    await mustBeOwnable(db, owner_id)
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
    return await organisationFor(db, actor, organisation_id)
  })
}

function readRoutes(app: FastifyInstance): void {
  serve(app, organisations.list, async ({ db, actor, query }) => {
    const { limit = unpagedLimit, cursor, q, sort = '-created_at', count, permission = 'organisation:read' } = query
    const scope = scopeFor(actor, permission)
    const found = await store.listOrganisations(db, scope, { limit, sort, after: readPlace(cursor, sort), q })
    const { items, next_cursor } = pageOf(found, limit, ({ end }) => placeIn(sort, end))
    return {
      items: items.map(({ organisation }) => seenBy(actor, organisation)),
      next_cursor,
      ...(count && { total: await store.countOrganisations(db, scope, q) }),
    }
  })
  serve(app, organisations.read, async ({ db, actor, params }) => organisationFor(db, actor, params.organisation_id))
  serve(app, organisations.strategies, async () => ({ items: strategiesWith(model), next_cursor: null }))
}

export function organisationRoutes(app: FastifyInstance): void {
  createRoute(app)
  readRoutes(app)
  updateRoute(app, model)
  removeRoutes(app)
}
