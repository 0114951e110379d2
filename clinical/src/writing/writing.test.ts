import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unsupportedActs } from '@alta/contract/model'
import { generatedReport, type ReportItem, type ReportSection } from '@alta/contract/report'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../evidence/sentence-facts.ts'
import { indexSource, termsOf, weightOf } from '../evidence/source-index.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import { allergyWord } from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { isFullRun } from '../../cases/case-texts.ts'
import { normalise } from '../text/normalise.ts'
import { invented, models, usual, writeWith } from './cases/scripted-models.ts'
import { openWriting } from './open-writing.ts'
import { isWritable } from '@alta/contract/sections'

const folder = join(import.meta.dirname, '../../cases')
const courses = ['later/es-22', 'ca-03', 'wider/en-11'].map((name) => ({
  name,
  text: normalise(readFileSync(join(folder, `${name}.txt`), 'utf8')),
}))
const strategies = ['guided', 'single_pass'] as const
const ways = courses.flatMap((course) => strategies.map((strategy) => ({ ...course, strategy })))

/**
 * A normal run tests every behaviour with every setting for unsupported sentences in one of the courses, with each
 * strategy.
 */
const behavioursFor = (name: string, act: (typeof unsupportedActs)[number]) =>
  Object.entries(models).filter(
    (_, at) =>
      isFullRun ||
      at % courses.length ===
        (courses.findIndex((course) => course.name === name) + unsupportedActs.indexOf(act)) % courses.length,
  )

const extracted = (items: readonly ReportItem[]): ReportItem[] => items.filter(({ origin }) => origin === 'extracted')
const borneOut = (item: ReportItem): boolean => item.support === 'verbatim' || item.support === 'supported'

interface Quoted {
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number }[]
}

/**
 * Whether a fact is present unchanged among others, or each of its passages lies within theirs: adjacent facts are one
 * fact in the tray.
 */
const isKept = (fact: Quoted, items: readonly Quoted[]): boolean =>
  items.some(({ text }) => text === fact.text) ||
  fact.spans.every((span) =>
    items.some(({ spans }) => spans.some(({ start, end }) => start <= span.start && span.end <= end)),
  )

describe.each(ways)('a report of $name written by $strategy', ({ name, text, strategy }) => {
  const index = indexSource(text)
  const drugs = index.sentences.flatMap(({ facts }) => facts.drugs)
  const base = openWriting(text, usual).plan(null).report

  const shareIn = (fact: { readonly text: string }, texts: readonly string[]): number => {
    const terms = [...termsOf(factsOf(fact.text))]
    const termsThere = termsOf(factsOf(texts.join(' . ')))
    const weigh = (list: readonly string[]): number => list.reduce((sum, term) => sum + weightOf(index, term), 0)
    return terms.length === 0 ? 1 : weigh(terms.filter((term) => termsThere.has(term))) / weigh(terms)
  }

  describe.each(unsupportedActs)('with “%s” for unsupported sentences', (on_unsupported) => {
    const writing = openWriting(text, { ...usual, strategy, on_unsupported, context_tokens: 32_000 })

    it.each(behavioursFor(name, on_unsupported))('is safe with a model that is %s', (_, model) => {
      const { report, steps } = writeWith(writing, model)
      const items = report.sections.flatMap((section) => section.items)
      const written = items.filter(({ origin }) => origin === 'written')
      expect(z.safeParse(generatedReport, report).success).toBe(true)

      // No unsupported sentence is present without a mark; under “remove” and “block” none is present at all.
      const wrong = written.filter(({ support }) => support === 'unsupported' || support === 'conflicting')
      expect(on_unsupported === 'mark' ? [] : wrong).toEqual([])
      expect(written.filter((item) => borneOut(item) && item.spans.length === 0)).toEqual([])
      expect(written.filter((item) => invented.has(item.text) && borneOut(item))).toEqual([])
      const shortened = report.sections.filter(({ removed }) => removed !== undefined)
      expect(on_unsupported === 'block' ? shortened : []).toEqual([])

      // Safety sections, and sections that fell back, are byte for byte those of the engine.
      const engines = report.sections.filter(({ key, fallback }) => !isWritable(key) || fallback !== undefined)
      for (const { fallback: _, ...section } of engines)
        expect(JSON.stringify(section)).toBe(JSON.stringify(base.sections.find(({ key }) => key === section.key)))

      // The report contains no drug that is not in the source, and no allergy that the source does not state.
      const foreignDrugs = written.flatMap((item) =>
        drugNames(fold(item.text)).filter(
          ({ ingredients, needs_dose }) =>
            !needs_dose && !drugs.some((drug) => sameDrug(ingredients, drug.ingredients)),
        ),
      )
      expect(foreignDrugs).toEqual([])
      expect(written.filter((item) => allergyWord.test(fold(item.text)) && !borneOut(item))).toEqual([])

      // Every span lies within the source, and a sentence has at most three.
      const spans = [...items, ...report.unused].flatMap((item) => item.spans)
      expect(spans.filter(({ start, end }) => start < 0 || start >= end || end > text.length)).toEqual([])
      expect(written.filter((item) => item.spans.length > 3)).toEqual([])

      // Everything that was in the engine's report is in the report or in its tray.
      const all = [...items, ...report.unused]
      const supported = written.filter(borneOut).map((item) => item.text)
      const before = [...extracted(base.sections.flatMap((section) => section.items)), ...base.unused]
      expect(before.filter((fact) => !isKept(fact, all) && shareIn(fact, supported) < 0.5)).toEqual([])

      // There are no more requests than the number that is known in advance.
      expect(steps.length).toBeLessThanOrEqual(2 * 8 + 2)
    })
  })
})

describe('a model that is faithful to the record', () => {
  it.each(courses)('writes $name, but not the sections that only the engine writes', ({ text }) => {
    const { report } = writeWith(openWriting(text, usual), models.faithful)
    const byModel = report.sections.filter(({ items }) => items.some(({ origin }) => origin === 'written'))
    expect(byModel.length).toBeGreaterThan(4)
    expect(byModel.every(({ key }) => isWritable(key))).toBe(true)
    expect(byModel.flatMap(({ removed }) => removed ?? [])).toEqual([])
  })

  it('writes the same report twice, byte for byte', () => {
    for (const { text } of courses) {
      const [once, twice] = [1, 2].map(() => writeWith(openWriting(text, usual), models.merges))
      expect(JSON.stringify(twice)).toBe(JSON.stringify(once))
    }
  })

  it('leaves the laboratory values to the engine', () => {
    for (const { text } of courses) {
      const writing = openWriting(text, usual)
      const tests = (sections: readonly ReportSection[]) =>
        sections.find(({ key }) => key === 'complementary_tests')?.items ?? []
      const rows = tests(writing.plan(null).report.sections).filter(({ text: row }) => /creat\p{L}*\W+\d/iu.test(row))
      const after = tests(writeWith(writing, models.faithful).report.sections)
      for (const row of rows) expect(after).toContainEqual(row)
    }
  })
})
