import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openContentKeys } from '#base/content/keys'
import { withContentKeys } from '#base/content/plugin'
import type { OpenDatabase } from '#base/database'
import { databaseOn, openEmbedded } from '#base/database/embedded/open'
import { openInMemory } from '#base/database/embedded/pglite'
import { knownMigrations, migrate, migrationText } from '#base/database/migrate'
import { openPostgresql } from '#base/database/postgresql/open'
import { openQueues } from '#base/queue/queues'

const log = pino({ level: 'silent' })

/** Changes with every migration and every version of the packages: an image of another kind is not reused. */
const kind = (): string => {
  const hash = createHash('sha256')
  for (const name of knownMigrations()) hash.update(name).update(migrationText(name))
  hash.update(fs.readFileSync(path.resolve(import.meta.dirname, '../../package.json')))
  return hash.digest('hex').slice(0, 16)
}

const prepare = async (database: OpenDatabase): Promise<void> => {
  await migrate(database)
  const boss = await openQueues(database, log)
  await boss.stop({ graceful: false, close: false })
}

/** Where a migrated database is kept for later runs, made by whoever needs it first. */
const keptAs = (ending: string): string =>
  path.join(os.tmpdir(), `alta-test-${process.getuid?.() ?? 0}-${kind()}${ending}`)

/** A migrated database as one file. */
const migratedImage = async (): Promise<Blob> => {
  const file = keptAs('.tar')
  if (!fs.existsSync(file)) {
    const engine = await openInMemory()
    await prepare(databaseOn(engine, () => {}))
    const beside = `${file}.${randomUUID()}`
    fs.writeFileSync(beside, Buffer.from(await (await engine.image()).arrayBuffer()), { mode: 0o600 })
    fs.renameSync(beside, file)
    await engine.close()
  }
  return new Blob([fs.readFileSync(file)])
}

/** A data folder with a migrated database. */
const migratedFolder = async (): Promise<string> => {
  const folder = keptAs('-data')
  if (!fs.existsSync(folder)) {
    const beside = fs.mkdtempSync(`${folder}.`)
    const database = await openEmbedded(beside, log)
    await prepare(database)
    await database.close()
    // Whoever was first keeps their own: a folder with something in it is not replaced.
    try {
      fs.renameSync(beside, folder)
    } catch {
      fs.rmSync(beside, { recursive: true })
    }
  }
  return folder
}

const withAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const addressOf = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** The migrated template, made once; test files that start together wait for the one that makes it. */
const migratedTemplate = async (url: string): Promise<string> => {
  const name = `alta_template_${kind()}`
  await withAdmin(url, async (client) => {
    await client.query('select pg_advisory_lock(724119)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_new`)
    await client.query(`create database ${name}_new`)
    const database = await openPostgresql(addressOf(url, `${name}_new`), 4, log)
    await prepare(database)
    await database.close()
    await client.query(`alter database ${name}_new rename to ${name}`)
  })
  return name
}

const newDatabase = async (url: string, template: string) => {
  const name = `alta_test_${randomUUID().replaceAll('-', '')}`
  await withAdmin(url, (client) => client.query(`create database ${name} template ${template}`))
  const drop = async () => await withAdmin(url, (client) => client.query(`drop database ${name} with (force)`))
  return { address: addressOf(url, name), drop }
}

const openTemporary = async (url: string, template: string): Promise<OpenDatabase> => {
  const { address, drop } = await newDatabase(url, template)
  const database = await openPostgresql(address, 5, log)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/**
 * For processes that a test starts: a database of their own without a table on the PostgreSQL of ALTA_TEST_DATABASE_URL;
 * without that nothing, for the embedded one lies in their data folder.
 */
export const newProcessDatabase = async () => {
  const url = process.env['ALTA_TEST_DATABASE_URL']
  const temporary = url ? await newDatabase(url, 'template0') : undefined
  const environment: Readonly<Record<string, string>> = temporary ? { DATABASE_URL: temporary.address } : {}
  return { environment, drop: async () => await temporary?.drop() }
}

/** The same with its tables: embedded, it is copied into the data folder. */
export const newMigratedProcessDatabase = async (data_folder: string) => {
  const url = process.env['ALTA_TEST_DATABASE_URL']
  if (!url) {
    fs.cpSync(await migratedFolder(), data_folder, { recursive: true })
    return { environment: {}, drop: async () => {} }
  }
  const { address, drop } = await newDatabase(url, await migratedTemplate(url))
  return { environment: { DATABASE_URL: address }, drop }
}

/** As it is without a key. */
const withKeys = (database: OpenDatabase): OpenDatabase => withContentKeys(database, openContentKeys({}), () => {})

/**
 * A migrated database without a row, for one test file: embedded in memory, or, with ALTA_TEST_DATABASE_URL, a new one
 * on that PostgreSQL, dropped by `close`.
 */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const url = process.env['ALTA_TEST_DATABASE_URL']
  if (!url) return withKeys(databaseOn(await openInMemory(await migratedImage()), () => {}))
  return withKeys(await openTemporary(url, await migratedTemplate(url)))
}

/** The same without a table. */
export const openBareTestDatabase = async (): Promise<OpenDatabase> => {
  const url = process.env['ALTA_TEST_DATABASE_URL']
  return url ? openTemporary(url, 'template0') : databaseOn(await openInMemory(), () => {})
}
