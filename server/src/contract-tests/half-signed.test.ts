import { everyCall } from '@alta/contract/api'
import * as auth from '@alta/contract/auth'
import type { Endpoint } from '@alta/contract/endpoint'
import * as organisations from '@alta/contract/organisations'
import { organisationRoles } from '@alta/contract/permissions'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minimalRequest } from './minimal-requests.ts'
import { everyRecord } from './every-record.ts'
import { freshRecords } from './records.ts'
import type { RecordIds } from './record-ids.ts'
import { appOf, passkeyOrigin, secondFactorIdsFor } from './second-factor-records.ts'
import { type Caller, openTestServer, type Person, type TestServer } from './test-server.ts'

/** The calls that are allowed before a sign-in is finished, as a list by hand that the code is tested against. */
const open = [
  'auth.me',
  'auth.logout',
  'second_factor.state',
  'second_factor.begin_passkey_use',
  'second_factor.prove',
  // These allow a person who sets up a second factor and refuse one who only has to prove it.
  'second_factor.reauthenticate',
  'second_factor.begin_totp',
  'second_factor.add_totp',
  'second_factor.begin_passkey',
  'second_factor.add_passkey',
]
const refusedToProof = open.slice(5)

const calls = everyCall()

let server: TestServer
let records: RecordIds
/** A person with every role in every organisation. */
let superuser: Person
beforeAll(async () => {
  server = await openTestServer({
    environment: { ALTA_PUBLIC_URL: passkeyOrigin },
    options: { heartbeat_ms: 50, requests_per_minute: { person: 100_000, address: 100_000 } },
    // The report stays under way, so its stream stays open.
    write: () => new Promise(() => undefined),
  })
  const organisation = { organisation_id: await server.organisation('Hospital A'), word: 'Garza', clinical: 'Tucán' }
  records = {
    ...(await freshRecords(server, organisation, [...everyRecord, 'discharge_report_id'])),
    provider_id: 'none',
  }
  superuser = await server.person(
    ['administrator'],
    ...organisationRoles.map((role) => [role, organisation.organisation_id] as const),
  )
})
afterAll(() => server.close())

const change = async (second_factor_roles: readonly string[], by: Caller) =>
  await server.call(by, organisations.update, {
    params: { organisation_id: records['organisation_id'] ?? '' },
    body: { second_factor_roles },
  })

