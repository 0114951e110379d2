import { newId } from '#base/ids'
import type { Person, TestServer } from './test-server.ts'

/** Opens an emergency access for a person's newest session; answers its id. */
export async function openEmergencyAccess(
  { services: { db, clock } }: TestServer,
  { user_id }: Person,
  organisation_id: string,
): Promise<string> {
  const now = clock.now()
  const { session_id } = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', user_id)
    .orderBy('session_id', 'desc')
    .executeTakeFirstOrThrow()
  const emergency_access_id = newId(now)
  const times = { opened_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
  const who = { user_id, user_name: 'Administradora', session_id, reason: 'La guardia no abre un informe' }
  await db
    .insertInto('emergency_accesses')
    .values({ organisation_id, emergency_access_id, ...who, ...times })
    .execute()
  return emergency_access_id
}

/** One of an administrator who does nothing else. */
export async function freshEmergencyAccess(server: TestServer, { organisation_id }: { organisation_id: string }) {
  const administrator = await server.person(['administrator'])
  return { emergency_access_id: await openEmergencyAccess(server, administrator, organisation_id) }
}
