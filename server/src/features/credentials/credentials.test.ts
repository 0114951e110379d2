import * as credentials from '@alta/contract/credentials'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

const reason = 'Trabaja en la planta tercera'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function hospital() {
  const organisation_id = await server.organisation('Hospital de Prueba')
  return { organisation_id, manager: await server.person(['manager', organisation_id]) }
}
const issue = (by: Caller, organisation_id: string, body: object = {}) =>
  server.call(by, credentials.create, {
    params: { organisation_id },
    body: { name: 'Historia clínica', expires_in_days: 30, roles: ['clinician'], reason, ...body },
  })
const list = (by: Caller, organisation_id: string, query: Record<string, string> = {}) =>
  server.call(by, credentials.list, { params: { organisation_id }, query })
const change = (by: Caller, service_credential_id: string, body: object) =>
  server.call(by, credentials.update, { params: { service_credential_id }, body: { reason, ...body } })
const rotate = (by: Caller, service_credential_id: string, body: object = {}) =>
  server.call(by, credentials.rotate, {
    params: { service_credential_id },
    body: { expires_in_days: 90, reason, ...body },
  })
const revoke = (by: Caller, service_credential_id: string) =>
  server.call(by, credentials.remove, { params: { service_credential_id } })
/** 200 while the secret works, 401 when it no longer does. */
const works = async (token: string) => (await server.call({ token }, organisations.list)).status

test('the secret is returned once, and neither the list nor the database contains it', async () => {
  const { organisation_id, manager } = await hospital()
  const created = await issue(manager, organisation_id, { roles: ['reader', 'clinician'], expires_in_days: 1 })
  expect(created.status).toBe(201)
  const { secret, ...credential } = created.json
  expect(secret).toMatch(/^alta_[\w-]{43}$/)
  expect(credential).toMatchObject({
    organisation_id,
    name: 'Historia clínica',
    prefix: secret.slice(0, 10),
    issued_by: { user_id: manager.user_id },
    days_remaining: 1,
    expired: false,
    revoked_at: null,
    last_used_at: null,
    last_used_address: null,
    retiring_until: null,
    role_assignments: [
      { role: 'clinician', scope: 'organisation', organisation_id },
      { role: 'reader', scope: 'organisation', organisation_id },
    ],
  })
  const listed = await list(manager, organisation_id, { count: 'true' })
  expect(listed.json).toEqual({ items: [credential], next_cursor: null, total: 1, total_capped: false })
  const rows = await server.services.db.selectFrom('service_credentials').selectAll().execute()
  const events = await server.services.db.selectFrom('audit_events').selectAll().execute()
  expect(JSON.stringify([rows, events, listed.text])).not.toContain(secret.slice(12))
  const written = events.find(({ act }) => act === 'credentials.create')
  expect(written).toMatchObject({ organisation_id, actor_id: manager.user_id, outcome: 'done' })
  expect(written?.detail).toMatchObject({ roles: 'clinician reader', expires_in_days: 1 })
})

test.each([
  [{ expires_in_days: 0 }, '/expires_in_days', 'too_small'],
  [{ expires_in_days: 366 }, '/expires_in_days', 'too_large'],
  [{ expires_in_days: 1.5 }, '/expires_in_days', 'invalid'],
  [{ expires_in_days: undefined }, '/expires_in_days', 'required'],
  [{ roles: [] }, '/roles', 'too_small'],
  [{ roles: ['manager'] }, '/roles/0', 'invalid'],
  [{ roles: ['administrator'] }, '/roles/0', 'invalid'],
  [{ name: '   ' }, '/name', 'required'],
  [{ name: 'x'.repeat(121) }, '/name', 'too_large'],
  [{ secret: 'alta_mine' }, '/secret', 'unrecognised'],
])('an invalid credential is refused: %j', async (body, pointer, code) => {
  const { organisation_id, manager } = await hospital()
  const refused = await issue(manager, organisation_id, body)
  expect([refused.status, refused.json.errors[0].pointer, refused.json.errors[0].code]).toEqual([422, pointer, code])
  expect((await list(manager, organisation_id)).json.items).toEqual([])
})

