import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { doubtRow, pageOfWords, tellings } from './doubt-row.ts'
import type { OcrLine } from './ocr.ts'

const learnt = z.object({
  /** Above these a word is doubtful; one with a figure in it sooner. */
  limits: z.object({ word: z.number(), figure: z.number() }),
  weights: z.record(z.enum(tellings), z.number()),
})

const file = new URL('./doubt-weights.json', import.meta.url)
let known: z.infer<typeof learnt> | undefined

/** For each word of a page, line by line, whether it may be misread: learnt by `benchmark/ocr/train-doubts.ts`. */
export function doubtfulWords(lines: readonly OcrLine[]): boolean[] {
  known ??= z.parse(learnt, JSON.parse(readFileSync(file, 'utf8')))
  const { limits, weights } = known
  const page = pageOfWords(lines)
  return lines.flatMap((line) =>
    line.words.map(({ text }, at) => {
      const row = doubtRow(line, at, page)
      const sum = tellings.reduce((all, name) => all + row[name] * weights[name], 0)
      return 1 / (1 + Math.exp(-sum)) > (/\d/.test(text) ? limits.figure : limits.word)
    }),
  )
}
