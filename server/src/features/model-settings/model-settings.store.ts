import type { Db } from '#base/database'
import { type StoredModelSettings, untouchedSettings } from './model-settings.rules.ts'

/** The settings as they were saved, or the initial ones. */
export async function findModelSettings(db: Db, organisation_id: string): Promise<StoredModelSettings> {
  const row = await db
    .selectFrom('organisation_model_settings')
    .select(['model_allowed', 'embedding_allowed', 'model', 'verifier', 'on_unsupported', 'templates', 'revision'])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return row ?? untouchedSettings
}

export async function saveModelSettings(db: Db, organisation_id: string, settings: StoredModelSettings): Promise<void> {
  const row = { ...settings, templates: JSON.stringify(settings.templates) }
  await db
    .insertInto('organisation_model_settings')
    .values({ ...row, organisation_id })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}
