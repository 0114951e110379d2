import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noOrganisation, recordAudit } from '#base/audit'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let auditor: Person
beforeAll(async () => {
  server = await openTestServer()
  auditor = await server.person(['auditor'])
})
afterAll(() => server.close())

const list = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, audit.list, { query })).json
const acts = async (by: Person, query: Record<string, string> = {}): Promise<string[]> =>
  (await list(by, query)).items.map(({ act, outcome }: audit.AuditEvent) => `${act} ${outcome}`)
const rename = (by: Person, organisation_id: string, name: string) =>
  server.call(by, organisations.update, { params: { organisation_id }, body: { name } })

/** Writes an event at a given time, as an act would. */
const write = async (organisation_id: string | null, event: { act: string; occurred_at: string; actor_id?: string }) =>
  await server.services.db.transaction().execute((trx) =>
    recordAudit(trx, {
      organisation_id,
      address: '192.0.2.7',
      outcome: 'done',
      detail: {},
      ...event,
      actor_id: event.actor_id ?? null,
      occurred_at: new Date(event.occurred_at),
    }),
  )

test('the log says who did what, where, when and how it ended, newest first', async () => {
  const organisation_id = await server.organisation('Hospital Observado')
  const owner = await server.person(['owner', organisation_id])
  await rename(owner, organisation_id, 'Hospital Mirado')
  const { items, next_cursor } = await list(owner, { organisation_id })
  expect(next_cursor).toBeNull()
  expect(items[0]).toEqual({
    organisation_id,
    organisation_name: 'Hospital Mirado',
    sequence: 1,
    occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    actor: { kind: 'user', id: owner.user_id, name: expect.stringMatching(/^Person/) },
    address: '127.0.0.1',
    act: 'organisations.update',
    outcome: 'done',
    record: null,
    detail: { changed: 'name' },
    hash: expect.stringMatching(/^[\da-f]{64}$/),
  })
  // A second read of the log shows the first read as an event.
  expect(await acts(owner, { organisation_id })).toEqual(['audit.list done', 'organisations.update done'])
})

test('people, service credentials, the system and deleted actors are told apart', async () => {
  const organisation_id = await server.organisation('Hospital Variado')
  const { db, clock } = server.services
  const service_credential_id = crypto.randomUUID()
  const credential = {
    organisation_id,
    service_credential_id,
    name: 'Estación 3',
    prefix: 'alta_x',
    secret_hash: crypto.randomUUID(),
    roles: ['clinician' as const],
    issued_at: clock.now(),
    expires_at: clock.now(),
    issued_by: null,
    revoked_at: null,
    last_used_at: null,
    last_used_address: null,
    retiring_hash: null,
    retiring_until: null,
  }
  await db.insertInto('service_credentials').values(credential).execute()
  const gone = crypto.randomUUID()
  const occurred_at = '2026-01-01T00:00:00Z'
  await write(organisation_id, { act: 'reports.read', occurred_at, actor_id: service_credential_id })
  await write(organisation_id, { act: 'users.read', occurred_at, actor_id: gone })
  await write(organisation_id, { act: 'auth.login', occurred_at })
  const { items } = await list(auditor, { organisation_id })
  expect(items.map(({ actor }: audit.AuditEvent) => actor)).toEqual([
    { kind: 'nobody', id: null, name: null },
    { kind: 'user', id: gone, name: null },
    { kind: 'service_credential', id: service_credential_id, name: 'Estación 3' },
  ])
})

test('the log is filtered by organisation, actor, feature or act, outcome and dates', async () => {
  const organisation_id = await server.organisation('Hospital Filtrado')
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  await write(organisation_id, { act: 'reports.read', occurred_at: '2025-03-01T00:00:00.000Z', actor_id: one })
  await write(organisation_id, { act: 'reports.export', occurred_at: '2025-03-02T23:59:59.999Z', actor_id: one })
  await write(organisation_id, { act: 'users.update', occurred_at: '2025-03-03T00:00:00.000Z', actor_id: two })
  await write(null, { act: 'users.update', occurred_at: '2025-03-04T12:00:00.000Z', actor_id: two })
  const found = async (query: Record<string, string>) =>
    (await acts(auditor, { from: '2025-03-01', to: '2025-03-31', ...query })).map((act) => act.split(' ')[0])
  expect(await found({})).toEqual(['users.update', 'users.update', 'reports.export', 'reports.read'])
  expect(await found({ organisation_id })).toEqual(['users.update', 'reports.export', 'reports.read'])
  expect(await found({ act: 'reports' })).toEqual(['reports.export', 'reports.read'])
  expect(await found({ act: 'reports.read' })).toEqual(['reports.read'])
  expect(await found({ act: 'repor' })).toEqual([])
  expect(await found({ act: 'r%' })).toEqual([])
  expect(await found({ actor_id: two })).toEqual(['users.update', 'users.update'])
  expect(await found({ to: '2025-03-02' })).toEqual(['reports.export', 'reports.read'])
  expect(await found({ from: '2025-03-03', to: '2025-03-03' })).toEqual(['users.update'])
  // Days are those of the reader: the third of March in Madrid begins an hour before that of UTC.
  const madrid = { from: '2025-03-02T23:00:00Z', to: '2025-03-03T23:00:00Z' }
  expect(await found(madrid)).toEqual(['users.update', 'reports.export'])
  expect(await found({ ...madrid, from: '2025-03-03T00:00:00.000Z' })).toEqual(['users.update'])
  expect(await found({ outcome: 'refused' })).toEqual([])
  expect((await list(auditor, { organisation_id, count: 'true', limit: '1', to: '2025-12-31' })).total).toBe(3)
})

