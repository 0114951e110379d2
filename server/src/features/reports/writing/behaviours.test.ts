import { type UnsupportedAct, unsupportedActs } from '@alta/contract/model'
import { fallbackReasons, type ReportItem } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import { sectionKeys } from '@alta/contract/sections'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behaviours } from '../../../contract-tests/model-endpoint.ts'
import { openWritingFixture, type WritingFixture } from './writing.fixtures.ts'

const strategies = ['guided', 'single_pass'] as const

interface BehaviourCase {
  readonly behaviour: string
  readonly act: UnsupportedAct
  readonly strategy: (typeof strategies)[number]
}

interface BehaviourOutcome extends BehaviourCase {
  readonly report: reports.DischargeReport
  readonly items: readonly ReportItem[]
  /** The number of requests to models. */
  readonly calls: number
  /** The text of the export. */
  readonly exported: string
}

// The engine's tests cover every setting for unsupported sentences. Here the settings alternate, with one exception.
const actsFor = (behaviour: string, number: number): readonly UnsupportedAct[] =>
  behaviour === 'invents_drug' ? unsupportedActs : unsupportedActs.filter((_, index) => index === number % 3)
const cases: readonly BehaviourCase[] = behaviours.flatMap((behaviour, number) =>
  actsFor(behaviour, number).flatMap((act) => strategies.map((strategy) => ({ behaviour, act, strategy }))),
)

let fixture: WritingFixture
let outcomes: BehaviourOutcome[] = []
let alone: reports.DischargeReport

async function submit(one: BehaviourCase): Promise<() => Promise<BehaviourOutcome>> {
  const hospital = await fixture.hospital(one.behaviour, one.act)
  const { json } = await fixture.create(hospital, { report_strategy: one.strategy })
  return async () => {
    const report = await fixture.read(hospital.person, json.discharge_report_id)
    const params = { discharge_report_id: json.discharge_report_id }
    const request = { params, query: { version: 'generated', format: 'text' } }
    return {
      ...one,
      report,
      items: report.generated.sections.flatMap(({ items }: { items: ReportItem[] }) => items),
      calls: (await fixture.calls(hospital.person, json.discharge_report_id)).length,
      exported: (await fixture.server.call(hospital.person, reports.exportFile, request)).text,
    }
  }
}

