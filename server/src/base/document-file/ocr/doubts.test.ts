import { expect, test } from 'vitest'
import { doubtsOf } from './doubts.ts'
import type { OcrLine, OcrWord } from './ocr.ts'

const wordOf = (text: string, more: Partial<OcrWord> = {}): OcrWord => ({
  text,
  confidence: 96.9,
  left: 0,
  width: text.length * 10,
  isInWordList: true,
  symbols: Array.from(text, (symbol) => ({ text: symbol, confidence: 99.5, own: 94, rival: 0, rivals: 0 })),
  ...more,
})
const line = (...words: OcrWord[]): OcrLine => ({ top: 0, height: 20, words })
const unsure = (text: string): OcrWord['symbols'] =>
  Array.from(text, (symbol) => ({ text: symbol, confidence: 80, own: 50, rival: 40, rivals: 4 }))

test('words without any sign of misreading are not marked', () => {
  const read = line(
    ...'Paciente con disnea desde hace 3 días, furosemida 40 mg cada 24 h.'.split(' ').map((text) => wordOf(text)),
  )
  expect(doubtsOf([read]).every((doubt) => doubt === null)).toBe(true)
})

test('a word with uncertain characters is marked, even if the word as a whole has high confidence', () => {
  const read = line(
    wordOf('furosemida'),
    wordOf('4O', { confidence: 91, isInWordList: false, symbols: unsure('4O') }),
    wordOf('mg'),
  )
  const [drug, dose, unit] = doubtsOf([read])
  expect([drug, unit]).toEqual([null, null])
  expect(dose).toBeLessThan(90)
})

test('millilitres read as "mi" after a figure, and the Catalan l·l read as l-l, are marked', () => {
  const read = line(
    wordOf('suero'),
    wordOf('500'),
    wordOf('mi'),
    wordOf('amoxicil-lina', { isInWordList: false, confidence: 92 }),
  )
  const doubts = doubtsOf([read])
  expect(doubts.slice(0, 2)).toEqual([null, null])
  expect(doubts[2]).not.toBeNull()
  expect(doubts[3]).not.toBeNull()
})

test('a page without words has no doubts', () => {
  expect(doubtsOf([])).toEqual([])
})
