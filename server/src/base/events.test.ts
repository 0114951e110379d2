import { pino } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase } from '../contract-tests/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { deleteOldEvents, openEvents } from './events.ts'
import type { Event, Events } from './events.ts'
import { openMetrics } from './metrics/metrics.ts'

const organisation_id = '019400a0-0000-7000-8000-000000000001'
const log = pino({ level: 'silent' })
let database: OpenDatabase
let events: Events

beforeAll(async () => {
  database = await openTestDatabase()
  events = await openEvents(database, log, openMetrics())
})
afterAll(async () => {
  await events.stop()
  await database.close()
})

const tell = (topic: string, n: number) =>
  database.db
    .transaction()
    .execute((trx) => events.publish(trx, { organisation_id, topic, event: 'section', data: { n } }))

const hear = (topic: string, after = 0, from = events) => {
  const leaving = new AbortController()
  const received: Event[] = []
  const ended = (async () => {
    const source = from.follow({ organisation_id, topic, after, signal: leaving.signal })
    for await (const event of source) received.push(event)
  })()
  return { received, ended, leave: () => leaving.abort(), ids: () => received.map(({ id }) => id) }
}
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1)

describe('events', () => {
  it('are read from the first, then as they come, each once and in order', async () => {
    await tell('a', 1)
    await tell('a', 2)
    const follower = hear('a')
    await expect.poll(follower.ids).toEqual([1, 2])
    const before = Date.now()
    await tell('a', 3)
    await expect.poll(follower.ids, { interval: 5 }).toEqual([1, 2, 3])
    expect(Date.now() - before).toBeLessThan(10_000)
    expect(follower.received[2]).toEqual({ id: 3, event: 'section', data: { n: 3 } })
    follower.leave()
    await follower.ended
  })

  it('resume after the last event received', async () => {
    for (const n of upTo(4)) await tell('resumed', n)
    const follower = hear('resumed', 2)
    await expect.poll(follower.ids).toEqual([3, 4])
    follower.leave()
    await follower.ended
  })

  it('of a transaction that was rolled back are never published', async () => {
    const follower = hear('undone')
    await database.db
      .transaction()
      .execute(async (trx) => {
        await events.publish(trx, { organisation_id, topic: 'undone', event: 'ready', data: {} })
        throw new Error('undone')
      })
      .catch(() => {})
    await tell('undone', 1)
    await expect.poll(() => follower.received).toEqual([{ id: 1, event: 'section', data: { n: 1 } }])
    follower.leave()
    await follower.ended
  })

  it('published by many at once reach many followers, none lost, none twice', async () => {
    const early = upTo(10).map(() => hear('many'))
    const telling = Promise.all(upTo(60).map((n) => tell('many', n)))
    await wait(20)
    const late = upTo(10).map(() => hear('many'))
    await telling
    const all = [...early, ...late]
    for (const follower of all) await expect.poll(follower.ids, { timeout: 10_000 }).toEqual(upTo(60))
    all.forEach(({ leave }) => leave())
    await Promise.all(all.map(({ ended }) => ended))
  })

  it('published together have consecutive numbers, in order, whoever else publishes', async () => {
    const many = (n: number) =>
      database.db.transaction().execute((trx) =>
        events.publishAll(
          trx,
          { organisation_id, topic: 'together' },
          upTo(5).map((index) => ({ event: 'section', data: { n, place: index } })),
        ),
      )
    await Promise.all([many(1), tell('together', 2), many(3)])
    await database.db.transaction().execute((trx) => events.publishAll(trx, { organisation_id, topic: 'together' }, []))
    const follower = hear('together')
    await expect.poll(follower.ids).toEqual(upTo(11))
    const placesOf = (n: number) =>
      follower.received.flatMap(({ id, data }) => {
        const parsed = z.parse(z.object({ n: z.int(), place: z.optional(z.int()) }), data)
        return parsed.n === n && parsed.place !== undefined ? [[id, parsed.place] as const] : []
      })
    for (const n of [1, 3]) {
      const [first = [0, 0]] = placesOf(n)
      expect(placesOf(n)).toEqual(upTo(5).map((index) => [first[0] + index - 1, index]))
    }
    follower.leave()
    await follower.ended
  })

  it('that need more than one query are all read', async () => {
    const rows = upTo(450).map((seq) => ({ organisation_id, topic: 'long', seq, event: 'e', data: '{}' }))
    await database.db.insertInto('events').values(rows).execute()
    const follower = hear('long')
    await expect.poll(() => follower.ids().length).toBe(450)
    follower.leave()
    await follower.ended
  })

  it('stay within their organisation', async () => {
    const follower = hear('shared-name')
    await database.db.transaction().execute((trx) =>
      events.publish(trx, {
        organisation_id: '019400a0-0000-7000-8000-000000000002',
        topic: 'shared-name',
        event: 'section',
        data: {},
      }),
    )
    await wait(100)
    expect(follower.received).toEqual([])
    follower.leave()
    await follower.ended
  })

  it('end for everyone when the server stops', async () => {
    const own = await openEvents(database, log, openMetrics())
    const follower = hear('ending', 0, own)
    await wait(20)
    await own.stop()
    await expect(follower.ended).resolves.toBeUndefined()
  })

  it('older than a month are deleted, and numbering goes on', async () => {
    await tell('old', 1)
    await tell('old', 2)
    await database.statements.execute(
      "update events set created_at = now() - interval '31 days' where topic = 'old' and seq = 1",
    )
    await deleteOldEvents(database)
    await tell('old', 3)
    const follower = hear('old')
    await expect.poll(follower.ids).toEqual([2, 3])
    follower.leave()
    await follower.ended
  })

  it('reach a follower in another process', async () => {
    const other = await openEvents(database, log, openMetrics())
    const follower = hear('elsewhere', 0, other)
    await tell('elsewhere', 1)
    await expect.poll(follower.ids).toEqual([1])
    await other.stop()
    await follower.ended
  })
})
