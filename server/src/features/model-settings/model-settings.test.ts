import * as audit from '@alta/contract/audit'
import * as model from '@alta/contract/model'
import type { ReportTemplate } from '@alta/contract/model'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const environment = {
  ALTA_MODEL_URL: 'http://127.0.0.1:9/v1',
  ALTA_MODEL_NAME: 'garza-7b',
  ALTA_MODEL_CHOICES: 'garza-70b',
  ALTA_MODEL_JUDGE: 'tucan',
  ALTA_EMBEDDING_URL: 'http://127.0.0.1:10/v1',
  ALTA_EMBEDDING_NAME: 'vencejo',
}
let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ environment })
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

/** An organisation with its manager. */
async function ward(name: string) {
  const organisation_id = await server.organisation(name)
  return { organisation_id, manager: await server.person(['manager', organisation_id]) }
}
const read = async (by: Caller, organisation_id: string) =>
  await server.call(by, model.readSettings, { params: { organisation_id } })
const change = (by: Caller, organisation_id: string, body: object) =>
  server.call(by, model.changeSettings, { params: { organisation_id }, body })
const template = (name: string, more: Partial<ReportTemplate> = {}): ReportTemplate => ({
  name,
  lengths: { short: 100, medium: 200, long: 300 },
  sections: [{ key: 'evolution', style: 'prose', instruction: 'Por problemas.' }],
  ...more,
})

test('before any change, text may be sent where the installation says, and every member sees it', async () => {
  const { organisation_id } = await ward('Nueva')
  const reader = await server.person(['reader', organisation_id])
  const { status, json } = await read(reader, organisation_id)
  expect(status).toBe(200)
  expect(json).toEqual({
    model_allowed: true,
    embedding_allowed: true,
    model: null,
    verifier: 'rules',
    on_unsupported: 'remove',
    templates: [],
    endpoint: { host: '127.0.0.1:9', models: ['garza-7b', 'garza-70b'], judge: 'tucan' },
    embedding: { host: '127.0.0.1:10', model: 'vencejo' },
    revision: 0,
  })
})

test('owner, manager and administrator change the settings; other members do not, and outsiders do not find them', async () => {
  const { organisation_id, manager } = await ward('Guardada')
  const owner = await server.person(['owner', organisation_id])
  let revision = 0
  for (const by of [owner, manager, administrator]) {
    const { status, json } = await change(by, organisation_id, { model_allowed: revision % 2 === 1 })
    revision += 1
    expect([status, json.revision, json.model_allowed]).toEqual([200, revision, revision % 2 === 0])
  }
  const others = [
    await server.person(['auditor']),
    await server.person(['clinician', organisation_id]),
    await server.person(['reader', organisation_id]),
    await server.credential(['clinician'], organisation_id),
  ]
  for (const by of others) {
    expect((await change(by, organisation_id, { model_allowed: true })).status).toBe(403)
    expect((await read(by, organisation_id)).json.model_allowed).toBe(false)
  }
  const stranger = (await ward('Lejana')).manager
  for (const answer of [await read(stranger, organisation_id), await change(stranger, organisation_id, {})])
    expect([answer.status, answer.json.code]).toEqual([404, 'not-found'])
})

test('the settings of one organisation do not affect another', async () => {
  const [one, other] = [await ward('Una'), await ward('Otra')]
  await change(one.manager, one.organisation_id, {
    model: 'garza-70b',
    verifier: 'rules_and_judge',
    on_unsupported: 'block',
    templates: [template('Corta')],
  })
  expect((await read(one.manager, one.organisation_id)).json).toMatchObject({
    model: 'garza-70b',
    verifier: 'rules_and_judge',
    on_unsupported: 'block',
    templates: [template('Corta')],
    revision: 1,
  })
  expect((await read(other.manager, other.organisation_id)).json).toMatchObject({
    model: null,
    verifier: 'rules',
    on_unsupported: 'remove',
    templates: [],
    revision: 0,
  })
})

test('of two who save at once one gets a conflict; a change without a revision is always saved', async () => {
  const { organisation_id, manager } = await ward('Disputada')
  const answers = await Promise.all(
    ['Una', 'Otra'].map((name) => change(manager, organisation_id, { templates: [template(name)], revision: 0 })),
  )
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('stale-revision')
  expect((await change(manager, organisation_id, { verifier: 'rules_and_judge', revision: 0 })).status).toBe(409)
  expect((await change(manager, organisation_id, { verifier: 'rules_and_judge' })).json.revision).toBe(2)
})

test('a change of nothing returns the settings as they are', async () => {
  const { organisation_id, manager } = await ward('Igual')
  const before = (await change(manager, organisation_id, { templates: [template('Larga')] })).json
  for (const body of [
    {},
    { model_allowed: true },
    { templates: [template('Larga')], model: null, revision: 1 },
    { templates: [template('  Larga ')] },
  ])
    expect((await change(manager, organisation_id, body)).json).toEqual(before)
})

