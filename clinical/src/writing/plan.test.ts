import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportTemplatesIn } from '@alta/contract/report-templates'
import { describe, expect, it } from 'vitest'
import { normalise } from '../text/normalise.ts'
import { linesOf, type ScriptedModel, models, usual, writeWith } from './cases/scripted-models.ts'
import { tokensOf } from './sanitise.ts'
import { openWriting, type WritingSession } from './open-writing.ts'
import { planOf } from './plan.ts'
import { readForWriting } from './reading.ts'
import type { Digest, WritingPlan, WritingStep } from './writing.ts'

const folder = join(import.meta.dirname, '../../cases')
const read = (name: string): string => normalise(readFileSync(join(folder, `${name}.txt`), 'utf8'))
const course = read('es-02')
const long = ['es-01', 'es-02', 'es-04'].map(read).join('\n\n')
const reading = readForWriting(long, usual)

/** The plan for the sections; the steps in which a model reads have tests of their own. */
function planned(writing: Pick<WritingSession, 'plan'>): WritingPlan {
  const plan = writing.plan(null)
  return { ...plan, steps: plan.steps.filter(({ step }) => step !== 'head' && step !== 'course') }
}

const sizeOf = ({ prompt }: WritingStep): number =>
  tokensOf(prompt.structured.map(({ content }) => content).join('\n')) + prompt.max_tokens
const userOf = ({ prompt }: WritingStep): string => prompt.structured.at(-1)?.content ?? ''
const bare = (text: string): string => text.toLowerCase().replace(/\.$/, '')

describe('the requests to a model', () => {
  const { report, steps } = planned(openWriting(course, usual))

  it('are one for each section that the engine filled, except medication', () => {
    expect(steps.map(({ step }) => step)).toEqual(steps.map(() => 'section'))
    const keys = steps.flatMap(({ sections }) => sections)
    expect(keys).not.toContain('medication')
    expect(keys.filter((key) => report.sections.find((section) => section.key === key)?.items.length === 0)).toEqual([])
  })

  it('show everything that the engine would print in the section', () => {
    for (const step of steps) {
      const shown = bare(
        linesOf(step)
          .map(({ text }) => text)
          .join('\n'),
      )
      const items = report.sections.find(({ key }) => key === step.sections[0])?.items ?? []
      const printed = items.filter(({ origin }) => origin === 'extracted' && step.sections[0] !== 'complementary_tests')
      expect(
        printed.filter(({ text }) => !shown.includes(bare(text.replaceAll('[', '(').replaceAll(']', ')')))),
      ).toEqual([])
    }
  })

  it('fit the context window with their answers, and are the same each time', () => {
    for (const context_tokens of [4_000, 8_000, 32_000])
      for (const strategy of ['guided', 'single_pass'] as const) {
        const plan = () => planOf({ ...reading, options: { ...usual, strategy, context_tokens } }, null)
        expect(plan().steps.filter((step) => sizeOf(step) > context_tokens)).toEqual([])
        expect(JSON.stringify(plan())).toBe(JSON.stringify(plan()))
      }
  })

  it('are replaced by a fallback with its reason when nothing fits', () => {
    const { report: marked, steps: none } = planned(openWriting(course, { ...usual, context_tokens: 600 }))
    expect(none).toEqual([])
    const reasons = marked.sections.flatMap(({ fallback }) => fallback ?? [])
    expect(reasons.length).toBe(steps.length)
    expect(new Set(reasons)).toEqual(new Set(['too_long']))
    expect(openWriting(course, { ...usual, context_tokens: 600 }).finish([]).sections).toEqual(marked.sections)
  })

  it('are in the language of the report, whatever that of the course', () => {
    const { steps: inCatalan } = planned(openWriting(course, { ...usual, language: 'ca' }))
    expect(inCatalan.every((step) => step.prompt.plain[0]?.content.includes('en català'))).toBe(true)
  })

  it('follow the department’s template: terms, length and style', () => {
    const template = reportTemplatesIn('es').find(({ name }) => name === 'Cirugía') ?? null
    const options = { ...usual, template, context_tokens: 64_000 }
    const plannedSteps = planned({ plan: () => planOf({ ...reading, options }, null) }).steps
    const evolution = plannedSteps.find(({ sections }) => sections[0] === 'evolution')
    const plan = plannedSteps.find(({ sections }) => sections[0] === 'extra_comments')
    expect(evolution && userOf(evolution)).toMatch(/drenajes, herida, dolor[\s\S]*Como máximo 25 frases/)
    expect(plan && userOf(plan)).toContain('Una lista')
    const { report: written } = writeWith(openWriting(course, options), models.faithful)
    const items = written.sections
      .find(({ key }) => key === 'extra_comments')
      ?.items.filter(({ origin }) => origin === 'written')
    expect(items?.every(({ flags }) => flags.includes('list_item'))).toBe(true)
  })
})

