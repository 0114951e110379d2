import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBareTestDatabase } from '../../contract-tests/test-database.ts'
import type { OpenDatabase } from '../database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openBareTestDatabase()
  await database.statements.execute(
    'create table things (id int8 primary key, name text, at timestamptz, day date, bytes bytea, tags text[], data jsonb, share float8, yes boolean)',
  )
})
afterAll(() => database.close())

const columns = sql.raw('id, name, at, day, bytes, tags, data, share, yes')

/** Enough for a statement to be prepared, and to be used as prepared. */
const often = Array.from({ length: 9 }, (_, index) => index + 1)

const awkward = String.raw`it's "quoted", {braced}, back\slashed, NULL, 🙂 and
on two lines`

test('a statement returns the same rows whether it is prepared or not, for values of every type', async () => {
  const at = new Date('2026-03-01T10:20:30.456Z')
  const bytes = new Uint8Array([0, 1, 92, 255])
  for (const id of often)
    await sql`insert into things values (${id}, ${awkward}, ${at}, ${'2026-02-28'}, ${bytes}, ${[awkward, '', null]}, ${JSON.stringify({ a: [awkward] })}, ${0.5}, ${true})`.execute(
      database.db,
    )
  for (const id of often) {
    const { rows } = await sql<{ bytes: Uint8Array }>`select ${columns} from things where id = ${id}`.execute(
      database.db,
    )
    expect(rows.map((row) => ({ ...row, bytes: Buffer.from(row.bytes).toString('hex') }))).toEqual([
      {
        id,
        name: awkward,
        at,
        day: '2026-02-28',
        tags: [awkward, '', null],
        data: { a: [awkward] },
        share: 0.5,
        yes: true,
        bytes: Buffer.from(bytes).toString('hex'),
      },
    ])
  }
})

test('null is null in columns of every type', async () => {
  for (const id of often)
    await sql`insert into things values (${id + 100}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null})`.execute(
      database.db,
    )
  const { rows } = await sql`select ${columns} from things where id = ${101}`.execute(database.db)
  expect(rows).toEqual([
    { id: 101, name: null, at: null, day: null, bytes: null, tags: null, data: null, share: null, yes: null },
  ])
})

test('a statement that failed works the next time, even after it failed repeatedly', async () => {
  const half = async (number: unknown) =>
    (await sql<{ half: number }>`select ${number}::int / 2 as half`.execute(database.db)).rows[0]?.half
  for (const number of often) {
    await expect(half('no number')).rejects.toMatchObject({ code: '22P02' })
    expect(await half(number * 2)).toBe(number)
  }
  const insert = async (id: number) => await sql`insert into things (id) values (${id})`.execute(database.db)
  for (const id of often) {
    await expect(insert(id)).rejects.toMatchObject({ code: '23505' })
    await insert(id + 200)
  }
  for (const _ of often)
    await expect(sql`select nowhere from things where id = ${1}`.execute(database.db)).rejects.toMatchObject({
      code: '42703',
    })
})

test('a statement that selects all columns also returns columns added later', async () => {
  const all = async () => (await sql<object>`select * from things where id = ${1}`.execute(database.db)).rows[0]
  for (const _ of often) expect(await all()).not.toHaveProperty('further')
  await database.statements.execute('alter table things add column further text')
  expect(await all()).toHaveProperty('further')
})

test('a prepared statement gives correct rows after a rollback and after a change of the table', async () => {
  const named = async () =>
    (await sql<{ name: string }>`select name from things where id = ${1}`.execute(database.db)).rows[0]?.name
  for (const _ of often) expect(await named()).toBe(awkward)
  const undone = database.db.transaction().execute(async (trx) => {
    await sql`update things set name = ${'another'} where id = ${1}`.execute(trx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await named()).toBe(awkward)
  await database.statements.execute('alter table things add column more text; create index on things (name)')
  expect(await named()).toBe(awkward)
  await database.statements.execute('drop index things_name_idx')
  expect(await named()).toBe(awkward)
})
