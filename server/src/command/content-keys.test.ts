import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readKeysFile } from '#base/content/keys-file'
import { newId } from '#base/ids'
import { insertReport } from '../features/reports/reports.store.ts'
import { newProcessDatabase } from '../contract-tests/test-database.ts'
import { withDatabase } from './command-services.ts'
import { runCommand } from './commands.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-keys-'))
const database = await newProcessDatabase()
const file = path.join(root, 'content-keys.json')

afterAll(async () => {
  await database.drop()
  fs.rmSync(root, { recursive: true })
})

let folder = path.join(root, 'data')
const environment = (): Record<string, string> => ({
  ALTA_DATA_DIR: folder,
  DATABASE_URL: '',
  ...database.environment,
  PORT: '0',
  ALTA_LOG_LEVEL: 'error',
})

beforeEach(() => {
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value)
})
const running: ChildProcess[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const child of running.splice(0)) await killed(child)
  fs.rmSync(file, { force: true })
})

async function alta(...words: string[]) {
  const lines: string[] = []
  const terminal = {
    write: async (content: unknown) => void lines.push(String(content)),
    complain: (line: string) => void lines.push(line),
  }
  return { code: await runCommand(words, terminal), output: lines.join('\n') }
}

/** Sets the time of the key file back, so that no server still writes with older keys. */
const settled = () => {
  const before = new Date(Date.now() - 60_000)
  fs.utimesSync(file, before, before)
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The real server or command in a separate process. */
function processOf(script: string, words: readonly string[] = []): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, ...environment(), ALTA_CONTENT_KEYS_FILE: process.env['ALTA_CONTENT_KEYS_FILE'] ?? '' }
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, script), ...words], { env })
  running.push(child)
  return child
}

async function startServer(): Promise<ChildProcess> {
  const child = processOf('../main.ts')
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('ready at')) resolve()
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('exit', () => reject(new Error(output)))
  })
  await ready
  return child
}

const reports = 60
const text = 'Evolución favorable, deambula por Zarzaparrilla. '.repeat(200)

/** Inserts reports as they were stored before a key existed. */
async function fill(): Promise<void> {
  await withDatabase(async (_, { db }) => {
    const organisation_id = newId(new Date())
    await db
      .insertInto('organisations')
      .values({ organisation_id, name: 'Planta', owner_id: null, report_strategy: null, created_at: new Date() })
      .execute()
    for (let at = 0; at < reports; at += 1)
      await insertReport(db, {
        organisation_id,
        discharge_report_id: newId(new Date()),
        title: `Cama ${at}`,
        title_given: true,
        status: 'ready',
        created_at: new Date(),
        created_by: null,
        created_by_credential: null,
        source_filename: null,
        source_text: `${at} ${text}`,
        source_sha256: '',
        requested_language: null,
        language: 'es',
        report_strategy: 'extractive',
        engine: 'x',
        engine_version: '1',
        started_at: null,
        generation_seconds: null,
        problem_code: null,
      })
  })
}

const filled = path.join(root, 'filled')
const inFolder = (name: string) => {
  folder = path.join(root, name)
  vi.stubEnv('ALTA_DATA_DIR', folder)
}
/** Creates the tables and reports once. Each test gets a copy of the folder. */
async function copyOfReports(name: string): Promise<void> {
  inFolder('filled')
  if (!fs.existsSync(filled)) {
    fs.mkdirSync(filled)
    const { code, output } = await alta('migrate')
    if (code !== 0) throw new Error(output)
    await fill()
  }
  inFolder(name)
  fs.cpSync(filled, folder, { recursive: true })
}