describe('a whole report at once', () => {
  const whole = { ...usual, strategy: 'single_pass' as const, context_tokens: 64_000 }

  it('is one request that names its sections', () => {
    const [step, ...more] = planned(openWriting(course, whole)).steps
    expect(more).toEqual([])
    expect(step?.step).toBe('whole')
    expect(Object.keys(Object(step?.prompt.schema.schema['properties']))).toEqual(step?.sections)
  })

  it('is requested again section by section, only where it was wrong', () => {
    const { steps, report } = writeWith(openWriting(course, whole), (step, language) =>
      step.step === 'whole' ? models.invents_drug(step, language) : models.faithful(step),
    )
    expect(steps.map(({ step }) => step)).toEqual(['whole', ...(steps[0]?.sections ?? []).map(() => 'rewrite')])
    expect(report.sections.flatMap(({ fallback, removed }) => fallback ?? removed ?? [])).toEqual([])
  })

  it('is planned section by section where it does not fit', () => {
    const { steps } = planned(openWriting(course, { ...whole, context_tokens: 6_000 }))
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['section']))
  })
})

describe('a long course', () => {
  const options = { ...usual, context_tokens: 8_000 }
  const writing = openWriting(long, options)
  const { steps } = planned(writing)

  it('is summarised day by day first, with each line in one part', () => {
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['digest']))
    const numbers = steps.flatMap((step) => linesOf(step).map(({ number }) => number))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(200)
  })

  it('keeps its spans in the source through the digests, in whatever order they come', () => {
    const digests = steps.flatMap((step): Digest[] => {
      const { digest } = writing.take({ step, answer: models.faithful(step), structured: true })
      return digest === null ? [] : [digest]
    })
    expect(digests.length).toBe(steps.length)
    const spans = digests.flatMap(({ lines }) => lines.flatMap(({ spans }) => spans))
    expect(spans.filter(({ start, end }) => start >= end || end > long.length)).toEqual([])
    const plan = writing.plan(digests)
    expect(JSON.stringify(writing.plan(digests.toReversed()))).toBe(JSON.stringify(plan))
    expect(plan.steps.every((step) => step.step === 'section' && sizeOf(step) <= 8_000)).toBe(true)
  })

  it('gives each section all that the engine prints there, even when every digest fails or is empty', () => {
    const withDigests = (model: ScriptedModel) =>
      writeWith(writing, (step, language) => (step.step === 'digest' ? model(step, language) : models.faithful(step)))
    for (const model of [models.fails, models.empty, models.invalid_json, models.invents_disease]) {
      const { report, steps: requests } = withDigests(model)
      const shown = bare(
        requests
          .filter(({ step }) => step === 'section')
          .map(userOf)
          .join('\n'),
      )
      const printed = writing.plan(null).report.sections.find(({ key }) => key === 'evolution')?.items ?? []
      expect(printed.filter(({ text }) => !shown.includes(bare(text)))).toEqual([])
      expect(shown).not.toContain('infarto cerebral extenso')
      expect(report.sections.flatMap(({ fallback }) => fallback ?? [])).toEqual([])
    }
  })
})
