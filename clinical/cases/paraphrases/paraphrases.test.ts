import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** `source` contains sentences of `note`, word for word; `written` is a faithful paraphrase of them. */
const paraphrases = z.array(
  z.strictObject({
    difficulty: z.enum(['easy', 'medium', 'hard']),
    note: z.string(),
    source: z.array(z.string().min(1)).min(1).max(3),
    written: z.string().min(1),
  }),
)

const read = (file: string) =>
  paraphrases.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8')))

describe.each([
  ['es', 220],
  ['ca', 160],
  ['en', 160],
  ['later/es', 80],
  ['later/ca', 80],
  ['later/en', 80],
])('the paraphrases in %s', (file, count) => {
  const rows = read(file)

  it('are different sentences, more than a quarter of each difficulty', () => {
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map((row) => row.written)).size).toBe(count)
    expect(new Set(rows.map((row) => row.source.join('\n'))).size).toBe(count)
    for (const difficulty of ['easy', 'medium', 'hard'])
      expect(rows.filter((row) => row.difficulty === difficulty).length, difficulty).toBeGreaterThan(count / 4)
  })

  it('have source sentences in their notes, and are not copied from them', () => {
    for (const { note, source, written } of rows) {
      for (const sentence of source) expect(note.split(sentence), sentence).toHaveLength(2)
      expect(note).not.toContain(written)
      expect(note.length).toBeGreaterThan(1.5 * source.join(' ').length)
    }
  })

  it('contain no number that their sources do not contain', () => {
    const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []
    for (const { source, written } of rows)
      expect(figures(source.join(' ')), written).toEqual(expect.arrayContaining(figures(written)))
  })
})

/** Sentences as fluent as the paraphrases, each with one mistake of a kind that language models make. */
const mistakes = z.array(
  z.strictObject({
    how: z.enum(['invented', 'number', 'drug', 'side', 'denial', 'certainty', 'time', 'swapped']),
    note: z.string().min(1),
    written: z.string().min(1),
  }),
)

it.each(['es', 'ca', 'en'])('the mistakes in %s are of all eight kinds, and their notes contain none', (language) => {
  const file = join(import.meta.dirname, 'mistakes', `${language}.json`)
  const rows = mistakes.parse(JSON.parse(readFileSync(file, 'utf8')))
  expect(rows).toHaveLength(30)
  expect(new Set(rows.map(({ how }) => how)).size).toBe(8)
  for (const { note, written } of rows) expect(note).not.toContain(written)
})
