import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../contract-tests/test-database.ts'
import { auditHash, type AuditLine, noOrganisation, recordAll } from './audit.ts'
import type { OpenDatabase } from './database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const awkward = String.raw`it's "quoted", {braced}, back\slashed, ñ 🙂 and
on two lines`

const lineOf = (organisation_id: string | null, number: number): AuditLine => ({
  organisation_id,
  occurred_at: new Date(Date.UTC(2026, 2, 1, 10, 20, 30, number % 1000)),
  actor_id: number % 2 === 0 ? null : randomUUID(),
  address: number % 3 === 0 ? null : '2001:db8::1',
  act: 'reports.read',
  outcome: 'done',
  detail: { z: awkward, number, a: null, yes: true, share: 0.1 },
})

const record = async (lines: readonly AuditLine[]) =>
  await database.db.transaction().execute(async (trx) => await recordAll(trx, lines))

/** The events of a chain in their order, each of which must follow the one before. */
async function chainOf(organisation_id: string) {
  const events = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .orderBy('sequence')
    .execute()
  const head = await database.db
    .selectFrom('audit_heads')
    .select(['sequence', 'hash'])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  let before = ''
  for (const [index, event] of events.entries()) {
    expect([event.sequence, event.previous_hash]).toEqual([index + 1, before])
    expect(event.hash).toBe(auditHash(before, event.sequence, event))
    before = event.hash
  }
  expect(head).toEqual({ sequence: events.length, hash: before })
  return events
}

test('the database computes the hashes that the verification expects, whatever an event contains', async () => {
  const organisation_id = randomUUID()
  const lines = Array.from({ length: 7 }, (_, number) => lineOf(organisation_id, number))
  for (const line of lines) await record([line])
  const events = await chainOf(organisation_id)
  expect(events.map(({ detail, address, actor_id }) => ({ detail, address, actor_id }))).toEqual(
    lines.map(({ detail, address, actor_id }) => ({ detail, address, actor_id })),
  )
})

test('events of one transaction keep their order across several statements and several chains', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await record(Array.from({ length: 501 }, (_, number) => lineOf([first, second, null][number % 3] ?? null, number)))
  for (const [index, organisation_id] of [first, second, noOrganisation].entries()) {
    const events = await chainOf(organisation_id)
    expect(events.map(({ detail }) => detail)).toMatchObject(
      Array.from({ length: 167 }, (_, number) => ({ number: number * 3 + index })),
    )
  }
})

test('events that many transactions write at once form one chain without gaps', async () => {
  const organisation_id = randomUUID()
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let round = 0; round < 20; round += 1)
      await record([lineOf(organisation_id, writer * 100 + round), lineOf(organisation_id, 500)])
  })
  await Promise.all(writers)
  expect(await chainOf(organisation_id)).toHaveLength(200)
})

test('a transaction that fails leaves no event, and the next event takes its number', async () => {
  const organisation_id = randomUUID()
  await record([lineOf(organisation_id, 1)])
  const failed = database.db.transaction().execute(async (trx) => {
    await recordAll(trx, [lineOf(organisation_id, 2)])
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await record([lineOf(organisation_id, 3)])
  expect((await chainOf(organisation_id)).map(({ detail }) => detail)).toMatchObject([{ number: 1 }, { number: 3 }])
})