describe('expiry', () => {
  test('the days left are rounded up, and at expiry the secret stops by itself', async () => {
    const organisation = await hospital()
    const { json } = await issue(organisation.manager, organisation.organisation_id, { expires_in_days: 2 })
    const stateNow = async () => {
      const person = await server.person(['manager', organisation.organisation_id])
      const { items } = (await list(person, organisation.organisation_id)).json
      return [items[0].days_remaining, items[0].expired, await works(json.secret)]
    }
    server.later(hour)
    expect(await stateNow()).toEqual([2, false, 200])
    server.later(day)
    expect(await stateNow()).toEqual([1, false, 200])
    server.later(day - 2 * hour + 30 * 60_000)
    expect(await stateNow()).toEqual([1, false, 200])
    server.later(hour)
    expect(await stateNow()).toEqual([0, true, 401])
  })

  test('the list is filtered by the state of credentials', async () => {
    const organisation = await hospital()
    const { manager, organisation_id } = organisation
    await issue(manager, organisation_id, { name: 'vencida', expires_in_days: 1 })
    const taken = (await issue(manager, organisation_id, { name: 'retirada', expires_in_days: 1 })).json
    await issue(manager, organisation_id, { name: 'viva', expires_in_days: 10 })
    await revoke(manager, taken.service_credential_id)
    server.later(day)
    const later = await server.person(['manager', organisation_id])
    const names = async (query: Record<string, string>) =>
      (await list(later, organisation_id, query)).json.items.map(({ name }: { name: string }) => name)
    expect(await names({})).toEqual(['viva', 'retirada', 'vencida'])
    expect(await names({ state: 'active' })).toEqual(['viva'])
    expect(await names({ state: 'expired' })).toEqual(['vencida'])
    expect(await names({ state: 'revoked' })).toEqual(['retirada'])
    const first = (await list(later, organisation_id, { limit: '2' })).json
    expect(await names({ limit: '2', cursor: first.next_cursor })).toEqual(['vencida'])
  })

  test('use is recorded with its address, at most once a minute', async () => {
    const { manager, organisation_id } = await hospital()
    const { json } = await issue(manager, organisation_id)
    const used = async () => {
      await works(json.secret)
      const { last_used_at, last_used_address } = (await list(manager, organisation_id)).json.items[0]
      return { at: Date.parse(last_used_at), last_used_address }
    }
    const first = await used()
    expect(first.last_used_address).toBe('127.0.0.1')
    server.later(30_000)
    expect(await used()).toEqual(first)
    server.later(31_000)
    expect((await used()).at).toBeGreaterThanOrEqual(first.at + 60_000)
  })
})

