import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBareTestDatabase, openTestDatabase } from '../../contract-tests/test-database.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { openFiles } from '../storage/open.ts'
import { isMigrated } from '../database/migrate.ts'
import { openQueues } from '../queue/queues.ts'
import { writeBackup } from './backup.ts'
import { readBackup } from './restore.ts'

const organisation_id = '019400a0-0000-7000-8000-000000000001'
const note = "Ingresa por dolor;\r\n-- sin ''fiebre''\\n $$ \\restrict\n\nÀ casa."
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-backup-'))
const configIn = (name: string) => readConfig({ ALTA_DATA_DIR: path.join(root, name) })
const archive = path.join(root, 'backup.tar.gz')
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  fs.rmSync(root, { recursive: true })
})

describe('a backup', () => {
  it('brings back every row, waiting job and file', async () => {
    const config = configIn('source')
    const files = openFiles(config)
    const image = new Uint8Array(70_000).map((_, index) => index % 7)
    await files.put(`${organisation_id}/image`, image)
    await files.put(`${organisation_id}/empty`, new Uint8Array())
    const rows = Array.from({ length: 500 }, (_, seq) => ({
      organisation_id,
      topic: 't',
      seq,
      event: 'e',
      data: JSON.stringify({ note }),
    }))
    await database.db.insertInto('events').values(rows).execute()
    const boss = await openQueues(database, pino({ level: 'silent' }))
    await boss.createQueue('waiting')
    await boss.send('waiting', { note })
    await boss.stop({ graceful: false, close: false })
    await writeBackup({ config, database, now: new Date() }, archive)

    const bare = await openBareTestDatabase()
    const restored = openFiles(configIn('target'))
    await readBackup(archive, { database: bare, files: restored })
    const found = await bare.db.selectFrom('events').select(['seq', 'data']).orderBy('seq').execute()
    expect(found).toHaveLength(500)
    expect(found.at(-1)).toEqual({ seq: 499, data: { note } })
    expect(await isMigrated(bare)).toBe(true)
    const [waiting] = await bare.statements.execute("select data from pgboss.job where name = 'waiting'")
    expect(waiting).toEqual({ data: { note } })
    const content = await restored.get(`${organisation_id}/image`)
    expect(Buffer.compare(content ? await buffer(content) : Buffer.of(), Buffer.from(image))).toBe(0)
    const empty = await restored.get(`${organisation_id}/empty`)
    expect(empty && (await buffer(empty))).toEqual(Buffer.of())
    await bare.close()
  })

  it('is an archive that tar can list, and only its owner can read', () => {
    const listing = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })
    const names = listing.trim().split('\n')
    expect([names[0], names.at(-1)]).toEqual(['manifest.json', 'database.sql'])
    expect(names).toContain(`files/${organisation_id}/image`)
    expect(fs.statSync(archive).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(root).filter((name) => name.startsWith('.alta'))).toEqual([])
  })

  it('is not restored over existing data', async () => {
    const into = { database, files: openFiles(configIn('target')) }
    await expect(readBackup(archive, into)).rejects.toThrow('not empty')
  })

  it('that is cut short, or is another file, changes nothing', async () => {
    const bare = await openBareTestDatabase()
    const into = { database: bare, files: openFiles(configIn('other')) }
    const short = path.join(root, 'short.tar.gz')
    fs.writeFileSync(short, fs.readFileSync(archive).subarray(0, -2_000))
    await expect(readBackup(short, into)).rejects.toThrow(/unexpected end|too early/)
    const other = path.join(root, 'other.gz')
    fs.writeFileSync(other, gzipSync(Buffer.alloc(2_000, 'x')))
    await expect(readBackup(other, into)).rejects.toThrow('not a backup')
    const { length } = await bare.statements.execute("select 1 from pg_tables where schemaname = 'public'")
    expect(length).toBe(0)
    await bare.close()
  })
})
