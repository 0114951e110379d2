import { join } from 'node:path'
import type { ReportItem } from '@alta/contract/report'
import * as z from 'zod/mini'
import { checkSentence } from '../src/evidence/check.ts'
import { indexSource } from '../src/evidence/source-index.ts'
import { annotatedFolder, type Fold, foldNamed, linesByAnnotator } from './annotated/corpus.ts'
import { coursesAskedOver, textOf } from './questions.ts'

/** A sentence of a report about a course; `clinical/cases/sentences/README.md` describes the notation. */
const writtenSentence = z.strictObject({
  course: z.string(),
  language: z.enum(['es', 'ca', 'en']),
  kind: z.string(),
  sentence: z.string(),
  source: z.array(z.string()),
  wrong: z.optional(z.string()),
})
export type AnnotatorSentence = z.infer<typeof writtenSentence> & { readonly hand: string }

const folder = join(annotatedFolder, '..', 'sentences')

/** The sentences that the annotators of these folds wrote. */
export const annotatorSentences = (folds: readonly Fold[]): AnnotatorSentence[] =>
  linesByAnnotator(folder, folds).map(({ hand, line }) => ({ ...z.parse(writtenSentence, JSON.parse(line)), hand }))

interface CheckFigures {
  readonly faithful: number
  /**
   * The share of faithful sentences that are judged not supported, and the share judged contradicted or unsupported.
   */
  readonly doubted: number
  readonly contradicted_or_unsupported: number
  readonly mistakes: number
  /** The share of mistakes that are judged not supported, and the lowest share of any kind of mistake. */
  readonly found: number
  readonly found_least: number
}

interface SentenceFigures extends CheckFigures {
  readonly ms_per_sentence: number
}

/** A sentence with the result of checking it. */
export interface CheckedSentence {
  readonly kind: string
  readonly support: ReportItem['support']
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
const borneOut = new Set<string>(['verbatim', 'supported'])
const hard = new Set<string>(['conflicting', 'unsupported'])

const foundIn = (some: readonly CheckedSentence[]): number =>
  share(some.filter(({ support }) => !borneOut.has(support)).length, some.length)

/** The figures of a check; the lines state how many mistakes of each kind are found. */
export function checkFigures(rows: readonly CheckedSentence[]): { figures: CheckFigures; lines: readonly string[] } {
  const faithful = rows.filter(({ kind }) => kind === 'faithful')
  const mistakes = rows.filter(({ kind }) => kind !== 'faithful')
  const kinds = [...Map.groupBy(mistakes, ({ kind }) => kind)]
  return {
    figures: {
      faithful: faithful.length,
      doubted: foundIn(faithful),
      contradicted_or_unsupported: share(faithful.filter(({ support }) => hard.has(support)).length, faithful.length),
      mistakes: mistakes.length,
      found: foundIn(mistakes),
      found_least: kinds.reduce((least, [, some]) => Math.min(least, foundIn(some)), 1),
    },
    lines: kinds.map(([kind, some]) => `${kind.padEnd(14)} ${foundIn(some).toFixed(3)} of ${some.length} found`),
  }
}

/**
 * Evaluates the check of written sentences on the sentences of a fold, each against the whole of its course. The lines
 * state how many mistakes of each kind are found.
 * @throws if there is no such fold
 */
export function evaluateSentences(fold: string): Promise<{ figures: SentenceFigures; lines: readonly string[] }> {
  const known = foldNamed(fold)
  const courses = coursesAskedOver()
  let milliseconds = 0
  const byCourse = Map.groupBy(annotatorSentences([known]), ({ course }) => course)
  const rows = [...byCourse].flatMap(([course, written]) => {
    const index = indexSource(textOf(courses, course))
    return written.map(({ kind, sentence }): CheckedSentence => {
      const before = performance.now()
      const { support } = checkSentence(index, sentence)
      milliseconds += performance.now() - before
      return { kind, support }
    })
  })
  const { figures, lines } = checkFigures(rows)
  return Promise.resolve({ figures: { ...figures, ms_per_sentence: share(milliseconds, rows.length) }, lines })
}
