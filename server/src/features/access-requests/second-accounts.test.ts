import * as requests from '@alta/contract/access-requests'
import * as assignments from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import * as invitations from '@alta/contract/invitations'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

/** A person with several accounts does not count as a second person, whichever account asks. */

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const reason = 'Trabaja en la planta tercera'
const month_ms = 31 * 24 * 60 * 60_000

async function ward() {
  const organisation_id = await server.organisation('Hospital de las dos cuentas')
  const owner = await server.person(['owner', organisation_id])
  const administrator = await server.person(['administrator'])
  const params = { organisation_id }
  const body = { clinical_access_approval: 'second_person' }
  expect((await server.call(owner, organisations.update, { params, body })).status).toBe(200)
  return { organisation_id, params, owner, administrator }
}
type SecondAccountFixture = Awaited<ReturnType<typeof ward>>

/** An account that was created by an invitation and has signed in. */
async function puppetOf(maker: Person, role: 'administrator' | 'auditor' = 'administrator'): Promise<Person> {
  const email = `${crypto.randomUUID()}@cuentas.example`
  const { invitation_token } = (await server.call(maker, invitations.create, { body: { email, role } })).json
  const registered = { name: 'Segunda cuenta', email, password: knownPassword, invitation_token }
  const { user_id } = (await server.call(null, auth.register, { body: registered })).json
  return await signedIn({ user_id, email })
}
async function signedIn({ user_id, email }: { user_id: string; email: string }): Promise<Person> {
  const { token } = (await server.call(null, auth.login, { body: { email, password: knownPassword } })).json
  return { token, user_id, email }
}
const ask = async (by: Person, { organisation_id }: SecondAccountFixture, user_id: string) =>
  await server.call(by, assignments.create, {
    body: { user_id, role: 'clinician', scope: 'organisation', organisation_id, reason },
  })
async function decide(by: Person, { owner, params }: SecondAccountFixture): Promise<number> {
  const [first] = (await server.call(owner, requests.list, { params })).json.items
  const sent = { ...params, access_request_id: first.access_request_id }
  return (await server.call(by, requests.decide, { params: sent, body: { outcome: 'approved' } })).status
}

test('the creator of the requesting account cannot approve, nor can another account of the same creator', async () => {
  const organisation = await ward()
  const { administrator, owner } = organisation
  const third = await server.person()
  const [puppet, sibling] = [await puppetOf(administrator), await puppetOf(administrator)]
  expect((await ask(puppet, organisation, third.user_id)).status).toBe(409)
  expect(await decide(administrator, organisation)).toBe(403)
  expect(await decide(sibling, organisation)).toBe(403)
  // The owner's account is older than all the others.
  expect(await decide(owner, organisation)).toBe(200)
})

test('a person who gave the requesting account a role cannot approve for it until a month is over', async () => {
  const organisation = await ward()
  const { administrator, organisation_id } = organisation
  const email = 'nadie.responde@cuentas.example'
  await server.call(null, auth.register, { body: { name: 'Nadie responde', email, password: knownPassword } })
  const { user_id } = await server.services.db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const role = { user_id, role: 'manager', scope: 'organisation', organisation_id, confirm_unverified: true }
  expect((await server.call(administrator, assignments.create, { body: role })).status).toBe(201)
  const made = await signedIn({ user_id, email })
  const other = await server.person()
  expect((await ask(made, organisation, other.user_id)).status).toBe(409)
  expect(await decide(administrator, organisation)).toBe(403)
  server.later(month_ms)
  const again = await signedIn({ user_id, email })
  expect((await ask(again, organisation, other.user_id)).status).toBe(409)
  expect(
    await decide(await signedIn(administrator), { ...organisation, owner: await signedIn(organisation.owner) }),
  ).toBe(200)
})

test('a new secret with another duration than approved needs a new approval', async () => {
  const organisation = await ward()
  const { administrator, owner } = organisation
  const days = { expires_in_days: 1, reason }
  const body = { ...days, name: 'Sistema de planta', roles: ['clinician'] }
  const create = () => server.call(administrator, credentials.create, { params: organisation.params, body })
  expect((await create()).status).toBe(409)
  expect(await decide(owner, organisation)).toBe(200)
  const { service_credential_id } = (await create()).json
  const rotate = (more: object) =>
    server.call(administrator, credentials.rotate, { params: { service_credential_id }, body: { ...days, ...more } })
  expect((await rotate({})).status).toBe(409)
  expect(await decide(owner, organisation)).toBe(200)
  expect((await rotate({ expires_in_days: 365 })).status).toBe(409)
  expect((await rotate({ overlap_hours: 168 })).status).toBe(409)
  expect((await rotate({})).status).toBe(200)
})
