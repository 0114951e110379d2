import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as emergency from '@alta/contract/emergency-access'
import { limits } from '@alta/contract/limits'
import * as notices from '@alta/contract/notices'
import type { Notice } from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshRecords } from '../../standing/records.ts'
import { type Caller, knownPassword, openTestServer, type Person, type TestServer } from '../../standing/test-server.ts'
import { settleEmergencyAccesses } from './ending.ts'

let server: TestServer
beforeAll(async () => {
  const requests_per_minute = { person: 10_000, address: 100_000 }
  server = await openTestServer({ options: { heartbeat_ms: 50, requests_per_minute } })
})
afterAll(() => server.close())

const minute = 60_000
const reason = 'La guardia no puede abrir el informe de una paciente'

/** An organisation with an owner, two reports, and an administrator who has no role in it. */
async function ward(name: string) {
  const organisation_id = await server.organisation(`Hospital ${name}`)
  const place = { organisation_id, word: name, clinical: 'Flamenco' }
  const owner = await server.person(['owner', organisation_id])
  const administrator = await server.person(['administrator'])
  const [first = {}, second = {}] = [
    await freshRecords(server, place, ['discharge_report_id']),
    await freshRecords(server, place, ['discharge_report_id']),
  ]
  return { organisation_id, owner, administrator, ids: [first, second].map((one) => one['discharge_report_id'] ?? '') }
}

const open = (by: Caller, organisation_id: string, body: object = {}) =>
  server.call(by, emergency.open, { params: { organisation_id }, body: { reason, password: knownPassword, ...body } })
const end = (by: Caller, organisation_id: string, emergency_access_id: string) =>
  server.call(by, emergency.end, { params: { organisation_id, emergency_access_id } })
const listed = async (by: Caller, organisation_id: string) =>
  (await server.call(by, emergency.list, { params: { organisation_id } })).json
const read = async (by: Caller, [discharge_report_id = '']: readonly string[]) =>
  (await server.call(by, reports.read, { params: { discharge_report_id } })).status
const list = async (by: Caller, query = {}) => (await server.call(by, reports.list, { query })).status
const tokenOf = async ({ email }: Person): Promise<string> =>
  (await server.call(null, auth.login, { body: { email, password: knownPassword } })).json.token
const again = async (person: Person): Promise<Caller> => ({ token: await tokenOf(person) })
const settle = () => settleEmergencyAccesses(server.services, server.app.reads)
const configure = (by: Caller, organisation_id: string, emergency_access: string) =>
  server.call(by, emergency.configure, { params: { organisation_id }, body: { emergency_access } })
const linesOf = async (organisation_id: string, query = {}): Promise<audit.AuditEvent[]> =>
  (await server.call(await server.person(['auditor']), audit.list, { query: { organisation_id, ...query } })).json.items

