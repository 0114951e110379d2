import * as chat from '@alta/contract/chat'
import * as rag from '@alta/contract/rag-strategies'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, openChat } from './chat.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  fixture = await openChat()
})
afterAll(() => fixture.server.close())

const read = (by: Caller, id: string) => fixture.server.call(by, chat.read, at(id))
const update = (by: Caller, id: string, body: object) => fixture.server.call(by, chat.update, { ...at(id), body })
const remove = (by: Caller, id: string) => fixture.server.call(by, chat.remove, at(id))
const list = async (by: Caller, { q, ...query }: Record<string, string> = {}) =>
  (await fixture.server.call(by, chat.list, { query, typed: { ...(q !== undefined && { q }) } })).json
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('a new chat has its fields, and is found by its author', async () => {
  const { ada, organisation_id } = fixture
  const { status, json } = await fixture.create(ada, { title: '  Rosa, cama 12 ', rag_strategy: 'echo' })
  expect(status).toBe(201)
  expect(json).toEqual({
    chat_session_id: expect.any(String),
    organisation_id,
    organisation_name: 'Hospital de Prueba',
    title: 'Rosa, cama 12',
    rag_strategy: 'echo',
    created_at: expect.stringMatching(/Z$/),
    updated_at: json.created_at,
    message_count: 0,
    document_count: 0,
    discharge_report_count: 0,
    discharge_reports: [],
    patients: [],
  })
  expect((await read(ada, json.chat_session_id)).json).toEqual(json)
})

test('nobody but its author sees a chat: no colleague, no administrator, no credential, nobody of another organisation', async () => {
  const { server, ada, berta, organisation_id } = fixture
  const id = await fixture.session({ title: 'Privadísima' })
  await fixture.answer(ada, id, 'secreto')
  const elsewhere = await server.organisation('Otro hospital')
  const strangers = [
    berta,
    await server.person(['administrator'], ['clinician', organisation_id]),
    await server.person(['owner', organisation_id], ['clinician', organisation_id]),
    await server.credential(['clinician'], organisation_id),
    await server.person(['clinician', elsewhere]),
  ]
  const message_id = (await fixture.messages(ada, id))[0]?.message_id
  for (const stranger of strangers) {
    const calls = [
      await read(stranger, id),
      await update(stranger, id, { title: 'Mía' }),
      await remove(stranger, id),
      await server.call(stranger, chat.messages, at(id)),
      await fixture.ask(stranger, id, '¿Qué?'),
      await server.call(stranger, chat.cancel, at(id, message_id)),
      await server.call(stranger, chat.resume, at(id, message_id)),
      await server.call(stranger, chat.messageEvents, at(id, message_id)),
      await server.call(stranger, chat.exportFile, { ...at(id), query: { format: 'markdown' } }),
    ]
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
    expect(titles((await list(stranger)).items)).not.toContain('Privadísima')
  }
  const find = async (by: Caller) => (await server.call(by, search.find, { typed: { q: 'privad' } })).json.chat_sessions
  expect(await find(berta)).toEqual([])
  expect(await find(ada)).toEqual([
    { chat_session_id: id, title: 'Privadísima', organisation_name: 'Hospital de Prueba' },
  ])
})

test('a person who may not chat in an organisation starts no chat there, and no longer sees earlier ones', async () => {
  const { server, organisation_id } = fixture
  const elsewhere = await server.organisation('Hospital ajeno')
  const reader = await server.person(['reader', organisation_id], ['clinician', elsewhere])
  const manager = await server.person(['manager', organisation_id], ['clinician', elsewhere])
  const outsider = await server.person(['clinician', elsewhere])
  const statuses = []
  for (const by of [reader, manager, outsider]) statuses.push((await fixture.create(by, {})).status)
  expect(statuses).toEqual([403, 403, 404])
  expect((await fixture.create(await server.person(['administrator']), {})).status).toBe(403)

  const leaver = await server.person(['clinician', organisation_id])
  const id = await fixture.session({}, leaver)
  await server.services.db.deleteFrom('role_assignments').where('user_id', '=', leaver.user_id).execute()
  await server.services.db
    .insertInto('role_assignments')
    .values({
      role_assignment_id: crypto.randomUUID(),
      user_id: leaver.user_id,
      role: 'clinician',
      organisation_id: elsewhere,
      created_at: new Date(),
    })
    .execute()
  expect((await read(leaver, id)).status).toBe(404)
  expect((await fixture.ask(leaver, id, '¿Sigue ahí?')).status).toBe(404)
  expect((await list(leaver)).items).toEqual([])
})

