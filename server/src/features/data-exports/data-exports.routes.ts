import * as dataExports from '@alta/contract/data-exports'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { type Actor, callerSubmitter, userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { loadOrganisation } from '#base/organisations'
import { patientData } from '../patient-data/patient-data.store.ts'
import { mustBeSelfOrWriter } from '../users/users.rules.ts'
import { lockUser } from '../users/users.store.ts'
import { loadUser } from '../users/user.record.ts'
import { loadExport, loadExportToFetch } from './data-export.record.ts'
import type { DataExportJob } from './data-exports.jobs.ts'
import * as store from './data-exports.store.ts'
import type { Db } from '#base/database'

const hour = 60 * 60_000
/** An audit line names no more reports than this. */
const most_named = 100

/**
 * Throws `rate-limited` while the caller has too many exports waiting; locks against further ones of the same caller.
 */
async function mustHaveRoom(db: Db, requested_by: string, now: Date): Promise<void> {
  await lockUser(db, requested_by)
  if ((await store.countExports(db, { requested_by, now }, 'waiting')) >= limits.data_exports_at_once)
    throw new Problem('rate-limited', { retry_after: 30 })
}

const newExport = (actor: Actor, now: Date) => ({
  data_export_id: newId(now),
  requested_by: userIdOf(actor),
  requested_at: now,
  expires_at: new Date(now.getTime() + limits.data_export_hours * hour),
  bytes: null,
})

function creatingRoutes(app: FastifyInstance, job: DataExportJob): void {
  serve(app, dataExports.createOfPerson, {
    load: loadUser,
    handle: async ({ record: { user_id }, db, actor, services, now, note }) => {
      mustBeSelfOrWriter(actor, user_id)
      await mustHaveRoom(db, userIdOf(actor), now)
      const made = { ...newExport(actor, now), kind: 'person', user_id, organisation_id: null, records: null } as const
      const stored = await store.insertExport(db, made)
      const { data_export_id } = stored
      note({ data_export_id })
      await services.jobs.enqueue(db, job, { data: { data_export_id }, submitter: callerSubmitter(actor, user_id) })
      return store.shownOf(stored)
    },
  })
  serve(app, dataExports.createOfPatient, {
    load: loadOrganisation,
    prepare: async (call) => {
      // A person asks for it, and nobody else can download it.
      if (call.actor.user_id === null) throw new Problem('forbidden')
      return await patientData(call, call.record.organisation_id, { patient: call.body, pointer: '' })
    },
    handle: async ({ record: { organisation_id }, db, actor, services, now, note }, found) => {
      await mustHaveRoom(db, userIdOf(actor), now)
      const records = JSON.stringify(found.map(({ kind, record_id }) => ({ kind, record_id })))
      const made = { ...newExport(actor, now), kind: 'patient', organisation_id, user_id: null, records } as const
      const stored = await store.insertExport(db, made)
      const { data_export_id } = stored
      const reports = found.flatMap(({ kind, record_id }) => (kind === 'discharge_report' ? [record_id] : []))
      note({ data_export_id, records: found.length })
      note({ discharge_report_ids: reports.slice(0, most_named).join(' ') })
      const submitter = callerSubmitter(actor, organisation_id)
      await services.jobs.enqueue(db, job, { data: { data_export_id }, submitter })
      return store.shownOf(stored)
    },
  })
}

/** Exports with everything that is stored about a person or a patient: requested, listed, downloaded, deleted. */
export function dataExportRoutes(app: FastifyInstance, job: DataExportJob): void {
  creatingRoutes(app, job)
  serve(app, dataExports.list, async ({ db, actor, query, now }) => {
    const { limit = defaultLimit, cursor, count } = query
    const filter = { requested_by: userIdOf(actor), now }
    const found = await store.listExports(db, { ...filter, limit, before: readCursor(cursor) })
    const { items, next_cursor } = pageOf(found, limit, ({ data_export_id }) => data_export_id)
    const total = count ? { total: await store.countExports(db, filter) } : {}
    return { items: items.map(store.shownOf), next_cursor, ...total }
  })
  serve(app, dataExports.content, {
    load: loadExportToFetch,
    handle: async ({ record: dataExport, services, note }) => {
      const { organisation_id, kind, records, user_id } = dataExport
      if (organisation_id !== null) {
        const reports = (records ?? []).flatMap((record) =>
          record.kind === 'discharge_report' ? [record.record_id] : [],
        )
        note({ discharge_report_ids: reports.slice(0, most_named).join(' ') })
      }
      note({ kind, ...(user_id !== null && { user_id }) })
      if (dataExport.state !== 'ready') throw new Problem('not-ready')
      const bytes = async () => {
        const content = await services.files.get(store.exportFile(dataExport))
        if (!content) throw new Problem('not-found')
        return content
      }
      const day = dataExport.requested_at.toISOString().slice(0, 10)
      return { filename: `${kind}-data-${day}.zip`, media_type: 'application/zip', bytes }
    },
  })
  serve(app, dataExports.remove, {
    load: loadExport,
    handle: async ({ record: dataExport, db, services }) => {
      await store.removeExports(db, services, [dataExport])
      return null
    },
  })
}
