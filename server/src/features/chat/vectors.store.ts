import type { SessionKey } from './attached.store.ts'
import type { Version } from './texts.store.ts'
import type { Db } from '#base/database'

/** One version of a text in its session. */
export type TextKey = SessionKey & Version

const ofText = ({ organisation_id, chat_session_id, source_id, revision }: TextKey) => ({
  organisation_id,
  chat_session_id,
  source_id,
  revision,
})

/** A text that has no vectors of this model; undefined when it has, or is gone. */
export const findUnembedded = async (db: Db, key: TextKey, model: string) =>
  await db
    .selectFrom('chat_texts')
    .select(['text', 'chunks'])
    .where((eb) => eb.and(ofText(key)))
    .where((eb) => {
      const vectors = eb.selectFrom('chat_vectors').select('model')
      return eb.not(eb.exists(vectors.where((of) => of.and(ofText(key))).where('model', '=', model)))
    })
    .executeTakeFirst()

interface TextVectors {
  readonly model: string
  readonly dimension: number
  readonly vectors: Uint8Array
}

/** Replaces the vectors of another model; does nothing when the text was deleted. */
export const saveVectors = async (db: Db, key: TextKey, made: TextVectors): Promise<void> =>
  await db.transaction().execute(async (trx) => {
    const text = trx.selectFrom('chat_texts').select('source_id')
    const there = await text
      .where((eb) => eb.and(ofText(key)))
      .forKeyShare()
      .executeTakeFirst()
    if (!there) return
    await trx
      .insertInto('chat_vectors')
      .values({ ...ofText(key), ...made })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'chat_session_id', 'source_id', 'revision']).doUpdateSet(made),
      )
      .execute()
  })

/** Which of these texts have no vectors of this model. */
export async function listUnembedded(
  db: Db,
  { organisation_id, chat_session_id }: SessionKey,
  { versions, model }: { readonly versions: readonly Version[]; readonly model: string },
): Promise<TextKey[]> {
  const embedded = await db
    .selectFrom('chat_vectors')
    .select(['source_id', 'revision'])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('model', '=', model)
    .execute()
  const known = new Set(embedded.map(({ source_id, revision }) => `${source_id}@${revision}`))
  return versions
    .filter(({ source_id, revision }) => !known.has(`${source_id}@${revision}`))
    .map((version) => ({ organisation_id, chat_session_id, ...version }))
}
