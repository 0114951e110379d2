import { expect, test } from 'vitest'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { cacheUntilNextWrite } from './query-cache.ts'

const room = 100

test('a result is cached until something is written', () => {
  const database = { changes: 0 }
  const cache = cacheUntilNextWrite<string>(() => database.changes, room)
  cache.begin()('list', 'two users', 9)
  expect(cache.find('list')).toBe('two users')
  database.changes += 1
  expect(cache.find('list')).toBeUndefined()
})

test('a result that was read during a write is not cached', () => {
  const database = { changes: 0 }
  const cache = cacheUntilNextWrite<string>(() => database.changes, room)
  const keep = cache.begin()
  database.changes += 1
  keep('list', 'old', 3)
  expect(cache.find('list')).toBeUndefined()
})

test('no more is cached than fits, and nothing where other processes write too', () => {
  const cache = cacheUntilNextWrite<string>(() => 0, room)
  cache.begin()('large', '…', room + 1)
  cache.begin()('half', '…', 60)
  cache.begin()('other half', '…', 60)
  expect([cache.find('large'), cache.find('half'), cache.find('other half')]).toEqual([undefined, '…', undefined])
  const shared = cacheUntilNextWrite<string>(() => null, room)
  shared.begin()('list', 'two users', 9)
  expect(shared.find('list')).toBeUndefined()
})

test('the embedded database counts each write, also in a transaction, and no read', async () => {
  const database = await openTestDatabase()
  const { db, changes } = database
  const topic = { organisation_id: '019400a0-0000-7000-8000-000000000001', topic: 'counted' }
  const before = changes()
  await db.selectFrom('users').selectAll().execute()
  expect(changes()).toBe(before)
  await db.insertInto('event_topics').values(topic).execute()
  const after = changes()
  await db.transaction().execute((trx) => trx.deleteFrom('event_topics').execute())
  const end = changes()
  const grows = before !== null && after !== null && end !== null && before < after && after < end
  expect(grows ? 'embedded' : [before, after, end]).toEqual(
    database.engine === 'embedded' ? 'embedded' : [null, null, null],
  )
  await database.close()
})