describe('while it is open', () => {
  test('the administrator reads the reports of that organisation, and of no other', async () => {
    const { organisation_id, administrator, ids } = await ward('Abierto')
    const other = await ward('Cerrado')
    expect([await read(administrator, ids), await list(administrator)]).toEqual([403, 403])
    const opened = await open(administrator, organisation_id)
    expect([opened.status, opened.json]).toEqual([
      201,
      expect.objectContaining({ organisation_id, reason, ended_at: null, end_cause: null, records_read: 0 }),
    ])
    expect(Date.parse(opened.json.expires_at) - Date.parse(opened.json.opened_at)).toBe(60 * minute)
    expect(await read(administrator, ids)).toBe(200)
    const { json } = await server.call(administrator, reports.list)
    expect(json.items.map((one: reports.ReportSummary) => one.organisation_id)).toEqual([
      organisation_id,
      organisation_id,
    ])
    const found = await server.call(administrator, search.find, { query: { q: 'flamenco' } })
    expect(found.json.discharge_reports).toHaveLength(2)
    expect(await read(administrator, other.ids)).toBe(404)
    const current = await server.call(administrator, emergency.current)
    expect(current.json.emergency_access).toMatchObject({ organisation_name: 'Hospital Abierto', reason })
  })

  test('nothing else of a report is open: no file, no other act, not even together with the place of owner', async () => {
    const organisation_id = await server.organisation('Hospital Solo lectura')
    const place = { organisation_id, word: 'Solo', clinical: 'Flamenco' }
    const { discharge_report_id = '' } = await freshRecords(server, place, ['discharge_report_id'])
    const ids = [discharge_report_id]
    const administrator = await server.person(['administrator'], ['owner', organisation_id])
    await open(administrator, organisation_id)
    expect(await read(administrator, ids)).toBe(200)
    const { db, clock } = server.services
    await db
      .insertInto('discharge_report_signatures')
      .values({
        organisation_id,
        discharge_report_id,
        revision: 0,
        title: null,
        digest: '',
        signed_at: new Date(0),
        signer_name: 'Firmante',
        accepted: '[]',
      })
      .execute()
    const params = { discharge_report_id }
    const file = { params, query: { version: 'generated', format: 'text' } }
    expect((await server.call(administrator, reports.exportFile, file)).status).toBe(403)
    const why = { params, body: { reason: 'Plazo de conservación cumplido' } }
    expect((await server.call(administrator, review.putAway, why)).status).toBe(404)
    // what owners put away stays away
    await db
      .updateTable('discharge_reports')
      .set({ put_away_at: clock.now() })
      .where(sql`discharge_report_id`, '=', discharge_report_id)
      .execute()
    expect(await read(administrator, ids)).toBe(404)
    expect((await server.call(administrator, reports.list, { query: { put_away: 'true' } })).json.items).toEqual([])
  })

  test('it belongs to the session that opened it, also where answers are kept', async () => {
    const { organisation_id, administrator, ids } = await ward('Sesiones')
    const other = await again(administrator)
    await open(administrator, organisation_id)
    const shown = await server.call(administrator, reports.list)
    const places = await server.call(administrator, organisations.list)
    const here = (answer: typeof places) =>
      answer.json.items.find((one: organisations.Organisation) => one.organisation_id === organisation_id)
    expect([shown.status, await list(other), await read(other, ids)]).toEqual([200, 403, 403])
    expect(here(places).permissions).toContain('discharge_reports:read')
    expect(here(await server.call(other, organisations.list)).permissions).not.toContain('discharge_reports:read')
    expect((await server.call(other, emergency.current)).json.emergency_access).toBeNull()
    expect(await read(administrator, ids)).toBe(200)
  })

  test('each read carries its id, and the log is narrowed to it; what is repeated in another one is another read', async () => {
    const { organisation_id, administrator, owner, ids } = await ward('Marcado')
    const first = (await open(administrator, organisation_id)).json.emergency_access_id
    await list(administrator)
    await list(administrator)
    await read(administrator, ids)
    const marked = async (emergency_access: string) =>
      (await linesOf(organisation_id, { emergency_access })).map(({ act, outcome }) => `${act} ${outcome}`).toSorted()
    expect(await marked(first)).toEqual(['emergency_access.open done', 'reports.list done', 'reports.read done'])
    expect((await end(administrator, organisation_id, first)).status).toBe(204)
    const second = (await open(administrator, organisation_id)).json.emergency_access_id
    await list(administrator)
    expect(await marked(second)).toEqual(['emergency_access.open done', 'reports.list done'])
    expect(await marked('any')).toHaveLength(6)
    const { items } = await listed(owner, organisation_id)
    expect(items.map((one: emergency.EmergencyAccess) => one.records_read)).toEqual([2, 2])
  })

  test('a page of two hundred is counted whole', async () => {
    const { organisation_id, administrator } = await ward('Bandada')
    for (let number = 0; number < 118; number += 1)
      await freshRecords(server, { organisation_id, word: 'Bandada', clinical: 'Flamenco' }, ['discharge_report_id'])
    await open(administrator, organisation_id)
    await list(administrator, { limit: '200' })
    const { items } = await listed(administrator, organisation_id)
    expect(items[0].records_read).toBe(120)
  })
})

