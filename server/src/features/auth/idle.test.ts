import { once } from 'node:events'
import * as auth from '@alta/contract/auth'
import * as organisations from '@alta/contract/organisations'
import * as publicCalls from '@alta/contract/public'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as users from '@alta/contract/users'
import type { Endpoint } from '@alta/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '@alta/contract/api'
import {
  knownPassword,
  openTestServer,
  type Person,
  type SentRequest,
  type TestServer,
} from '../../contract-tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ options: { heartbeat_ms: 20 } })
})
afterAll(() => server.close())

const minute = 60_000
const isLive = async (person: Person, at = server) => (await at.call(person, auth.me)).status === 200

/** Makes a call every ten minutes for this many minutes and returns the status of each. */
async function everyTenMinutes(person: Person, minutes: number, [endpoint, sent]: readonly [Endpoint, SentRequest?]) {
  const statuses: number[] = []
  for (let past = 0; past < minutes; past += 10) {
    server.later(10 * minute)
    statuses.push((await server.call(person, endpoint, sent)).status)
  }
  return statuses
}

test('polling by an unattended screen does not prolong a session: it ends after an hour', async () => {
  const clinician = await server.person(['clinician', await server.organisation('Planta desierta')])
  const polled = await everyTenMinutes(clinician, 70, [reports.list, { query: { mine: 'true' } }])
  expect(polled).toEqual([200, 200, 200, 200, 200, 401, 401])
  const asking = await server.person()
  expect(await everyTenMinutes(asking, 70, [auth.me])).toEqual([200, 200, 200, 200, 200, 401, 401])
})

test('saving a draft repeatedly does not prolong a session; a correction does', async () => {
  const clinician = await server.person(['clinician', await server.organisation('Planta de borradores')])
  const sent = { params: { discharge_report_id: crypto.randomUUID() }, body: { sections: [], base_revision: 0 } }
  expect(await everyTenMinutes(clinician, 70, [review.saveDraft, sent])).toEqual([404, 404, 404, 404, 404, 401, 401])
  const correcting = await server.person(['clinician', await server.organisation('Planta de correcciones')])
  expect(await everyTenMinutes(correcting, 70, [review.correct, sent])).not.toContain(401)
})

test('an open stream ends with its session, which heartbeats do not prolong', async () => {
  // The report is never ready, so its stream ends for no other reason.
  const listened = await openTestServer({
    options: { heartbeat_ms: 20 },
    write: () => new Promise(() => undefined),
  })
  const organisation_id = await listened.organisation('Planta que escucha')
  const clinician = await listened.person(['clinician', organisation_id])
  const source = { text: 'Paciente inventada. Evolución favorable, afebril, tolera dieta. Alta a domicilio.' }
  const created = await listened.call(clinician, reports.create, { body: { organisation_id, source } })
  const { discharge_report_id } = created.json
  const url = `${apiPrefix}${reports.events.path.replace(':discharge_report_id', discharge_report_id)}`
  const listen = async () => {
    const headers = { authorization: `Bearer ${clinician.token}` }
    const answer = await listened.app.inject({ url, headers, payloadAsStream: true })
    expect(answer.statusCode).toBe(200)
    return answer.stream()
  }
  for (let past = 0; past < 50; past += 10) {
    const stream = await listen()
    // The listener leaves after two heartbeats.
    for (let beats = 0; beats < 2;) {
      const [chunk] = await once(stream, 'data')
      beats += String(chunk).split(': heartbeat').length - 1
    }
    stream.destroy()
    listened.later(10 * minute)
  }
  expect(await isLive(clinician, listened)).toBe(true)
  const last = await listen()
  last.resume()
  listened.later(11 * minute)
  await once(last, 'end')
  expect(await isLive(clinician, listened)).toBe(false)
  await listened.close()
})

test('a client that signs in and writes stays signed in for twelve hours without further calls', async () => {
  const administrator = await server.person(['administrator'])
  for (let past = 50; past <= 13 * 60; past += 50) {
    server.later(50 * minute)
    const { status } = await server.call(administrator, organisations.create, { body: { name: `Planta ${past}` } })
    expect([past, status]).toEqual([past, past < 12 * 60 ? 201 : 401])
  }
})

test('an invalid write prolongs a session; a forbidden and a public one do not', async () => {
  const person = await server.person()
  const { user_id } = person
  const wrong = { params: { user_id }, body: { name: 'x'.repeat(5000) } }
  expect(await everyTenMinutes(person, 70, [users.update, wrong])).toEqual([422, 422, 422, 422, 422, 422, 422])
  const refused = [organisations.create, { body: { name: 'No' } }] as const
  expect(await everyTenMinutes(person, 70, refused)).toEqual([403, 403, 403, 403, 403, 401, 401])
  const other = await server.person()
  const again = [auth.login, { body: { email: other.email, password: knownPassword } }] as const
  await everyTenMinutes(other, 60, again)
  expect(await isLive(other)).toBe(false)
  expect((await server.call(null, publicCalls.read)).status).toBe(200)
})

test('reported activity prolongs a session, returns the time left, and is not audited', async () => {
  const person = await server.person()
  const login = await server.call(null, auth.login, { body: { email: person.email, password: knownPassword } })
  expect(login.json).toMatchObject({ idle_seconds: 3600, idle_seconds_left: 3600, seconds_left: 12 * 3600 })
  const left = async () => (await server.call(person, auth.me)).json.idle_seconds_left
  server.later(40 * minute)
  expect(await left()).toBeLessThanOrEqual(20 * 60)
  expect(await left()).toBeGreaterThan(19 * 60)
  const events = async () => (await server.services.db.selectFrom('audit_events').select('act').execute()).length
  const before = await events()
  const { status, json } = await server.call(person, auth.activity)
  expect([status, json.idle_seconds_left]).toEqual([200, 3600])
  expect(await events()).toBe(before)
  expect(await left()).toBeGreaterThan(59 * 60)
  for (let hour = 0; hour < 13; hour += 1) {
    server.later(50 * minute)
    await server.call(person, auth.activity)
  }
  // 40 + 13 · 50 = 690 of 720 minutes: new activity extends the session only to the end of the twelve hours.
  const { seconds_left, idle_seconds } = (await server.call(person, auth.activity)).json
  expect(idle_seconds).toBe(3600)
  expect(seconds_left).toBeLessThanOrEqual(30 * 60)
  server.later(31 * minute)
  expect((await server.call(person, auth.activity)).status).toBe(401)
  expect((await server.call(null, auth.activity)).status).toBe(401)
})

test('an ended session is not resumed by a late request', async () => {
  const person = await server.person()
  expect(await isLive(person)).toBe(true)
  server.later(60 * minute)
  expect((await server.call(person, auth.activity)).status).toBe(401)
  expect(
    (await server.call(person, users.update, { params: { user_id: person.user_id }, body: { name: 'Tarde' } })).status,
  ).toBe(401)
  expect(await isLive(person)).toBe(false)
})
