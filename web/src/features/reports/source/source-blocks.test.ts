import { expect, test } from 'vitest'
import { canBeChosen, depthOf, firstChoice, looksLikeHead, sourceBlocks, touches } from './source-blocks.ts'

const text = 'ALLERGIES\nPenicillin rash in 1994.\n\nHb 12.1 g/dL and falling'
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const sentences = [
  { id: 0, passages: [at('Penicillin rash in 1994.')] },
  { id: 1, passages: [at('1994')] },
  { id: 2, passages: [at('Hb 12.1 g/dL')] },
]
const blocks = sourceBlocks(text, sentences, [{ spans: [at('and falling')] }])
const lines = blocks.flatMap((block) => block.lines)

test('every line of the source is there, in order, word for word', () => {
  const again = lines.map((line) => line.segments.map(({ start, end }) => text.slice(start, end)).join(''))
  expect(again.join('\n')).toBe(text)
})

test('a passage inside another one lists both sentences taken from it', () => {
  expect(lines[1]?.segments.map(({ sentences: ids }) => ids)).toEqual([[0], [0, 1], [0]])
})

test('unused words are separated from used ones', () => {
  const [used, between, left] = lines[3]?.segments ?? []
  expect(used?.sentences).toEqual([2])
  expect(between?.sentences).toEqual([])
  expect(left?.unused).toEqual([0])
})

test('a passage over several lines is split at line ends only', () => {
  const whole = sourceBlocks('one\ntwo\nthree', [{ id: 7, passages: [{ start: 1, end: 10 }] }], [])
  const cut = whole.flatMap(({ lines: own }) => own.map(({ segments }) => segments.map(({ sentences: ids }) => ids)))
  expect(cut).toEqual([[[], [7]], [[7]], [[7], []]])
})

test('a block knows whether a passage touches it', () => {
  const [block] = blocks
  expect(block && touches(block, [at('Hb')])).toBe(true)
  expect(block && touches(block, [{ start: text.length + 5, end: text.length + 9 }])).toBe(false)
})

test('the depth of a passage grows with the text before it', () => {
  const long = Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n')
  const all = sourceBlocks(long, [], [])
  expect(depthOf(all, 0)).toBe(0)
  expect(depthOf(all, long.indexOf('line 200'))).toBeCloseTo(0.5, 2)
  expect(depthOf(all, long.length)).toBeGreaterThan(0.99)
})

test('a course of sixty thousand words is split quickly', () => {
  const word = 'palabra '
  const course = Array.from({ length: 4_000 }, () => word.repeat(15)).join('\n')
  const many = Array.from({ length: 6_000 }, (_, id) => ({ id, passages: [{ start: id * 70, end: id * 70 + 60 }] }))
  const began = performance.now()
  const cut = sourceBlocks(course, many, [])
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(cut.reduce((sum, block) => sum + block.lines.length, 0)).toBe(4_000)
})

test('capitals, bare dates and a few words alone look like headings, sentences do not', () => {
  expect(looksLikeHead('PAST MEDICAL HISTORY', 'text')).toBe(true)
  expect(looksLikeHead('05/02/2024 (Dra. Nuria Belascoain)', 'text')).toBe(true)
  expect(looksLikeHead('12/11/2023 - Dra. Fuencisla Merayo', 'text')).toBe(true)
  expect(looksLikeHead('AL·LÈRGIES', 'text')).toBe(true)
  expect(looksLikeHead('Motivo de consulta', '')).toBe(true)
  expect(looksLikeHead('Motivo de consulta', 'text')).toBe(false)
  expect(looksLikeHead('Mejoría clínica.', '')).toBe(false)
  expect(looksLikeHead('06/02/2024. Se retira la sonda.', '')).toBe(false)
})

test('punctuation and spaces between two passages cannot be selected, and the first words can', () => {
  const line = '- fever, chills.'
  const spans = [
    { start: 0, end: line.length },
    { start: 2, end: 7 },
    { start: 9, end: 15 },
  ]
  const own = sourceBlocks(
    line,
    spans.map((span, id) => ({ id, passages: [span] })),
    [],
  )
  const segments = own.flatMap((block) => block.lines).flatMap((one) => one.segments)
  expect(segments.filter((one) => canBeChosen(line, one)).map(({ start, end }) => line.slice(start, end))).toEqual([
    'fever',
    'chills',
  ])
  expect(firstChoice(line, own, 0)).toBe(2)
})