describe('it ends', () => {
  test('by itself after an hour, on the next request, also where an answer was kept or is held by the browser', async () => {
    const { organisation_id, administrator, ids } = await ward('Hora')
    await open(administrator, organisation_id)
    const { headers } = await server.call(administrator, reports.list)
    const asked = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await server.call(administrator, reports.list, asked)).status).toBe(304)
    server.later(59 * minute)
    expect((await server.call(administrator, reports.list, asked)).status).toBe(304)
    expect(await read(administrator, ids)).toBe(200)
    server.later(minute + 1000)
    expect((await server.call(administrator, reports.list, asked)).status).toBe(403)
    expect(await read(administrator, ids)).toBe(403)
    expect((await server.call(administrator, emergency.current)).json.emergency_access).toBeNull()
    const { items } = await listed(administrator, organisation_id)
    expect(items[0]).toMatchObject({ end_cause: 'expired', ended_at: items[0].expires_at, records_read: 2 })
  })

  test('also for a report that is being followed', async () => {
    const slow = await openTestServer({
      options: { heartbeat_ms: 50 },
      write: () => new Promise(() => undefined),
    })
    const organisation_id = await slow.organisation('Hospital Lento')
    const clinician = await slow.person(['clinician', organisation_id])
    const administrator = await slow.person(['administrator'])
    const course = 'Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'
    const made = await slow.call(clinician, reports.create, { body: { organisation_id, source: { text: course } } })
    const params = { discharge_report_id: made.json.discharge_report_id }
    await slow.call(administrator, emergency.open, {
      params: { organisation_id },
      body: { reason, password: knownPassword },
    })
    let isOver = false
    const stream = slow.call(administrator, reports.events, { params }).then((answer) => {
      isOver = true
      return answer
    })
    // the opening is in the log once the listener has been let in
    const opened = slow.services.db.selectFrom('audit_events').select('act').where('act', '=', 'reports.events')
    await expect.poll(async () => (await opened.execute()).length, { timeout: 20_000 }).toBe(1)
    expect(isOver).toBe(false)
    slow.later(60 * minute)
    expect((await stream).status).toBe(200)
    await slow.close()
  })

  test('with its session, and does not come back with the next one', async () => {
    const { organisation_id, administrator, ids } = await ward('Salida')
    await open(administrator, organisation_id)
    expect((await server.call(administrator, auth.logout)).status).toBe(204)
    const next = await again(administrator)
    expect(await read(next, ids)).toBe(403)
    const opened = await open(next, organisation_id)
    expect([opened.status, await read(next, ids)]).toEqual([201, 200])
    const { items } = await listed(next, organisation_id)
    expect(items.map((one: emergency.EmergencyAccess) => one.end_cause)).toEqual([null, 'session_ended'])
  })

  test.each(['the person', 'an owner', 'another administrator'])('early, by %s', async (who) => {
    const { organisation_id, administrator, owner, ids } = await ward(`Pronto ${who}`)
    const { emergency_access_id } = (await open(administrator, organisation_id)).json
    const another = await server.person(['administrator'])
    const by = { 'the person': administrator, 'an owner': owner, 'another administrator': another }[who] ?? owner
    expect(await read(administrator, ids)).toBe(200)
    expect((await end(by, organisation_id, emergency_access_id)).status).toBe(204)
    expect(await read(administrator, ids)).toBe(403)
    // ended once
    expect((await end(owner, organisation_id, emergency_access_id)).status).toBe(204)
    const { items } = await listed(owner, organisation_id)
    expect(items[0]).toMatchObject({ end_cause: 'ended', ended_by: { user_id: by.user_id } })
    expect((await linesOf(organisation_id, { act: 'emergency_access.end' })).map(({ actor }) => actor.id)).toContain(
      by.user_id,
    )
  })

  test('by nobody else: managers, auditors, owners of other organisations', async () => {
    const { organisation_id, administrator } = await ward('Ajeno')
    const { emergency_access_id } = (await open(administrator, organisation_id)).json
    const manager = await server.person(['manager', organisation_id])
    const stranger = await server.person(['owner', await server.organisation('Hospital Otro')])
    const auditor = await server.person(['auditor'])
    const statuses = []
    for (const by of [manager, auditor, stranger])
      statuses.push((await end(by, organisation_id, emergency_access_id)).status)
    expect(statuses).toEqual([403, 403, 404])
  })

  test('when the administrator is one no more, or may no longer sign in', async () => {
    const { organisation_id, administrator, ids } = await ward('Degradado')
    await open(administrator, organisation_id)
    const boss = await server.person(['administrator'])
    const held = await server.call(boss, assignments.list, { query: { user_id: administrator.user_id } })
    const { role_assignment_id } = held.json.items[0]
    expect((await server.call(boss, assignments.remove, { params: { role_assignment_id } })).status).toBe(204)
    expect(await read(administrator, ids)).toBe(403)
    const gone = await ward('Desactivado')
    await open(gone.administrator, gone.organisation_id)
    await server.services.db
      .updateTable('users')
      .set({ active: false })
      .where('user_id', '=', gone.administrator.user_id)
      .execute()
    expect(await read(gone.administrator, gone.ids)).toBe(401)
  })

  test('when the owner forbids it, and is not opened again until it is allowed', async () => {
    const { organisation_id, administrator, owner, ids } = await ward('Prohibido')
    await open(administrator, organisation_id)
    expect(await read(administrator, ids)).toBe(200)
    for (const by of [administrator, await server.person(['manager', organisation_id])])
      expect((await configure(by, organisation_id, 'forbidden')).status).toBe(403)
    expect((await configure(owner, organisation_id, 'forbidden')).json).toEqual({ emergency_access: 'forbidden' })
    expect(await read(administrator, ids)).toBe(403)
    expect((await open(administrator, organisation_id)).json.code).toBe('forbidden')
    const after = await listed(owner, organisation_id)
    expect(after.emergency_access).toBe('forbidden')
    expect(after.items[0]).toMatchObject({ end_cause: 'forbidden', ended_by: { user_id: owner.user_id } })
    const acts = (await linesOf(organisation_id, { act: 'emergency_access' })).map(
      ({ act, outcome }) => `${act} ${outcome}`,
    )
    expect(acts.toSorted()).toEqual([
      'emergency_access.configure done',
      'emergency_access.configure forbidden',
      'emergency_access.configure forbidden',
      'emergency_access.end done',
      'emergency_access.open done',
      'emergency_access.open forbidden',
    ])
    await configure(owner, organisation_id, 'allowed')
    expect((await open(administrator, organisation_id)).status).toBe(201)
  })
})

