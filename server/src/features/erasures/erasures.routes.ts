import * as erasures from '@alta/contract/erasures'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter, userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { type ApprovalContext, approvalMissing } from '../access-requests/approval.store.ts'
import { findUser } from '../users/users.store.ts'
import { findOrganisation, loadOrganisation, lockOrganisation } from '#base/organisations'
import { loadErasure, loadErasureToBegin, loadOrganisationOfReader } from './erasure.record.ts'
import { eraseJob } from './erasures.jobs.ts'
import { patientData } from '../patient-data/patient-data.store.ts'
import { protocolJson, protocolText } from './protocol.ts'
import * as store from './erasures.store.ts'

interface ErasureApproval extends store.ErasureKey {
  readonly reason: string
  readonly found: number
}

/** An erasure needs a second person in every organisation. */
const secondPersonMissing = (
  acting: ApprovalContext,
  { organisation_id, erasure_id, reason, found }: ErasureApproval,
) =>
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
  serve(app, erasures.find, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, ...call }) => {
      const items = await patientData(call, organisation_id, { patient: call.typed, pointer: '' })
      for (const kind of erasures.patientRecordKinds) {
        const shown = items.filter((item) => item.kind === kind).map(({ record_id }) => record_id)
        call.disclose(
          kind,
          shown.map((id) => ({ organisation_id, discharge_report_id: id, chat_session_id: id, document_id: id })),
        )
      }
      return { items, next_cursor: null }
    },
  })
}

function askingRoutes(app: FastifyInstance): void {
  serve(app, erasures.create, {
    load: loadOrganisationOfReader,
    prepare: async (call) =>
      await patientData(call, call.record.organisation_id, { patient: call.body.patient, pointer: '/patient' }),
    handle: async ({ record: { organisation_id }, db, actor, body: { reason }, now, note }, records) => {
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      const key = { organisation_id, erasure_id: newId(now) }
      const by = { requested_by: userIdOf(actor), requested_by_name: actor.name, requested_at: now }
      await store.insertErasure(db, { ...key, ...by, state: 'requested', reason }, records)
      note({ erasure_id: key.erasure_id, reason, records: records.length })
      await secondPersonMissing({ db, actor, now, note }, { ...key, reason, found: records.length })
      const made = await store.findErasure(db, key, now)
      if (!made) throw new Problem('unexpected')
      return store.shownOf(made)
    },
  })
  serve(app, erasures.begin, {
    load: loadErasureToBegin,
    handle: async ({ record: erasure, db, actor, services, params, now, note }) => {
      const { organisation_id, erasure_id, reason, found } = erasure
      note({ reason })
      if (erasure.state === 'done') throw new Problem('not-ready')
      if (erasure.state === 'requested') {
        const missing = await secondPersonMissing(
          { db, actor, now, note },
          { organisation_id, erasure_id, reason, found },
        )
        if (missing) return missing
        const approved = await store.approverOf(db, params)
        await store.addRecordsFoundSince(db, params)
        await store.changeErasure(db, params, { ...approved, state: 'running', begun_at: now })
      }
      const data = { organisation_id, erasure_id }
      await services.jobs.enqueue(db, eraseJob, {
        data,
        submitter: callerSubmitter(actor, organisation_id),
        key: erasure_id,
      })
      const begun = await store.findErasure(db, params, now)
      if (!begun) throw new Problem('unexpected')
      return store.shownOf(begun)
    },
  })
}

/** Finds what an organisation stores about a patient, and has it erased with the approval of a second person. */
export function erasureRoutes(app: FastifyInstance): void {
  findRoute(app)
  askingRoutes(app)
  serve(app, erasures.list, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, query, now }) => {
      const { limit = defaultLimit, cursor, count } = query
      const found = await store.listErasures(db, { organisation_id, limit, before: readCursor(cursor), now })
      const page = pageOf(found, limit, ({ erasure_id }) => erasure_id)
      return { ...page, ...(count && { total: await store.countErasures(db, organisation_id) }) }
    },
  })
  serve(app, erasures.protocol, {
    load: loadErasure,
    handle: async ({ record: erasure, db, actor, scope, params, query: { format }, note }) => {
      const { organisation_id, erasure_id } = params
      const organisation = await findOrganisation(db, scope, organisation_id)
      if (!organisation) throw new Problem('not-found')
      note({ format })
      const content = { erasure, organisation_name: organisation.name, records: await store.listRecords(db, params) }
      const language = (actor.user_id !== null && (await findUser(db, actor.user_id))?.locale) || 'en'
      const isJson = format === 'json'
      return {
        filename: `erasure-${erasure_id}.${isJson ? 'json' : 'txt'}`,
        media_type: isJson ? 'application/json' : 'text/plain; charset=utf-8',
        bytes: async () => (isJson ? protocolJson(content) : protocolText(content, language)),
      }
    },
  })
}
