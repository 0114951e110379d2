import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import type { Endpoint } from '@alta/contract/endpoint'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import { sectionKeys } from '@alta/contract/sections'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Caller, type Credential, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'

const course = `Paciente: Rosa Invent Ficticia
Antecedentes: hipertensión arterial. Alergia a penicilina.
Evolución: afebril, buena evolución.
Tratamiento al alta: enalapril 10 mg cada 24 horas.
`

let server: TestServer
let organisation_id: string
let machine: Credential
let reader: Credential
beforeAll(async () => {
  server = await openTestServer({ options: { heartbeat_ms: 50 } })
  organisation_id = await server.organisation('Hospital de Prueba')
  machine = await server.credential(['clinician'], organisation_id)
  reader = await server.credential(['reader'], organisation_id)
})
afterAll(() => server.close())

const create = (by: Caller, source: object = { text: course }, headers: Record<string, string> = {}) =>
  server.call(by, reports.create, { body: { organisation_id, source }, headers })
const on = (endpoint: Endpoint, by: Caller, discharge_report_id: string) =>
  server.call(by, endpoint, { params: { discharge_report_id } })
const rename = (by: Caller, discharge_report_id: string, title: string) =>
  server.call(by, reports.rename, { params: { discharge_report_id }, body: { title } })
const finished = (by: Caller, discharge_report_id: string) =>
  vi.waitFor(
    async () => {
      const { json } = await on(reports.read, by, discharge_report_id)
      expect(json.status).toBe('ready')
      return json
    },
    { timeout: 20_000, interval: 50 },
  )
const exported = (by: Caller, discharge_report_id: string, format: string) =>
  server.call(by, reports.exportFile, {
    params: { discharge_report_id },
    query: { version: 'generated', format },
  })
const idsOf = (answered: { json: { items: { discharge_report_id: string }[] } }) =>
  answered.json.items.map(({ discharge_report_id }) => discharge_report_id)

