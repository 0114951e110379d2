import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { OpenDatabase } from './database.ts'

const folder = path.resolve(import.meta.dirname, '../../migrations')

/** The names of the migrations this code knows, in order. */
export const knownMigrations = (): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted()

export const migrationText = (name: string): string => fs.readFileSync(path.join(folder, `${name}.sql`), 'utf8')

const migrationOf = (name: string): Migration => ({
  up: async (trx) => {
    for (const statement of statementsIn(migrationText(name))) await sql.raw(statement).execute(trx)
  },
})

/**
 * The statements of a migration: each ends with a semicolon at the end of a line, and function bodies stand
 * between `$$`.
 */
export const statementsIn = (text: string): readonly string[] => {
  const statements: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    if (open === '' && (line.trim() === '' || line.startsWith('--'))) continue
    open += `${line}\n`
    const insideBody = open.split('$$').length % 2 === 0
    if (insideBody || !line.trimEnd().endsWith(';')) continue
    statements.push(open)
    open = ''
  }
  if (open.trim() !== '') throw new Error(`A migration does not end with a semicolon: ${open.slice(0, 60)}`)
  return statements
}

const appliedMigrations = async ({ db }: OpenDatabase): Promise<readonly string[]> => {
  const { rows } = await sql<{
    present: boolean
  }>`select to_regclass('kysely_migration') is not null as present`.execute(db)
  if (!rows[0]?.present) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map(({ name }) => name)
}

/** Whether the database holds exactly the migrations of this code. */
export const isMigrated = async (database: OpenDatabase): Promise<boolean> =>
  (await appliedMigrations(database)).join() === knownMigrations().join()

/**
 * Brings the tables up to date. Several processes may do it at once: they wait for one another.
 * @returns the names of those applied now
 * @throws Error with one line when the database is newer than this code
 */
export const migrate = async (database: OpenDatabase): Promise<readonly string[]> => {
  const known = knownMigrations()
  const unknown = (await appliedMigrations(database)).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`The database is newer than this version of Alta (it holds ${unknown.join(', ')}). Update Alta.`)
  const provider = { getMigrations: async () => Object.fromEntries(known.map((name) => [name, migrationOf(name)])) }
  const { results = [], error } = await new Migrator({ db: database.db, provider }).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
