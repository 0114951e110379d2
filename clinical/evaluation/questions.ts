import { join } from 'node:path'
import * as z from 'zod/mini'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses, type Fold, foldNames, linesByAnnotator } from './annotated/corpus.ts'

/** A question of a ward about one course; `clinical/cases/questions/README.md` describes the notation. */
const askedQuestion = z.strictObject({
  course: z.string(),
  language: z.enum(['es', 'ca', 'en']),
  kind: z.string(),
  question: z.string(),
  /** The previous questions of the chat, oldest first. */
  earlier: z._default(z.array(z.string()), []),
  /**
   * The passages of the course that answer the question, word for word; empty if the course does not contain the
   * answer.
   */
  gold: z.array(z.string()),
  /** Whether only all passages together answer the question. */
  all: z._default(z.boolean(), false),
  /** Passages that look like the answer and are wrong: corrected, outdated, or about another person. */
  stale: z._default(z.array(z.string()), []),
  /** The nearest passages, if there is no answer. */
  near: z._default(z.array(z.string()), []),
})
export type AskedQuestion = z.infer<typeof askedQuestion> & { readonly hand: string }

const questionFolder = join(import.meta.dirname, '..', 'cases', 'questions')
/**
 * The questions of the given folds, ordered by annotator.
 * @throws if a line does not parse
 */
export const askedQuestions = (folds: readonly Fold[], folder: string = questionFolder): AskedQuestion[] =>
  linesByAnnotator(folder, folds).map(({ hand, line }) => ({ ...z.parse(askedQuestion, JSON.parse(line)), hand }))

/** The text of every course that has questions, by its name. */
export function coursesAskedOver(): ReadonlyMap<string, string> {
  const annotated = annotatedCourses([...foldNames]).map(({ id, text }) => [id, text] as const)
  return new Map(annotated)
}

/** The text of a question's course, as a chat reads it. */
export const textOf = (courses: ReadonlyMap<string, string>, course: string): string => {
  const text = courses.get(course)
  if (text === undefined) throw new Error(`no course ${course}`)
  return normalise(text)
}

/** Whether a quote contains the passage, or is most of it, if the passage continues after the end of a sentence. */
export const holdsPassage = (quote: string, passage: string): boolean =>
  quote.includes(passage) || (passage.includes(quote) && quote.length > passage.length / 2)
