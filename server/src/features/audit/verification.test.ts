import * as audit from '@alta/contract/audit'
import * as organisations from '@alta/contract/organisations'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordAudit } from '#base/audit'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let auditor: Person
let organisation_id: string
beforeAll(async () => {
  server = await openTestServer()
  auditor = await server.person(['auditor'])
})
afterAll(() => server.close())

/** A chain of 12 events. */
beforeEach(async () => {
  organisation_id = await server.organisation('Hospital Contado')
  const owner = await server.person(['owner', organisation_id])
  for (let number = 1; number <= 12; number += 1)
    await server.call(owner, organisations.update, { params: { organisation_id }, body: { name: `Nombre ${number}` } })
})

/** Makes changes that only somebody with access to the database can make. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  const { db } = server.services
  await sql`alter table audit_events disable trigger audit_events_stay`.execute(db)
  await change.execute(db)
  await sql`alter table audit_events enable trigger audit_events_stay`.execute(db)
}
const verdict = async () => {
  const { json } = await server.call(auditor, audit.verification, { query: { organisation_id } })
  expect(json.items).toHaveLength(1)
  return json.items[0]
}
const here = () => sql`organisation_id = ${organisation_id}`

test('a chain that nobody changed is intact; verifying it is itself an event of it', async () => {
  const head = await server.services.db
    .selectFrom('audit_heads')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  expect(await verdict()).toEqual({
    organisation_id,
    organisation_name: 'Nombre 12',
    events: 12,
    removed: 0,
    intact: true,
    broken_at: null,
    head_hash: head.hash,
  })
  expect(await verdict()).toMatchObject({ events: 13, intact: true })
  const { json } = await server.call(auditor, audit.list, { query: { organisation_id, limit: '1' } })
  expect(json.items[0]).toMatchObject({ act: 'audit.verification', detail: { chains: 1, broken: 0 } })
})

const changes = [
  [
    'what an event says',
    () => sql`update audit_events set detail = '{"changed":"owner_id"}' where ${here()} and sequence = 5`,
    5,
  ],
  ['who it was', () => sql`update audit_events set actor_id = null where ${here()} and sequence = 1`, 1],
  [
    'when it was',
    () => sql`update audit_events set occurred_at = occurred_at - interval '1 day' where ${here()} and sequence = 7`,
    7,
  ],
  ['how it ended', () => sql`update audit_events set outcome = 'forbidden' where ${here()} and sequence = 12`, 12],
  ['a hash', () => sql`update audit_events set hash = repeat('0', 64) where ${here()} and sequence = 3`, 3],
  ['the hash before', () => sql`update audit_events set previous_hash = '' where ${here()} and sequence = 9`, 9],
  ['an event in the middle taken out', () => sql`delete from audit_events where ${here()} and sequence = 6`, 7],
  ['the first event taken out', () => sql`delete from audit_events where ${here()} and sequence = 1`, 2],
  ['the end cut off', () => sql`delete from audit_events where ${here()} and sequence > 10`, 11],
  ['all of it taken out', () => sql`delete from audit_events where ${here()}`, 1],
  ['an event moved', () => sql`update audit_events set sequence = 13 where ${here()} and sequence = 12`, 12],
  ['the head set back', () => sql`update audit_heads set sequence = 8 where ${here()}`, 9],
  ['another hash at the head', () => sql`update audit_heads set hash = repeat('0', 64) where ${here()}`, 12],
  ['no head any more', () => sql`delete from audit_heads where ${here()}`, 1],
  [
    'an event put behind the end',
    () => sql`
      insert into audit_events
      select organisation_id, 13, occurred_at, actor_id, address, act, outcome, detail, hash, hash
      from audit_events where ${here()} and sequence = 12`,
    13,
  ],
] as const

test.each(changes)('verification shows where the chain was tampered with: %s', async (_what, change, broken_at) => {
  await tamper(change())
  expect(await verdict()).toMatchObject({ intact: false, broken_at })
})

test.each([
  ['the head set back', () => sql`update audit_heads set sequence = 8, hash = repeat('0', 64) where ${here()}`],
  ['no head any more', () => sql`delete from audit_heads where ${here()}`],
])('a broken chain does not stop any work, and stays broken: %s', async (_what, change) => {
  await tamper(change())
  const owner = await server.person(['manager', organisation_id])
  const answer = await server.call(owner, organisations.update, {
    params: { organisation_id },
    body: { name: 'Sigue' },
  })
  expect(answer.status).toBe(200)
  expect(await verdict()).toMatchObject({ intact: false, broken_at: 13, events: 13 })
})

test('a chain whose rest was rebuilt does not pass, once its head was saved elsewhere', async () => {
  const { head_hash } = await verdict()
  await tamper(sql`delete from audit_events where ${here()} and sequence > 10`)
  await tamper(sql`
    update audit_heads set sequence = 10, hash = event.hash from audit_events event
    where event.organisation_id = audit_heads.organisation_id and event.sequence = 10 and audit_heads.${here()}`)
  const after = await verdict()
  expect(after.intact).toBe(true)
  expect(after.head_hash).not.toBe(head_hash)
})

test('without an organisation every chain is verified, each with its own result', async () => {
  const other = await server.organisation('Hospital Vecino')
  const owner = await server.person(['owner', other], ['manager', organisation_id])
  await server.call(owner, organisations.update, { params: { organisation_id: other }, body: { name: 'Otro' } })
  await tamper(sql`update audit_events set address = '10.0.0.1' where ${here()} and sequence = 4`)
  await server.call(auditor, audit.list)
  const all = (await server.call(auditor, audit.verification)).json.items
  const of = (id: string | null) => all.find((item: { organisation_id: string | null }) => item.organisation_id === id)
  expect(of(organisation_id)).toMatchObject({ intact: false, broken_at: 4, events: 12 })
  expect(of(other)).toMatchObject({ intact: true, broken_at: null, events: 1 })
  expect(of(null)).toMatchObject({ intact: true, organisation_name: null })
  const mine = (await server.call(owner, audit.verification)).json.items
  expect(new Set(mine.map((item: { organisation_id: string }) => item.organisation_id))).toEqual(
    new Set([organisation_id, other]),
  )
})

test('a long chain is verified in several parts while new events are added', async () => {
  const owner = await server.person(['owner', await server.organisation('Grande')], ['manager', organisation_id])
  const rename = (name: string) =>
    server.call(owner, organisations.update, { params: { organisation_id }, body: { name } })
  await server.services.db.transaction().execute(async (trx) => {
    const line = { organisation_id, occurred_at: new Date(), actor_id: null, address: null, act: 'reports.read' }
    for (let number = 0; number < 1000; number += 1)
      await recordAudit(trx, { ...line, outcome: 'done', detail: { number } })
  })
  const [counted] = await Promise.all([verdict(), ...Array.from({ length: 20 }, (_, number) => rename(`Y ${number}`))])
  expect(counted.intact).toBe(true)
  expect(counted.events).toBeGreaterThanOrEqual(1012)
  expect(await verdict()).toMatchObject({ events: 1033, intact: true })
})