test('chats are listed in each order, page by page, and found by the beginnings of their words', async () => {
  const { server, organisation_id } = fixture
  const by = await server.person(['clinician', organisation_id])
  for (const title of ['Bea Sánchez', 'álvaro', 'Carla Sanz', 'Dani']) {
    await fixture.session({ title, rag_strategy: title === 'Dani' ? 'echo' : 'rag' }, by)
    server.later(1_000)
  }
  const walk = async (sort: string) => {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { title: string }[]; next_cursor: string | null } = await list(by, {
        sort,
        limit: '3',
        ...(cursor !== null && { cursor }),
      })
      found.push(...titles(page.items))
      cursor = page.next_cursor
    } while (cursor !== null)
    return found
  }
  const oldestFirst = ['Bea Sánchez', 'álvaro', 'Carla Sanz', 'Dani']
  expect(await walk('created_at')).toEqual(oldestFirst)
  expect(await walk('-created_at')).toEqual(oldestFirst.toReversed())
  expect(await walk('title')).toEqual(['álvaro', 'Bea Sánchez', 'Carla Sanz', 'Dani'])
  expect(await walk('-title')).toEqual(['Dani', 'Carla Sanz', 'Bea Sánchez', 'álvaro'])
  expect(titles((await list(by, { q: 'san', sort: 'title' })).items)).toEqual(['Bea Sánchez', 'Carla Sanz'])
  expect(titles((await list(by, { rag_strategy: 'echo' })).items)).toEqual(['Dani'])
  expect((await list(by, { count: 'true', limit: '1' })).total).toBe(4)
  expect((await list(by, { organisation_id: crypto.randomUUID() })).items).toEqual([])
  const [last] = (await list(by, { sort: 'created_at', limit: '1' })).items
  await fixture.answer(by, last.chat_session_id, 'hola')
  expect(titles((await list(by)).items)[0]).toBe('Bea Sánchez')
  expect(await walk('updated_at')).toEqual(['álvaro', 'Carla Sanz', 'Dani', 'Bea Sánchez'])
})

test('an update changes the named fields; one that changes nothing leaves the chat as it was', async () => {
  const { server, ada } = fixture
  const id = await fixture.session({ title: 'Antes' })
  const before = (await read(ada, id)).json
  server.later(60_000)
  expect((await update(ada, id, { title: 'Antes', rag_strategy: 'rag', discharge_report_ids: [] })).json).toEqual(
    before,
  )
  const after = await update(ada, id, { rag_strategy: 'echo' })
  expect([after.status, after.json.title, after.json.rag_strategy]).toEqual([200, 'Antes', 'echo'])
  expect(after.json.updated_at > before.updated_at).toBe(true)
  expect((await update(ada, id, { title: ' ' })).status).toBe(422)
  expect((await update(ada, id, { organisation_id: 'x' })).status).toBe(422)
  expect((await fixture.create(ada, { rag_strategy: 'magic' })).status).toBe(422)
})

const course = `Paciente: Rosa Invent Ficticia
Alergias: alergia a penicilina con exantema. Evolución favorable, afebril, tolera dieta. Alta con enalapril 10 mg.
`

async function readyReport(by: Caller, organisation_id: string): Promise<string> {
  const body = { organisation_id, source: { text: course }, title: 'Informe de Rosa' }
  const { discharge_report_id } = (await fixture.server.call(by, reports.create, { body })).json
  const params = { discharge_report_id }
  await vi.waitFor(
    async () => expect((await fixture.server.call(by, reports.read, { params })).json.status).toBe('ready'),
    { timeout: 30_000, interval: 50 },
  )
  return discharge_report_id
}

test('questions to a report use its newest version, and old answers keep the version they quote', async () => {
  const { server, ada, organisation_id } = fixture
  const discharge_report_id = await readyReport(ada, organisation_id)
  const id = await fixture.session({ discharge_report_ids: [discharge_report_id, discharge_report_id] })
  const [attached] = (await read(ada, id)).json.discharge_reports
  expect(attached).toMatchObject({ discharge_report_id, title: 'Informe de Rosa', review_state: 'draft', revision: 0 })
  const first = await fixture.answer(ada, id, '¿Tiene alergias?')
  expect(first.citations[0]).toMatchObject({ discharge_report_id, document_id: null, revision: 0 })

  const sections = [{ key: 'allergies', markdown: 'Alergia al látex con urticaria, confirmada.' }]
  const params = { discharge_report_id }
  expect((await server.call(ada, review.correct, { params, body: { sections, base_revision: 0 } })).status).toBe(200)
  const second = await fixture.answer(ada, id, '¿Tiene alergias?')
  expect(second.content).toContain('látex')
  expect(second.citations.map(({ revision }) => revision)).toEqual(second.citations.map(() => 1))
  const textOf = async (revision: string) =>
    await server.call(ada, chat.reportText, { params: { ...params, chat_session_id: id }, query: { revision } })
  for (const [revision, answer] of [
    ['0', first],
    ['1', second],
  ] as const)
    for (const { start, end, source_start, source_end } of answer.citations)
      expect((await textOf(revision)).json.text.slice(source_start, source_end)).toBe(
        // Brackets would open a link in the markdown of the answer.
        answer.content.slice(start, end).replaceAll('\\[', '['),
      )
  expect((await textOf('2')).status).toBe(404)

  // Without the report the session finds nothing. The quoted text stays readable.
  await update(ada, id, { discharge_report_ids: [] })
  expect((await fixture.answer(ada, id, '¿Tiene alergias?')).citations).toEqual([])
  expect((await textOf('0')).status).toBe(200)

  expect((await server.call(ada, review.remove, { params })).status).toBe(204)
  expect((await textOf('0')).status).toBe(404)
  expect((await fixture.messages(ada, id)).map(({ content }) => content)).toContain(first.content)
})

