import * as analytics from '@alta/contract/analytics'
import * as auth from '@alta/contract/auth'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../src/contract-tests/test-server.ts'
import { demoPassword, demoPeople, seedDemo } from './demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('everybody of the demonstration can sign in and sees their places; a second seed changes nothing', async () => {
  expect([await seedDemo(server.services), await seedDemo(server.services)]).toEqual([true, false])
  for (const { email, roles } of demoPeople) {
    const { json } = await server.call(null, auth.login, { body: { email, password: demoPassword } })
    const person = { user_id: json.user.user_id, email, token: json.token }
    const seen = (await server.call(person, organisations.list)).json.items
    const everywhere = json.system_permissions.includes('organisation:read')
    expect(seen).toHaveLength(everywhere ? 2 : Math.min(roles.length, 1))
  }
})

test('what figures say of the demonstration section by section adds up to the whole', async () => {
  await seedDemo(server.services)
  const auditor = await server.person(['auditor'])
  const figures = async (query: Record<string, string>): Promise<analytics.ReportFigures[]> =>
    (await server.call(auditor, analytics.reports, { query })).json.items
  const [whole] = await figures({})
  const sections = await figures({ group_by: 'section' })
  const sum = (field: 'decisions' | 'unused') => sections.reduce((total, section) => total + section[field], 0)
  expect(whole?.unused).toBeGreaterThan(0)
  expect([sum('decisions'), sum('unused')]).toEqual([whole?.decisions, whole?.unused])
})

test('the demonstration has something of everything: rated, corrected, signed, and something that waits', async () => {
  await seedDemo(server.services)
  const auditor = await server.person(['auditor'])
  const { items } = (await server.call(auditor, analytics.reports)).json
  const [{ ready, corrected, signed, ratings, edit_ratio, review_seconds_median }] = items
  expect({ ready, corrected, signed }).toEqual({ ready: 8, corrected: 5, signed: 3 })
  expect(ratings).toEqual({ excellent: 2, good: 3, fair: 1, poor: 0, mean: expect.closeTo(19 / 6, 6) })
  expect(edit_ratio).toBeGreaterThan(0)
  expect(review_seconds_median).toBeCloseTo(9 * 60, 0)
})

const signIn = async (email: string) => {
  const { json } = await server.call(null, auth.login, { body: { email, password: demoPassword } })
  return { user_id: json.user.user_id, email, token: json.token }
}

test(
  'it shows a conflict of two people, a sentence without support, a changed drug, a table and words of a model',
  { timeout: 60_000 },
  async () => {
    await seedDemo(server.services)
    const clara = await signIn('clinician@demo.example')
    const { items } = (await server.call(clara, reports.list)).json
    const all = await Promise.all(
      items.map(async ({ discharge_report_id }: reports.DischargeReport) => {
        const answer = await server.call(clara, reports.read, { params: { discharge_report_id } })
        return answer.json
      }),
    )
    const conflict = all.find(({ draft, corrected }) => draft && corrected && draft.base_revision < corrected.revision)
    expect(conflict?.corrected.corrected_by.name).toBe('Gaspar Convidat')
    const itemsOf = ({ generated, corrected }: reports.DischargeReport) =>
      (corrected ?? generated).sections.flatMap((section) => section.items)
    expect(all.some((report) => itemsOf(report).some(({ support }) => support === 'unsupported'))).toBe(true)
    expect(all.some((report) => itemsOf(report).some(({ flags }) => flags.includes('changed')))).toBe(true)
    expect(all.some((report) => itemsOf(report).filter(({ text }) => text.split(' | ').length > 3).length > 3)).toBe(
      true,
    )
    const [written] = all.filter(({ strategy }) => strategy.key === 'guided')
    expect(written.strategy).toMatchObject({ engine: 'alta-guided', model: 'answers-by-hand' })
    expect(itemsOf(written).filter(({ origin }) => origin === 'written').length).toBeGreaterThan(20)
  },
)

test(
  'the clinician finds a chat of a document that is ready, each question answered with what the document says',
  { timeout: 60_000 },
  async () => {
    const body = { email: 'clinician@demo.example', password: demoPassword }
    const { json } = await server.call(null, auth.login, { body })
    const clara = { user_id: json.user.user_id, email: body.email, token: json.token }
    const [session] = (await server.call(clara, chat.list)).json.items
    const params = { chat_session_id: session.chat_session_id }
    const [document] = (await server.call(clara, documents.list, { params })).json.items
    expect([document.state, session.message_count]).toEqual(['ready', 4])
    const of = { params: { ...params, document_id: document.document_id } }
    const { text } = (await server.call(clara, documents.readText, of)).json
    expect((await server.call(clara, documents.content, of)).status).toBe(200)
    const answers: chat.Message[] = (await server.call(clara, chat.messages, { params })).json.items.filter(
      ({ role }: chat.Message) => role === 'assistant',
    )
    for (const { status, grounding, content, citations } of answers) {
      expect([status, grounding]).toEqual(['complete', 'full'])
      for (const { start, end, source_start, source_end } of citations)
        expect(text.slice(source_start, source_end)).toBe(content.slice(start, end))
    }
    expect(answers.flatMap(({ content }) => content).join('\n')).toMatch(/retención de carbónico[^]*broncoespasmo/)
  },
)
