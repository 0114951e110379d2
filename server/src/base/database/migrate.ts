import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { OpenDatabase } from '../database.ts'
import { statementGatherer } from '../backup/sql-text.ts'

const folder = path.resolve(import.meta.dirname, '../../../migrations')

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
    const gather = statementGatherer()
    for (const line of migrationText(name).split('\n')) {
      const statement = gather(line)
      if (statement !== undefined) await sql.raw(statement).execute(trx)
    }
  },
})

const appliedMigrations = async ({ db }: OpenDatabase): Promise<readonly string[]> => {
  const { rows } = await sql<{
    present: boolean
  }>`select to_regclass('kysely_migration') is not null as present`.execute(db)
  if (!rows[0]?.present) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map(({ name }) => name)
}

/**
 * Whether the database holds each migration of this code. There may be newer ones: a process that runs while the next
 * version migrates goes on serving, as changes that it could not stand are made in two steps (decision 0047).
 */
export const isMigrated = async (database: OpenDatabase): Promise<boolean> => {
  const applied = new Set(await appliedMigrations(database))
  return knownMigrations().every((name) => applied.has(name))
}

/** @throws Error with one line when the database holds migrations that only a newer version knows */
export const refuseNewer = async (database: OpenDatabase): Promise<void> => {
  const known = knownMigrations()
  const newer = (await appliedMigrations(database)).filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new Error(`The database is newer than this version of Alta (it holds ${newer.join(', ')}). Update Alta.`)
}

/**
 * Brings the tables up to date. Several processes may do it at once: they wait for one another.
 * @returns the names of those applied now
 * @throws Error with one line when the database is newer than this code
 */
export const migrate = async (database: OpenDatabase): Promise<readonly string[]> => {
  const known = knownMigrations()
  await refuseNewer(database)
  const provider = { getMigrations: async () => Object.fromEntries(known.map((name) => [name, migrationOf(name)])) }
  const { results = [], error } = await new Migrator({ db: database.db, provider }).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
