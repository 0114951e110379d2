import * as audit from '@alta/contract/audit'
import * as holds from '@alta/contract/legal-holds'
import * as organisations from '@alta/contract/organisations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { verifyPart } from './verify-parts.ts'
import { findCheckpoint, shortenChain } from './checkpoints.store.ts'
import { applyRules, daysLater, setRules } from '../retention/retention.fixtures.ts'

let server: TestServer
let auditor: Person
beforeAll(async () => {
  server = await openTestServer()
  auditor = await server.person(['auditor'])
})
afterAll(() => server.close())

/** A chain of 12 events, a pause of three years and one more event. */
async function oldChain() {
  const organisation_id = await server.organisation('Hospital Antiguo')
  const params = { organisation_id }
  const rename = async (name: string) => {
    const owner = await server.person(['owner', organisation_id])
    expect((await server.call(owner, organisations.update, { params, body: { name } })).status).toBe(200)
    await server.services.db.deleteFrom('role_assignments').where('user_id', '=', owner.user_id).execute()
    return owner
  }
  for (let number = 1; number <= 12; number += 1) await rename(`Nombre ${number}`)
  await daysLater(server, 3 * 365)
  await rename('Nuevo nombre')
  return { organisation_id, params }
}
const verdict = async (organisation_id: string) =>
  (await server.call(auditor, audit.verification, { query: { organisation_id } })).json.items[0]

test('the oldest events are removed by age, and the chain records it and is verified from there on', async () => {
  const { organisation_id } = await oldChain()
  await setRules(server, organisation_id, { audit_events: 730 })
  await applyRules(server)
  const { items } = (await server.call(auditor, audit.list, { query: { organisation_id } })).json
  expect(items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([14, 13])
  expect(items[0]).toMatchObject({
    act: 'retention.shorten_log',
    actor: { kind: 'nobody' },
    detail: { rule: 'audit_events', days: 730, events: 12, removed_up_to: 12, removed_hash: expect.any(String) },
  })
  expect(await verdict(organisation_id)).toMatchObject({ intact: true, broken_at: null, removed: 12 })
  // The chain is shortened once more.
  await daysLater(server, 3 * 365)
  await applyRules(server)
  const after = await verdict(organisation_id)
  expect([after.intact, after.removed > 12]).toEqual([true, true])
})

test('the table still refuses to delete events after the checkpoint, and to change any event', async () => {
  const { organisation_id } = await oldChain()
  await setRules(server, organisation_id, { audit_events: 730 })
  await applyRules(server)
  const { db } = server.services
  const refused = /never changed|only moves on/
  const here = sql`organisation_id = ${organisation_id}`
  await expect(sql`delete from audit_events where ${here}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`update audit_events set act = 'x' where ${here}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`update audit_checkpoints set sequence = 3 where ${here}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`delete from audit_checkpoints where ${here}`.execute(db)).rejects.toThrow(refused)
})

test('a checkpoint that was moved, or an event that was put back before it, is detected', async () => {
  const moved = await oldChain()
  await sql`insert into audit_checkpoints select organisation_id, sequence, hash from audit_events
    where organisation_id = ${moved.organisation_id} and sequence = 5`.execute(server.services.db)
  await sql`delete from audit_events where organisation_id = ${moved.organisation_id} and sequence <= 5`.execute(
    server.services.db,
  )
  expect(await verdict(moved.organisation_id)).toMatchObject({ intact: false, broken_at: 5 })
  const returned = await oldChain()
  await setRules(server, returned.organisation_id, { audit_events: 730 })
  await applyRules(server)
  await sql`insert into audit_events select organisation_id, 4, occurred_at, actor_id, address, act, outcome, detail,
    previous_hash, hash from audit_events where organisation_id = ${returned.organisation_id} and sequence = 13`.execute(
    server.services.db,
  )
  expect(await verdict(returned.organisation_id)).toMatchObject({ intact: false, broken_at: 4 })
})

test('while anything of the organisation is on legal hold, its log stays whole', async () => {
  const { organisation_id, params } = await oldChain()
  const owner = await server.person(['owner', organisation_id])
  const body = { held: { kind: 'organisation' }, reason: 'Reclamación judicial en curso' }
  expect((await server.call(owner, holds.place, { params, body })).status).toBe(201)
  await setRules(server, organisation_id, { audit_events: 730 })
  await applyRules(server)
  expect(await verdict(organisation_id)).toMatchObject({ intact: true, removed: 0 })
})

test('where the log is shipped, events that have not arrived stay', async () => {
  const { organisation_id } = await oldChain()
  const { db } = server.services
  const shorten = () =>
    db.transaction().execute((trx) =>
      shortenChain(trx, {
        organisation_id,
        before: server.services.clock.now(),
        days: 730,
        now: server.services.clock.now(),
        limit: 100,
        ships: true,
      }),
    )
  expect(await shorten()).toBe(0)
  await db.insertInto('audit_positions').values({ organisation_id, shipped: 4 }).execute()
  expect(await shorten()).toBe(4)
  expect(await findCheckpoint(db, organisation_id)).toMatchObject({ sequence: 4 })
})

test('an anchor older than a shortened chain is reported as such, and one of its beginning is checked against it', async () => {
  const { organisation_id } = await oldChain()
  const { db } = server.services
  const chains = await db
    .selectFrom('audit_events')
    .select(['organisation_id', 'sequence', 'hash'])
    .where('organisation_id', '=', organisation_id)
    .where('sequence', 'in', [3, 12])
    .orderBy('sequence')
    .execute()
  await setRules(server, organisation_id, { audit_events: 730 })
  await applyRules(server)
  const anchored_at = '2026-11-20T10:00:00.000Z'
  const other = { organisation_id, sequence: 12, hash: 'another' }
  const anchors = [{ format: 'alta-audit-anchor-1' as const, anchored_at, chains: [...chains, other] }]
  const { findings } = await verifyPart(db, { trusted: [], anchors, most: 1_000_000 })
  expect(
    findings.map(({ holds, message: words }) => [holds, words.replace(/^event \d+ of the anchor of \S+ /, '')]),
  ).toEqual([
    [true, 'was removed by the rule of retention'],
    [true, 'is as it was'],
    [false, 'was another'],
  ])
  // A trusted head that was removed moves the beginning of the count. A trusted head that differs is an error.
  const counted = async (trusted: (typeof anchors)[number]['chains']) => {
    const { chains: found } = await verifyPart(db, { trusted, anchors: [], most: 1_000_000 })
    const own = found.find((chain) => chain.organisation_id === organisation_id)
    return [own?.from, own?.broken_at]
  }
  expect(await counted(chains.slice(0, 1))).toEqual([12, null])
  expect(await counted(chains.slice(1))).toEqual([12, null])
  expect(await counted([other])).toEqual([12, 12])
})
