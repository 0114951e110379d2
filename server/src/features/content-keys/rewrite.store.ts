import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { assertSealedFor, openValue, sealValue } from '#base/content/column-values'
import type { ContentKeys } from '#base/content/keys'
import { type ColumnKind, sealedTables } from '#base/content/sealed-columns'
import { anySealedPrefix, sealedPrefix } from '#base/content/sealed-text'
import { hashedWordsQuery, hashedWordsYielding } from '#base/content/word-hashes'
import { distinctWords } from '#base/search-words'
import { addNamedWords } from '../reports/words.store.ts'
import type { Db } from '#base/database'

/** The values of a row's primary key. */
export type RowKey = readonly (string | number)[]

/** The progress of a walk through a table. */
export interface RewriteProgress {
  /** null: the end was reached. */
  readonly after: RowKey | null
  readonly changed: number
  /** The number of rows whose values cannot be decrypted: the key is missing, or they were changed. */
  readonly unreadable: number
}

/** Rows that one statement examines, and rows that one transaction writes, so that others do not wait for long. */
const at_once = { looked_at: 300, written: 10 }

type RewriteRow = Readonly<Record<string, unknown>>

const isKeyPart = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const keyIn = (row: RewriteRow, names: readonly string[]): RowKey => names.map((name) => row[name]).filter(isKeyPart)

const beginsWith = (column: RawBuilder<unknown>, kind: ColumnKind, start: string) => {
  if (kind === 'text') return sql`starts_with(${column}, ${start})`
  if (kind === 'bytes') return sql`substring(${column} from 1 for ${sql.lit(start.length)}) = ${Buffer.from(start)}`
  // A sealed value is a string, or a string in an object or an array beside the part that stays readable.
  return sql`${column}::text ~ ${`^"${start}|^[{[].*"sealed": ?"${start}`}`
}

