import * as requests from '@alta/contract/access-requests'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { demandIn, userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { mustHaveReason } from '#base/roles'
import { noticeTo } from '../notices/notices.store.ts'
import { findOrganisation } from '#base/organisations'
import * as store from './access-requests.store.ts'

export function accessRequestRoutes(app: FastifyInstance): void {
  serve(app, requests.list, async ({ db, actor, scope, params: { organisation_id }, query, now }) => {
    const { limit = defaultLimit, cursor, count } = query
    demandIn(actor, 'members:read', organisation_id)
    if (!(await findOrganisation(db, scope, organisation_id))) throw new Problem('not-found')
    const found = await store.listOpen(db, { organisation_id, limit, before: readCursor(cursor), now })
    const { items, next_cursor } = pageOf(found, limit, ({ access_request_id }) => access_request_id)
    const shown = items.map(async (row) =>
      store.requestOf(row, row.outcome === null && (await store.mayDecide(db, actor, { request: row, now }))),
    )
    return {
      items: await Promise.all(shown),
      next_cursor,
      ...(count && { total: await store.countOpen(db, organisation_id, now) }),
    }
  })
  serve(app, requests.decide, async ({ db, actor, params, body: { outcome, reason = null }, now, note }) => {
    demandIn(actor, 'members:write', params.organisation_id)
    const request = await store.holdWaiting(db, params, now)
    if (!request) throw new Problem('not-found')
    if (!(await store.mayDecide(db, actor, { request, now }))) throw new Problem('forbidden')
    if (outcome === 'refused') mustHaveReason(reason)
    const { organisation_id, kind, subject_name, roles, requested_by } = request
    note({ organisation_id, kind, subject: subject_name, outcome, reason, requested_by })
    const decided = { decided_by: userIdOf(actor), decided_by_name: actor.name, decided_at: now }
    const after = await store.saveDecision(db, request, { ...decided, outcome, decision_reason: reason })
    const told = { organisation_id, actor, subject: { id: null, name: subject_name }, roles, reason }
    const answered = outcome === 'approved' ? 'access_approved' : 'access_refused'
    await noticeTo(db, { ...told, kind: answered }, { concerned: [requested_by], now })
    return store.requestOf(after, false)
  })
  serve(app, requests.withdraw, async ({ db, actor, params, now, note }) => {
    demandIn(actor, 'members:write', params.organisation_id)
    const request = await store.holdWaiting(db, params, now)
    if (!request) throw new Problem('not-found')
    if (request.requested_by !== actor.user_id) throw new Problem('forbidden')
    note({ organisation_id: request.organisation_id, kind: request.kind, subject: request.subject_name })
    const decided = { decided_by: userIdOf(actor), decided_by_name: actor.name, decided_at: now }
    await store.saveDecision(db, request, { ...decided, outcome: 'withdrawn', decision_reason: null })
    return null
  })
}
