import type { SectionKey } from '@alta/contract/sections'
import { asksCourse, asksSummary, wholeWords } from '../lexicon/search/question-words.ts'
import { fold } from '../text/fold.ts'
import type { QuestionTopics } from './question-topics.ts'
import type { ScoredCandidates } from './candidates.ts'
import type { SearchIndex } from './index-texts.ts'

interface SectionRequest {
  readonly keys: readonly SectionKey[]
  /** How many of its sentences are shown. */
  readonly most: number
  /** The newest sentences tell it best. */
  readonly newest: boolean
}

const course: SectionRequest = { keys: ['evolution', 'evolution_by_condition'], most: 3, newest: true }
const summary: readonly SectionRequest[] = [
  { keys: ['main_diagnosis'], most: 1, newest: true },
  { keys: ['current_disease'], most: 1, newest: false },
  course,
]

/** A sentence of a passage. */
interface ChunkSpan {
  readonly chunk: number
  readonly start: number
  readonly end: number
}

const leastMatch = 0.62

const isWhole = (text: string): boolean => text.split(' ').every((word) => wholeWords.test(word))

/** Whether something else is asked about that stands nowhere, so that the whole is no answer. */
const missesOther = ({ units }: QuestionTopics, { candidates }: ScoredCandidates): boolean =>
  units.some(
    ({ telling, text }, at) =>
      telling && !isWhole(text) && candidates.every(({ around }) => (around[at] ?? 0) < leastMatch),
  )

/** Whether the question names nothing in particular. */
export const namesNothing = ({ units }: QuestionTopics): boolean => units.every(({ text }) => isWhole(text))

/** Whether the question asks for the whole stay, and nothing of it in particular. */
export const asksForAll = (question: string, topics: QuestionTopics): boolean =>
  asksSummary.test(fold(question)) && namesNothing(topics)

interface SectionQuestion {
  readonly question: string
  readonly topics: QuestionTopics
  readonly scored: ScoredCandidates
}

/**
 * Sentences of the sections that a question asks for as a whole ("¿Cómo evolucionó?", "Summarise the admission"),
 * because no sentence shares words with such a question. `passages` are all of those sections, the newest first. Empty
 * where none is asked for or the texts have none.
 */
export function wholeSections(index: SearchIndex, { question, topics, scored }: SectionQuestion) {
  const folded = fold(question)
  const requested = asksSummary.test(folded) ? summary : asksCourse.test(folded) ? [course] : []
  if (requested.length === 0 || missesOther(topics, scored)) return { shown: [], passages: [] }
  const found = requested.map(({ keys, most, newest }) => {
    const passages = index.chunks.flatMap(({ section }, chunk) =>
      section !== null && keys.includes(section) ? [chunk] : [],
    )
    const spans = passages.flatMap((chunk): ChunkSpan[] =>
      (index.chunks[chunk]?.sentences ?? []).map(({ start, end }) => ({ chunk, start, end })),
    )
    return { shown: newest ? spans.slice(-most) : spans.slice(0, most), passages: passages.toReversed() }
  })
  return { shown: found.flatMap(({ shown }) => shown), passages: found.flatMap(({ passages }) => passages) }
}
