import { answerQuestion, type ExtractiveAnswer } from '../src/search/answer.ts'
import { indexTexts, type SearchIndex } from '../src/search/index-texts.ts'
import { formatAnswer } from '../src/search/format-answer.ts'
import { foldNamed } from './annotated/corpus.ts'
import { askedQuestions, type AskedQuestion, coursesAskedOver, holdsPassage, textOf } from './questions.ts'

export interface AnswerFigures {
  readonly questions: number
  /** The share of answerable questions with one of their passages among the first three shown. */
  readonly right: number
  /** The share of all questions whose passages are shown as a possible answer. */
  readonly may: number
  /**
   * The share of answerable questions with one of their passages among all that is shown, as an answer or as a possible
   * answer.
   */
  readonly cited: number
  /** F1, precision and recall of answering that nothing was found. */
  readonly silence_f1: number
  readonly silence_precision: number
  readonly silence_recall: number
  /** The number of answers that show corrected or outdated text, or another person's, and no passage that answers. */
  readonly stale: number
  /** The share of all citations whose words are in their source. */
  readonly citations_hold: number
  readonly ms_per_question: number
}

export interface ScoredAnswer {
  readonly question: AskedQuestion
  readonly right: boolean
  readonly cited: boolean
  readonly may: boolean
  readonly silent: boolean
  readonly stale: boolean
  readonly shown: readonly string[]
  readonly citations: number
  readonly held: number
  readonly ms: number
}

const shownFirst = 3

const holds = (quotes: readonly string[], gold: readonly string[]): boolean =>
  quotes.some((quote) => gold.some((passage) => holdsPassage(quote, passage)))

/**
 * The figures for the passages that are shown for a question, in order, and for whether the answer is that nothing was
 * found.
 */
export const scoreShown = (question: AskedQuestion, shown: readonly string[], silent: boolean) => ({
  question,
  right: !silent && holds(shown.slice(0, shownFirst), question.gold),
  cited: holds(shown, question.gold),
  silent,
  stale: holds(shown.slice(0, 1), question.stale) && !holds(shown, question.gold),
  shown,
})

function scored(index: SearchIndex, question: AskedQuestion): ScoredAnswer {
  const before = performance.now()
  const answer: ExtractiveAnswer = answerQuestion(index, question)
  const ms = performance.now() - before
  const { citations, content } = formatAnswer(answer, index, question.language)
  const text = index.texts.get(question.course)?.text ?? ''
  const shown = [...answer.quotes, ...answer.nearest].map(({ quote }) => quote)
  const held = citations.filter(
    ({ start, end, text_id, source_start, source_end }, at) =>
      text_id === question.course &&
      end <= content.length &&
      start < end &&
      shown[at] === text.slice(source_start, source_end),
  )
  return {
    ...scoreShown(question, shown, answer.grounding === 'none'),
    may: answer.may,
    citations: citations.length,
    held: held.length,
    ms,
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export function figuresOf(rows: readonly ScoredAnswer[]): AnswerFigures {
  const answerable = rows.filter(({ question }) => question.gold.length > 0)
  const silent = rows.filter((row) => row.silent)
  const rightly = silent.filter(({ question }) => question.gold.length === 0).length
  const unanswerable = rows.length - answerable.length
  return {
    questions: rows.length,
    right: share(answerable.filter(({ right }) => right).length, answerable.length),
    may: share(rows.filter(({ may }) => may).length, rows.length),
    cited: share(answerable.filter(({ cited }) => cited).length, answerable.length),
    silence_f1: share(2 * rightly, silent.length + unanswerable),
    silence_precision: share(rightly, silent.length),
    silence_recall: share(rightly, unanswerable),
    stale: share(rows.filter(({ stale }) => stale).length, rows.length),
    citations_hold: share(sum(rows.map(({ held }) => held)), sum(rows.map(({ citations }) => citations))),
    ms_per_question: share(sum(rows.map(({ ms }) => ms)), rows.length),
  }
}

function missOf({ question, right, cited, silent, stale, shown }: ScoredAnswer): string[] {
  const { course, gold, earlier } = question
  const conversation = `${course}: ${[...earlier, question.question].join(' >> ')}`
  const firstShown = shown.slice(0, shownFirst).join(' / ')
  if (gold.length === 0) return silent ? [] : [`answered ${conversation} -> ${firstShown}`]
  if (right) return []
  return [
    `${stale ? 'stale' : silent ? 'silent' : cited ? 'late' : 'missed'} ${conversation} [${gold[0]}] -> ${firstShown}`,
  ]
}

/** Answers every question over its course alone, as a chat about one patient would. */
export function askAll(questions: readonly AskedQuestion[]): { figures: AnswerFigures; misses: readonly string[] } {
  const courses = coursesAskedOver()
  const rows: ScoredAnswer[] = []
  for (const [course, courseQuestions] of Map.groupBy(questions, (question) => question.course)) {
    const index = indexTexts([{ id: course, title: course, text: textOf(courses, course) }])
    rows.push(...courseQuestions.map((question) => scored(index, question)))
  }
  return { figures: figuresOf(rows), misses: rows.flatMap(missOf) }
}

/** Scores the answers to the questions of a fold; the lines list the misses. */
export function evaluateAnswers(fold: string): Promise<{ figures: AnswerFigures; lines: readonly string[] }> {
  const known = foldNamed(fold)
  const { figures, misses } = askAll(askedQuestions([known]))
  return Promise.resolve({ figures, lines: misses })
}
