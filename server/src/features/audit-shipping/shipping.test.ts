import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditHash, recordAll } from '#base/audit'
import { dayInMs } from '#base/date-range'
import { openHook, openSyslog } from '../../contract-tests/audit-receivers.ts'
import { trustAuthority } from '../../contract-tests/certificates.ts'
import { openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { startShipping } from './shipping.ts'
import { claimShipping, savePositions, lagOf, nextEvents } from './shipping.store.ts'

let distrust = () => {}
beforeAll(() => {
  distrust = trustAuthority()
})
afterAll(() => distrust())

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const quick = { every_ms: 20, longest_ms: 100 }
const secret = 'a secret of the receiver'

async function opened(environment: Record<string, string>): Promise<TestServer> {
  const server = await openTestServer({ environment })
  closing.push(() => server.close())
  return server
}
const shippingOf = (server: TestServer) => {
  const stop = startShipping(server.services, quick)
  closing.push(stop)
  return stop
}
const syslogAt = (port: number) => ({ ALTA_AUDIT_RECEIVER: `syslog+tls://localhost:${port}` })
const hookAt = (port: number) => ({
  ALTA_AUDIT_RECEIVER: `https://localhost:${port}/hook`,
  ALTA_AUDIT_RECEIVER_SECRET: secret,
})

let written = 0
interface EventsToWrite {
  readonly count?: number
  readonly outcome?: string
}

/** Events of a chain, numbered through all tests. */
async function write(
  { services: { db, clock } }: TestServer,
  organisation_id: string | null,
  { count = 1, outcome = 'done' }: EventsToWrite = {},
) {
  const lines = Array.from({ length: count }, () => ({
    organisation_id,
    occurred_at: clock.now(),
    actor_id: null,
    address: '192.0.2.1',
    act: 'reports.read',
    outcome,
    detail: { number: (written += 1), word: 'línea\n"dos"' },
  }))
  await db.transaction().execute((trx) => recordAll(trx, lines))
}

type ChainedEvent = { organisation_id: string | null; sequence: number; hash: string; previous_hash: string }
/** The received events by chain, without duplicates. */
function chainsIn(events: readonly (ChainedEvent & Record<string, unknown>)[]) {
  const chains = Map.groupBy(events, ({ organisation_id }) => organisation_id ?? 'none')
  return new Map(
    [...chains].map(([id, found]) => [
      id,
      found.filter((event, index) => found.findIndex((one) => one.sequence === event.sequence) === index),
    ]),
  )
}
const isWhole = (events: readonly ChainedEvent[], count: number) =>
  events.length === count &&
  events.every(
    ({ sequence, previous_hash }, index) => sequence === index + 1 && previous_hash === (events[index - 1]?.hash ?? ''),
  )

const eventsOf = (syslog: Awaited<ReturnType<typeof openSyslog>>) =>
  syslog.received.map(({ content }) => content).filter((content) => content.sequence !== undefined)

test('each event goes to syslog over TLS with octet counting, in the order of its chain, and can be verified there', async () => {
  const syslog = await openSyslog()
  closing.push(syslog.close)
  const server = await opened({ ...syslogAt(syslog.port), ALTA_PUBLIC_URL: 'https://alta.hospital.example' })
  const one = await server.organisation('Uno')
  await write(server, one, { count: 250 })
  shippingOf(server)
  await write(server, null, { count: 3, outcome: 'forbidden' })
  await write(server, one, { count: 2 })
  await expect.poll(() => eventsOf(syslog).length).toBeGreaterThanOrEqual(255)
  const chains = chainsIn(eventsOf(syslog))
  expect(isWhole(chains.get(one) ?? [], 252)).toBe(true)
  expect(isWhole(chains.get('none') ?? [], 3)).toBe(true)
  // No batch was sent twice.
  expect(eventsOf(syslog)).toHaveLength(255)
  const [done, refused] = ['done', 'forbidden'].map((outcome) =>
    syslog.received.find(({ content }) => content.outcome === outcome),
  )
  expect([done?.priority, refused?.priority]).toEqual([13 * 8 + 6, 13 * 8 + 4])
  expect(done?.header.slice(0, 6)).toEqual([
    '1',
    done?.content.occurred_at,
    'alta.hospital.example',
    'alta',
    String(process.pid),
    'reports.read',
  ])
  const { sequence, previous_hash, hash, occurred_at, ...line } = done?.content ?? {}
  expect(auditHash(previous_hash, sequence, { ...line, occurred_at: new Date(occurred_at) })).toBe(hash)
  await expect.poll(() => lagOf(server.services.db)).toEqual({ waiting: 0, since: null })
  // A read of a log that was already sent writes nothing.
  const turn = async () => await server.services.db.selectFrom('audit_shipping').selectAll().executeTakeFirstOrThrow()
  await expect.poll(async () => (await turn()).anchored_at).not.toBeNull()
  const before = await turn()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await turn()).toEqual(before)
})

test('no event is lost or out of order when a receiver fails and returns, or the server restarts', async () => {
  let breaks: number | undefined = 7
  const syslog = await openSyslog({ breaksAfter: () => breaks })
  const server = await opened(syslogAt(syslog.port))
  const one = await server.organisation('Uno')
  await write(server, one, { count: 150 })
  const stop = shippingOf(server)
  await expect.poll(() => syslog.received.length).toBeGreaterThan(7)
  expect((await lagOf(server.services.db)).waiting).toBe(150)
  breaks = undefined
  await expect.poll(async () => (await lagOf(server.services.db)).waiting).toBe(0)
  await syslog.close()
  await stop()
  await write(server, one, { count: 150 })
  const again = shippingOf(server)
  await expect.poll(async () => (await lagOf(server.services.db)).waiting).toBe(150)
  const back = await openSyslog({ port: syslog.port })
  closing.push(back.close)
  await expect.poll(async () => (await lagOf(server.services.db)).waiting).toBe(0)
  await again()
  const all = [...eventsOf(syslog), ...eventsOf(back)]
  expect(isWhole(chainsIn(all).get(one) ?? [], 300)).toBe(true)
  // The events at the second receiver begin where those at the first one ended.
  expect(eventsOf(back)[0].sequence).toBe(151)
})

