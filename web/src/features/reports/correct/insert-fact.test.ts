import { expect, test } from 'vitest'
import { insertFact } from './insert-fact.ts'

const items = [
  { text: 'Ingresa con VMNI.', day: '2023-11-11' },
  { text: 'Se retira la VMNI.', day: '2023-11-14' },
  { text: 'Alta.', day: '2023-11-21' },
  { text: 'Sin fecha.' },
]
const fact = { text: 'Candidiasis orofaríngea.', day: '2023-11-16' }

test('a fact is put in at its place in time, with its date', () => {
  const paragraphs = 'Ingresa con VMNI.\n\nSe retira la VMNI.\n\nAlta.'
  expect(insertFact(paragraphs, fact, items)).toBe(
    'Ingresa con VMNI.\n\nSe retira la VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\nAlta.',
  )
  expect(insertFact('* Ingresa con VMNI.\n* Alta.', fact, items)).toBe(
    '- Ingresa con VMNI.\n- 16/11/2023: Candidiasis orofaríngea.\n- Alta.',
  )
})

test('the latest fact stands behind the last dated sentence, not behind what has no date', () => {
  expect(insertFact('Ingresa con VMNI.\n\nSin fecha.', fact, items)).toBe(
    'Ingresa con VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\nSin fecha.',
  )
})

test('never between a heading and what it stands over', () => {
  expect(insertFact('### 11\n\nIngresa con VMNI.\n\n### 21\n\nAlta.', fact, items)).toBe(
    '### 11\n\nIngresa con VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\n### 21\n\nAlta.',
  )
})

test('a date that the fact tells itself is not told twice; without a day, or where nothing is dated, it stands at the end', () => {
  expect(insertFact('Alta.', { ...fact, text: '16/11 Candidiasis.' }, items)).toBe('16/11 Candidiasis.\n\nAlta.')
  expect(insertFact('Alta.', { text: 'Candidiasis.' }, items)).toBe('Alta.\n\nCandidiasis.')
  expect(insertFact('Sin fecha.', fact, items)).toBe('Sin fecha.\n\n16/11/2023: Candidiasis orofaríngea.')
  expect(insertFact('', fact, [])).toBe('16/11/2023: Candidiasis orofaríngea.')
})

test('a row of a table bears no date of its own', () => {
  expect(insertFact('Alta.', { text: 'K | 4,1 | 4,0', day: '2023-11-16' }, items)).toMatch(
    /^Alta\.\n\n\| K \| 4,1 \| 4,0 \|\n/,
  )
})
