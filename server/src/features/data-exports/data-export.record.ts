import { type Actor, scopeFor } from '#base/access'
import { isUuid } from '#base/ids'
import { recordLoader } from '#base/load-record'
import { findExport } from './data-exports.store.ts'
import type { Db } from '#base/database'

interface ExportLookup {
  readonly actor: Actor
  readonly data_export_id: string
  readonly now: Date
}

async function findOwn(db: Db, { actor, data_export_id, now }: ExportLookup) {
  const found = isUuid(data_export_id) ? await findExport(db, data_export_id) : undefined
  return found?.requested_by === actor.user_id && found.expires_at > now ? found : undefined
}

/** The caller's own export, until it expires. */
export const loadExport = recordLoader(
  'data_export',
  async (db: Db, { ids, actor, now }) => await findOwn(db, { ...ids, actor, now }),
)

/** The same; an export about a patient only while the caller may still export the reports. */
export const loadExportToFetch = recordLoader('data_export', async (db: Db, { ids, actor, now }) => {
  const found = await findOwn(db, { ...ids, actor, now })
  if (found === undefined || found.organisation_id === null) return found
  return scopeFor(actor, 'discharge_reports:export').organisation_ids.includes(found.organisation_id)
    ? found
    : undefined
})
