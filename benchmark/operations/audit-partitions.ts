// Measures whether the audit log would be faster in partitions by month. Puts the same invented events of five years
// into a plain table and into a partitioned one, with the log's indexes, and runs the queries that the log runs. Prints
// the milliseconds to plan and to execute, and the number of blocks read, which other work on the machine does not
// change. Uses a PostgreSQL of its own.
// npm run bench -- audit-partitions [EVENTS]
import { sql } from 'kysely'
import type { Db } from '../../server/src/base/database.ts'
import { forTests, withPostgresql } from '../../scripts/postgresql.mjs'
import { readConfig } from '../../server/src/base/config.ts'
import { migrate } from '../../server/src/base/database/migrate.ts'
import { openDatabase } from '../../server/src/base/database/open.ts'
import { openLog } from '../../server/src/base/log.ts'

const events = Number(process.argv[2] ?? 1_000_000)
const [organisations, people, times] = [400, 2_000, 15]
const months = 61

async function fill(db: Db): Promise<void> {
  await sql`create table plain (like audit_events including defaults)`.execute(db)
  await sql`insert into plain
    select md5('o' || place % ${sql.lit(organisations)})::uuid, place / ${sql.lit(organisations)} + 1,
      timestamptz '2026-11-20 00:00Z' - (${sql.lit(events)} - place) * (interval '1826 days' / ${sql.lit(events)}),
      md5('p' || (place::bigint * 7919) % ${sql.lit(people)})::uuid, '192.0.2.7',
      (array['reports.read','reports.list','reports.create','reports.correct','chat.ask','users.update'])[1 + place % 6],
      case when place % 33 = 0 then 'forbidden' else 'done' end,
      json_build_object('discharge_report_id', md5('r' || place % 100000)::uuid), md5('h' || place), md5('i' || place)
    from generate_series(1::bigint, ${sql.lit(events)}) place`.execute(db)
  await sql`create table parted (like audit_events including defaults) partition by range (occurred_at)`.execute(db)
  for (let month = 0; month < months; month += 1)
    await sql`create table ${sql.table(`parted_${month}`)} partition of parted
      for values from (${sql.lit(monthAt(month))}) to (${sql.lit(monthAt(month + 1))})`.execute(db)
  await sql`insert into parted select * from plain`.execute(db)
  const indexes = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'audit_events' order by indexname`.execute(db)
  for (const [number, { indexdef }] of indexes.rows.entries())
    for (const table of ['plain', 'parted']) {
      // A unique index on a partitioned table must contain the partition key, so the sequence number of a chain can no
      // longer be unique by itself.
      const other = indexdef
        .replace(/INDEX \S+ ON (?:ONLY )?public\.audit_events/, `INDEX ${table}_index_${number} ON public.${table}`)
        .replace('CREATE UNIQUE', table === 'parted' ? 'CREATE' : 'CREATE UNIQUE')
      await sql.raw(other).execute(db)
    }
  await sql`vacuum analyze plain`.execute(db)
  await sql`vacuum analyze parted`.execute(db)
}
const monthAt = (month: number) => new Date(Date.UTC(2021, 10 + month, 1)).toISOString()

const order = 'order by occurred_at desc, organisation_id desc, sequence desc limit 51'
const one = "organisation_id = md5('o7')::uuid"
const queries = {
  'newest page': (table: string) => `select * from ${table} ${order}`,
  'of one act': (table: string) => `select * from ${table} where act collate "C" = 'chat.ask' ${order}`,
  'of one person': (table: string) => `select * from ${table} where actor_id = md5('p7')::uuid ${order}`,
  'what was refused': (table: string) => `select * from ${table} where outcome <> 'done' ${order}`,
  'of one organisation': (table: string) => `select * from ${table} where ${one} ${order}`,
  'a month two years ago': (table: string) =>
    `select * from ${table} where occurred_at >= '2024-11-01' and occurred_at < '2024-12-01' ${order}`,
  'the next thousand of a chain': (table: string) =>
    `select * from ${table} where ${one} and sequence > 500 order by sequence limit 1000`,
  'the last number of a chain': (table: string) => `select max(sequence) from ${table} where ${one}`,
  'one event of a chain': (table: string) => `select * from ${table} where ${one} and sequence = 700`,
}

interface Plan {
  readonly 'Planning Time': number
  readonly 'Execution Time': number
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function explain(db: Db, statement: string): Promise<string> {
  const plans: Plan[] = []
  for (let time = 0; time < times; time += 1) {
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': Plan[] }>(`explain (analyze, buffers, format json) ${statement}`)
      .execute(db)
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []))
  }
  const medianOf = (value: (plan: Plan) => number) => median(plans.map(value))
  const blocks = medianOf(({ Plan: root }) => root['Shared Hit Blocks'] + root['Shared Read Blocks'])
  return `plan ${medianOf((plan) => plan['Planning Time']).toFixed(1)}, execute ${medianOf((plan) => plan['Execution Time']).toFixed(1)} ms, ${blocks} blocks`
}

await withPostgresql(async (DATABASE_URL: string) => {
  const database = await openDatabase(
    readConfig({ ...process.env, DATABASE_URL }),
    openLog({ ALTA_LOG_LEVEL: 'error' }),
  )
  try {
    await migrate(database)
    await database.db.connection().execute(async (db) => {
      await fill(db)
      console.log(`${events} events, ${organisations} chains, ${months} months`)
      for (const [name, statement] of Object.entries(queries))
        for (const table of ['plain', 'parted'])
          console.log(`${name}, ${table}: ${await explain(db, statement(table))}`)
    })
  } finally {
    await database.close()
  }
}, forTests)
