import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { environmentWith } from '../../contract-tests/single-sign-on-records.ts'
import {
  type Caller,
  knownPassword,
  openTestServer,
  type Person,
  type TestServer,
} from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let hospital: TestProvider
let server: TestServer
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  server = await openTestServer({
    environment: environmentWith([
      on.settingsOf('hospital', hospital),
      on.settingsOf('clinic', { issuer: 'https://clinic.example' }),
    ]),
    options: { heartbeat_ms: 50 },
    // The report stays under way, so its stream stays open.
    write: () => new Promise(() => undefined),
  })
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

const change = async (by: Caller, organisation_id: string, single_sign_on: string) =>
  await server.call(by, organisations.update, { params: { organisation_id }, body: { single_sign_on } })

const read = async (by: Caller, organisation_id: string) =>
  await server.call(by, organisations.read, { params: { organisation_id } })

/** The same person in a session that was opened through the provider. */
async function throughProvider(person: Person, subject: string): Promise<Caller> {
  const body = { provider_id: 'hospital', password: knownPassword }
  const started = (await server.call(person, singleSignOn.beginLink, { body })).json
  const returned = await hospital.signIn(started.authorization_url, subject)
  const linking = { provider_id: 'hospital', returned, browser_secret: started.browser_secret }
  expect((await server.call(person, singleSignOn.finishLink, { body: linking })).status).toBe(201)
  return on.asCaller(await on.signInAt(server, hospital, ['hospital', subject]))
}

test('only a session from a provider makes it required; then roles need such sessions, and an administrator can undo it', async () => {
  const organisation_id = await server.organisation('Hospital General')
  const owner = await server.person(['owner', organisation_id])
  const reader = await server.person(['reader', organisation_id])
  const administrator = await server.person(['administrator'])
  for (const by of [owner, administrator])
    expect((await change(by, organisation_id, 'required')).json).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/single_sign_on', params: { reason: 'not_through_provider' } }],
    })
  const signedOn = await throughProvider(owner, 'olga')
  expect((await change(signedOn, organisation_id, 'required')).json.single_sign_on).toBe('required')
  expect((await read(signedOn, organisation_id)).json.permissions).toContain('organisation:write')
  expect((await read(owner, organisation_id)).status).toBe(404)
  expect((await read(reader, organisation_id)).status).toBe(404)
  expect((await server.call(reader, reports.list)).status).toBe(403)
  expect((await change(owner, organisation_id, 'off')).status).toBe(403)
  expect((await change(administrator, organisation_id, 'roles')).status).toBe(200)
  expect((await read(reader, organisation_id)).status).toBe(200)
})

test('one provider may be required: sessions of another count as little as those with a password', async () => {
  const organisation_id = await server.organisation('Hospital del Proveedor')
  const owner = await server.person(['owner', organisation_id])
  const signedOn = await throughProvider(owner, 'rita')
  const params = { organisation_id }
  const ask = async (by: Caller, body: object) => await server.call(by, organisations.update, { params, body })
  const required = { single_sign_on: 'required' }
  for (const single_sign_on_provider of ['nobody', ''])
    expect((await ask(signedOn, { ...required, single_sign_on_provider })).json.errors[0].pointer).toBe(
      '/single_sign_on_provider',
    )
  expect((await ask(signedOn, { single_sign_on_provider: 'hospital' })).status).toBe(422)
  expect((await ask(signedOn, { ...required, single_sign_on_provider: 'clinic' })).json.errors[0]).toMatchObject({
    pointer: '/single_sign_on',
    params: { reason: 'not_through_provider' },
  })
  const named = await ask(signedOn, { ...required, single_sign_on_provider: 'hospital' })
  expect([named.status, named.json.single_sign_on_provider]).toEqual([200, 'hospital'])
  expect((await read(signedOn, organisation_id)).status).toBe(200)
  expect((await read(owner, organisation_id)).status).toBe(404)
  await server.services.db
    .updateTable('sessions')
    .set({ provider_id: 'clinic' })
    .where('user_id', '=', owner.user_id)
    .execute()
  expect((await read(signedOn, organisation_id)).status).toBe(404)
  const administrator = await server.person(['administrator'])
  const back = await ask(administrator, { single_sign_on: 'roles' })
  expect(back.json).toMatchObject({ single_sign_on: 'roles', single_sign_on_provider: null })
  expect((await read(signedOn, organisation_id)).status).toBe(200)
})

test('roles in other organisations are not affected', async () => {
  const organisation_id = await server.organisation('Hospital Cerrado')
  const free = await server.organisation('Hospital Abierto')
  const person = await server.person(['owner', organisation_id], ['reader', free])
  await change(await throughProvider(person, 'pau'), organisation_id, 'required')
  expect((await read(person, free)).status).toBe(200)
  expect((await read(person, organisation_id)).status).toBe(404)
})

test('an open stream of a session with a password ends when it becomes required', async () => {
  const organisation_id = await server.organisation('Hospital de los Avisos')
  const owner = await server.person(['owner', organisation_id])
  const clinician = await server.person(['clinician', organisation_id])
  const signedOn = await throughProvider(owner, 'quim')
  const source = { text: 'Paciente inventado. Evolución favorable, afebril. Alta a domicilio.' }
  const created = await server.call(clinician, reports.create, { body: { organisation_id, source } })
  const { discharge_report_id } = created.json
  let over = false
  const listening = server
    .call(clinician, reports.events, { params: { discharge_report_id } })
    .then(({ status }) => ((over = true), status))
  await expect.poll(async () => server.services.db.selectFrom('events').selectAll().execute()).not.toEqual([])
  expect(over).toBe(false)
  await change(signedOn, organisation_id, 'required')
  expect(await listening).toBe(200)
})

test('without a provider in the configuration it cannot be required', async () => {
  const bare = await openTestServer()
  const organisation_id = await bare.organisation('Hospital Solo')
  const owner = await bare.person(['owner', organisation_id])
  const params = { organisation_id }
  const answer = await bare.call(owner, organisations.update, { params, body: { single_sign_on: 'roles' } })
  expect(answer.json.errors).toMatchObject([{ pointer: '/single_sign_on', params: { reason: 'no_provider' } }])
  await bare.close()
})
