import type { TestServer } from './test-server.ts'

const bearer = (token: string) => `Bearer ${token}`

/** Authorizations that stand for nobody, or for somebody no longer. */
export async function invalidTokens(server: TestServer): Promise<[string, string][]> {
  const organisation_id = await server.organisation('Quinto hospital')
  const { db, clock } = server.services
  const past = new Date(clock.now().getTime() - 1000)
  const [expired, revoked, valid] = [
    await server.credential(['clinician'], organisation_id),
    await server.credential(['clinician'], organisation_id),
    await server.credential(['clinician'], organisation_id),
  ]
  const changed = (id: string, change: { expires_at: Date } | { revoked_at: Date }) =>
    db.updateTable('service_credentials').set(change).where('service_credential_id', '=', id).execute()
  await changed(expired.service_credential_id, { expires_at: past })
  await changed(revoked.service_credential_id, { revoked_at: past })
  const [ended, idle, inactive] = [await server.person(), await server.person(), await server.person()]
  await db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', ended.user_id).execute()
  const long_ago = new Date(0)
  await db.updateTable('sessions').set({ last_used_at: long_ago }).where('user_id', '=', idle.user_id).execute()
  await db.updateTable('users').set({ active: false }).where('user_id', '=', inactive.user_id).execute()
  return [
    ['an expired credential', bearer(expired.token)],
    ['a revoked credential', bearer(revoked.token)],
    ['a secret that nobody was given', bearer(`alta_${'A'.repeat(43)}`)],
    ['a secret cut short', bearer(valid.token.slice(0, -1))],
    ['a secret and more', bearer(`${valid.token}A`)],
    ['a secret in capitals', bearer(valid.token.toUpperCase())],
    ['the beginning of a secret', bearer(valid.token.slice(0, 10))],
    ['two secrets', `${bearer(valid.token)}, ${bearer(valid.token)}`],
    ['the name of a credential', bearer(valid.service_credential_id)],
    ['no secret', 'Bearer '],
    ['signs', bearer("' or true --")],
    ['a token of 8,000 characters', bearer('A'.repeat(8000))],
    ['another scheme', `Basic ${Buffer.from(`x:${valid.token}`).toString('base64')}`],
    ['a scheme that is left out', valid.token],
    ['an ended session', bearer(ended.token)],
    ['an idle session', bearer(idle.token)],
    ['a session of somebody deactivated', bearer(inactive.token)],
  ]
}