const countRows = async () =>
  await Promise.all(
    (
      ['users', 'role_assignments', 'service_credentials', 'discharge_reports', 'chat_sessions', 'sessions'] as const
    ).map(
      async (table) =>
        (
          await server.services.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
    ),
  )

/** Tries one call and returns what is wrong with the answer; null when nothing is wrong. */
async function bypassOf(by: Caller, [name, endpoint]: readonly [string, Endpoint]): Promise<string | null> {
  const { status, json, text } = await server.call(
    by,
    endpoint,
    minimalRequest(name, { ...records, email: superuser.email }),
  )
  const isRefused = status === 403 && json?.code === 'second-factor-required'
  return isRefused && !/Garza|Tucán/.test(text) ? null : `${name}: ${status} ${text.slice(0, 100)}`
}

const closed = calls.filter(([name, { access }]) => access !== 'public' && !open.includes(name))

test('the calls that are open to an incomplete sign-in are those of the list, and no others', () => {
  const declared = calls.filter(([, { access }]) => access === 'signing-in').map(([name]) => name)
  expect(declared.toSorted()).toEqual(open.toSorted())
})

test('the closed calls are not refused to whoever is fully signed in', async () => {
  const read = closed.filter(([, { method, kind }]) => method === 'GET' && kind !== 'stream')
  const refused: string[] = []
  for (const [name, endpoint] of read) {
    const { json } = await server.call(superuser, endpoint, minimalRequest(name, records))
    if (json?.code === 'second-factor-required') refused.push(name)
  }
  expect(refused).toEqual([])
})

describe.each(['proof', 'enrolment'] as const)('a sign-in that lacks its %s', (missing) => {
  let half: Person
  let before: readonly number[]
  beforeAll(async () => {
    half = await server.person(
      ['administrator'],
      ...organisationRoles
        .filter((role) => role !== 'owner')
        .map((role) => [role, records['organisation_id'] ?? ''] as const),
    )
    if (missing === 'proof') await appOf(server, half.user_id)
    else await change(['clinician'], superuser)
    before = await countRows()
  })
  afterAll(async () => {
    if (missing === 'enrolment')
      await server.services.db.updateTable('organisations').set({ second_factor_roles: [] }).execute()
  })

  test('is refused every other call, streams and uploads too', async () => {
    const bypasses: string[] = []
    for (const call of closed) {
      const found = await bypassOf(half, call)
      if (found !== null) bypasses.push(found)
    }
    expect(closed.length).toBeGreaterThan(100)
    expect(bypasses).toEqual([])
    expect(await countRows()).toEqual(before)
  })

  test('counts as anonymous in public calls', async () => {
    const different: string[] = []
    const reading = calls.filter(([, { access, method }]) => access === 'public' && method === 'GET')
    for (const [name, endpoint] of reading) {
      const [own, strangers] = [await server.call(half, endpoint), await server.call(null, endpoint)]
      if (own.text !== strangers.text) different.push(name)
    }
    expect(different).toEqual([])
  })

  test('is told whose session it is and what is missing, and has no permission', async () => {
    const me = await server.call(half, auth.me)
    expect(me.json).toMatchObject({ missing, system_permissions: [], user: { user_id: half.user_id } })
  })

  test('can set up a second factor only where none exists', async () => {
    const answers: string[] = []
    for (const [name, endpoint] of calls.filter(([call]) => refusedToProof.includes(call))) {
      // These calls finish the sign-in, so they are tried last and in a separate session.
      if (missing === 'enrolment' && name.includes('add_')) continue
      const { json, status } = await server.call(half, endpoint, minimalRequest(name, records))
      answers.push(`${name} ${status === 403 ? json.code : 'let in'}`)
    }
    const expected = missing === 'proof' ? 'second-factor-required' : 'let in'
    expect(answers.filter((answer) => !answer.endsWith(expected))).toEqual([])
  })

  test('can be ended by signing out', async () => {
    expect((await server.call(half, auth.logout)).status).toBe(200)
    expect((await server.call(half, auth.me)).status).toBe(401)
  })
})

test('setting up the required second factor completes the sign-in', async () => {
  const { organisation_id = '' } = records
  const clinician = await server.person(['clinician', organisation_id])
  await server.services.db
    .updateTable('organisations')
    .set({ second_factor_roles: ['clinician'] })
    .execute()
  const read = async () => await server.call(clinician, reports.list)
  expect((await read()).json.code).toBe('second-factor-required')
  const add = calls.find(([name]) => name === 'second_factor.add_totp')
  if (!add) throw new Error('no such call')
  const ids = await secondFactorIdsFor(server, add[0], clinician)
  expect((await server.call(clinician, add[1], minimalRequest(add[0], ids))).status).toBe(201)
  expect((await read()).status).toBe(200)
  await server.services.db.updateTable('organisations').set({ second_factor_roles: [] }).execute()
})

test('an open stream ends when its session comes to lack a second factor', async () => {
  const { organisation_id = '' } = records
  const clinician = await server.person(['clinician', organisation_id])
  const source = { text: 'Paciente inventado. Evolución favorable, afebril. Alta a domicilio.' }
  const created = await server.call(clinician, reports.create, { body: { organisation_id, source } })
  const { discharge_report_id } = created.json
  let over = false
  const listening = server.call(clinician, reports.events, { params: { discharge_report_id } }).then((answer) => {
    over = true
    return answer
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(over).toBe(false)
  await appOf(server, clinician.user_id)
  expect((await listening).status).toBe(200)
})
