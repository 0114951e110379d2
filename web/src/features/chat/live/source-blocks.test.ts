import { expect, test } from 'vitest'
import { blocksOf, excerptOf } from './source-blocks.ts'

const whole = (source: Parameters<typeof blocksOf>[0], passage: Parameters<typeof blocksOf>[1]) =>
  blocksOf(source, passage).flatMap(({ pieces }) => pieces)

test('each page begins a block under its number, and no character is lost', () => {
  const text = 'first page\nsecond page\nthird'
  const source = { text, pages: [0, 11, 23] }
  expect(blocksOf(source, null).map(({ page, start }) => [page, start])).toEqual([
    [1, 0],
    [2, 11],
    [3, 23],
  ])
  expect(
    whole(source, null)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('a passage is lit where it stands, also across two pages', () => {
  const source = { text: 'one two\nthree four', pages: [0, 8] }
  const lit = whole(source, { start: 4, end: 13 }).filter((piece) => piece.lit)
  expect(lit.map(({ text }) => text)).toEqual(['two\n', 'three'])
})

test('a long text without pages is cut at its lines, and stays whole', () => {
  const text = Array.from({ length: 400 }, (_, line) => `line ${line} of a long note`).join('\n')
  const blocks = blocksOf({ text, pages: [] }, { start: 5_000, end: 5_010 })
  expect(blocks.length).toBeGreaterThan(2)
  expect(blocks.every(({ page }) => page === null)).toBe(true)
  const pieces = blocks.flatMap((block) => block.pieces)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(
    pieces
      .filter(({ lit }) => lit)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text.slice(5_000, 5_010))
})

test('an excerpt shows what stands around the passage, cut at words', () => {
  const text = `${'a word '.repeat(60)}levofloxacina 500 mg${' and more'.repeat(60)}`
  const start = text.indexOf('levo')
  const { before, passage, after } = excerptOf(text, { start, end: start + 20 })
  expect(passage).toBe('levofloxacina 500 mg')
  expect(before.startsWith('…')).toBe(true)
  expect(after.endsWith('…')).toBe(true)
  expect(excerptOf('short', { start: 0, end: 5 })).toEqual({ before: '', passage: 'short', after: '' })
})
