import * as chat from '@alta/contract/chat'
import type { Message } from '@alta/contract/chat'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { annotatedCourses } from '../../../../../clinical/evaluation/annotated/corpus.ts'
import { chatAnswers } from '../../../contract-tests/model-by-hand.ts'
import { type StandInBehaviour, startModelEndpoint } from '../../../contract-tests/model-endpoint.ts'
import { type StoredModelSettings, untouchedSettings } from '../../model-settings/model-settings.rules.ts'
import { at, openChat } from '../chat.fixtures.ts'
import { note, question } from './answer.fixtures.ts'

const hand = 'stand-in:written_by_hand'
const writers = ['stand-in:faithful', 'stand-in:invents_drug', 'stand-in:flips_side', 'stand-in:flips_number']

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  endpoint = await startModelEndpoint({ retry_after: 0 })
  const names = { ALTA_MODEL_NAME: hand, ALTA_MODEL_CHOICES: writers.join(','), ALTA_MODEL_JUDGE: 'stand-in' }
  const model = { ALTA_MODEL_URL: endpoint.url, ...names, ALTA_MODEL_IDLE_TIMEOUT: '4' }
  fixture = await openChat([], { ...model, ALTA_MODEL_CONTEXT: '32000' })
})
beforeEach(() => fixture.server.later(31_000))
afterAll(async () => {
  await fixture.server.close()
  await endpoint.close()
})

const courses = new Map(annotatedCourses(['test']).map(({ id, text }) => [id, text]))

interface SecondLookFixture extends Partial<StoredModelSettings> {
  /** The behaviour of the model that checks the answer; null: no model checks it. */
  readonly looking: StandInBehaviour | null
}

async function answered(question: string, text: string, { looking, ...changes }: SecondLookFixture) {
  endpoint.set(looking ?? 'faithful')
  const verifier = looking === null ? 'rules' : 'rules_and_judge'
  const settings = { ...untouchedSettings, verifier, ...changes } as const
  const { organisation_id } = fixture
  const row = { ...settings, templates: JSON.stringify(settings.templates), organisation_id }
  await fixture.server.services.db
    .insertInto('organisation_model_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
  const before = endpoint.requests.length
  const id = await fixture.session()
  await fixture.document({ organisation_id, chat_session_id: id, title: 'curso.txt', text })
  const message = await fixture.answer(fixture.ada, id, question)
  const looks = endpoint.requests.slice(before).filter(({ body }) => body.model === 'stand-in')
  return { id, message, looks }
}

const doubtful = ({ removed, doubts }: Message) => removed + doubts.length

test('good handwritten answers are checked again in one request, and far less of them is removed or marked', async () => {
  let [alone, looked, lifted] = [0, 0, false]
  for (const { course, question, items } of chatAnswers().slice(0, 10)) {
    const text = courses.get(course) ?? ''
    const before = await answered(question, text, { looking: null })
    const after = await answered(question, text, { looking: 'agrees' })
    alone += doubtful(before.message)
    lifted ||= before.message.doubts.length > 0 && after.message.doubts.length === 0
    looked += doubtful(after.message)
    expect(before.looks).toEqual([])
    expect(after.looks.length).toBeLessThanOrEqual(1)
    // The sentences are in the order in which they were written.
    const places = items.map((item) => after.message.content.indexOf(item.text)).filter((offset) => offset >= 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const { start, end, source_start, source_end } of after.message.citations)
      expect(start < end && source_start < source_end && source_end <= text.length).toBe(true)
  }
  expect(alone).toBeGreaterThan(6)
  expect(looked).toBeLessThan(alone / 2)
  expect(lifted).toBe(true)
}, 300_000)

/** The text of an answer without its doubtful sentences. */
const unmarkedOf = ({ content, doubts }: Message) =>
  doubts.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    content,
  )

test.each([
  ['invents_drug', /warfarina/],
  ['flips_side', /izquierda/],
  ['flips_number', /enalapril 20|cada 34/],
])('when the model %s nothing untrue stays unmarked, although the second look agrees', async (writer, untrue) => {
  const options = { looking: 'agrees', model: `stand-in:${writer}` } as const
  const { message: removing } = await answered(question, note, { ...options, on_unsupported: 'remove' })
  expect(removing.content).not.toMatch(untrue)
  const { message: marking } = await answered(question, note, { ...options, on_unsupported: 'mark' })
  expect(unmarkedOf(marking)).not.toMatch(untrue)
  expect(marking.content).not.toContain('warfarina')
  const { message: blocking } = await answered(question, note, { ...options, on_unsupported: 'block' })
  expect(blocking).toMatchObject({ status: 'complete', model: null, fallback: 'unsupported', doubts: [] })
})

/** A hand-written answer in which the check marks or removes something. */
async function inDoubt() {
  for (const { course, question } of chatAnswers()) {
    const text = courses.get(course) ?? ''
    const { message } = await answered(question, text, { looking: null })
    if (message.removed > 0 && message.model !== null) return { question, text, message }
  }
  throw new Error('nothing by hand is in doubt')
}

test('a second look that fails changes nothing, and the answer is whole', async () => {
  const { question, text, message } = await inDoubt()
  for (const looking of ['fails', 'html', 'empty', 'invalid_json', 'unauthorised'] as const) {
    const { message: again, looks } = await answered(question, text, { looking })
    const { content, doubts, removed, grounding, model } = message
    expect(again).toMatchObject({ status: 'complete', content, doubts, removed, grounding, model, fallback: null })
    expect(looks.length).toBeGreaterThan(0)
    fixture.server.later(31_000)
  }
})

test('a second look that objects marks paraphrases that passed the check, and removes nothing', async () => {
  let marked = 0
  for (const { course, question } of chatAnswers().slice(0, 6)) {
    const text = courses.get(course) ?? ''
    const { message: before } = await answered(question, text, { looking: null })
    const { message, id } = await answered(question, text, { looking: 'objects' })
    expect([message.content, message.removed]).toEqual([before.content, before.removed])
    marked += message.doubts.length - before.doubts.length
    if (message.doubts.length === 0) continue
    expect(message.grounding).toBe('partial')
    const { text: events } = await fixture.server.call(fixture.ada, chat.messageEvents, at(id, message.message_id))
    expect(events).toMatch(/event: citations\n[^\n]*"support":"partial"/)
  }
  expect(marked).toBeGreaterThan(2)
})
