import { expect, test } from 'vitest'
import { carries, plainOf, withFact } from './written.ts'
import { changedSections } from './writing.ts'

test('an inserted fact becomes one more item of a list, or a paragraph of its own', () => {
  expect(withFact('', 'Niega alergias.')).toBe('Niega alergias.')
  expect(withFact('Sin complicaciones.', 'Fiebre el 3/2.')).toBe('Sin complicaciones.\n\nFiebre el 3/2.')
  expect(withFact('- Digoxina\n- Enalapril\n', 'Apixabán 5 mg')).toBe('- Digoxina\n- Enalapril\n- Apixabán 5 mg')
})

test('markdown characters in a fact are escaped', () => {
  const written = withFact('', '* SatO2 <92% [basal]')
  expect(plainOf(written)).toBe('* SatO2 <92% [basal]')
  expect(carries(written, '* SatO2 <92% [basal]')).toBe(true)
  expect(carries('Nada', '* SatO2')).toBe(false)
})

test('only sections whose text differs count as changed', () => {
  const sections = new Map([
    ['allergies', 'Metamizol.\n'],
    ['medication', 'Nada.'],
  ] as const)
  const before = new Map([
    ['allergies', 'Metamizol.'],
    ['medication', ''],
  ] as const)
  expect(changedSections({ sections, base_revision: 0 }, before)).toEqual(['medication'])
})

test('an inserted row goes into the table of its section, or becomes a table where there is none', () => {
  const table = '| Test | 03/04 | 03/05 |\n| - | - | - |\n| K | 4.1 | 4.0 |'
  const row = 'BNP pg/mL | 684 | -'
  const written = withFact(`ECG: sinus.\n\n${table}\n\nCXR clear.`, row)
  expect(plainOf(written)).toBe('ECG: sinus.\n\nTest | 03/04 | 03/05\nK | 4.1 | 4.0\nBNP pg/mL | 684 | -\n\nCXR clear.')
  expect(carries(written, row)).toBe(true)
  expect(carries(table, row)).toBe(false)
  expect(withFact('CXR clear.', row)).toMatch(/^CXR clear\.\n\n\| BNP pg\/mL \| 684 \| - +\|\n\|[ -|]+\|$/)
})
