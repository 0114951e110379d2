import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { type Fold, foldNames } from '../annotated/corpus.ts'
import { goldOfFold } from '../courses.ts'
import { figuresOfTrials, linesOfTrials, strategies, type TriedCourse, triedWith, writtenFolder } from './figures.ts'
import { writerOf, writtenBy } from './trial.ts'
import { recordedVotes } from './votes.ts'

const recordedAnswers = z.array(
  z.object({
    strategy: z.enum(strategies),
    step: z.enum(['section', 'whole', 'rewrite', 'digest', 'judge']),
    section: z.nullable(z.enum(sectionKeys)),
    items: z.array(z.object({ text: z.string(), lines: z.array(z.string()) })),
  }),
)

/** The reports of all courses with written answers, generated again from those answers. */
export async function replayed(folds: readonly Fold[] = foldNames): Promise<TriedCourse[]> {
  const names = new Set(readdirSync(writtenFolder).filter((name) => name.endsWith('.json')))
  const courses = folds.flatMap(goldOfFold).filter(({ gold }) => names.has(`${gold.id}.json`))
  const all = courses.flatMap(({ gold, source }) => {
    const answers = z.parse(recordedAnswers, JSON.parse(readFileSync(join(writtenFolder, `${gold.id}.json`), 'utf8')))
    return strategies.map(async (strategy): Promise<TriedCourse> => {
      const options = { ...triedWith, strategy, language: gold.language }
      return {
        gold,
        source,
        strategy,
        trial: await writtenBy(source, options, {
          writer: writerOf(answers, strategy),
          recorded: recordedVotes(gold.id),
        }),
      }
    })
  })
  return Promise.all(all)
}

/**
 * Scores the reports generated from answers that people wrote, beside the engine's. `fold` names the fold of the
 * courses.
 */
export async function evaluateWritten(fold: string): Promise<{ figures: object; lines: readonly string[] }> {
  const known = foldNames.filter((name) => name === fold)
  const tried = await replayed(known.length === 0 ? foldNames : known)
  return { figures: figuresOfTrials(tried), lines: linesOfTrials(tried) }
}
