import { expect, test } from 'vitest'
import { insertFact } from './insert-fact.ts'

const items = [
  { text: 'Ingresa con VMNI.', day: '2023-11-11' },
  { text: 'Se retira la VMNI.', day: '2023-11-14' },
  { text: 'Alta.', day: '2023-11-21' },
  { text: 'Sin fecha.' },
]
const fact = { text: 'Candidiasis orofaríngea.', day: '2023-11-16' }

test('a fact is inserted in chronological order, with its date', () => {
  const paragraphs = 'Ingresa con VMNI.\n\nSe retira la VMNI.\n\nAlta.'
  expect(insertFact(paragraphs, fact, items)).toBe(
    'Ingresa con VMNI.\n\nSe retira la VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\nAlta.',
  )
  expect(insertFact('* Ingresa con VMNI.\n* Alta.', fact, items)).toBe(
    '- Ingresa con VMNI.\n- 16/11/2023: Candidiasis orofaríngea.\n- Alta.',
  )
})

test('the latest fact follows the last dated sentence, and precedes text without a date', () => {
  expect(insertFact('Ingresa con VMNI.\n\nSin fecha.', fact, items)).toBe(
    'Ingresa con VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\nSin fecha.',
  )
})

test('a fact is never inserted between a heading and its text', () => {
  expect(insertFact('### 11\n\nIngresa con VMNI.\n\n### 21\n\nAlta.', fact, items)).toBe(
    '### 11\n\nIngresa con VMNI.\n\n16/11/2023: Candidiasis orofaríngea.\n\n### 21\n\nAlta.',
  )
})

test('a date in the fact is not repeated; a fact without a date, or in undated text, is appended', () => {
  expect(insertFact('Alta.', { ...fact, text: '16/11 Candidiasis.' }, items)).toBe('16/11 Candidiasis.\n\nAlta.')
  expect(insertFact('Alta.', { text: 'Candidiasis.' }, items)).toBe('Alta.\n\nCandidiasis.')
  expect(insertFact('Sin fecha.', fact, items)).toBe('Sin fecha.\n\n16/11/2023: Candidiasis orofaríngea.')
  expect(insertFact('', fact, [])).toBe('16/11/2023: Candidiasis orofaríngea.')
})

test('a table row gets no date', () => {
  expect(insertFact('Alta.', { text: 'K | 4,1 | 4,0', day: '2023-11-16' }, items)).toMatch(
    /^Alta\.\n\n\| K \| 4,1 \| 4,0 \|\n/,
  )
})
