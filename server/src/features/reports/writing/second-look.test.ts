import type { ReportStrategy } from '@alta/contract/organisations'
import type { ReportItem } from '@alta/contract/report'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { annotatedCourses } from '../../../../../clinical/evaluation/annotated/corpus.ts'
import type { StandInBehaviour } from '../../../contract-tests/model-endpoint.ts'
import { openWritingFixture, type WritingFixture } from './writing.fixtures.ts'

const judge = 'patient:as-was-set'
const good = { writer: 'written_by_hand', id: 'h12-05' } as const
let fixture: WritingFixture
/** The same report without a second look. */
let alone: Awaited<ReturnType<typeof written>>
beforeAll(async () => {
  fixture = await openWritingFixture({ ALTA_MODEL_CONTEXT: '32000', ALTA_MODEL_JUDGE: judge })
  alone = await written({ ...good, looking: null })
}, 120_000)
afterAll(async () => await fixture.close())

const courses = new Map(annotatedCourses(['test']).map(({ id, text }) => [id, text]))

interface ReportWritingFixture {
  readonly writer: string
  readonly report_strategy?: ReportStrategy
  /** A course of the test fold. By default the course of writing.fixtures.ts. */
  readonly id?: string
  /** The behaviour of the model that checks the report; null: no model checks it. */
  readonly looking: StandInBehaviour | null
}

async function written({ writer, id, looking, report_strategy = 'guided' }: ReportWritingFixture) {
  if (looking) fixture.endpoint.set(looking)
  const hospital = await fixture.hospital(writer, 'mark')
  await fixture.changeSettings(hospital, { verifier: looking === null ? 'rules' : 'rules_and_judge' })
  const source = id === undefined ? {} : { source: { text: courses.get(id) ?? '' } }
  const before = fixture.endpoint.requests.length
  const { json } = await fixture.create(hospital, { report_strategy, ...source })
  const report = await fixture.becomes('ready', hospital.person, json.discharge_report_id)
  const items: ReportItem[] = report.generated.sections.flatMap((section: { items: ReportItem[] }) => section.items)
  const calls = await fixture.calls(hospital.person, json.discharge_report_id)
  return {
    items: items.filter(({ origin }) => origin === 'written'),
    looks: calls.filter(({ step }) => step === 'judge'),
    asked: fixture.endpoint.requests.slice(before).map(({ body }) => body),
  }
}

const inDoubt = (items: readonly ReportItem[]) =>
  items.filter(({ support }) => support !== 'verbatim' && support !== 'supported').length

test('written sentences are checked again by the judging model, and far fewer good ones are in doubt', async () => {
  const looked = await written({ ...good, looking: 'agrees' })
  expect(alone.looks).toEqual([])
  expect(inDoubt(alone.items)).toBeGreaterThan(4)
  expect(inDoubt(looked.items)).toBeLessThan(inDoubt(alone.items) / 2)
  expect(looked.items.some(({ flags }) => flags.includes('judged'))).toBe(true)
  expect(looked.looks.length).toBeGreaterThan(0)
  expect(looked.looks.length).toBeLessThan(9)
  for (const call of looked.looks) expect(call).toMatchObject({ model: judge, failure: null })
  const prompts = looked.asked.filter(({ response_format }) => response_format?.json_schema.name === 'second_look')
  expect(prompts).toHaveLength(looked.looks.length)
  // The part of the prompt before the sentences is the same each time.
  expect(new Set(prompts.map(({ messages }) => messages[1]?.content.split('<sentences>')[0])).size).toBe(1)
})

test('in both strategies a second look that objects marks sentences that passed the check, and removes nothing', async () => {
  const one = { writer: 'written_by_hand', id: 'h18-04', report_strategy: 'single_pass' } as const
  const [before, looked] = [await written({ ...one, looking: null }), await written({ ...one, looking: 'objects' })]
  const texts = new Set(looked.items.map(({ text }) => text))
  expect(before.items.filter(({ text }) => !texts.has(text))).toEqual([])
  const doubted = looked.items.filter(({ support, flags }) => support === 'partial' && flags.includes('judged'))
  const were = before.items.filter(({ text }) => doubted.some((item) => item.text === text))
  expect(doubted.length).toBeGreaterThan(4)
  expect(were.map(({ support }) => support)).toEqual(doubted.map(() => 'supported'))
})

test.each<StandInBehaviour>(['fails', 'html', 'empty', 'invalid_json', 'unauthorised'])(
  'a second look that answers %s changes nothing, and its call records why',
  async (looking) => {
    const looked = await written({ ...good, looking })
    expect(looked.items).toEqual(alone.items)
    expect(looked.looks.length).toBeGreaterThan(0)
    for (const { failure } of looked.looks) expect(failure).not.toBeNull()
    fixture.server.later(31_000)
  },
)

test.each([
  ['invents_drug', /warfarina/],
  ['flips_number', /900 mg|7 lpm|240\/80/],
  ['flips_side', /izquierda/],
  ['obeys_injection', /no tiene alergias/],
])('when the model %s nothing untrue stays unmarked, although the second look agrees', async (writer, untrue) => {
  const { items, looks } = await written({ writer, looking: 'agrees' })
  expect(looks.every(({ failure }) => failure === null)).toBe(true)
  const unmarked = items.filter(({ support }) => support === 'supported' || support === 'verbatim')
  expect(unmarked.filter(({ text }) => untrue.test(text))).toEqual([])
  expect(items.some(({ text }) => /warfarina|no tiene alergias/.test(text))).toBe(false)
})
