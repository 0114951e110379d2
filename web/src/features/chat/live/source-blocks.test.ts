import { expect, test } from 'vitest'
import { blocksOf, excerptOf } from './source-blocks.ts'

/** A source whose text was not recognised from pictures. */
const plainSource = { recognised: null }

const whole = (source: Parameters<typeof blocksOf>[0], passage: Parameters<typeof blocksOf>[1]) =>
  blocksOf(source, passage).flatMap(({ pieces }) => pieces)

test('each page begins a block under its number, and no character is lost', () => {
  const text = 'first page\nsecond page\nthird'
  const source = { ...plainSource, text, pages: [0, 11, 23] }
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

test('a passage is highlighted at its position, also across two pages', () => {
  const source = { ...plainSource, text: 'one two\nthree four', pages: [0, 8] }
  const lit = whole(source, { start: 4, end: 13 }).filter((piece) => piece.lit)
  expect(lit.map(({ text }) => text)).toEqual(['two\n', 'three'])
})

test('a long text without pages is split at line ends, and stays complete', () => {
  const text = Array.from({ length: 400 }, (_, line) => `line ${line} of a long note`).join('\n')
  const blocks = blocksOf({ ...plainSource, text, pages: [] }, { start: 5_000, end: 5_010 })
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

test('an excerpt shows the text around the passage, cut at words', () => {
  const text = `${'a word '.repeat(60)}levofloxacina 500 mg${' and more'.repeat(60)}`
  const start = text.indexOf('levo')
  const { pieces, cut } = excerptOf({ ...plainSource, text }, { start, end: start + 20 })
  expect(pieces.filter(({ lit }) => lit).map((piece) => piece.text)).toEqual(['levofloxacina 500 mg'])
  expect(cut).toEqual({ before: true, behind: true })
  expect([pieces[0]?.text, pieces.at(-1)?.text]).toEqual([
    expect.stringMatching(/^(?:a word |word a )/),
    expect.stringMatching(/ (?:and|more)$/),
  ])
  expect(excerptOf({ ...plainSource, text: 'short' }, { start: 0, end: 5 })).toEqual({
    pieces: [{ text: 'short', at: 0, lit: true, confidence: null }],
    cut: { before: false, behind: false },
  })
})

test('words that may be misread are marked within the passage and around it', () => {
  const text = 'Furosemida 40 rng 1-0-0 y enalaprll'
  const uncertain = [
    { start: 14, end: 17, confidence: 51 },
    { start: 26, end: 35, confidence: 60 },
  ]
  const source = {
    text,
    pages: [],
    recognised: { pages: [{ page: 1, confidence: 90 }], uncertain, missing_languages: [] },
  }
  const marked = (pieces: ReturnType<typeof whole>) =>
    pieces.filter(({ confidence }) => confidence !== null).map((piece) => [piece.text, piece.lit, piece.confidence])
  const expected = [
    ['rng', true, 51],
    ['enalaprll', false, 60],
  ]
  expect(marked(whole(source, { start: 0, end: 23 }))).toEqual(expected)
  expect(marked(excerptOf(source, { start: 0, end: 23 }).pieces)).toEqual(expected)
  expect(
    whole(source, { start: 0, end: 16 })
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
