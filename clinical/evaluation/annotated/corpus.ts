import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type AnnotatedCourse, readAnnotated } from './notation.ts'

export const foldNames = ['train', 'dev', 'test', 'sight', 'own'] as const
export type Fold = (typeof foldNames)[number]

/**
 * The fold of this name.
 * @throws if there is none
 */
export const foldNamed = (name: string): Fold => {
  const known = foldNames.find((fold) => fold === name)
  if (known === undefined) throw new Error(`no fold ${name}: ${foldNames.join(', ')}`)
  return known
}

/** A course with its annotation and the fold of its annotator. */
export interface CorpusCourse extends AnnotatedCourse {
  readonly id: string
  readonly hand: string
  readonly fold: Fold
}

export const annotatedFolder = join(import.meta.dirname, '..', '..', 'cases', 'annotated')
const foldsOfAnnotators = z.record(
  z.string(),
  z.object({ fold: z.enum(foldNames), language: z.string(), brief: z.string() }),
)

/** The brief and the fold of every annotator. All courses of an annotator are in the same fold. */
export const annotatorsOf = (folder: string = annotatedFolder): z.infer<typeof foldsOfAnnotators> =>
  foldsOfAnnotators.parse(JSON.parse(readFileSync(join(folder, 'hands.json'), 'utf8')))

/**
 * The lines of the annotators of these folds, from a folder with one file of lines for each annotator (`<hand>.jsonl`).
 */
export const linesByAnnotator = (folder: string, folds: readonly Fold[]): { hand: string; line: string }[] =>
  Object.entries(annotatorsOf(folder)).flatMap(([hand, { fold }]) => {
    const file = join(folder, `${hand}.jsonl`)
    if (!folds.includes(fold) || !existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line) => (line === '' ? [] : [{ hand, line }]))
  })

/**
 * The annotated courses of the given folds, ordered by annotator and number.
 * @throws if a file does not parse, or belongs to an annotator without a fold
 */
export function annotatedCourses(folds: readonly Fold[], folder: string = annotatedFolder): CorpusCourse[] {
  const hands = annotatorsOf(folder)
  return Object.entries(hands).flatMap(([hand, { fold }]) => {
    const directory = join(folder, hand)
    if (!folds.includes(fold) || !existsSync(directory)) return []
    const names = readdirSync(directory).filter((name) => name.endsWith('.course'))
    return names.toSorted().map((name): CorpusCourse => {
      const { course, problems } = readAnnotated(readFileSync(join(directory, name), 'utf8'))
      if (problems.length > 0) throw new Error(`${hand}/${name}: ${problems.join('; ')}`)
      if (course.head.hand !== hand) throw new Error(`${hand}/${name} names another hand: ${course.head.hand}`)
      return { ...course, id: name.replace(/\.course$/, ''), hand, fold }
    })
  })
}