async function unfinished(): Promise<number> {
  const { total } = await fixture.server.services.db
    .selectFrom('discharge_reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return Number(total)
}

beforeAll(async () => {
  fixture = await openWritingFixture({ ALTA_MODEL_CONCURRENCY: '24' })
  const hospital = await fixture.hospital('faithful')
  const { json } = await fixture.create(hospital, { report_strategy: 'extractive' })
  const reading: (() => Promise<BehaviourOutcome>)[] = []
  for (const one of cases) reading.push(await submit(one))
  await vi.waitUntil(async () => (await unfinished()) === 0, { timeout: 240_000, interval: 200 })
  for (const read of reading) outcomes.push(await read())
  alone = await fixture.read(hospital.person, json.discharge_report_id)
}, 300_000)
afterAll(async () => await fixture.close())

const nameOf = ({ behaviour, act, strategy }: BehaviourCase) => `${behaviour}, ${act}, ${strategy}`
const those = (wrong: (one: BehaviourOutcome) => boolean) => outcomes.filter(wrong).map(nameOf)
const isUnmarked = ({ origin, support }: ReportItem) =>
  origin === 'written' && (support === 'supported' || support === 'verbatim')
const section = ({ report }: Pick<BehaviourOutcome, 'report'>, key: string) =>
  report.generated.sections.find((each) => each.key === key)
const pieces = (text: string) => text.split(/; ?/).map((piece) => piece.replace(/[.;]+$/, '').toLowerCase())

describe('however the model behaves', () => {
  test('every report ends ready and whole, with its sections written or marked as the engine’s', () => {
    expect(outcomes).toHaveLength(cases.length)
    expect(those(({ report }) => report.status !== 'ready' || report.progress.done !== 18)).toEqual([])
    for (const { report } of outcomes) expect(report.generated.sections.map(({ key }) => key)).toEqual([...sectionKeys])
    const reasons: readonly (string | undefined)[] = [undefined, ...fallbackReasons]
    expect(
      those(({ report }) => report.generated.sections.some(({ fallback }) => !reasons.includes(fallback))),
    ).toEqual([])
    const bothSections = (one: BehaviourOutcome) => ['evolution', 'current_disease'].map((key) => section(one, key))
    expect(
      those((one) =>
        bothSections(one).some((each) => !each?.fallback && !each?.items.some(({ origin }) => origin === 'written')),
      ),
    ).toEqual([])
    expect(those(({ calls }) => calls === 0)).toEqual([])
    expect(those(({ report }) => report.strategy.model === undefined)).toEqual([])
  })

  test('an unusable answer is replaced by the engine’s text, with the reason', () => {
    const spoilt: Readonly<Record<string, readonly string[]>> = {
      fails: ['engine'],
      no_answer: ['timeout', 'unreachable'],
      stall: ['timeout', 'unreachable'],
      unauthorised: ['unauthorised'],
      html: ['bad_answer'],
      invalid_json: ['bad_answer'],
      cut_stream: ['truncated'],
      rate_limited: ['rate_limited', 'timeout', 'unreachable'],
      empty: ['empty'],
      other_language: ['wrong_language'],
    }
    for (const one of outcomes) {
      const reasons = spoilt[one.behaviour]
      if (!reasons) continue
      const found = section(one, 'evolution')
      const engine = alone.generated.sections.find(({ key }) => key === 'evolution')
      // With a model the engine's words are one item per sentence. Without one they are one item per note.
      const wordsOf = (items: readonly { text: string }[] | undefined): string =>
        (items ?? []).map(({ text }) => text).join(' ')
      expect([nameOf(one), wordsOf(found?.items)]).toEqual([nameOf(one), wordsOf(engine?.items)])
      expect([nameOf(one), found?.fallback, reasons.includes(found?.fallback ?? '')]).toEqual([
        nameOf(one),
        found?.fallback,
        true,
      ])
    }
  })

  test('a faithful model’s text is kept, also without a schema', () => {
    for (const behaviour of ['faithful', 'no_schema', 'counts_nothing', 'thinks']) {
      const good = outcomes.filter((one) => one.behaviour === behaviour && one.strategy === 'guided')
      expect(good.length).toBeGreaterThan(0)
      for (const { report } of good)
        expect(report.generated.sections.flatMap(({ fallback }) => fallback ?? [])).toEqual([])
    }
  })

  test('no allergy is lost and no drug is invented', () => {
    const allergies = section({ report: alone }, 'allergies')?.items
    expect(JSON.stringify(allergies)).toContain('penicilina')
    for (const one of outcomes) {
      expect([nameOf(one), section(one, 'allergies')?.items]).toEqual([nameOf(one), allergies])
      expect([nameOf(one), section(one, 'medication')?.items]).toEqual([
        nameOf(one),
        section({ report: alone }, 'medication')?.items,
      ])
    }
    expect(those(({ items }) => items.some((item) => isUnmarked(item) && /warfarin/i.test(item.text)))).toEqual([])
    expect(those(({ act, items }) => act !== 'mark' && items.some(({ text }) => /warfarin/i.test(text)))).toEqual([])
  })

  test('nothing unsupported by the source is unmarked', () => {
    const borne = new Set(
      [
        ...outcomes.filter(({ behaviour }) => behaviour === 'faithful').flatMap(({ items }) => items),
        ...alone.generated.sections.flatMap(({ items }) => items),
      ].flatMap(({ text }) => pieces(text)),
    )
    const foreign = (text: string) => pieces(text).filter((piece) => piece !== '' && !borne.has(piece))
    const unmarked = outcomes.flatMap((one) =>
      one.items.filter(isUnmarked).flatMap(({ text }) => foreign(text).map((piece) => `${nameOf(one)}: ${piece}`)),
    )
    expect(unmarked).toEqual([])
    const doubtful = outcomes.filter(({ items }) =>
      items.some((item) => item.origin === 'written' && !isUnmarked(item)),
    )
    expect(doubtful.map(({ act }) => act).filter((act) => act !== 'mark')).toEqual([])
    for (const { items, exported } of doubtful)
      for (const item of items.filter((each) => each.origin === 'written' && !isUnmarked(each)))
        expect(exported.split(item.text)[1]).toMatch(/^ \[[a-z ]+ la fuente\]/)
  })

  test('metrics count reports by strategy, and fallbacks by reason', async () => {
    const { text } = await fixture.server.services.metrics.render()
    expect(text).toContain(`alta_reports_total{strategy="guided"} ${cases.length / 2}`)
    expect(text).toMatch(/alta_section_fallbacks_total\{reason="timeout"\} \d+/)
    expect(text).not.toContain('Rosa')
  })
})
