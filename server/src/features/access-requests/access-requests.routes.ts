import * as requests from '@alta/contract/access-requests'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { assertReason } from '#base/roles'
import { sendNotice } from '../notices/notices.store.ts'
import { loadOrganisation } from '#base/organisations'
import { loadWaitingRequest } from './access-request.record.ts'
import * as store from './access-requests.store.ts'

export function accessRequestRoutes(app: FastifyInstance): void {
  serve(app, requests.list, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, actor, query, now }) => {
      const { limit = defaultLimit, cursor, count } = query
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
    },
  })
  serve(app, requests.decide, {
    load: loadWaitingRequest,
    handle: async ({ record: request, db, actor, body: { outcome, reason = null }, now, note }) => {
      if (!(await store.mayDecide(db, actor, { request, now }))) throw new Problem('forbidden')
      if (outcome === 'refused') assertReason(reason)
      const { organisation_id, kind, subject_name, roles, requested_by } = request
      note({ kind, subject: subject_name, outcome, reason, requested_by })
      const decided = { decided_by: userIdOf(actor), decided_by_name: actor.name, decided_at: now }
      const after = await store.saveDecision(db, request, { ...decided, outcome, decision_reason: reason })
      const notice = { organisation_id, actor, subject: { id: null, name: subject_name }, roles, reason }
      const answered = outcome === 'approved' ? 'access_approved' : 'access_refused'
      await sendNotice(db, { ...notice, kind: answered }, { concerned: [requested_by], now })
      return store.requestOf(after, false)
    },
  })
  serve(app, requests.withdraw, {
    load: loadWaitingRequest,
    handle: async ({ record: request, db, actor, now, note }) => {
      if (request.requested_by !== actor.user_id) throw new Problem('forbidden')
      note({ kind: request.kind, subject: request.subject_name })
      const decided = { decided_by: userIdOf(actor), decided_by_name: actor.name, decided_at: now }
      await store.saveDecision(db, request, { ...decided, outcome: 'withdrawn', decision_reason: null })
      return null
    },
  })
}
