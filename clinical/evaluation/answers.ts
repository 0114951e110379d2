import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { answerQuestion } from '../src/search/answer.ts'
import { indexTexts, type SearchIndex } from '../src/search/index-texts.ts'
import { sayAnswer } from '../src/search/say-answer.ts'
import { normalise } from '../src/text/normalise.ts'

/** Questions over the invented courses; one without a passage in `gold` is not answered by its course. */
const askedQuestion = z.strictObject({
  course: z.string(),
  language: z.enum(['es', 'ca', 'en']),
  earlier: z._default(z.array(z.string()), []),
  question: z.string(),
  /** Passages of the course, word for word, each of which answers. */
  gold: z.array(z.string()),
})
type AskedQuestion = z.infer<typeof askedQuestion>

/** `tuning` may be looked at while the answering is made; `kept` only checks. */
type Half = 'tuning' | 'kept'

export interface AnswerFigures {
  /** Share of the answerable questions with a passage of theirs among the first three sentences shown. */
  readonly top_3: number
  /** Share of all citations whose words are those of their source. */
  readonly citations_hold: number
  /** Of saying that nothing relevant was found. */
  readonly abstention_f1: number
  readonly ms_per_question: number
}

const cases = join(import.meta.dirname, '../cases')

async function courseIndex(course: string): Promise<SearchIndex> {
  const text = normalise(await readFile(join(cases, `${course}.txt`), 'utf8'))
  return indexTexts([{ id: course, title: `${course}.txt`, text }])
}

interface Scored {
  readonly question: AskedQuestion
  readonly found: boolean
  readonly abstained: boolean
  readonly cited: number
  readonly held: number
  readonly ms: number
  readonly shown: readonly string[]
}

function scored(index: SearchIndex, question: AskedQuestion): Scored {
  const before = performance.now()
  const answer = answerQuestion(index, question)
  const ms = performance.now() - before
  const { citations, content } = sayAnswer(answer, index, question.language)
  const text = index.texts.get(question.course)?.text ?? ''
  const shown = [...answer.quotes, ...answer.nearest]
  const held = citations.filter(
    ({ start, end, text_id, source_start, source_end }, at) =>
      text_id === question.course &&
      end <= content.length &&
      start < end &&
      shown[at]?.quote === text.slice(source_start, source_end),
  )
  return {
    question,
    found: answer.quotes
      .slice(0, 3)
      .some(({ quote, start, end }) => question.gold.some((gold) => quote.includes(gold) && start < end)),
    abstained: answer.grounding === 'none',
    cited: Math.max(citations.length, shown.length),
    held: held.length,
    ms,
    shown: shown.map(({ quote }) => quote),
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

function figuresOf(rows: readonly Scored[]): AnswerFigures {
  const answerable = rows.filter(({ question }) => question.gold.length > 0)
  const abstained = rows.filter((row) => row.abstained)
  const right = abstained.filter(({ question }) => question.gold.length === 0).length
  return {
    top_3: share(answerable.filter(({ found }) => found).length, answerable.length),
    citations_hold: share(sum(rows.map(({ held }) => held)), sum(rows.map(({ cited }) => cited))),
    abstention_f1: share(2 * right, abstained.length + rows.length - answerable.length),
    ms_per_question: share(sum(rows.map(({ ms }) => ms)), rows.length),
  }
}

function missOf({ question, found, abstained, shown }: Scored): string[] {
  const { course, gold, earlier } = question
  const asked = [...earlier, question.question].join(' >> ')
  if (gold.length === 0) return abstained ? [] : [`${course} answered: ${asked} -> ${shown[0] ?? ''}`]
  return found ? [] : [`${course} ${abstained ? 'abstained' : 'missed'}: ${asked} -> ${shown.slice(0, 3).join(' / ')}`]
}

/** Asks every question of a half over its course alone, as a session about one patient would. */
export async function askHalf(
  half: Half,
  folder = join(import.meta.dirname, 'answers'),
): Promise<{ figures: AnswerFigures; misses: readonly string[] }> {
  const questions = z.parse(z.array(askedQuestion), JSON.parse(await readFile(join(folder, `${half}.json`), 'utf8')))
  const rows: Scored[] = []
  for (const [course, asked] of Map.groupBy(questions, (question) => question.course)) {
    const index = await courseIndex(course)
    rows.push(...asked.map((question) => scored(index, question)))
  }
  return { figures: figuresOf(rows), misses: rows.flatMap(missOf) }
}

type Kept = { readonly [name in keyof AnswerFigures as `${name}_kept`]: number }

/**
 * Scores the answers to both halves of the questions; the figures of the half that only checks end in `_kept`. PATH is a
 * folder with `tuning.json` and `kept.json`. The lines tell the misses of the half that may be looked at.
 */
export async function evaluateAnswers(
  path: string,
): Promise<{ figures: AnswerFigures & Kept; lines: readonly string[] }> {
  const [tuning, { figures: kept }] = [await askHalf('tuning', path), await askHalf('kept', path)]
  return {
    figures: {
      ...tuning.figures,
      top_3_kept: kept.top_3,
      citations_hold_kept: kept.citations_hold,
      abstention_f1_kept: kept.abstention_f1,
      ms_per_question_kept: kept.ms_per_question,
    },
    lines: tuning.misses,
  }
}
