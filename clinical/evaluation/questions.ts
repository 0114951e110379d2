import { join } from 'node:path'
import * as z from 'zod/mini'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses, type Fold, foldNames, linesByAnnotator } from './annotated/corpus.ts'

/** A question that a ward asks over one course; `clinical/cases/questions/README.md` describes the notation. */
const askedQuestion = z.strictObject({
  course: z.string(),
  language: z.enum(['es', 'ca', 'en']),
  kind: z.string(),
  question: z.string(),
  /** The questions before it in the chat, oldest first. */
  earlier: z._default(z.array(z.string()), []),
  /** Passages of the course that answer, word for word; empty where the course does not tell. */
  gold: z.array(z.string()),
  /** Only all passages together answer. */
  all: z._default(z.boolean(), false),
  /** Passages that look like the answer and are wrong: corrected, outdated, another person's. */
  stale: z._default(z.array(z.string()), []),
  /** The nearest passages, where there is no answer. */
  near: z._default(z.array(z.string()), []),
})
export type AskedQuestion = z.infer<typeof askedQuestion> & { readonly hand: string }

const questionFolder = join(import.meta.dirname, '..', 'cases', 'questions')
/**
 * The questions of the folds asked for, hand by hand.
 * @throws when a line does not parse
 */
export const askedQuestions = (folds: readonly Fold[], folder: string = questionFolder): AskedQuestion[] =>
  linesByAnnotator(folder, folds).map(({ hand, line }) => ({ ...z.parse(askedQuestion, JSON.parse(line)), hand }))

/** The text of every course that questions are asked over, by its name. */
export function coursesAskedOver(): ReadonlyMap<string, string> {
  const annotated = annotatedCourses([...foldNames]).map(({ id, text }) => [id, text] as const)
  return new Map(annotated)
}

/** The texts of the questions' courses, as a chat reads them. */
export const textOf = (courses: ReadonlyMap<string, string>, course: string): string => {
  const text = courses.get(course)
  if (text === undefined) throw new Error(`no course ${course}`)
  return normalise(text)
}

/** Whether a quote holds the passage, or is most of it where the passage continues behind the end of a sentence. */
export const holdsPassage = (quote: string, passage: string): boolean =>
  quote.includes(passage) || (passage.includes(quote) && quote.length > passage.length / 2)
