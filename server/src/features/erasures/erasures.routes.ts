import * as erasures from '@alta/contract/erasures'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type Actor, scopeFor, turnOf, userIdOf } from '#base/access'
import type { Schema } from '#base/database/schema'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { type Acting, approvalMissing } from '../access-requests/approval.store.ts'
import { findUser } from '../users/users.store.ts'
import { demandThere, findOrganisation, lockOrganisation } from '#base/organisations'
import { eraseJob } from './erasures.jobs.ts'
import * as store from './erasures.store.ts'
import { patientData } from '../patient-data/patient-data.store.ts'
import { protocolJson, protocolText } from './protocol.ts'

/**
 * An owner who reads reports there: whoever asks knows what is erased. Throws `not-found` where the caller reads none, as
 * the reports themselves would be.
 */
async function mayErase(db: Kysely<Schema>, actor: Actor, organisation_id: string): Promise<void> {
  if (!scopeFor(actor, 'discharge_reports:read').organisation_ids.includes(organisation_id))
    throw new Problem('not-found')
  await demandThere(db, actor, { organisation_id, permission: 'erasures:write' })
}

interface Asked extends store.ErasureKey {
  readonly reason: string
  readonly found: number
}

/** Erasing takes a second person in every organisation. */
const secondPersonMissing = (acting: Acting, { organisation_id, erasure_id, reason, found }: Asked) =>
  approvalMissing(acting, [
    {
      organisation_id,
      kind: 'erasure',
      subject: erasure_id,
      subject_name: String(found),
      reason,
      concerned_id: null,
      roles: [],
    },
  ])

function findRoute(app: FastifyInstance): void {
  serve(app, erasures.find, async (call) => {
    const { organisation_id } = call.params
    await demandThere(call.db, call.actor, { organisation_id, permission: 'discharge_reports:read' })
    const items = await patientData(call, organisation_id, { patient: call.typed, pointer: '' })
    for (const kind of erasures.patientRecordKinds) {
      const shown = items.filter((item) => item.kind === kind).map(({ record_id }) => record_id)
      call.disclose(
        kind,
        shown.map((id) => ({ organisation_id, discharge_report_id: id, chat_session_id: id, document_id: id })),
      )
    }
    return { items, next_cursor: null }
  })
}

function askingRoutes(app: FastifyInstance): void {
  serve(app, erasures.create, {
    prepare: async (call) => {
      const { organisation_id } = call.params
      await mayErase(call.db, call.actor, organisation_id)
      return await patientData(call, organisation_id, { patient: call.body.patient, pointer: '/patient' })
    },
    handle: async ({ db, actor, params: { organisation_id }, body: { reason }, now, note }, records) => {
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      const key = { organisation_id, erasure_id: newId(now) }
      const by = { requested_by: userIdOf(actor), requested_by_name: actor.name, requested_at: now }
      await store.insertErasure(db, { ...key, ...by, state: 'requested', reason }, records)
      note({ ...key, reason, records: records.length })
      await secondPersonMissing({ db, actor, now, note }, { ...key, reason, found: records.length })
      const made = await store.findErasure(db, key, now)
      if (!made) throw new Problem('unexpected')
      return store.shownOf(made)
    },
  })
  serve(app, erasures.begin, async ({ db, actor, services, params, now, note }) => {
    const { organisation_id } = params
    await mayErase(db, actor, organisation_id)
    const locked = await store.lockErasure(db, params)
    const erasure = locked && (await store.findErasure(db, params, now))
    if (!erasure) throw new Problem('not-found')
    const { erasure_id, reason, found } = erasure
    note({ organisation_id, erasure_id, reason })
    if (erasure.state === 'done') throw new Problem('not-ready')
    if (erasure.state === 'requested') {
      const missing = await secondPersonMissing(
        { db, actor, now, note },
        { organisation_id, erasure_id, reason, found },
      )
      if (missing) return missing
      const approved = await store.approverOf(db, params)
      await store.addWhatCame(db, params)
      await store.changeErasure(db, params, { ...approved, state: 'running', begun_at: now })
    }
    const data = { organisation_id, erasure_id }
    await services.jobs.enqueue(db, eraseJob, { data, submitter: turnOf(actor, organisation_id), key: erasure_id })
    const begun = await store.findErasure(db, params, now)
    if (!begun) throw new Problem('unexpected')
    return store.shownOf(begun)
  })
}

/** Finding what an organisation holds of a patient, and having it erased with a second person. */
export function erasureRoutes(app: FastifyInstance): void {
  findRoute(app)
  askingRoutes(app)
  serve(app, erasures.list, async ({ db, actor, params: { organisation_id }, query, now }) => {
    const { limit = defaultLimit, cursor, count } = query
    await demandThere(db, actor, { organisation_id, permission: 'audit:read' })
    const found = await store.listErasures(db, { organisation_id, limit, before: readCursor(cursor), now })
    const page = pageOf(found, limit, ({ erasure_id }) => erasure_id)
    return { ...page, ...(count && { total: await store.countErasures(db, organisation_id) }) }
  })
  serve(app, erasures.protocol, async ({ db, actor, params, query: { format }, now, note }) => {
    const { organisation_id, erasure_id } = params
    await demandThere(db, actor, { organisation_id, permission: 'audit:read' })
    const erasure = await store.findErasure(db, params, now)
    const organisation = await findOrganisation(db, scopeFor(actor, 'audit:read'), organisation_id)
    if (!erasure || !organisation) throw new Problem('not-found')
    note({ organisation_id, format })
    const told = { erasure, organisation_name: organisation.name, records: await store.listRecords(db, params) }
    const language = (actor.user_id !== null && (await findUser(db, actor.user_id))?.locale) || 'en'
    const isJson = format === 'json'
    return {
      filename: `erasure-${erasure_id}.${isJson ? 'json' : 'txt'}`,
      media_type: isJson ? 'application/json' : 'text/plain; charset=utf-8',
      bytes: async () => (isJson ? protocolJson(told) : protocolText(told, language)),
    }
  })
}