const countStarting = async (start: string): Promise<number> =>
  await withDatabase(async (_, { db }) => {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from discharge_reports where starts_with(source_text, ${start})`.execute(db)
    return rows[0]?.found ?? 0
  })
const readable = async (): Promise<number> =>
  await withDatabase(async (_, { db }) => {
    const rows = await db.selectFrom('discharge_reports').select('source_text').execute()
    return rows.filter(({ source_text }) => source_text.endsWith(text)).length
  })

test('a key is created, applied to existing data, rotated and turned off, although each step is killed', async () => {
  await copyOfReports('data')
  expect(await alta('content-keys', 'state')).toMatchObject({ code: 1, output: expect.stringContaining('is unset') })
  expect(await alta('content-keys', 'create', file)).toMatchObject({ code: 0 })
  expect(await alta('content-keys', 'create', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('never'),
  })
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  const first = readKeysFile(file).writes ?? ''
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', file)
  settled()
  expect((await alta('content-keys', 'state')).output).toContain(`${first}: writes, nothing was encrypted with it`)

  // The server runs. Both it and the command are killed.
  const one = await startServer()
  expect((await alta('content-keys', 'state')).output).toContain('Some contents may not be encrypted yet')
  expect((await alta('doctor')).output).toContain('warn   contents: some may still be not encrypted')
  const applying = processOf('./alta.ts', ['content-keys', 'apply'])
  await Promise.all([killedSoon(applying), killedSoon(one)])
  expect(await readable()).toBe(reports)
  const two = await startServer()
  expect(await alta('content-keys', 'apply')).toMatchObject({ code: 0, output: expect.stringContaining(first) })
  expect((await alta('doctor')).output).toContain(`ok     contents: all of it is encrypted with ${first}`)
  await killed(two)
  expect([await countStarting(`alta:sealed:1:${first}:`), await readable()]).toEqual([reports, reports])

  expect(await alta('content-keys', 'add')).toMatchObject({ code: 0 })
  const second = readKeysFile(file).keys[1]?.id ?? ''
  expect(await alta('content-keys', 'use', second)).toMatchObject({ code: 0 })
  expect(await alta('content-keys', 'remove', second)).toMatchObject({ code: 1 })
  settled()
  expect((await alta('doctor')).output).toContain(`warn   contents: some may still be under ${first}`)
  await killedSoon(processOf('./alta.ts', ['content-keys', 'apply']))
  expect(await readable()).toBe(reports)
  const applied = await alta('content-keys', 'apply')
  expect(applied).toMatchObject({ code: 0, output: expect.stringContaining(`${first}: reads, not needed since`) })
  settled()
  expect(await alta('content-keys', 'remove', first)).toMatchObject({ code: 0 })
  expect([readKeysFile(file).keys.map(({ id }) => id), await readable()]).toEqual([[second], reports])

  expect(await alta('content-keys', 'use', 'none')).toMatchObject({ code: 0 })
  settled()
  await killedSoon(processOf('./alta.ts', ['content-keys', 'apply']))
  expect(await alta('content-keys', 'apply')).toMatchObject({
    code: 0,
    output: expect.stringContaining('nothing is encrypted'),
  })
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', '')
  expect([await countStarting('alta:sealed'), await readable()]).toEqual([0, reports])
  expect((await alta('doctor')).output).toContain('ok     keys: files and texts have no key of their own')
}, 600_000)

/** Kills the process after a random moment, so that its work can be at any point. */
async function killedSoon(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 1_500))
  await killed(child)
}

/** Encrypts the reports with a new key. */
async function withNewKey() {
  expect(await alta('content-keys', 'create', file)).toMatchObject({ code: 0 })
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', file)
  settled()
  expect(await alta('content-keys', 'apply')).toMatchObject({ code: 0 })
  const present = readKeysFile(file)
  const id = present.writes ?? ''
  const needed = `contents are encrypted with the key ${id}, which ALTA_CONTENT_KEYS_FILE does not hold`
  return { present, id, needed }
}

test('a server does not start when a needed key is missing or differs, and doctor says so', async () => {
  await copyOfReports('without-key')
  const { present, id, needed } = await withNewKey()
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', '')
  await expect(startServer()).rejects.toThrow(needed)
  expect((await alta('doctor')).output).toContain(`wrong  keys: ${needed}`)

  const other = path.join(root, 'other.json')
  const wrong = present.keys.map((key) => ({ ...key, secret: present.words_secret }))
  fs.writeFileSync(other, JSON.stringify({ ...present, keys: wrong }), { mode: 0o644 })
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', other)
  await expect(startServer()).rejects.toThrow(`the key ${id} of ALTA_CONTENT_KEYS_FILE is another`)
  expect((await alta('doctor')).output).toContain('can be read by others')
  await expect(readable()).rejects.toMatchObject({ code: 'content-unreadable' })

  // The key is lost for good.
  vi.stubEnv('ALTA_CONTENT_KEYS_FILE', '')
  expect(await alta('content-keys', 'forget', id)).toMatchObject({ code: 0 })
  expect(await alta('content-keys', 'forget', 'words')).toMatchObject({ code: 0 })
  await startServer()
}, 600_000)

// The program pg_dump is not installed everywhere.
test.skipIf('DATABASE_URL' in database.environment)(
  'a backup holds encrypted contents, and restoring it names the missing key',
  async () => {
    await copyOfReports('source')
    const { id, needed } = await withNewKey()
    const backup = path.join(root, 'backup.tar.gz')
    expect(await alta('backup', backup)).toMatchObject({ code: 0 })
    vi.stubEnv('ALTA_CONTENT_KEYS_FILE', '')
    inFolder('restored')
    expect(await alta('restore', backup)).toMatchObject({ code: 0, output: expect.stringContaining(needed) })
    expect(await countStarting(`alta:sealed:1:${id}:`)).toBe(reports)
    vi.stubEnv('ALTA_CONTENT_KEYS_FILE', file)
    expect(await readable()).toBe(reports)
  },
  600_000,
)
