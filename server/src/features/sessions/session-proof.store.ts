import type { Db } from '#base/database'

/** The provider through which a session was opened, and its sealed ID token. */
export const findSessionProvider = async (db: Db, session_id: string | null) =>
  await db
    .selectFrom('sessions')
    .select(['provider_id', 'sealed_id_token'])
    .where('session_id', '=', session_id)
    .executeTakeFirst()

/** Records that the person of a session has proved their identity at a provider. */
export async function confirmSession(db: Db, session_id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, authenticated_at: now })
    .where('session_id', '=', session_id)
    .execute()
}

/** Uses up that proof, once; false when there is none. */
export async function consumeConfirmation(db: Db, session_id: string, since: Date): Promise<boolean> {
  const taken = await db
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('session_id', '=', session_id)
    .where('confirmed_at', '>', since)
    .returning('session_id')
    .executeTakeFirst()
  return taken !== undefined
}
