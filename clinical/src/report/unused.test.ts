import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { quotedItem } from '../facts/fact.ts'
import { normalise } from '../text/normalise.ts'
import { adjoining } from './adjoining.ts'
import { redundancyChecker, novelWordCounter } from './redundancy.ts'
import { writeReport } from './engine.ts'
import { costOf, ranked, type CostedFact } from './unused-risk.ts'

/** Whether a report that prints the first text already states the second one. */
function redundancyOf(printed: string, other: string) {
  const text = `${printed}\n${other}`
  const item = quotedItem(text, [{ start: 0, end: printed.length }], [])
  return redundancyChecker(readCourse(text), [item])([{ start: printed.length + 1, end: text.length }])
}

describe('a redundant sentence', () => {
  it.each([
    [
      'Ecocardiograma: insuficiencia mitral moderada izquierda.',
      'Moderada insuficiencia mitral izquierda en ecocardiograma.',
      'surely',
    ],
    ['Se inicia apixabán 5 mg cada 12 horas.', 'Apixabán 5 mg cada 12 horas, se inicia hoy.', 'surely'],
    [
      'Se inicia apixabán oral 5 mg cada 12 horas por fibrilación auricular paroxística.',
      'Apixabán oral 5 mg cada 12 horas por fibrilación auricular, comentado.',
      'likely',
    ],
    ['Se inicia apixabán 5 mg cada 12 horas.', 'Apixabán 2,5 mg cada 12 horas, se inicia hoy.', null],
    ['Hemocultivos con crecimiento de E. coli.', 'Hemocultivos sin crecimiento de E. coli.', null],
    ['Trombosis de la vena femoral derecha.', 'Trombosis de la vena femoral izquierda.', null],
    ['Neumonía basal derecha.', 'Derrame pericárdico leve sin taponamiento.', null],
  ] as const)('%s / %s: %s', (printed, other, expected) => {
    expect(redundancyOf(printed, other)).toBe(expected)
  })

  it('is one that is quoted except for a few words without a number', () => {
    const text = '09:31 omeprazol 20 mg por la mañana y ya.'
    const quoted = (from: string) => quotedItem(text, [{ start: text.indexOf(from), end: text.indexOf(' y ya') }], [])
    const spans = [{ start: 0, end: text.length }]
    expect(redundancyChecker(readCourse(text), [quoted('omeprazol')])(spans)).toBe('surely')
    expect(redundancyChecker(readCourse(text), [quoted('mañana')])(spans)).toBeNull()
  })
})

describe('the risks of omitted facts', () => {
  const fact = (text: string): CostedFact['fact'] => ({ text, spans: [], kind: 'course', section: 'evolution' })

  it('rank the costliest fact first, and are high for at most five', () => {
    const facts = [3, 9, 4, 5, 6, 7, 8].map((worth) => ({ fact: fact(String(worth)), worth }))
    expect(ranked(facts).map(({ text, risk }) => [text, risk])).toEqual([
      ['9', 'high'],
      ['8', 'high'],
      ['7', 'high'],
      ['6', 'high'],
      ['5', 'high'],
      ['4', 'moderate'],
      ['3', 'moderate'],
    ])
  })

  it('are never high when every cost is low', () => {
    const risks = ranked([0.4, 0.3, 0.2].map((worth) => ({ fact: fact(String(worth)), worth }))).map(({ risk }) => risk)
    expect(risks).toEqual(['moderate', 'moderate', 'low'])
  })

  it('grow with the words of a fact that the report does not contain', () => {
    const text = 'Ecocardiograma con FEVI 35 %.\nEcocardiograma con FEVI 35 % y trombo apical.\nFEVI 35 %.'
    const item = quotedItem(text, [{ start: 0, end: text.indexOf('\n') }], [])
    const novelWords = novelWordCounter(readCourse(text), [item])
    const counts = text
      .split('\n')
      .map((line) => novelWords([{ start: text.indexOf(line), end: text.indexOf(line) + line.length }]))
    expect(counts).toEqual([0, 2, 0])
    expect(counts.map((count) => costOf(3, count) > 0)).toEqual([false, true, false])
  })

  it('count a fact as new when the report contains its words only in separate sentences', () => {
    const text = 'Valsartan 40 mg y sacubitrilo.\nCena por la noche.\nValsartan 40 mg noche sin sacubitrilo.'
    const [both, at, alone] = text
      .split('\n')
      .map((line) => ({ start: text.indexOf(line), end: text.indexOf(line) + line.length }))
    if (!both || !at || !alone) throw new Error('three lines')
    const items = [both, at].map((span) => quotedItem(text, [span], []))
    const course = readCourse(text)
    expect(redundancyChecker(course, items)([alone])).not.toBe('surely')
    expect(novelWordCounter(course, items)([alone])).toBe(1)
  })

  it('are given for every omitted fact, and are high for at most five per report', () => {
    const folder = join(import.meta.dirname, '../../cases')
    const reports = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => writeReport(normalise(readFileSync(join(folder, name), 'utf8'))))
    for (const { unused } of reports) {
      expect(unused.every(({ risk }) => risk !== undefined)).toBe(true)
      expect(unused.filter(({ risk }) => risk === 'high').length).toBeLessThanOrEqual(5)
    }
    expect(reports.some(({ unused }) => unused.some(({ risk }) => risk === 'high'))).toBe(true)
  })
})

describe('adjacent facts', () => {
  const text =
    'EVOLUCIÓN\n02/03/2024\nPicos febriles de 39. Hemocultivos positivos. Come bien.\n03/03/2024\nAfebril desde ayer.\n'
  const course = readCourse(text)
  const fact = (words: string, worth: number, section: CostedFact['fact']['section'] = 'evolution'): CostedFact => {
    const start = text.indexOf(words)
    return { fact: { text: words, spans: [{ start, end: start + words.length }], kind: 'course', section }, worth }
  }
  const [fever, cultures, meals, later] = [
    'Picos febriles de 39.',
    'Hemocultivos positivos.',
    'Come bien.',
    'Afebril desde ayer.',
  ]
  const shown = (facts: readonly CostedFact[]) => adjoining(course, facts).map(({ fact, worth }) => [fact.text, worth])

  it('are merged into one that has the highest cost and quotes them all', () => {
    const [one, ...others] = adjoining(course, [fact(cultures ?? '', 2), fact(fever ?? '', 3)])
    expect([one?.fact.text, one?.worth, others]).toEqual(['Picos febriles de 39. Hemocultivos positivos.', 3, []])
    expect(one?.fact.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Picos febriles de 39. Hemocultivos positivos.',
    ])
  })

  it('stay separate across other text, another note or another section', () => {
    expect(shown([fact(fever ?? '', 3), fact(meals ?? '', 1)])).toHaveLength(2)
    expect(shown([fact(meals ?? '', 3), fact(later ?? '', 1)])).toHaveLength(2)
    expect(shown([fact(fever ?? '', 3), fact(cultures ?? '', 1, 'complementary_tests')])).toHaveLength(2)
  })
})
