import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { apiPrefix } from '@alta/contract/api'
import { writeReport } from '@alta/clinical/report/engine'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '#base/audit'
import { statementGatherer } from '#base/backup/sql-text'
import { readConfig } from '#base/config'
import { storedCourse } from '#base/course-file/stored-course'
import type { OpenDatabase } from '#base/database'
import { knownMigrations, migrationText } from '#base/database/migrate'
import { openDatabase } from '#base/database/open'
import { newId } from '#base/ids'
import { hashPassword } from '#base/secrets/passwords'
import { newProcessDatabase } from './test-database.ts'

const source = path.resolve(import.meta.dirname, '..')
const log = pino({ level: 'silent' })
const course = `Paciente: Persona Inventada
Enfermedad actual: ingresa por dolor en la pierna derecha. Alérgica a la penicilina.
Evolución: se inicia clindamicina 600 mg cada 8 horas. Afebril desde el ingreso.
`
const author = { name: 'Clara de Antes', email: 'clara@ward.example', password: 'nou conills a la lluna' }
const then = new Date('2024-03-01T08:00:00.123Z')
const [user_id, organisation_id, discharge_report_id, failed_id] = [newId(then), newId(then), newId(then), newId(then)]

/** Runs the migrations up to this one, as the earlier version did. */
async function migrateUpTo({ db }: OpenDatabase, last: string): Promise<void> {
  const known = knownMigrations().filter((name) => name <= last)
  const migrationOf = (name: string): Migration => ({
    up: async (trx) => {
      const gather = statementGatherer()
      for (const line of migrationText(name).split('\n')) {
        const statement = gather(line)
        if (statement !== undefined) await sql.raw(statement).execute(trx)
      }
    },
  })
  const provider = { getMigrations: async () => Object.fromEntries(known.map((name) => [name, migrationOf(name)])) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/** The data of an earlier version: an account, a finished report, an unfinished report and the log. */
async function fill({ db }: OpenDatabase): Promise<void> {
  const { text, sha256 } = storedCourse(course, '/source/text')
  const { sections, unused, engine, language } = writeReport(text, {})
  await sql`insert into users (user_id, name, email, password_hash, locale, created_at)
    values (${user_id}, ${author.name}, ${author.email}, ${await hashPassword(author.password)}, 'es', ${then})`.execute(
    db,
  )
  await sql`insert into organisations (organisation_id, name, owner_id, report_strategy, created_at)
    values (${organisation_id}, 'Planta de Antes', ${user_id}, 'extractive', ${then})`.execute(db)
  for (const role of ['owner', 'clinician'])
    await sql`insert into role_assignments (role_assignment_id, user_id, role, organisation_id, granted_by, created_at)
      values (${newId(then)}, ${user_id}, ${role}, ${organisation_id}, ${user_id}, ${then})`.execute(db)
  for (const id of [discharge_report_id, failed_id]) {
    const isReady = id === discharge_report_id
    await sql`insert into discharge_reports (organisation_id, discharge_report_id, title, title_given, status, created_at,
        created_by, source_text, source_sha256, language, report_strategy, engine, engine_version, sections, unused,
        generation_seconds, problem_code)
      values (${organisation_id}, ${id}, ${isReady ? 'Informe de antes' : 'Sin informe'}, true, ${isReady ? 'ready' : 'failed'},
        ${then}, ${user_id}, ${text}, ${sha256}, ${language}, 'extractive', ${engine.name}, ${engine.version},
        ${isReady ? JSON.stringify(sections) : null}, ${isReady ? JSON.stringify(unused) : null}, ${isReady ? 0.25 : null},
        ${isReady ? null : 'engine-unavailable'})`.execute(db)
  }
  for (const act of ['organisations.create', 'discharge_reports.create', 'discharge_reports.create'])
    await recordAudit(db, {
      organisation_id,
      occurred_at: then,
      actor_id: user_id,
      address: '127.0.0.1',
      act,
      outcome: 'done',
      detail: { discharge_report_id },
    })
}

/** Runs one of our programs in a separate process and collects its output. */
function run(words: readonly string[], environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [path.join(source, words[0] ?? ''), ...words.slice(1)], {
    env: { PATH, HOME, PORT: '0', ALTA_LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', complaint: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.complaint += text))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...output }))
  return { child, output, ended }
}

/** Runs a server until `work` is done. */
async function whileServing(environment: Record<string, string>, work: (address: string) => Promise<void>) {
  const { child, output, ended } = run(['main.ts'], environment)
  try {
    const address = () => /ready at (\S+)/.exec(output.out)?.[1]
    await expect.poll(() => address() ?? child.exitCode, { timeout: 60_000 }).not.toBeNull()
    await work(address() ?? `the server ended: ${output.complaint}`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Before reviews, chats and figures. In a run of all tests also before heads, holds and second factors. */
const oldStates = process.env['ALTA_TEST_ALL'] === '1' ? ['0005-reports', '0018-report-runs'] : ['0005-reports']

/** A folder and a database for the tests of a block, removed after them. */
function ownPlace() {
  const environment: Record<string, string> = {}
  let drop = async (): Promise<void> => undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-upgrade-'))
  beforeAll(async () => {
    const database = await newProcessDatabase()
    Object.assign(environment, { ALTA_DATA_DIR: folder, ...database.environment })
    drop = database.drop
  })
  afterAll(async () => {
    await drop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return environment
}

describe.each(oldStates)('a database as of %s', (state) => {
  const environment = ownPlace()
  const withDatabase = async (work: (opened: OpenDatabase) => Promise<unknown>) => {
    const opened = await openDatabase(readConfig(environment), log)
    await work(opened).finally(() => opened.close())
  }

  beforeAll(async () => {
    await withDatabase(async (opened) => {
      await migrateUpTo(opened, state)
      await fill(opened)
    })
  }, 120_000)

  it('is migrated at the start, and keeps all its data', async () => {
    await whileServing(environment, async (address) => {
      const call = async (url: string, init: RequestInit = {}) => {
        const response = await fetch(`${address}${apiPrefix}${url}`, init)
        return { status: response.status, json: JSON.parse(await response.text()) }
      }
      const headers = { 'content-type': 'application/json' }
      const { email, password } = author
      const signedIn = await call('/auth/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
      const authorised = { headers: { authorization: `Bearer ${signedIn.json.token}` } }
      expect(signedIn.json.user).toMatchObject({ user_id, name: author.name, email })

      const list = await call('/discharge-reports?sort=title', authorised)
      const listed = list.json.items.map(({ title, status }: Record<string, string>) => [title, status])
      expect(listed.toSorted()).toEqual([
        ['Informe de antes', 'ready'],
        ['Sin informe', 'failed'],
      ])
      const { json: report } = await call(`/discharge-reports/${discharge_report_id}`, authorised)
      expect(report).toMatchObject({ title: 'Informe de antes', source: { text: storedCourse(course, '').text } })
      expect(report.generated.sections).toEqual(writeReport(course, {}).sections)
      expect((await call(`/organisations/${organisation_id}`, authorised)).json).toMatchObject({
        name: 'Planta de Antes',
      })
    })
    expect(await run(['command/alta.ts', 'audit', 'verify'], environment).ended).toMatchObject({
      code: 0,
      complaint: '',
    })
  }, 180_000)
})

describe('a database of a newer version', () => {
  const environment = ownPlace()

  it('is refused by server and command line with one plain line, and stays unchanged', async () => {
    const opened = await openDatabase(readConfig(environment), log)
    await migrateUpTo(opened, '0002-identity')
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(opened.db)
    await opened.close()
    const line = 'The database is newer than this version of Alta (it holds 9999-of-tomorrow). Update Alta.\n'
    expect(await run(['main.ts'], environment).ended).toEqual({ code: 1, out: '', complaint: line })
    const migrated = await run(['command/alta.ts', 'migrate'], environment).ended
    expect(migrated).toEqual({ code: 1, out: '', complaint: `alta migrate: ${line}` })

    const again = await openDatabase(readConfig(environment), log)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(again.db)
    await again.close()
    expect(rows.map(({ name }) => name)).toEqual(['0001-base', '0002-identity', '9999-of-tomorrow'])
  }, 120_000)
})
