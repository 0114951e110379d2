import * as organisations from '@alta/contract/organisations'
import type { FastifyInstance } from 'fastify'
import { scopeFor, userIdOf } from '#base/access'
import { pageOf, positionText, readPosition, unpagedLimit } from '#base/http/cursor'
import { serve } from '#base/route'
import { insertRole } from '../assignments/assignments.store.ts'
import { updateRoute } from './change.routes.ts'
import { reasonWithout, untouchedSettings } from '../model-settings/model-settings.rules.ts'
import { loadWholeOrganisation } from './organisation.record.ts'
import { mustBeOwnable, loadOrganisationFor, organisationForActor } from './load-organisation.ts'
import { mustBeAvailable, strategiesWith, strategyOf } from '../model-settings/strategies.rules.ts'
import * as store from './organisations.store.ts'

function createRoute(app: FastifyInstance): void {
  serve(app, organisations.create, async ({ db, actor, services, body, now, note }) => {
    const { name, owner_id = userIdOf(actor), report_strategy = null, confirm_unverified } = body
    const model = services.model !== null
    if (report_strategy !== null) mustBeAvailable(report_strategy, model)
    note(await mustBeOwnable(db, { owner_id, confirm_unverified, now }))
    const organisation_id = await store.insertOrganisation(db, { name, owner_id, report_strategy }, now)
    const owner = {
      user_id: owner_id,
      role: 'owner',
      organisation_id,
      granted_by: userIdOf(actor),
      reason: null,
    } as const
    await insertRole(db, owner, now)
    note({ organisation_id, owner_id, report_strategy: strategyOf(report_strategy, model) })
    return organisationForActor(actor, await loadOrganisationFor(db, actor, organisation_id), model)
  })
}

function readRoutes(app: FastifyInstance): void {
  serve(app, organisations.list, async ({ db, actor, services, query }) => {
    const { limit = unpagedLimit, cursor, q, sort = '-created_at', count, permission = 'organisation:read' } = query
    const scope = scopeFor(actor, permission)
    const found = await store.listOrganisations(db, scope, { limit, sort, after: readPosition(cursor, sort), q })
    const { items, next_cursor } = pageOf(found, limit, ({ end }) => positionText(sort, end))
    return {
      items: items.map(({ organisation }) => organisationForActor(actor, organisation, services.model !== null)),
      next_cursor,
      ...(count && (await store.countOrganisations(db, scope, q))),
    }
  })
  serve(app, organisations.read, {
    load: loadWholeOrganisation,
    handle: async ({ record: organisation, actor, services }) =>
      organisationForActor(actor, organisation, services.model !== null),
  })
  serve(app, organisations.strategies, {
    load: loadWholeOrganisation,
    handle: async ({ record, services: { model } }) => {
      const { model_allowed } = record ?? untouchedSettings
      const without = model && model_allowed ? null : reasonWithout(model)
      return { items: strategiesWith(without), next_cursor: null }
    },
  })
}

export function organisationRoutes(app: FastifyInstance): void {
  createRoute(app)
  readRoutes(app)
  updateRoute(app)
}
