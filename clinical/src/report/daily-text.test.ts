import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { bareSpan } from './daily-text.ts'
import { derivable } from './derivation.ts'
import { writeReport } from './engine.ts'

function bare(text: string): string | null {
  const span = bareSpan(readCourse(text), { start: 0, end: text.length })
  return span === null ? null : text.slice(span.start, span.end)
}

describe('the text of a note without its labels and authors', () => {
  it.each([
    ['OD: lumbalgia inflamatoria febril.', 'lumbalgia inflamatoria febril.'],
    ['Evolución: afebril.', 'afebril.'],
    ['S: dorm bé.', 'dorm bé.'],
    ['A/P: vendaje y hielo.', 'vendaje y hielo.'],
    ['AP: HTA, DM2.', 'HTA, DM2.'],
    ['Enf: S: duerme bien.', 'duerme bien.'],
    ['[MINF] K 5,9.', 'K 5,9.'],
    ['Dra. Bassas: es comunica a la pacient.', 'es comunica a la pacient.'],
    ['Tàpies): revisada la fitxa.', 'revisada la fitxa.'],
    ['Se da de alta. Fdo.: Dr. Ruiz Puig', 'Se da de alta'],
  ])('%s', (text, expected) => {
    expect(bare(text)).toBe(expected)
  })

  it.each(['Enf.', 'PTWR Miss Dhaliwal-Roe.', 'Addendum Dr Iyer-Coldwell.', 'UCI tarde, Dra. Mompoi.', 'R2:'])(
    'is empty for %s',
    (text) => {
      expect(bare(text)).toBeNull()
    },
  )

  it.each([
    'AP: carcinoma de célula pequeña, TTF1+.',
    'Cardio: FA paroxística de novo.',
    'Pasa a UCI.',
    'Alta.',
    'Home.',
    'TC: sin colecciones.',
    'Dr. Rentería lo emboliza con coils.',
    'Accepted by Dr. Lachapelle, HPB.',
    'K 4,2.',
  ])('is all of %s', (text) => {
    expect(bare(text)).toBe(text)
  })
})

it('the hospital course of a report is quoted by day, without labels', () => {
  const source = [
    'INGRESO 10/03/2024',
    'Varón de 70 años con neumonía y fiebre de 39 ºC.',
    '',
    '12/03/2024 Evolutivo',
    'S: Refiere mejoría clara de la disnea.',
    'O: Afebril, saturación 96 % sin oxígeno.',
    'Enf.',
    '',
    '13/03/2024 Evolutivo',
    'OD: Neumonía en resolución, se retira el oxígeno y se pasa a antibiótico oral.',
  ].join('\n')
  const items = writeReport(source, { language: 'es' }).sections.flatMap(({ key, items: own }) =>
    key === 'evolution' ? own : [],
  )
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item) => derivable(item, source))).toBe(true)
  expect(items.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:S|O|OD|Enf)[.:]/)
  expect(new Set(items.map(({ day }) => day))).toEqual(new Set(['2024-03-12', '2024-03-13']))
})