const guide = { key: 'evolution', style: 'list', instruction: '' } as const
test.each<[object, readonly string[], string]>([
  [{ model: 'desconocido' }, ['/model'], 'invalid'],
  [{ templates: [template('Alta'), template('ALTA')] }, ['/templates/1/name'], 'already_taken'],
  [
    { templates: [template('Alta'), template('Baja', { sections: [guide, guide] })] },
    ['/templates/1/sections/1/key'],
    'already_taken',
  ],
  [
    { templates: [template('Alta', { lengths: { short: 19, medium: 20, long: 20 } })] },
    ['/templates/0/lengths/short'],
    'too_small',
  ],
  [{ templates: [template(' ')] }, ['/templates/0/name'], 'required'],
  [
    { templates: [template('Alta', { sections: [{ ...guide, instruction: 'x'.repeat(601) }] })] },
    ['/templates/0/sections/0/instruction'],
    'too_large',
  ],
  [{ templates: Array.from({ length: 21 }, (_, index) => template(`T${index}`)) }, ['/templates'], 'too_large'],
  [{ verifier: 'nobody' }, ['/verifier'], 'invalid'],
  [{ endpoint: null }, ['/endpoint'], 'unrecognised'],
])('an invalid change is refused at its field, and nothing of it is stored: %#', async (body, pointers, code) => {
  const { organisation_id, manager } = await ward('Exacta')
  const refused = await change(manager, organisation_id, { on_unsupported: 'mark', ...body })
  expect(refused.status).toBe(422)
  expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
  expect(refused.json.errors[0].code).toBe(code)
  expect((await read(manager, organisation_id)).json).toMatchObject({ on_unsupported: 'remove', revision: 0 })
})

test('a model that is no longer offered can stay, and can be removed', async () => {
  const { organisation_id, manager } = await ward('Antigua')
  await change(manager, organisation_id, { model: 'garza-70b' })
  const { db } = server.services
  await db
    .updateTable('organisation_model_settings')
    .set({ model: 'retirado' })
    .where('organisation_id', '=', organisation_id)
    .execute()
  const response = await change(manager, organisation_id, { verifier: 'rules_and_judge', model: 'retirado' })
  expect([response.status, response.json.model]).toEqual([200, 'retirado'])
  expect((await change(manager, organisation_id, { model: null })).json.model).toBeNull()
})

test('the audit log says which settings changed and where text may be sent, and no text of a template', async () => {
  const { organisation_id, manager } = await ward('Vigilada')
  const templates = [template('Pelícano', { sections: [{ ...guide, instruction: 'Flamenco.' }] })]
  await change(manager, organisation_id, { model_allowed: false, templates })
  const { text, json } = await server.call(manager, audit.list, { query: { organisation_id } })
  const [line] = json.items
  expect(line).toMatchObject({ act: 'organisations.change_model_settings', organisation_id })
  expect(line.detail).toMatchObject({ changed: 'model_allowed templates', model_allowed: false })
  expect(text).not.toMatch(/Pelícano|Flamenco/)
})

test('the settings are deleted with the organisation', async () => {
  const { organisation_id, manager } = await ward('Fugaz')
  await change(manager, organisation_id, { verifier: 'rules_and_judge' })
  await server.call(administrator, organisations.remove, { params: { organisation_id } })
  const left = await server.services.db
    .selectFrom('organisation_model_settings')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .execute()
  expect(left).toEqual([])
})

describe('strategies', () => {
  const create = async (name: string, body: object = {}) =>
    (await server.call(administrator, organisations.create, { body: { name, ...body } })).json
  const strategies = (by: Caller, query: Record<string, string> = {}) =>
    server.call(by, organisations.strategies, { query })
  const reasons = async (by: Caller, query: Record<string, string> = {}) =>
    (await strategies(by, query)).json.items.map(
      ({ unavailable_reason }: { unavailable_reason: string | null }) => unavailable_reason,
    )
  const strategyOf = async (organisation_id: string) => {
    const one = (await server.call(administrator, organisations.read, { params: { organisation_id } })).json
    const { items } = (await server.call(administrator, organisations.list, { query: { limit: '200' } })).json
    const listed = items.find((item: { organisation_id: string }) => item.organisation_id === organisation_id)
    expect(listed.report_strategy).toBe(one.report_strategy)
    return one.report_strategy
  }

  test('by default reports are guided where a model may write, and extractive where text may not be sent', async () => {
    const { organisation_id, report_strategy } = await create('Libre')
    expect(report_strategy).toBe('guided')
    const query = { organisation_id }
    expect(await reasons(administrator, query)).toEqual([null, null, null])
    await change(administrator, organisation_id, { model_allowed: false })
    expect(await strategyOf(organisation_id)).toBe('extractive')
    expect(await reasons(administrator, query)).toEqual([null, 'not_allowed', 'not_allowed'])
    expect(await reasons(administrator)).toEqual([null, null, null])
    await change(administrator, organisation_id, { model_allowed: true })
    expect(await strategyOf(organisation_id)).toBe('guided')
  })

  test('a chosen strategy stays, even when it is unavailable; it cannot be chosen anew then', async () => {
    const { organisation_id } = await create('Decidida', { report_strategy: 'single_pass' })
    await change(administrator, organisation_id, { model_allowed: false })
    expect(await strategyOf(organisation_id)).toBe('single_pass')
    const patch = (report_strategy: string) =>
      server.call(administrator, organisations.update, { params: { organisation_id }, body: { report_strategy } })
    expect((await patch('extractive')).json.report_strategy).toBe('extractive')
    const refused = await patch('guided')
    expect([refused.status, refused.json.errors]).toEqual([422, [{ pointer: '/report_strategy', code: 'invalid' }]])
    await change(administrator, organisation_id, { model_allowed: true })
    expect(await strategyOf(organisation_id)).toBe('extractive')
    expect((await patch('guided')).json.report_strategy).toBe('guided')
  })

  test('the strategies of an organisation that the caller does not see are not found', async () => {
    const { organisation_id } = await ward('Oculta')
    const stranger = (await ward('Vecina')).manager
    expect((await strategies(stranger, { organisation_id })).status).toBe(404)
    expect((await strategies(stranger, { organisation_id: crypto.randomUUID() })).status).toBe(404)
  })
})
