import type { Db } from '#base/database'

/** Through which provider a session was opened, and the ID token that it was opened with, sealed. */
export const findSessionProvider = async (db: Db, session_id: string | null) =>
  await db
    .selectFrom('sessions')
    .select(['provider_id', 'sealed_id_token'])
    .where('session_id', '=', session_id)
    .executeTakeFirst()

/** The person of a session has proved at a provider who it is. */
export async function confirmSession(db: Db, session_id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, authenticated_at: now })
    .where('session_id', '=', session_id)
    .execute()
}

/** Uses up what was proved in a session, once; false when nothing was since then. */
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
