import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openTestDatabase } from '../../contract-tests/test-database.ts'

const organisation_id = '019400a0-0000-7000-8000-000000000001'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the database', () => {
  it('returns numbers, dates and bytes in the same form on both engines', async () => {
    const { rows } = await sql`
      select 7000000000::int8 as large, count(*) as many, date '2026-02-28' as day,
        timestamptz '2026-02-28 10:00:00+01' as moment, '\\x00ff'::bytea as bytes, '[1,{"a":null}]'::jsonb as json,
        array['á', 'b'] as words, true as yes, 0.5::float8 as half, null::text as nothing`.execute(database.db)
    const row = rows[0]
    expect(row).toMatchObject({
      large: 7_000_000_000,
      many: 1,
      day: '2026-02-28',
      moment: new Date('2026-02-28T09:00:00Z'),
      json: [1, { a: null }],
      words: ['á', 'b'],
      yes: true,
      half: 0.5,
      nothing: null,
    })
    expect(row).toHaveProperty('bytes')
    expect(Buffer.from(Object(row).bytes).toString('hex')).toBe('00ff')
  })

  it('takes dates, bytes and JSON text as parameters', async () => {
    const { rows } = await sql<{ bytes: Uint8Array; moment: Date; day: string; n: number }>`
      select ${new Uint8Array([1, 255])}::bytea as bytes, ${new Date(5)}::timestamptz as moment,
        ${'2026-01-31'}::date as day, (${JSON.stringify({ n: 3 })}::jsonb ->> 'n')::int as n`.execute(database.db)
    expect([...(rows[0]?.bytes ?? [])]).toEqual([1, 255])
    expect(rows[0]).toMatchObject({ moment: new Date(5), day: '2026-01-31', n: 3 })
  })

  it('rolls back everything in a transaction that fails', async () => {
    const attempt = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('event_topics').values({ organisation_id, topic: 'undone' }).execute()
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    const rows = await database.db.selectFrom('event_topics').selectAll().where('topic', '=', 'undone').execute()
    expect(rows).toEqual([])
  })

  it('does not report a commit when a statement of the transaction had failed', async () => {
    const attempt = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('event_topics').values({ organisation_id, topic: 'lost' }).execute()
      await sql`select 1 / 0`.execute(trx).catch(() => {})
    })
    await expect(attempt).rejects.toThrow(/rolled back/i)
  })

  it('names the constraint that a refused row violated', async () => {
    const row = { organisation_id, topic: 'twice' }
    await database.db.insertInto('event_topics').values(row).execute()
    const again = database.db.insertInto('event_topics').values(row).execute()
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'event_topics_pkey' })
  })

  it('isolates two transactions that overlap', async () => {
    const add = (topic: string) =>
      database.db.transaction().execute(async (trx) => {
        await trx.insertInto('event_topics').values({ organisation_id, topic }).execute()
        await new Promise((resolve) => setTimeout(resolve, 20))
        return trx.selectFrom('event_topics').select('topic').where('topic', 'like', 'apart-%').execute()
      })
    const [first] = await Promise.all([add('apart-1'), add('apart-2')])
    expect(first).toEqual([{ topic: 'apart-1' }])
  })

  it('delivers a notification to every listener once the transaction is committed', async () => {
    const received: string[] = []
    const ends = await Promise.all(
      [1, 2].map((n) => database.listen('test', (payload) => received.push(`${n} ${payload}`))),
    )
    await database.db.transaction().execute(async (trx) => {
      await sql`select pg_notify('test', 'a')`.execute(trx)
      expect(received).toEqual([])
    })
    await expect.poll(() => received.toSorted()).toEqual(['1 a', '2 a'])
    await Promise.all(ends.map((end) => end()))
    await sql`select pg_notify('test', 'b')`.execute(database.db)
    await database.ping()
    expect(received).toHaveLength(2)
  })

  it('runs other statements after a block of statements failed', async () => {
    await expect(database.statements.execute('begin; select 1 / 0; commit')).rejects.toThrow('zero')
    await expect(database.ping()).resolves.toBeUndefined()
    const rows = await database.statements.execute('select $1::int as n', [4])
    expect(rows).toEqual([{ n: 4 }])
  })
})

describe.runIf(process.env['ALTA_TEST_DATABASE_URL'] === undefined)('the embedded database', () => {
  it('throws when db is used inside a transaction, where it would wait for ever', async () => {
    const attempt = database.db.transaction().execute(() => database.db.selectFrom('events').selectAll().execute())
    await expect(attempt).rejects.toThrow('use the `trx`')
    const outside = database.db.transaction().execute(() => database.ping())
    await expect(outside).rejects.toThrow('use the `trx`')
  })

  it('lets db be used again after a transaction, in the same function', async () => {
    await database.db.transaction().execute((trx) => trx.selectFrom('events').selectAll().execute())
    await expect(database.db.selectFrom('events').selectAll().execute()).resolves.toEqual([])
  })
})
