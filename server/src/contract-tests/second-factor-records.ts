import * as secondFactor from '@alta/contract/second-factor'
import { newId } from '#base/ids'
import { newTotpSecret, totpCode, totpStep } from '#base/secrets/totp'
import { softwareAuthenticator } from './software-authenticator.ts'
import type { Person, TestServer } from './test-server.ts'
import type { RecordIds } from './record-ids.ts'

/** Where the pages of a test are served. */
export const passkeyOrigin = 'https://alta.example'

/** A passkey of somebody's that no key answers for. */
export async function secondFactorOf(server: TestServer, user_id: string): Promise<RecordIds> {
  const created_at = server.services.clock.now()
  const second_factor_id = newId(created_at)
  const passkey = { kind: 'passkey', credential_id: second_factor_id, public_key: 'none', counter: 0 } as const
  const row = { second_factor_id, user_id, name: 'Llave', created_at, ...passkey }
  await server.services.db.insertInto('second_factors').values(row).execute()
  return { second_factor_id }
}

/** An app of somebody's, as if it had been set up; answers its secret. */
export async function appOf(server: TestServer, user_id: string): Promise<string> {
  const { clock, db, seals } = server.services
  const created_at = clock.now()
  const secret = newTotpSecret()
  const sealed_secret = seals?.seal(secret, `totp ${user_id}`) ?? ''
  const row = { second_factor_id: newId(created_at), user_id, kind: 'totp', name: 'Móvil', created_at } as const
  await db
    .insertInto('second_factors')
    .values({ ...row, sealed_secret, last_step: 0 })
    .execute()
  return secret
}

/** The code that an app shows now. */
export const codeNow = (server: TestServer, secret: string): string =>
  totpCode(secret, totpStep(server.services.clock.now()))

/** As if every session of somebody's had had its second factor. */
async function finishSessionsOf(server: TestServer, user_id: string): Promise<void> {
  const second_factor_at = server.services.clock.now()
  await server.services.db.updateTable('sessions').set({ second_factor_at }).where('user_id', '=', user_id).execute()
}

/** For these calls somebody has a second factor of their own already. */
const takesOne = ['begin_passkey_use', 'rename', 'remove', 'renew_recovery_codes'].map(
  (call) => `second_factor.${call}`,
)

/** What a call of second factors takes from this person, as if an app or a key had been at hand; nothing for others. */
export async function secondFactorIdsFor(server: TestServer, name: string, person: Person): Promise<RecordIds> {
  const begin = async (call: typeof secondFactor.beginTotp | typeof secondFactor.beginPasskey) =>
    (await server.call(person, call)).json
  if (name === 'second_factor.add_totp') return { code: codeNow(server, (await begin(secondFactor.beginTotp)).secret) }
  if (name === 'second_factor.add_passkey') {
    const question = await begin(secondFactor.beginPasskey)
    return { passkey: JSON.stringify(softwareAuthenticator(passkeyOrigin).create(question)) }
  }
  if (!takesOne.includes(name)) return {}
  const made = await secondFactorOf(server, person.user_id)
  await finishSessionsOf(server, person.user_id)
  return made
}