describe('a service credential creates and reads reports', () => {
  test('from a text, which is generated under its name, followed, read, renamed and exported', async () => {
    const writer = await server.credential(['clinician'], organisation_id)
    const created = await create(writer)
    expect([created.status, created.json.generated_by]).toEqual([
      202,
      { user_id: null, service_credential_id: writer.service_credential_id, name: 'Máquina' },
    ])
    const { discharge_report_id } = created.json
    const received = (await on(reports.events, writer, discharge_report_id)).text
    expect(received).toContain('event: ready')
    const report = await finished(writer, discharge_report_id)
    expect(report.generated.sections.map(({ key }: { key: string }) => key)).toEqual([...sectionKeys])
    expect(report.source.text).toBe(course)
    const renamed = await rename(writer, discharge_report_id, 'Cama 12')
    expect([renamed.status, renamed.json.title]).toEqual([200, 'Cama 12'])
    for (const format of Object.keys(reports.exportFormats))
      expect((await exported(writer, discharge_report_id, format)).status).toBe(200)
    const acts = await server.services.db
      .selectFrom('audit_events')
      .select(['act', 'outcome'])
      .where('actor_id', '=', writer.service_credential_id)
      .where('organisation_id', '=', organisation_id)
      .execute()
    const expected = ['reports.create', 'reports.events', 'reports.read', 'reports.rename', 'reports.exportFile']
    expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(expected.map((act) => act.replace('File', ''))))
  })

  test('from a file, in old Windows text and in Word', async () => {
    const bytes = Buffer.from(course.replaceAll('\n', '\r\n'), 'latin1').toString('base64')
    const created = await create(machine, { file_base64: bytes, filename: 'curso.txt' })
    expect(created.status).toBe(202)
    const report = await finished(machine, created.json.discharge_report_id)
    expect(report.source).toMatchObject({ filename: 'curso.txt', text: course })
    const word = await server.app.inject({
      url: `/api/v0/discharge-reports/${report.discharge_report_id}/export?version=generated&format=docx`,
      headers: { authorization: `Bearer ${machine.token}` },
    })
    const file_base64 = word.rawPayload.toString('base64')
    const again = await create(machine, { file_base64, filename: 'informe.docx' })
    expect(again.status).toBe(202)
    const second = await finished(machine, again.json.discharge_report_id)
    expect(second.source.text).toMatch(/enalapril 10 mg/i)
  })

  test('and lists only its own reports, which colleagues see with their author', async () => {
    const other = await server.credential(['clinician'], organisation_id)
    const person = await server.person(['clinician', organisation_id])
    const [own, his] = [(await create(other)).json, (await create(person)).json]
    const mine = (by: Caller) => server.call(by, reports.list, { query: { mine: 'true', count: 'true' } })
    const all = await server.call(other, reports.list)
    expect(idsOf(await mine(other))).toEqual([own.discharge_report_id])
    expect((await mine(other)).json.total).toBe(1)
    expect(idsOf(await mine(person))).toEqual([his.discharge_report_id])
    expect(idsOf(all)).toEqual(expect.arrayContaining([own.discharge_report_id, his.discharge_report_id]))
    const response = await on(reports.read, person, own.discharge_report_id)
    expect(response.json.generated_by).toMatchObject({ user_id: null, name: 'Máquina' })
    await Promise.all([own, his].map(({ discharge_report_id }) => finished(machine, discharge_report_id)))
  })

  test('and the same submit twice makes one report; the same key of another credential is another submit', async () => {
    const other = await server.credential(['clinician'], organisation_id)
    const headers = { 'idempotency-key': 'episodio-1' }
    const answers = await Promise.all([machine, machine, other].map((by) => create(by, undefined, headers)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    const [first, second, third] = answers.map(({ json }) => json.discharge_report_id)
    expect([second === first, third === first]).toEqual([true, false])
    await Promise.all([first, third].map((id) => finished(machine, id)))
  })
})

test('and runs two at a time, cancels and repeats them, without delaying another credential', async () => {
  const slow = await openTestServer({ write: () => new Promise(() => undefined) })
  try {
    const slowOrganisation = await slow.organisation('Lenta')
    const [one, other] = [
      await slow.credential(['clinician'], slowOrganisation),
      await slow.credential(['clinician'], slowOrganisation),
    ]
    const body = { organisation_id: slowOrganisation, source: { text: course } }
    const submit = (by: Caller) => slow.call(by, reports.create, { body })
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 202, 429, 429])
    expect((await submit(other)).status).toBe(202)
    const params = { discharge_report_id: answers.find(({ status }) => status === 202)?.json.discharge_report_id }
    expect((await slow.call(one, reports.cancel, { params })).json.status).toBe('cancelled')
    expect((await slow.call(one, reports.retry, { params })).json.status).toBe('queued')
    expect((await submit(one)).status).toBe(429)
  } finally {
    await slow.close()
  }
})