/** Whether a value is stored in another way than with this key, or without one. */
function isOtherwise(name: string, kind: ColumnKind, key_id: string | null) {
  const column = sql.ref(name)
  if (key_id === null) return sql`coalesce(${beginsWith(column, kind, anySealedPrefix)}, false)`
  const saysSomething = kind === 'bytes' ? sql`true` : sql`${column}::text not in ('', '[]', '{}', 'null')`
  return sql`coalesce(${saysSomething} and not ${beginsWith(column, kind, sealedPrefix(key_id))}, false)`
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
const isRow = (names: readonly string[], key: RowKey) => sql`(${refs(names)}) = (${sql.join(key)})`

/** The next rows of a table by their keys, and which of them have to be written again. */
async function nextRows(
  db: Db,
  from: { table: string; key: readonly string[]; after: RowKey | null },
  needs: RawBuilder<unknown>,
) {
  const { table, key, after } = from
  const behind = after === null ? sql`true` : sql`(${refs(key)}) > (${sql.join(after)})`
  const { rows } = await sql<RewriteRow>`
    select ${refs(key)}, ${needs} as needs from ${sql.table(table)} where ${behind}
    order by ${refs(key)} limit ${sql.lit(at_once.looked_at)}`.execute(db)
  const pending = rows.filter(({ needs: is }) => is === true).map((row) => keyIn(row, key))
  const last = rows.length < at_once.looked_at ? null : keyIn(rows.at(-1) ?? {}, key)
  return { pending, last }
}

interface Rewriting {
  readonly table: string
  readonly keys: ContentKeys
}

/** A row's values as they have to be stored now; throws where one cannot be decrypted. */
function rewritten(row: RewriteRow, { table, keys }: Rewriting): [column: string, value: unknown][] {
  const { row: names = [], columns = {} } = sealedTables[table] ?? {}
  const writing = keys.writing()
  const location = { table, row: names.map((name) => String(row[name])) }
  return Object.entries(columns).flatMap(([column, kind]): [string, unknown][] => {
    const { value, head } = openValue(keys, { kind, asText: true }, row[column])
    if (head) assertSealedFor(head, { ...location, column })
    if (value === null || (head?.key_id ?? null) === (writing?.id ?? null)) return []
    return [[column, sealValue(writing, { ...location, column }, value)]]
  })
}

/** False: its values cannot be decrypted. */
async function rewriteRow(trx: Db, key: RowKey, rewriting: Rewriting): Promise<boolean> {
  const { key: names = [], columns = {} } = sealedTables[rewriting.table] ?? {}
  const table = sql.table(rewriting.table)
  const values = Object.entries(columns).map(([name, kind]) =>
    kind === 'json' ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name),
  )
  const { rows } = await sql<RewriteRow>`
    select ${refs(names)}, ${sql.join(values)} from ${table} where ${isRow(names, key)} for update`.execute(trx)
  const [row] = rows
  if (!row) return true
  let made: [column: string, value: unknown][]
  try {
    made = rewritten(row, rewriting)
  } catch {
    return false
  }
  if (made.length === 0) return true
  const set = made.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${table} set ${sql.join(set)} where ${isRow(names, key)}`.execute(trx)
  return true
}

/** Writes some rows in each transaction; returns which of them could not be decrypted. */
async function inTransactions(db: Db, pending: readonly RowKey[], write: (trx: Db, key: RowKey) => Promise<boolean>) {
  let unreadable = 0
  for (let at = 0; at < pending.length; at += at_once.written) {
    const some = pending.slice(at, at + at_once.written)
    await db.transaction().execute(async (trx) => {
      for (const key of some) if (!(await write(trx, key))) unreadable += 1
    })
    await setImmediate()
  }
  return { changed: pending.length - unreadable, unreadable }
}

/** Rewrites some rows of a table of texts, from `after` on, as the keys require now. */
export async function rewriteTexts(db: Db, rewriting: Rewriting, after: RowKey | null): Promise<RewriteProgress> {
  const { table, keys } = rewriting
  const plain = db.withoutPlugins()
  const { key = [], columns = {} } = sealedTables[table] ?? {}
  const key_id = keys.writing()?.id ?? null
  const needs = sql.join(
    Object.entries(columns).map(([name, kind]) => isOtherwise(name, kind, key_id)),
    sql` or `,
  )
  const { pending, last } = await nextRows(plain, { table, key, after }, needs)
  const done = await inTransactions(plain, pending, (trx, row) => rewriteRow(trx, row, rewriting))
  return { after: last, ...done }
}

const wordsKey = ['organisation_id', 'discharge_report_id']

/** Hashes cannot be reversed: the words are computed again from their texts. */
async function readableWords(db: Db, [organisation_id = '', discharge_report_id = '']: RowKey): Promise<string> {
  const row = await db
    .selectFrom('discharge_reports')
    .select(['title', 'patient_name', 'record_number', 'service', 'source_text'])
    .where('organisation_id', '=', String(organisation_id))
    .where('discharge_report_id', '=', String(discharge_report_id))
    .executeTakeFirst()
  const { title = '', patient_name, record_number, service, source_text = '' } = row ?? {}
  return distinctWords(title, patient_name ?? '', record_number ?? '', service ?? '', source_text).join(' ')
}

async function presentWords(db: Db, key: RowKey): Promise<string> {
  const { rows } = await sql<{ words: string }>`
    select array_to_string(tsvector_to_array(words), ' ') as words from discharge_report_words
    where ${isRow(wordsKey, key)} for update`.execute(db)
  return rows[0]?.words ?? ''
}

/** Rewrites the search words of some reports, hashed or readable as the keys require now. */
export async function rewriteWords(db: Db, keys: ContentKeys, after: RowKey | null): Promise<RewriteProgress> {
  const secret = keys.words()
  const isHashed = sql`words @@ ${hashedWordsQuery}::tsquery`
  const needs = secret ? sql`not ${isHashed}` : isHashed
  const from = { table: 'discharge_report_words', key: wordsKey, after }
  const { pending, last } = await nextRows(db, from, needs)
  const done = await inTransactions(db, pending, async (trx, key) => {
    const words = secret
      ? await hashedWordsYielding(secret, await presentWords(trx, key))
      : await readableWords(trx, key)
    await sql`
      update discharge_report_words set words = array_to_tsvector(string_to_array(${words}, ' '))
      where ${isRow(wordsKey, key)}`.execute(trx)
    const [organisation_id = '', discharge_report_id = ''] = key.map(String)
    await addNamedWords(trx, { organisation_id, discharge_report_id })
    return true
  })
  return { after: last, ...done }
}
