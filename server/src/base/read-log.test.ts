import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../contract-tests/test-server.ts'
import type { AuditLine } from './audit.ts'
import { anonymous } from './access.ts'
import { disclosuresOf } from './disclosures.ts'
import { openReadLog, type ReadLog } from './read-log.ts'

let server: TestServer
let organisation_id: string
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  organisation_id = await server.organisation('Hospital Leído')
})
afterAll(() => server.close())

const never = 3_600_000
const open = (set: Parameters<typeof openReadLog>[1] = {}) => openReadLog(server.services, { delay_ms: never, ...set })

interface ReadFixture {
  readonly ids: readonly string[]
  readonly session?: string
  readonly at?: number
  readonly where?: string
}

/** Records that a list showed these reports. */
const read = async (log: ReadLog, { ids, session = 'one', at = 0, where = organisation_id }: ReadFixture) => {
  const line: AuditLine = {
    organisation_id: null,
    occurred_at: new Date(Date.UTC(2026, 0, 1) + at),
    actor_id: null,
    address: '192.0.2.7',
    act: 'reports.list',
    outcome: 'done',
    detail: {},
  }
  const shown = ids.map((id) => ({ kind: 'discharge_report' as const, organisation_id: where, id }))
  await log.add({ session, line }, disclosuresOf(shown, anonymous))
}

const written = async (where = organisation_id) => {
  const { db } = server.services
  const events = await db
    .selectFrom('audit_events')
    .select(['sequence', 'detail'])
    .where('organisation_id', '=', where)
    .orderBy('sequence')
    .execute()
  return events.map(({ detail }) => detail)
}
const shownIn = (...lists: readonly string[][]) =>
  lists.map((ids) => ({ records: ids.length, discharge_report_ids: ids.join(' ') }))

test('reads are buffered and written soon, in one batch, in their order', async () => {
  const log = open({ delay_ms: 50 })
  for (let number = 0; number < 1200; number += 1) await read(log, { ids: [`r${number}`] })
  expect(await written()).toEqual([])
  await expect.poll(async () => (await written()).length).toBe(1200)
  expect(await written()).toEqual(shownIn(...Array.from({ length: 1200 }, (_, number) => [`r${number}`])))
  await log.close()
})

test('no buffered read is lost when the log is closed, and later reads are written at once', async () => {
  const log = open()
  await read(log, { ids: ['a', 'b'] })
  expect(await written()).toEqual([])
  await log.close()
  expect(await written()).toEqual(shownIn(['a', 'b']))
  await read(log, { ids: ['c'] })
  expect(await written()).toEqual(shownIn(['a', 'b'], ['c']))
})

test('a repeated read of the same records in a session, in any order, is logged once for a while', async () => {
  const log = open({ again_ms: 1000 })
  await read(log, { ids: ['a', 'b'] })
  await read(log, { ids: ['b', 'a'], at: 999 })
  await read(log, { ids: ['a', 'b'], session: 'two' })
  await read(log, { ids: ['a', 'b'], at: 1000 })
  // The time counts from the last line that was written, not from the last read.
  await read(log, { ids: ['a', 'b'], at: 1500 })
  await read(log, { ids: ['a', 'b'], at: 2000 })
  await log.write()
  expect(await written()).toHaveLength(4)
  await log.close()
})

test('only a limited number of reads is remembered: the oldest is logged again rather than never', async () => {
  const log = open({ most_remembered: 2 })
  for (const id of ['a', 'b', 'c', 'b', 'c', 'a']) await read(log, { ids: [id] })
  await log.close()
  expect(await written()).toEqual(shownIn(['a'], ['b'], ['c'], ['a']))
})

test('reads that cannot be written wait; when too many wait, nothing more is shown until they are saved', async () => {
  const log = open({ most_waiting: 3 })
  const { db } = server.services
  await sql`alter table audit_heads rename to audit_heads_away`.execute(db)
  try {
    await read(log, { ids: ['a'] })
    await expect(log.write()).rejects.toThrow('audit_heads')
    await read(log, { ids: ['b'] })
    await expect(read(log, { ids: ['c'] })).rejects.toThrow('audit_heads')
  } finally {
    await sql`alter table audit_heads_away rename to audit_heads`.execute(db)
  }
  await read(log, { ids: ['d'] })
  expect(await written()).toEqual(shownIn(['a'], ['b'], ['c'], ['d']))
  await log.close()
})

test('a failed write is repeated automatically', async () => {
  const log = open({ delay_ms: 20 })
  const { db } = server.services
  await sql`alter table audit_heads rename to audit_heads_away`.execute(db)
  await read(log, { ids: ['a'] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await sql`alter table audit_heads_away rename to audit_heads`.execute(db)
  await expect.poll(() => written()).toEqual(shownIn(['a']))
  await log.close()
})

test('a read in an organisation deleted meanwhile is logged in the chain without an organisation', async () => {
  const log = open()
  const gone = crypto.randomUUID()
  await read(log, { ids: ['a'], where: gone })
  await read(log, { ids: ['b'] })
  await log.close()
  expect(await written(gone)).toEqual([])
  expect(await written()).toEqual(shownIn(['b']))
  const none = await written('00000000-0000-0000-0000-000000000000')
  expect(none).toContainEqual({ records: 1, discharge_report_ids: 'a', named_organisation_id: gone })
})