describe('limits of a service credential', () => {
  test('a credential with the role reader reads, and neither creates nor exports', async () => {
    const { discharge_report_id } = (await create(machine)).json
    await finished(reader, discharge_report_id)
    const refused = [
      await create(reader),
      await exported(reader, discharge_report_id, 'text'),
      await rename(reader, discharge_report_id, 'Otro'),
      await on(reports.cancel, reader, discharge_report_id),
      await on(reports.retry, reader, discharge_report_id),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  test('it sees its organisation and its permissions there, and cannot do what only people may', async () => {
    const { json } = await server.call(machine, organisations.list)
    expect(json.items).toHaveLength(1)
    expect(json.items[0].organisation_id).toBe(organisation_id)
    expect(json.items[0].permissions).toEqual([
      'chat_sessions:create',
      'discharge_reports:correct',
      'discharge_reports:create',
      'discharge_reports:export',
      'discharge_reports:read',
      'organisation:read',
    ])
  })

  test('it finds nothing of another organisation', async () => {
    const elsewhere = await server.organisation('Otro hospital')
    const foreign = await server.credential(['clinician', 'reader'], elsewhere)
    const { discharge_report_id } = (await create(machine)).json
    await finished(machine, discharge_report_id)
    const answers = [
      await create(foreign),
      await on(reports.read, foreign, discharge_report_id),
      await on(reports.events, foreign, discharge_report_id),
      await rename(foreign, discharge_report_id, 'Otro'),
      await on(reports.cancel, foreign, discharge_report_id),
      await on(reports.retry, foreign, discharge_report_id),
      await exported(foreign, discharge_report_id, 'text'),
      await server.call(foreign, organisations.read, { params: { organisation_id } }),
    ]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(answers.map(() => [404, 'not-found']))
    expect((await server.call(foreign, reports.list)).json.items).toEqual([])
    expect((await server.call(foreign, reports.list, { query: { organisation_id } })).json.items).toEqual([])
    expect(idsOf(await server.call(machine, reports.list))).toContain(discharge_report_id)
  })

  test('it is no user and administers nothing, not even itself', async () => {
    const { service_credential_id } = machine
    const sent = { params: { organisation_id, service_credential_id }, body: {} }
    const calls = [auth.me, auth.logout, auth.sessions, organisations.create, organisations.update]
    const own = [credentials.list, credentials.create, credentials.update, credentials.rotate, credentials.remove]
    for (const endpoint of [...calls, ...own])
      expect([endpoint.path, (await server.call(machine, endpoint, sent)).status]).toEqual([endpoint.path, 403])
  })
})

describe('a service credential stops', () => {
  test('at its revocation, with the next request; its reports stay', async () => {
    const manager = await server.person(['manager', organisation_id])
    const revoked = await server.credential(['clinician'], organisation_id)
    const { discharge_report_id } = (await create(revoked)).json
    await finished(machine, discharge_report_id)
    const { service_credential_id } = revoked
    await server.call(manager, credentials.remove, { params: { service_credential_id } })
    expect((await on(reports.read, revoked, discharge_report_id)).status).toBe(401)
    expect((await create(revoked)).status).toBe(401)
    const person = await server.person(['reader', organisation_id])
    expect((await on(reports.read, person, discharge_report_id)).json.generated_by.name).toBe('Máquina')
  })

  test('at its expiry, with the next request', async () => {
    const ageing = await openTestServer()
    try {
      const expiring = await ageing.credential(['reader'], await ageing.organisation('Hospital de un mes'))
      expect((await ageing.call(expiring, reports.list)).status).toBe(200)
      ageing.later(30 * 24 * 60 * 60 * 1000)
      expect((await ageing.call(expiring, reports.list)).status).toBe(401)
    } finally {
      await ageing.close()
    }
  })

  test('when its organisation is deleted, even while its report is being written', async () => {
    const organisation = await server.organisation('Hospital que cierra')
    const [closing, administrator] = [
      await server.credential(['clinician'], organisation),
      await server.person(['administrator']),
    ]
    const body = { organisation_id: organisation, source: { text: course } }
    expect((await server.call(closing, reports.create, { body })).status).toBe(202)
    const removed = await server.call(administrator, organisations.remove, {
      params: { organisation_id: organisation },
    })
    expect(removed.status).toBe(204)
    expect((await server.call(closing, reports.list)).status).toBe(401)
    const left = server.services.db.selectFrom('service_credentials').select('name')
    expect(await left.where('organisation_id', '=', organisation).execute()).toEqual([])
  })

  test('using a role that is taken from it, with the next request', async () => {
    const changing = await server.credential(['clinician'], organisation_id)
    const manager = await server.person(['manager', organisation_id])
    const created = await create(changing)
    expect(created.status).toBe(202)
    const { service_credential_id } = changing
    const change = { params: { service_credential_id }, body: { roles: ['reader'] } }
    await server.call(manager, credentials.update, change)
    expect((await create(changing)).status).toBe(403)
    await finished(changing, created.json.discharge_report_id)
  })

  test('following a stream, within seconds of its revocation', async () => {
    const slow = await openTestServer({ options: { heartbeat_ms: 50 }, write: () => new Promise(() => undefined) })
    try {
      const slowOrganisation = await slow.organisation('Lenta')
      const listener = await slow.credential(['clinician'], slowOrganisation)
      const body = { organisation_id: slowOrganisation, source: { text: course } }
      const { discharge_report_id } = (await slow.call(listener, reports.create, { body })).json
      const listening = slow.call(listener, reports.events, { params: { discharge_report_id } })
      await vi.waitFor(async () => {
        const opened = slow.services.db.selectFrom('audit_events').select('act').where('act', '=', 'reports.events')
        await opened.executeTakeFirstOrThrow()
      })
      const manager = await slow.person(['manager', slowOrganisation])
      const { service_credential_id } = listener
      await slow.call(manager, credentials.remove, { params: { service_credential_id } })
      expect((await listening).text).toContain('heartbeat')
    } finally {
      await slow.close()
    }
  })
})
