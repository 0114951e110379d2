import * as assignments from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import * as secondFactor from '@alta/contract/second-factor'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { appOf } from '../../contract-tests/second-factor-records.ts'
import { environmentWith } from '../../contract-tests/single-sign-on-records.ts'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import * as on from '../single-sign-on/single-sign-on.fixtures.ts'
import { passwordOnly } from './second-factor.fixtures.ts'

let hospital: TestProvider
let server: TestServer
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  const more = { ALTA_SECOND_FACTOR: 'administrators', ALTA_REAUTHENTICATION: '10' }
  server = await openTestServer({ environment: environmentWith([on.settingsOf('hospital', hospital)], more) })
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

async function link(person: Person, subject: string) {
  const body = { provider_id: 'hospital', password: knownPassword }
  const started = (await server.call(person, singleSignOn.beginLink, { body })).json
  const returned = await hospital.signIn(started.authorization_url, subject)
  const linking = { provider_id: 'hospital', returned, browser_secret: started.browser_secret }
  expect((await server.call(person, singleSignOn.finishLink, { body: linking })).status).toBe(201)
}

test('sessions from a provider need neither a factor that was set up nor a required one', async () => {
  const person = await server.person()
  await link(person, 'ada')
  const { db, clock } = server.services
  const role = {
    user_id: person.user_id,
    role: 'administrator',
    organisation_id: null,
    created_at: clock.now(),
  } as const
  await db
    .insertInto('role_assignments')
    .values({ ...role, role_assignment_id: crypto.randomUUID() })
    .execute()
  expect((await passwordOnly(server, person)).missing).toBe('enrolment')
  const required = on.asCaller(await on.signInAt(server, hospital, ['hospital', 'ada']))
  expect((await server.call(required, auth.me)).json).toMatchObject({ missing: null })
  await appOf(server, person.user_id)
  expect((await passwordOnly(server, person)).missing).toBe('proof')
  const known = on.asCaller(await on.signInAt(server, hospital, ['hospital', 'ada']))
  expect((await server.call(known, auth.me)).json).toMatchObject({ missing: null })
})

test('a provider’s session without a time of authentication counts as old; a confirmation there renews it', async () => {
  const organisation_id = await server.organisation('Hospital General')
  const [manager, reader] = [await server.person(['manager', organisation_id]), await server.person()]
  await link(manager, 'mar')
  const give = async (token: string) =>
    await server.call({ token }, assignments.create, {
      body: {
        organisation_id,
        user_id: reader.user_id,
        role: 'reader',
        scope: 'organisation',
        reason: 'Planta tercera',
      },
    })
  const untold = (await on.signInAt(server, hospital, ['hospital', 'mar'])).json
  expect((await give(untold.token)).json.code).toBe('reauthentication-required')
  expect((await server.call(untold, secondFactor.state)).json).toMatchObject({
    provider_id: 'hospital',
    reauthentication_minutes: 10,
  })
  const body = { provider_id: 'hospital' }
  const { authorization_url, browser_secret } = (await server.call(untold, singleSignOn.beginConfirmation, { body }))
    .json
  expect((await give(untold.token)).json.code).toBe('reauthentication-required')
  const returned = await hospital.signIn(authorization_url, 'mar')
  const confirming = { body: { ...body, returned, browser_secret } }
  expect((await server.call(untold, singleSignOn.finishConfirmation, confirming)).status).toBe(200)
  // The same session continues.
  expect((await give(untold.token)).status).toBe(201)
})
