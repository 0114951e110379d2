import * as auth from '@alta/contract/auth'
import * as secondFactor from '@alta/contract/second-factor'
import { expect } from 'vitest'
import { codeNow, passkeyOrigin } from '../../contract-tests/second-factor-records.ts'
import { softwareAuthenticator } from '../../contract-tests/software-authenticator.ts'
import { type Caller, knownPassword, type Person, type TestServer } from '../../contract-tests/test-server.ts'

/** Signs in with only the password. */
export async function passwordOnly(server: TestServer, { email }: Pick<Person, 'email'>) {
  const { json, status } = await server.call(null, auth.login, { body: { email, password: knownPassword } })
  expect(status).toBe(200)
  const caller: Caller = { token: json.token }
  return { ...caller, missing: json.missing, seconds_left: json.seconds_left, permissions: json.system_permissions }
}

/**
 * Sets up an app; returns its secret, the code used to set it up, and the recovery codes, which are issued only with
 * the first factor.
 */
export async function enrolApp(server: TestServer, by: Caller, name = 'Móvil') {
  const { secret } = (await server.call(by, secondFactor.beginTotp)).json
  const code = codeNow(server, secret)
  const body = { name, code }
  const { json, status } = await server.call(by, secondFactor.addTotp, { body })
  expect(status).toBe(201)
  return { code, secret: String(secret), recovery_codes: json.recovery_codes, second_factor: json.second_factor }
}

/** Sets up a passkey; returns the key and the recovery codes. */
export async function enrolKey(server: TestServer, by: Caller, name = 'Llave') {
  const key = softwareAuthenticator(passkeyOrigin)
  const question = (await server.call(by, secondFactor.beginPasskey)).json
  const answer = await server.call(by, secondFactor.addPasskey, { body: { name, passkey: key.create(question) } })
  expect(answer.status).toBe(201)
  return { key, recovery_codes: answer.json.recovery_codes, second_factor: answer.json.second_factor }
}

export const prove = async (server: TestServer, by: Caller, body: object) =>
  await server.call(by, secondFactor.prove, { body })

/** After this time an app shows another code. */
export const nextCode_ms = 31_000
