import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { quotedItem } from '../facts/fact.ts'
import { normalise } from '../text/normalise.ts'
import { saidBefore } from './already-said.ts'
import { writeReport } from './engine.ts'
import { ranked, type Weighed } from './risk.ts'

/** Whether the second text is told already by a report that prints the first. */
function saidBy(printed: string, other: string) {
  const text = `${printed}\n${other}`
  const item = quotedItem(text, [{ start: 0, end: printed.length }], [])
  return saidBefore(readCourse(text), [item])([{ start: printed.length + 1, end: text.length }])
}

describe('what the report tells already', () => {
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
  ] as const)('%s / %s: %s', (printed, other, said) => {
    expect(saidBy(printed, other)).toBe(said)
  })

  it('is a sentence that is quoted but for a few words without a figure', () => {
    const text = '09:31 omeprazol 20 mg por la mañana y ya.'
    const quoted = (from: string) => quotedItem(text, [{ start: text.indexOf(from), end: text.indexOf(' y ya') }], [])
    const place = [{ start: 0, end: text.length }]
    expect(saidBefore(readCourse(text), [quoted('omeprazol')])(place)).toBe('surely')
    expect(saidBefore(readCourse(text), [quoted('mañana')])(place)).toBeNull()
  })
})

describe('risks', () => {
  const fact = (text: string): Weighed['fact'] => ({ text, spans: [], kind: 'course', section: 'evolution' })

  it('put the costliest first, and ask for five decisions at most', () => {
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

  it('ask for none where nothing costs more than a stray sentence', () => {
    const risks = ranked([0.9, 0.6, 0.3].map((worth) => ({ fact: fact(String(worth)), worth }))).map(({ risk }) => risk)
    expect(risks).toEqual(['moderate', 'moderate', 'low'])
  })

  it('are told of every fact that a report leaves out, of no report for more than five decisions', () => {
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
