import { Readable } from 'node:stream'
import { id } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import * as z from 'zod/mini'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { findActorById } from '../sessions/actor.store.ts'
import { exportFile, findExport, finishExport, type StoredExport } from './data-exports.store.ts'
import { type ExportTask, patientEntries, type PrintVersion } from './patient-entries.ts'
import { personEntries } from './person-entries.ts'
import { zipOf } from './zip.ts'

const data = z.object({ data_export_id: id })
export type DataExportJob = Job<Services, z.infer<typeof data>>

function entriesOf(making: ExportTask, { organisation_id, user_id, records }: StoredExport) {
  if (user_id !== null) return personEntries(making, user_id)
  return patientEntries(making, { organisation_id: organisation_id ?? '', records: records ?? [] })
}

/**
 * Writes the file straight into the store, so that it never stands in the memory as a whole. A run that is repeated
 * writes it again.
 */
export const dataExportJob = (print: PrintVersion): DataExportJob =>
  jobOf<Services, z.infer<typeof data>>({
    name: 'make-data-export',
    data,
    retries: 2,
    run: async ({ services, data: { data_export_id }, submitter, signal }) => {
      const requested = await findExport(services.db, data_export_id)
      if (!requested || requested.state !== 'waiting') return
      const actor = await findActorById(services.db, requested.requested_by)
      if (!actor) {
        await finishExport(services.db, data_export_id, { state: 'failed', bytes: null })
        return
      }
      let bytes = 0
      const entries = entriesOf({ services, print, actor, submitter, signal }, requested)
      async function* counted() {
        for await (const piece of zipOf(entries, limits.data_export_bytes)) {
          signal.throwIfAborted()
          bytes += piece.length
          yield piece
        }
      }
      await services.files.put(exportFile(requested), Readable.from(counted()))
      const done = await finishExport(services.db, data_export_id, { state: 'ready', bytes })
      // The export was deleted while it was written.
      if (!done) await services.files.delete(exportFile(requested))
    },
    failed: async ({ services, data: { data_export_id } }) =>
      void (await finishExport(services.db, data_export_id, { state: 'failed', bytes: null })),
  })