test.each(['syslog', 'webhook'] as const)('a receiver with a wrong certificate gets nothing (%s)', async (kind) => {
  const receiver = kind === 'syslog' ? await openSyslog({ foreign: true }) : await openHook({ foreign: true })
  closing.push(receiver.close)
  const server = await opened(kind === 'syslog' ? syslogAt(receiver.port) : hookAt(receiver.port))
  const warned: unknown[] = []
  const log = Object.assign(server.services.log, { warn: (line: unknown) => void warned.push(line) })
  await write(server, null, { count: 2 })
  closing.push(startShipping({ ...server.services, log }, quick))
  await expect.poll(() => warned.length).toBeGreaterThan(1)
  expect(String(Object(warned[0]).err)).toMatch(/ERR_TLS_CERT_ALTNAME_INVALID/)
  expect((await lagOf(server.services.db)).waiting).toBe(2)
  expect('taken' in receiver ? receiver.taken : receiver.received).toEqual([])
})

test('a webhook gets signed batches, in order; only a 2xx response acknowledges one, a redirect does not', async () => {
  const answers = [500, 302, 429]
  const hook = await openHook({ status: () => answers.shift() ?? 204 })
  closing.push(hook.close)
  const server = await opened(hookAt(hook.port))
  const [one, two] = [await server.organisation('Uno'), await server.organisation('Dos')]
  for (const organisation_id of [one, two, null]) await write(server, organisation_id, { count: 120 })
  shippingOf(server)
  await expect.poll(async () => (await lagOf(server.services.db)).waiting).toBe(0)
  expect(hook.refused()).toBe(3)
  const events = []
  for (const { headers, body } of hook.taken) {
    const time = String(headers['alta-timestamp'])
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    expect(headers['alta-signature']).toBe(`sha256=${signature}`)
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(600)
    const content = JSON.parse(body)
    if (content.format === 'alta-audit-1') events.push(...content.events)
  }
  expect(events).toHaveLength(360)
  const chains = chainsIn(events)
  for (const organisation_id of [one, two, 'none']) expect(isWhole(chains.get(organisation_id) ?? [], 120)).toBe(true)
})

test('of several processes one sends at a time, and one that lost its turn moves no position', async () => {
  const server = await opened({})
  const { db } = server.services
  await write(server, null, { count: 5 })
  expect(await claimShipping(db, 'one')).toBe(true)
  expect(await claimShipping(db, 'two')).toBe(false)
  const events = await nextEvents(db)
  expect(events).toHaveLength(5)
  // The lock of a dead process expires.
  await db
    .updateTable('audit_shipping')
    .set({ held_until: new Date(Date.now() - 120_000) })
    .execute()
  expect(await claimShipping(db, 'two')).toBe(true)
  expect(await savePositions(db, 'one', events)).toBe(false)
  expect((await lagOf(db)).waiting).toBe(5)
  expect(await savePositions(db, 'two', events)).toBe(true)
  expect((await lagOf(db)).waiting).toBe(0)
})

test('two processes that send at the same moment send each event once', async () => {
  const hook = await openHook()
  closing.push(hook.close)
  const server = await opened(hookAt(hook.port))
  shippingOf(server)
  shippingOf(server)
  for (let round = 0; round < 10; round += 1) await write(server, null, { count: 30 })
  await expect.poll(async () => (await lagOf(server.services.db)).waiting).toBe(0)
  const events = hook.taken.map(({ body }) => JSON.parse(body)).flatMap(({ events: found = [] }) => found)
  expect(events.map(({ sequence }: ChainedEvent) => sequence)).toEqual(
    Array.from({ length: 300 }, (_, index) => index + 1),
  )
})

test('once a day the chain heads go to the receiver and into the folder, and match the chain', async () => {
  const [hook, folder] = [await openHook(), fs.mkdtempSync(path.join(os.tmpdir(), 'alta-anchors-'))]
  closing.push(hook.close)
  const server = await opened({ ...hookAt(hook.port), ALTA_AUDIT_ANCHOR_DIR: folder })
  const one = await server.organisation('Uno')
  await write(server, one, { count: 3 })
  shippingOf(server)
  const anchors = () =>
    hook.taken.map(({ body }) => JSON.parse(body)).filter(({ format }) => format === 'alta-audit-anchor-1')
  await expect.poll(() => anchors().length).toBe(1)
  const head = await server.services.db.selectFrom('audit_heads').selectAll().executeTakeFirstOrThrow()
  expect(anchors()[0].chains).toEqual([{ organisation_id: one, sequence: 3, hash: head.hash }])
  await expect.poll(() => fs.readdirSync(folder).length).toBe(1)
  // The event is written before the next anchor is due, so that the second anchor includes it.
  await write(server, one, { count: 1 })
  server.later(dayInMs)
  await expect.poll(() => anchors().length).toBe(2)
  expect(anchors()[1].chains[0].sequence).toBe(4)
  const files = fs.readdirSync(folder).toSorted()
  expect(files).toHaveLength(2)
  expect(JSON.parse(fs.readFileSync(path.join(folder, files[0] ?? ''), 'utf8'))).toEqual(anchors()[0])
})
