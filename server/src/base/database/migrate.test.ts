import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openBareTestDatabase, openTestDatabase } from '../../contract-tests/test-database.ts'
import type { OpenDatabase } from '../database.ts'
import { isMigrated, knownMigrations, migrate } from './migrate.ts'

const opened: OpenDatabase[] = []
const keep = async (opening: Promise<OpenDatabase>): Promise<OpenDatabase> => {
  const database = await opening
  opened.push(database)
  return database
}
afterAll(() => Promise.all(opened.map((database) => database.close())))

describe('the tables', () => {
  it('are created once when three servers start at the same time', async () => {
    const database = await keep(openBareTestDatabase())
    expect(await isMigrated(database)).toBe(false)
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database)))
    expect(applied.flat()).toEqual(knownMigrations())
    expect(await isMigrated(database)).toBe(true)
    expect(await migrate(database)).toEqual([])
  })

  it('of a newer version keep an older server from starting', async () => {
    const database = await keep(openTestDatabase())
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow('newer than this version of Alta (it holds 9999-of-tomorrow)')
  })

  it('of a newer version leave a running older server ready, but a missing migration does not', async () => {
    const database = await keep(openTestDatabase())
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(database.db)
    expect(await isMigrated(database)).toBe(true)
    await sql`delete from kysely_migration where name = ${knownMigrations()[3]}`.execute(database.db)
    expect(await isMigrated(database)).toBe(false)
  })
})