test('only ready reports of the same organisation can be attached, and no more than the limit', async () => {
  const { server, ada, organisation_id } = fixture
  const elsewhere = await server.organisation('Hospital lejano')
  const both = await server.person(['clinician', organisation_id], ['clinician', elsewhere])
  const foreign = await readyReport(both, elsewhere)
  const attach = async (...discharge_report_ids: string[]) => await fixture.create(both, { discharge_report_ids })
  const refused = await attach(foreign)
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ pointer: '/discharge_report_ids/0', code: 'invalid' }],
  ])
  expect((await attach('no-id')).status).toBe(422)
  expect((await attach(...Array.from({ length: 21 }, () => crypto.randomUUID()))).status).toBe(422)
  const here = await readyReport(ada, organisation_id)
  await server.services.db
    .updateTable('discharge_reports')
    .set({ status: 'running' })
    .where('discharge_report_id', '=', here)
    .execute()
  expect((await attach(here)).status).toBe(409)
})

test('an annulled report stays attached and says so; it is not searched, and no other can be attached', async () => {
  const { server, ada, organisation_id } = fixture
  const discharge_report_id = await readyReport(ada, organisation_id)
  const params = { discharge_report_id }
  const signature = { params, body: { version: 'generated', revision: 0 } }
  expect((await server.call(ada, review.sign, signature)).status).toBe(201)
  const id = await fixture.session({ discharge_report_ids: [discharge_report_id] })
  expect((await fixture.answer(ada, id, '¿Tiene alergias?')).citations).not.toEqual([])
  const reason = 'Se firmó el informe de otro paciente'
  expect((await server.call(ada, review.annul, { params, body: { reason } })).status).toBe(204)

  const [attached] = (await read(ada, id)).json.discharge_reports
  expect(attached).toMatchObject({ discharge_report_id, review_state: 'annulled' })
  const after = await fixture.answer(ada, id, '¿Tiene alergias?')
  expect([after.citations, after.grounding]).toEqual([[], 'none'])
  // Quoted text can still be read, and every printed copy says that the report is annulled.
  const request = { params: { ...params, chat_session_id: id }, query: { revision: '0' } }
  expect((await server.call(ada, chat.reportText, request)).status).toBe(200)
  const file = { params: { chat_session_id: id }, query: { format: 'markdown' } }
  expect((await server.call(ada, chat.exportFile, file)).text).toContain('Informe de Rosa (ANULADO')

  expect((await update(ada, id, { title: 'Cama 13', discharge_report_ids: [discharge_report_id] })).status).toBe(200)
  const other = await fixture.create(ada, { discharge_report_ids: [discharge_report_id] })
  expect([other.status, other.json.code]).toEqual([409, 'annulled'])
})

test('without a model the strategy that needs one is refused; a chat that has it answers nothing', async () => {
  const { server, ada } = fixture
  expect((await server.call(ada, rag.strategies)).json.items).toEqual([
    { rag_strategy: 'none', available: false, unavailable_reason: 'no_model' },
    { rag_strategy: 'echo', available: true, unavailable_reason: null },
    { rag_strategy: 'rag', available: true, unavailable_reason: null },
  ])
  const id = await fixture.session({ rag_strategy: 'none' })
  const response = await fixture.ask(ada, id, 'Hola')
  expect([response.status, response.json.code]).toEqual([503, 'engine-unavailable'])
  expect(await fixture.messages(ada, id)).toEqual([])
})

test('a service credential has chats of its own, like a person', async () => {
  const { server, organisation_id, ada } = fixture
  const machine = await server.credential(['clinician'], organisation_id)
  const id = await fixture.session({ rag_strategy: 'echo' }, machine)
  expect(await fixture.answer(machine, id, 'hola')).toMatchObject({ content: 'hola' })
  expect((await server.call(ada, chat.read, at(id))).status).toBe(404)
  const reader = await server.credential(['reader'], organisation_id)
  expect((await fixture.create(reader, {})).status).toBe(403)
})