describe('opening', () => {
  test('takes the password again, and a wrong one is a line and counts as a failed sign-in', async () => {
    const { organisation_id, administrator, ids } = await ward('Clave')
    const wrong = await open(administrator, organisation_id, { password: 'no es la suya 2026' })
    expect([wrong.status, wrong.json.errors]).toEqual([422, [{ pointer: '/password', code: 'invalid' }]])
    expect(await read(administrator, ids)).toBe(403)
    const [line] = await linesOf(organisation_id, { act: 'emergency_access.open' })
    expect(line).toMatchObject({ outcome: 'validation-failed', actor: { id: administrator.user_id } })
    for (let number = 0; number < 9; number += 1)
      await open(administrator, organisation_id, { password: 'no es la suya 2026' })
    const closed = await open(administrator, organisation_id)
    expect([closed.status, closed.json.code]).toEqual([429, 'rate-limited'])
    expect((await listed(administrator, organisation_id)).items).toEqual([])
  })

  test('takes a reason that says something', async () => {
    const { organisation_id, administrator } = await ward('Motivo')
    for (const [given, code] of [
      ['', 'required'],
      [`   ${'x'.repeat(19)}   `, 'too_small'],
      ['x'.repeat(501), 'too_large'],
    ]) {
      const refused = await open(administrator, organisation_id, { reason: given })
      expect(refused.json.errors[0]).toMatchObject({ pointer: '/reason', code })
    }
  })

  test('is refused while one is open anywhere, in whatever session, also when two are opened at once', async () => {
    const { organisation_id, administrator } = await ward('Doble')
    const other = await ward('Segunda')
    const second = await again(administrator)
    const answers = await Promise.all([
      open(administrator, organisation_id),
      open(administrator, other.organisation_id),
      open(second, organisation_id),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    for (const { status, json } of answers) if (status === 409) expect(json.code).toBe('already-exists')
    const rows = await server.services.db
      .selectFrom('emergency_accesses')
      .select('emergency_access_id')
      .where('user_id', '=', administrator.user_id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('is refused to whoever reads the reports by a role, and to everybody who is no administrator', async () => {
    const { organisation_id, owner } = await ward('Rol')
    const both = await server.person(['administrator'], ['reader', organisation_id])
    expect((await open(both, organisation_id)).json.code).toBe('already-exists')
    const clinician = await server.person(['clinician', organisation_id])
    for (const by of [owner, clinician, await server.person(['auditor'])])
      expect((await open(by, organisation_id)).status).toBe(403)
    const credential = await server.credential(['clinician'], organisation_id)
    expect((await open(credential, organisation_id)).status).toBe(403)
    expect((await open(both, crypto.randomUUID())).status).toBe(404)
  })

  test('so many times a day and no more, and the refusal says when again', async () => {
    const { organisation_id, administrator } = await ward('Límite')
    for (let number = 0; number < limits.emergency_access_per_day; number += 1) {
      const { emergency_access_id } = (await open(administrator, organisation_id)).json
      await end(administrator, organisation_id, emergency_access_id)
      server.later(minute)
    }
    const refused = await open(administrator, organisation_id)
    expect([refused.status, refused.json.code]).toEqual([429, 'rate-limited'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(23 * 3600)
    expect((await linesOf(organisation_id, { act: 'emergency_access.open' }))[0]?.outcome).toBe('rate-limited')
    server.later(wait * 1000)
    expect((await open(await again(administrator), organisation_id)).status).toBe(201)
  })

  test('is there with its line in the log, or not at all', async () => {
    const { organisation_id, administrator, ids } = await ward('Entero')
    const { db } = server.services
    await sql`
      create function break_log() returns trigger language plpgsql as $$
      begin
        if new.act = 'emergency_access.open' then raise exception 'no room'; end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger break_log before insert on audit_events for each row execute function break_log()`.execute(
      db,
    )
    expect((await open(administrator, organisation_id)).status).toBe(500)
    await sql`drop function break_log cascade`.execute(db)
    expect((await listed(administrator, organisation_id)).items).toEqual([])
    expect(await read(administrator, ids)).toBe(403)
    expect(await linesOf(organisation_id, { act: 'emergency_access.open' })).toEqual([])
  })
})

test('owners, managers and auditors see all of them page by page; clinicians and strangers none', async () => {
  const { organisation_id, administrator, owner } = await ward('Visto')
  for (let number = 0; number < 3; number += 1) {
    const { emergency_access_id } = (await open(administrator, organisation_id)).json
    await end(administrator, organisation_id, emergency_access_id)
  }
  const page = async (query: object) =>
    (await server.call(owner, emergency.list, { params: { organisation_id }, query: { limit: '2', ...query } })).json
  const first = await page({ count: 'true' })
  const second = await page({ cursor: first.next_cursor })
  expect([first.items.length, first.total, second.items.length, second.next_cursor]).toEqual([2, 3, 1, null])
  const manager = await server.person(['manager', organisation_id])
  const auditor = await server.person(['auditor'])
  for (const by of [manager, auditor, administrator]) expect((await listed(by, organisation_id)).items).toHaveLength(3)
  const statuses = []
  for (const by of [
    await server.person(['clinician', organisation_id]),
    await server.person(['owner', await server.organisation('Hospital Vecino')]),
  ])
    statuses.push((await server.call(by, emergency.list, { params: { organisation_id } })).status)
  expect(statuses).toEqual([403, 404])
})

describe('the owners hear of it', () => {
  const told = async (by: Caller): Promise<Notice[]> => (await server.call(by, notices.list)).json.items

  test('at once, with who and why, and after its end with how many reports were read', async () => {
    const { organisation_id, administrator, owner, ids } = await ward('Avisado')
    const { emergency_access_id } = (await open(administrator, organisation_id)).json
    expect(await told(owner)).toMatchObject([
      { kind: 'emergency_access_opened', organisation_id, actor: { user_id: administrator.user_id }, reason },
    ])
    await read(administrator, ids)
    await end(owner, organisation_id, emergency_access_id)
    await settle()
    expect(await told(owner)).toHaveLength(1)
    server.later(6000)
    for (const _round of [1, 2]) await settle()
    expect(await told(owner)).toMatchObject([
      { kind: 'emergency_access_ended', records: 1, reason },
      { kind: 'emergency_access_opened' },
    ])
    expect(await told(administrator)).toEqual([])
  })

  test('when it ends by itself, which is a line in the log that names nobody', async () => {
    const expired = await ward('Vencido')
    const left = await ward('Salido')
    const demoted = await ward('Sin rol')
    for (const { administrator, organisation_id } of [expired, left, demoted])
      await open(administrator, organisation_id)
    const { db } = server.services
    await settle()
    expect((await listed(expired.owner, expired.organisation_id)).items[0].ended_at).toBeNull()
    await server.call(left.administrator, auth.logout)
    await db.deleteFrom('role_assignments').where('user_id', '=', demoted.administrator.user_id).execute()
    await settle()
    server.later(60 * minute)
    await settle()
    server.later(6000)
    await settle()
    for (const [{ owner, organisation_id }, end_cause] of [
      [expired, 'expired'],
      [left, 'session_ended'],
      [demoted, 'role_lost'],
    ] as const) {
      const back = await again(owner)
      expect((await told(back)).map(({ kind, records }) => [kind, records])).toEqual([
        ['emergency_access_ended', 0],
        ['emergency_access_opened', null],
      ])
      const [line] = await linesOf(organisation_id, { act: 'emergency_access.end' })
      expect(line).toMatchObject({ actor: { kind: 'nobody' }, detail: { end_cause } })
      expect((await listed(back, organisation_id)).items[0]).toMatchObject({ end_cause, ended_by: null })
    }
  })

  test('whoever opens it in an organisation of their own is seen by the other administrators', async () => {
    const organisation_id = await server.organisation('Hospital Propio')
    const administrator = await server.person(['administrator'], ['owner', organisation_id])
    const other = await server.person(['administrator'])
    await open(administrator, organisation_id)
    expect(await told(administrator)).toEqual([])
    expect(await told(other)).toMatchObject([{ kind: 'emergency_access_opened', organisation_id }])
  })

  test('two processes that look at once tell them once', async () => {
    const { organisation_id, administrator, owner } = await ward('Una vez')
    const { emergency_access_id } = (await open(administrator, organisation_id)).json
    await end(administrator, organisation_id, emergency_access_id)
    server.later(6000)
    await Promise.all([settle(), settle(), settle()])
    expect(await told(owner)).toHaveLength(2)
  })
})