test.each([
  [{ from: '2025-02-31' }, '/from'],
  [{ to: 'yesterday' }, '/to'],
  [{ from: '0000-02-01T00:00:00Z' }, '/from'],
  [{ to: '2025-02-01T00:00:00+01:00' }, '/to'],
  [{ outcome: 'broken' }, '/outcome'],
  [{ act: 'x'.repeat(81) }, '/act'],
  [{ cursor: Buffer.from('["newest","x/1","y"]').toString('base64url') }, '/cursor'],
  [{ cursor: Buffer.from(`["newest","x/1","${noOrganisation}"]`).toString('base64url') }, '/cursor'],
  [{ sort: 'act' }, '/sort'],
])('the log refuses an invalid filter: %j', async (query, pointer) => {
  const refused = await server.call(auditor, audit.list, { query })
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, pointer])
})

test('a long log is paged, each event once, also those of one moment in several chains', async () => {
  const [one, two] = [await server.organisation('Uno'), await server.organisation('Dos')]
  for (let number = 0; number < 6; number += 1)
    for (const organisation_id of [one, two, null])
      await write(organisation_id, { act: 'reports.read', occurred_at: '2024-05-05T05:05:05.005Z' })
  const found: string[] = []
  let cursor: string | null = null
  do {
    const days = { from: '2024-05-05', to: '2024-05-05', limit: '4' }
    const page: { items: audit.AuditEvent[]; next_cursor: string | null } = await list(auditor, {
      ...days,
      ...(cursor !== null && { cursor }),
    })
    found.push(...page.items.map(({ organisation_id, sequence }) => `${organisation_id} ${sequence}`))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect([found.length, new Set(found).size]).toEqual([18, 18])
})

test('a manager of an organisation sees its events and no others; auditors and administrators see all', async () => {
  const [mine, other] = [await server.organisation('Propia'), await server.organisation('Ajena')]
  const manager = await server.person(['manager', mine], ['clinician', other])
  for (const organisation_id of [mine, other, null])
    await write(organisation_id, { act: 'reports.read', occurred_at: '2023-01-01T00:00:00Z' })
  const year = { to: '2023-12-31', from: '2023-01-01' }
  expect((await list(manager, year)).items.map((event: audit.AuditEvent) => event.organisation_id)).toEqual([mine])
  for (const by of [auditor, await server.person(['administrator'])])
    expect((await list(by, year)).items).toHaveLength(3)
  const statusesOf = async (by: Person, organisation_id: string) => {
    const answers = [
      await server.call(by, audit.list, { query: { organisation_id } }),
      await server.call(by, audit.exportFile, { query: { organisation_id, format: 'csv' } }),
      await server.call(by, audit.verification, { query: { organisation_id } }),
    ]
    return answers.map(({ status }) => status)
  }
  expect(await statusesOf(manager, mine)).toEqual([200, 200, 200])
  // 403 where the manager sees the organisation and not its log; 404 where the organisation is not visible or missing.
  expect(await statusesOf(manager, other)).toEqual([403, 403, 403])
  expect(await statusesOf(manager, await server.organisation('Lejana'))).toEqual([404, 404, 404])
  expect(await statusesOf(manager, noOrganisation)).toEqual([404, 404, 404])
  for (const id of [crypto.randomUUID(), 'no-such-id']) expect(await statusesOf(auditor, id)).toEqual([404, 404, 404])
  expect(await statusesOf(await server.person(['clinician', mine]), mine)).toEqual([403, 403, 403])
})

describe('refused calls in the log', () => {
  test('a call that a role does not allow is in the log of its organisation', async () => {
    const organisation_id = await server.organisation('Hospital Severo')
    const manager = await server.person(['manager', organisation_id])
    const reader = await server.person(['reader', organisation_id], ['manager', await server.organisation('Aparte')])
    expect((await rename(reader, organisation_id, 'x')).status).toBe(403)
    // A clinician may not rename any organisation, so the call is refused before the lookup.
    const clinician = await server.person(['clinician', organisation_id])
    expect((await rename(clinician, organisation_id, 'x')).status).toBe(403)
    expect(await acts(manager, { organisation_id, outcome: 'refused' })).toEqual([
      'organisations.update forbidden',
      'organisations.update forbidden',
    ])
  })

  test('a stale revision, the removal of the owner and an unknown report are logged as refused', async () => {
    const organisation_id = await server.organisation('Hospital Ocupado')
    const owner = await server.person(['owner', organisation_id], ['clinician', organisation_id])
    await server.call(owner, organisations.update, { params: { organisation_id }, body: { name: 'x', revision: 7 } })
    const held = await server.call(owner, assignments.list, { query: { organisation_id, role: 'owner' } })
    const { role_assignment_id } = held.json.items[0]
    await server.call(owner, assignments.remove, { params: { role_assignment_id } })
    const discharge_report_id = crypto.randomUUID()
    await server.call(owner, reports.read, { params: { discharge_report_id } })
    expect(await acts(owner, { organisation_id, outcome: 'refused' })).toEqual([
      'assignments.remove owner-required',
      'organisations.update stale-revision',
    ])
    const { items } = await list(auditor, { actor_id: owner.user_id, act: 'reports.read' })
    expect(items[0]).toMatchObject({ organisation_id: null, outcome: 'not-found', detail: { discharge_report_id } })
  })

  test('refused calls of outsiders are not in an organisation’s log, and invented ids are not repeated', async () => {
    const organisation_id = await server.organisation('Hospital Tranquilo')
    const stranger = await server.person(['manager', await server.organisation('Vecino')])
    await rename(stranger, organisation_id, 'Secreto')
    await rename(stranger, 'Secreto-García', 'Secreto')
    const reader = { user_id: stranger.user_id, role: 'reader', scope: 'organisation', organisation_id, reason }
    await server.call(stranger, assignments.create, { body: reader })
    const { items } = await list(auditor, { actor_id: stranger.user_id, outcome: 'refused' })
    expect(items.map((event: audit.AuditEvent) => [event.organisation_id, event.act, event.detail])).toEqual([
      [null, 'assignments.create', { named_organisation_id: organisation_id }],
      [null, 'organisations.update', {}],
      [null, 'organisations.update', { named_organisation_id: organisation_id }],
    ])
    expect(JSON.stringify(await list(auditor))).not.toContain('Secreto')
  })

  test('a wrong password is logged; a call without a session, an invalid form and an unknown id are not', async () => {
    const person = await server.person()
    const before = (await list(auditor, { count: 'true' })).total
    await server.call(null, auth.login, { body: { email: person.email, password: 'no es la suya 2026' } })
    expect(await acts(auditor, { actor_id: person.user_id })).toEqual(['auth.login unauthenticated'])
    await server.call(null, organisations.create, { body: { name: 'x' } })
    await server.call(auditor, users.read, { params: { user_id: crypto.randomUUID() } })
    const administrator = await server.person(['administrator'])
    expect((await server.call(administrator, organisations.create, { body: {} })).status).toBe(422)
    // The one new event is the sign-in. A second read of the log adds none.
    expect((await list(auditor, { count: 'true' })).total - before).toBe(1)
  })
})

test('the log of a deleted organisation stays readable, and its last event is the deletion', async () => {
  const administrator = await server.person(['administrator'])
  const created = await server.call(administrator, organisations.create, { body: { name: 'Hospital Pasajero' } })
  const { organisation_id } = created.json
  await server.call(administrator, organisations.remove, { params: { organisation_id } })
  await vi.waitFor(async () => expect((await list(auditor, { organisation_id })).items).toHaveLength(3), 20_000)
  for (const round of [1, 2]) {
    const { items } = await list(auditor, { organisation_id })
    expect([round, items.map(({ act }: audit.AuditEvent) => act)]).toEqual([
      round,
      ['organisations.removed', 'organisations.remove', 'organisations.create'],
    ])
    expect([items[0].organisation_name, items[0].detail.name]).toEqual([null, 'Hospital Pasajero'])
  }
  const { items } = await list(auditor, { actor_id: auditor.user_id, act: 'audit', limit: '1' })
  expect(items[0]).toMatchObject({ organisation_id: null, detail: { named_organisation_id: organisation_id } })
  const { json } = await server.call(auditor, audit.verification, { query: { organisation_id } })
  expect(json.items).toMatchObject([{ organisation_id, organisation_name: null, events: 3, intact: true }])
})
