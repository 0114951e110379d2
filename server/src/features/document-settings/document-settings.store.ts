import type { Db } from '#base/database'
import { type StoredDocumentSettings, untouchedDocumentSettings } from './document-settings.rules.ts'

/** The settings as they were saved, or the initial ones. */
export async function findDocumentSettings(db: Db, organisation_id: string): Promise<StoredDocumentSettings> {
  const row = await db
    .selectFrom('organisation_document_settings')
    .select(['name', 'address', 'footer', 'time_zone', 'layouts', 'logo', 'revision'])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return row ?? untouchedDocumentSettings
}

export async function saveDocumentSettings(
  db: Db,
  organisation_id: string,
  settings: StoredDocumentSettings,
): Promise<void> {
  const { address, layouts } = settings
  const row = { ...settings, address: JSON.stringify(address), layouts: JSON.stringify(layouts) }
  await db
    .insertInto('organisation_document_settings')
    .values({ ...row, organisation_id })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}
