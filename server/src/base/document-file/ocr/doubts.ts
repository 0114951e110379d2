import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { doubtFeaturesOf, pageOfWords, doubtFeatures } from './doubt-row.ts'
import type { OcrLine } from './ocr.ts'

const learnt = z.object({
  /** A word above these scores is doubtful; the score is lower for a word with a digit. */
  limits: z.object({ word: z.number(), figure: z.number() }),
  weights: z.record(z.enum(doubtFeatures), z.number()),
})

const file = new URL('./doubt-weights.json', import.meta.url)
/** "mi" for ml, and l-l for the Catalan l·l, are misread more often than they are right, whatever their confidence. */
const usual = 0.5

let known: z.infer<typeof learnt> | undefined

/**
 * For each word of a page, line by line, its confidence from 0 to 100 where it may be misread, and null where it need
 * not be doubted. The weights are learnt by `benchmark/ocr/train-doubts.ts`.
 */
export function doubtsOf(lines: readonly OcrLine[]): (number | null)[] {
  known ??= z.parse(learnt, JSON.parse(readFileSync(file, 'utf8')))
  const { limits, weights } = known
  const page = pageOfWords(lines)
  return lines.flatMap((line) =>
    line.words.map(({ text }, at) => {
      const row = doubtFeaturesOf(line, at, page)
      const sum = doubtFeatures.reduce((all, name) => all + row[name] * weights[name], 0)
      const isUsual = row['mi behind a figure'] + row['l-l'] > 0
      const chance = Math.max(1 / (1 + Math.exp(-sum)), isUsual ? usual : 0)
      return chance > (/\d/.test(text) ? limits.figure : limits.word) ? Math.floor((1 - chance) * 100) : null
    }),
  )
}
