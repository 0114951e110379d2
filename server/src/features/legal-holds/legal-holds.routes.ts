import * as holds from '@alta/contract/legal-holds'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { sendNotice } from '../notices/notices.store.ts'
import { loadOrganisation, lockOrganisation } from '#base/organisations'
import { loadHold } from './legal-hold.record.ts'
import { comparable, countHolds, findHold, listHolds } from './legal-holds.store.ts'
import { insertHold, recordExists, liftHold } from './place.store.ts'

const refused = (pointer: string) => new Problem('validation-failed', { errors: [{ pointer, code: 'invalid' }] })

/** Places, lifts and lists legal holds. Features that remove something ask for the holds themselves. */
export function legalHoldRoutes(app: FastifyInstance): void {
  serve(app, holds.list, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, query, now }) => {
      const { limit = defaultLimit, cursor, count } = query
      const found = await listHolds(db, { organisation_id, limit, before: readCursor(cursor), now })
      const page = pageOf(found, limit, ({ legal_hold_id }) => legal_hold_id)
      return { ...page, ...(count && { total: await countHolds(db, organisation_id) }) }
    },
  })
  serve(app, holds.place, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, actor, body, now, note }) => {
      const { held, reason } = body
      const ends_at = body.ends_at === undefined ? null : new Date(body.ends_at)
      // Nothing of the record is deleted while the hold is placed.
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      if (ends_at !== null && ends_at <= now) throw refused('/ends_at')
      const record_number = held.kind === 'record_number' ? comparable(held.record_number) : null
      if (record_number === '') throw refused('/held/record_number')
      const record_id = 'record_id' in held ? held.record_id : null
      if ('record_id' in held && !(await recordExists(db, organisation_id, held))) throw refused('/held/record_id')
      const key = { organisation_id, legal_hold_id: newId(now) }
      const by = { placed_by: userIdOf(actor), placed_by_name: actor.name, placed_at: now }
      await insertHold(db, { ...key, ...by, kind: held.kind, record_id, record_number, reason, ends_at })
      const hold = await findHold(db, key, now)
      if (!hold) throw new Problem('unexpected')
      // The patient is left out: the log contains no record numbers.
      note({ legal_hold_id: key.legal_hold_id, kind: held.kind, reason, reports: hold.reports, ends_at: hold.ends_at })
      if (held.kind === 'discharge_report' || held.kind === 'chat_session') note({ [`${held.kind}_id`]: record_id })
      await sendNotice(db, { kind: 'legal_hold_placed', organisation_id, actor, reason }, { now })
      return hold
    },
  })
  serve(app, holds.lift, {
    load: loadHold,
    handle: async ({ record: hold, db, actor, params, body: { reason }, now, note }) => {
      note({ kind: hold.kind, reason })
      if (!hold.in_force) throw new Problem('not-ready')
      const by = { lifted_by: userIdOf(actor), lifted_by_name: actor.name, lifted_at: now }
      if (!(await liftHold(db, params, { ...by, lifted_reason: reason }))) throw new Problem('not-ready')
      const notice = { kind: 'legal_hold_lifted', organisation_id: hold.organisation_id, actor, reason } as const
      await sendNotice(db, notice, { now })
      return (await findHold(db, params, now)) ?? hold
    },
  })
}