describe('rotation', () => {
  test('the old secret works for the given hours, the new one at once and with its own expiry', async () => {
    const { manager, organisation_id } = await hospital()
    const old = (await issue(manager, organisation_id)).json
    const after = await rotate(manager, old.service_credential_id, { overlap_hours: 48 })
    expect(after.status).toBe(200)
    expect(after.json).toMatchObject({ service_credential_id: old.service_credential_id, days_remaining: 90 })
    expect(after.json.prefix).toBe(after.json.secret.slice(0, 10))
    expect([await works(old.secret), await works(after.json.secret)]).toEqual([200, 200])
    server.later(47 * hour)
    expect([await works(old.secret), await works(after.json.secret)]).toEqual([200, 200])
    server.later(hour)
    expect([await works(old.secret), await works(after.json.secret)]).toEqual([401, 200])
    const later = await server.person(['manager', organisation_id])
    expect((await list(later, organisation_id)).json.items[0].retiring_until).toBeNull()
  })

  test('by default the overlap is a day; without an overlap the old secret stops at once', async () => {
    const { manager, organisation_id } = await hospital()
    const { service_credential_id, secret } = (await issue(manager, organisation_id)).json
    const second = (await rotate(manager, service_credential_id)).json
    expect(Date.parse(second.retiring_until) - server.services.clock.now().getTime()).toBeGreaterThan(23 * hour)
    expect(await works(secret)).toBe(200)
    const third = (await rotate(manager, service_credential_id, { overlap_hours: 0 })).json
    expect(third.retiring_until).toBeNull()
    expect([await works(secret), await works(second.secret), await works(third.secret)]).toEqual([401, 401, 200])
  })

  test('a second rotation retires the current secret, and the oldest stops', async () => {
    const { manager, organisation_id } = await hospital()
    const { service_credential_id, secret } = (await issue(manager, organisation_id)).json
    const second = (await rotate(manager, service_credential_id)).json
    const third = (await rotate(manager, service_credential_id)).json
    expect([await works(secret), await works(second.secret), await works(third.secret)]).toEqual([401, 200, 200])
  })

  test('when two managers rotate at once, each gets a secret that works', async () => {
    const { manager, organisation_id } = await hospital()
    const other = await server.person(['manager', organisation_id])
    const { service_credential_id } = (await issue(manager, organisation_id)).json
    const answers = await Promise.all([manager, other].map((by) => rotate(by, service_credential_id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const secrets = answers.map(({ json }) => json.secret)
    expect(new Set(secrets).size).toBe(2)
    expect(await Promise.all(secrets.map(works))).toEqual([200, 200])
  })

  test('an old secret never outlives its own expiry, and an expired one does not work again', async () => {
    const { manager, organisation_id } = await hospital()
    const { service_credential_id, secret } = (await issue(manager, organisation_id, { expires_in_days: 1 })).json
    const second = (await rotate(manager, service_credential_id, { overlap_hours: 168, expires_in_days: 1 })).json
    server.later(day)
    expect([await works(secret), await works(second.secret)]).toEqual([401, 401])
    const later = await server.person(['manager', organisation_id])
    const third = (await rotate(later, service_credential_id)).json
    expect(third.retiring_until).toBeNull()
    expect([await works(second.secret), await works(third.secret)]).toEqual([401, 200])
  })
})

test('a revoked credential stops with the next request, with its retiring secret, and stays in the list unchanged', async () => {
  const { manager, organisation_id } = await hospital()
  const { service_credential_id, secret } = (await issue(manager, organisation_id)).json
  const second = (await rotate(manager, service_credential_id)).json
  expect((await revoke(manager, service_credential_id)).status).toBe(204)
  expect([await works(secret), await works(second.secret)]).toEqual([401, 401])
  const [listed] = (await list(manager, organisation_id)).json.items
  expect(listed.revoked_at).toMatch(/Z$/)
  const refusals = [
    await rotate(manager, service_credential_id),
    await change(manager, service_credential_id, { name: 'Otra' }),
  ]
  for (const { status, json } of refusals) expect([status, json.code]).toEqual([409, 'stale-revision'])
  server.later(1000)
  expect((await revoke(manager, service_credential_id)).status).toBe(204)
  expect((await list(manager, organisation_id)).json.items).toEqual([listed])
})

test('name and roles can be changed, and a change of nothing returns the credential as it is', async () => {
  const { manager, organisation_id } = await hospital()
  const { secret, ...made } = (await issue(manager, organisation_id)).json
  const changed = await change(manager, made.service_credential_id, { name: 'Urgencias', roles: ['reader'] })
  expect([changed.status, changed.json]).toEqual([
    200,
    {
      ...made,
      name: 'Urgencias',
      role_assignments: [{ role: 'reader', scope: 'organisation', organisation_id }],
    },
  ])
  for (const body of [{}, { name: 'Urgencias' }, { roles: ['reader', 'reader'] }]) {
    const same = await change(manager, made.service_credential_id, body)
    expect([same.status, same.json]).toEqual([200, changed.json])
  }
  expect(await works(secret)).toBe(200)
})

describe('permissions', () => {
  const acts = (by: Person, organisation_id: string, service_credential_id: string) => [
    () => list(by, organisation_id),
    () => issue(by, organisation_id),
    () => change(by, service_credential_id, { name: 'Nueva' }),
    () => rotate(by, service_credential_id),
    () => revoke(by, service_credential_id),
  ]
  const outcomes = async (by: Person, organisation_id: string, id: string) => {
    const statuses: number[] = []
    for (const act of acts(by, organisation_id, id)) statuses.push((await act()).status)
    return statuses
  }
  test.each([
    ['owner', [200, 201, 200, 200, 204]],
    ['manager', [200, 201, 200, 200, 204]],
    ['administrator', [200, 201, 200, 200, 204]],
    ['auditor', [200, 403, 403, 403, 403]],
    ['clinician', [403, 403, 403, 403, 403]],
    ['reader', [403, 403, 403, 403, 403]],
  ] as const)('are those of the role %s', async (role, expected) => {
    const { manager, organisation_id } = await hospital()
    const { service_credential_id } = (await issue(manager, organisation_id)).json
    const system = role === 'administrator' || role === 'auditor'
    const by = await server.person(system ? [role] : [role, organisation_id])
    expect(await outcomes(by, organisation_id, service_credential_id)).toEqual(expected)
  })

  test('do not reach other organisations, not even for a clinician here who manages another', async () => {
    const { manager, organisation_id } = await hospital()
    const { service_credential_id } = (await issue(manager, organisation_id)).json
    const elsewhere = await server.organisation('Otro')
    const stranger = await server.person(['manager', elsewhere])
    expect(await outcomes(stranger, organisation_id, service_credential_id)).toEqual([404, 404, 404, 404, 404])
    const both = await server.person(['manager', elsewhere], ['clinician', organisation_id])
    expect(await outcomes(both, organisation_id, service_credential_id)).toEqual([403, 403, 404, 404, 404])
  })

  test('do not let even an administrator find credentials of an organisation that does not exist', async () => {
    const administrator = await server.person(['administrator'])
    for (const id of [crypto.randomUUID(), 'no-such-id'])
      expect(await outcomes(administrator, id, id)).toEqual([404, 404, 404, 404, 404])
  })
})
