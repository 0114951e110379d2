import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { fold } from '../text/fold.ts'
import { type QuestionTopics, readQuestionTopics, type QuestionKind } from './question-topics.ts'
import { answerRow, leastMatch, type QuestionInput } from './answer-row.ts'
import { type AnswerCandidate, scoreCandidates } from './candidates.ts'
import { predictAnswers } from './networks.ts'
import { holdsExpected, silenceThing } from './silence.ts'
import { sigmoid, softmax } from '../learning/network.ts'
import { quoteOf, type SearchIndex } from './index-texts.ts'
import { polarityOf, type QuotePolarity } from './quote-polarity.ts'
import { sameClass } from './read-sentence.ts'
import type { Vectors } from './rank.ts'
import { asksForAll, namesNothing, wholeSections } from './whole-sections.ts'

/** A sentence of a text, word for word, with offsets into that text. */
export interface Quote {
  readonly text_id: string
  readonly start: number
  readonly end: number
  /** The text from `start` to `end`. */
  readonly quote: string
  /** The ISO date of the note; null where the text gives none. */
  readonly day: string | null
  readonly section: SectionKey | null
  readonly polarity: QuotePolarity
}

export interface ExtractiveAnswer {
  /**
   * `none`: nothing relevant was found. `partial`: a part of the question is not in the texts, or the quotes only `may`
   * be the answer.
   */
  readonly grounding: 'full' | 'partial' | 'none'
  /** The quotes may be the answer: they come closest, and are to be read as no more than that. */
  readonly may: boolean
  readonly kind: QuestionKind
  /** At most five quotes, the best first. */
  readonly quotes: readonly Quote[]
  /** The passages that come closest, where nothing relevant was found. */
  readonly nearest: readonly Quote[]
  /**
   * The passages for a model: at most twelve of `SearchIndex.chunks`, the best first. They are given even where nothing
   * relevant was found, because a model reads better than a network.
   */
  readonly passages: readonly number[]
}

export interface AskOptions {
  readonly question: string
  /** The questions before it in the conversation, oldest first. */
  readonly earlier?: readonly string[]
  readonly vectors?: Vectors
}

const mostQuotes = 5
const mostNearest = 3
const mostPassages = 12
/** The chances that the texts do not tell, from which on an answer only may be it, and from which on there is none. */
const doubtful = 0.35
const silent = 0.52
/** A sentence with a smaller share of the best one's chance is not shown. */
const leastShare = 0.08
const leastShareOfAllergies = 0.005
const leastShown = 0.35
/** Half of what the sentence before names, and more than half of what a drug's class names. */
const leastShownOfDrug = 0.45
/** A sentence that names less of the question than this is quoted with the one before, where that one names it. */
const leastNamed = 0.5
const namesSubject = 0.9
const fewestDates = 2
const nearDuplicate = 0.7

function similarity(a: AnswerCandidate, b: AnswerCandidate): number {
  const [first, second] = [a.sentence.stems, b.sentence.stems]
  let common = 0
  for (const stem of first) if (second.has(stem)) common += 1
  const all = first.size + second.size - common
  return all === 0 ? 1 : common / all
}

/** A candidate with the chance that it answers. */
interface LikelyCandidate {
  readonly candidate: AnswerCandidate
  readonly chance: number
}

/** Whether a question is about known terms of which no name stands in the texts. */
function asksUnknown({ topics, scored }: QuestionInput): boolean {
  const known = topics.units.flatMap(({ telling }, unit) => (telling || topics.kind === 'allergy' ? [unit] : []))
  return (
    known.length > 0 && known.every((unit) => scored.candidates.every(({ around }) => (around[unit] ?? 0) < leastMatch))
  )
}

/** The likeliest sentences; none says nearly the same as another. */
function chosen(likely: readonly LikelyCandidate[], kind: QuestionKind): AnswerCandidate[] {
  const out: AnswerCandidate[] = []
  // For allergies everything is shown, also what was taken back.
  const least = (likely[0]?.chance ?? 0) * (kind === 'allergy' ? leastShareOfAllergies : leastShare)
  for (const { candidate, chance } of likely) {
    if (out.length === mostQuotes || chance < least) break
    if (out.every((other) => similarity(candidate, other) < nearDuplicate)) out.push(candidate)
  }
  return out
}

const isRow = (words: string): boolean => /\t| \| | {3}/.test(words)

/** The row with the dates above a row of a table of results, whose numbers say nothing without it. */
function headRowOf(index: SearchIndex, { chunk, at }: AnswerCandidate['sentence']): Span | null {
  const passage = index.chunks[chunk]
  if (passage === undefined) return null
  const wordsOf = (span: Span): string => quoteOf(index, { text_id: passage.text_id, start: span.start, end: span.end })
  const row = passage.sentences[at]
  if (row === undefined || !isRow(wordsOf(row))) return null
  const above = passage.sentences.slice(0, at).toReversed()
  return above.find((span) => isRow(wordsOf(span)) && findDates(fold(wordsOf(span))).length >= fewestDates) ?? null
}

/** A sentence as it is shown; empty where its words are not those of a text of the index. */
function quoteAt(
  index: SearchIndex,
  topics: QuestionTopics,
  { chunk, start, end }: Span & { readonly chunk: number },
): Quote[] {
  const passage = index.chunks[chunk]
  const text = passage === undefined ? undefined : index.texts.get(passage.text_id)
  if (passage === undefined || text === undefined || start < 0 || end <= start || end > text.text.length) return []
  const quote = quoteOf(index, { text_id: text.id, start, end })
  const { day, section } = passage
  return [{ text_id: text.id, start, end, quote, day, section, polarity: polarityOf(quote, topics.units) }]
}

/** A sentence, together with the one before it where only that one names the thing asked about. */
function spanOf(
  index: SearchIndex,
  { sentence, own, position: { before } }: AnswerCandidate,
  { scored, topics }: QuestionInput,
) {
  const alone = { start: sentence.start, end: sentence.end, chunk: sentence.chunk }
  if (before === undefined || before.chunk !== sentence.chunk || topics.units.length === 0) return alone
  const earlier = scored.candidates.find((candidate) => candidate.sentence === before)
  const named = (matches: readonly number[]): number =>
    Math.max(0, ...matches.map((match, unit) => (topics.units[unit]?.action === true ? 0 : match)))
  const isLed = named(own) < leastNamed && earlier !== undefined && named(earlier.own) >= namesSubject
  const text = index.texts.get(index.chunks[sentence.chunk]?.text_id ?? '')?.text ?? ''
  return isLed && !text.slice(before.end, sentence.start).includes('\n') ? { ...alone, start: before.start } : alone
}

function quotesOf(index: SearchIndex, input: QuestionInput, shown: readonly AnswerCandidate[]): Quote[] {
  const { topics } = input
  const quotes: Quote[] = []
  for (const candidate of shown) {
    const head = headRowOf(index, candidate.sentence)
    const span = spanOf(index, candidate, input)
    const spans = head === null ? [span] : [{ ...head, chunk: span.chunk }, span]
    const fresh = spans
      .flatMap((each) => quoteAt(index, topics, each))
      .filter(
        ({ text_id, start, end }) =>
          !quotes.some((other) => other.text_id === text_id && other.start < end && start < other.end),
      )
    // A row is not shown without its head.
    if (quotes.length + fresh.length > mostQuotes) continue
    quotes.push(...fresh)
  }
  return quotes
}

/** Whether a sentence, or its neighbourhood, is about something that is asked. */
const isNear = ({ topics }: QuestionInput, { around }: AnswerCandidate): boolean =>
  topics.kind === 'allergy' || topics.units.some(({ action }, at) => !action && (around[at] ?? 0) >= leastShown)

const namesDrug = ({ ingredients }: QuestionTopics['units'][number]): boolean =>
  ingredients.some((key) => !key.startsWith('class:'))

/**
 * Whether a sentence or its neighbourhood shows a thing that is asked about. A drug of the same class does not show a
 * named drug.
 */
function isShown(unit: QuestionTopics['units'][number], own: number, around: number): boolean {
  if (!namesDrug(unit)) return around >= leastShown
  return own >= namesSubject || (own < sameClass && around >= leastShownOfDrug)
}

/** Whether something that was asked about is not in the sentences shown. */
const isPartial = (topics: QuestionTopics, shown: readonly AnswerCandidate[]): boolean =>
  topics.units.some(
    (unit, at) =>
      !unit.action &&
      !unit.fromEarlier &&
      !shown.some(({ own, around }) => isShown(unit, own[at] ?? 0, around[at] ?? 0)),
  )

/**
 * Whether a sentence names everything that is asked about, with what such a question wants: a date, a dose, a figure, a
 * cause.
 */
function tellsAll({ topics }: QuestionInput, { sentence, own }: AnswerCandidate): boolean {
  const things = topics.units.flatMap(({ action, fromEarlier }, at) => (action || fromEarlier ? [] : [at]))
  return (
    things.length > 0 &&
    things.every((at) => (own[at] ?? 0) >= namesSubject) &&
    holdsExpected(topics.kind, sentence.folded)
  )
}

/** The chance of each sentence to answer, the likeliest first, and the chance that none does. */
function judge(input: QuestionInput): { readonly likely: readonly LikelyCandidate[]; readonly silence: number } {
  const row = answerRow(input)
  const { candidates } = row
  const logits = predictAnswers('answers', row.things).map(([logit = 0]) => logit)
  const chances = softmax(Float32Array.from(logits.slice(0, candidates.length)))
  const [silence] = predictAnswers('silence', [silenceThing(input, row, logits)])
  return {
    likely: candidates
      .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
      .toSorted((a, b) => b.chance - a.chance),
    silence: candidates.length === 0 ? 1 : sigmoid(silence?.[0] ?? 0),
  }
}

/**
 * What is left of an answer after a reader of its passages found no answer in them: a sure answer becomes a possible
 * one, a possible one becomes the nearest passages.
 */
export function downgraded(answer: ExtractiveAnswer): ExtractiveAnswer {
  if (answer.grounding === 'none') return answer
  if (!answer.may) return { ...answer, grounding: 'partial', may: true }
  return { ...answer, grounding: 'none', may: false, quotes: [], nearest: answer.quotes.slice(0, mostNearest) }
}

/**
 * Answers a question with sentences of the texts, word for word, without a model, clock or randomness: the same
 * question over the same texts gives the same answer. It says so where the texts do not tell, or where it is not sure.
 */
export function answerQuestion(index: SearchIndex, { question, earlier = [], vectors }: AskOptions): ExtractiveAnswer {
  const topics = readQuestionTopics(question, earlier)
  const scored = scoreCandidates(index, topics, vectors)
  const { kind } = topics
  const input = { question, earlier, topics, scored }
  const { likely, silence } = judge(input)
  const passages = [...new Set(likely.map(({ candidate }) => candidate.sentence.chunk))]
  const shown = chosen(likely, kind)
  const sections = wholeSections(index, { question, topics, scored })
  const isWhole = asksForAll(question, topics) || (sections.shown.length > 0 && namesNothing(topics))
  const isSilent = silence > silent && !likely.slice(0, mostNearest).some(({ candidate }) => tellsAll(input, candidate))
  if (isWhole || isSilent || asksUnknown(input)) {
    if (sections.shown.length === 0) {
      const near = shown.filter((candidate) => isNear(input, candidate) || vectors !== undefined).slice(0, mostNearest)
      const nearest = quotesOf(index, input, near)
      return { grounding: 'none', may: false, kind, quotes: [], nearest, passages: passages.slice(0, mostPassages) }
    }
    const own = kind === 'allergy' ? quotesOf(index, input, shown.slice(0, mostNearest)) : []
    const quotes = [...own, ...sections.shown.flatMap((span) => quoteAt(index, topics, span))].filter(
      ({ quote }, at, all) => all.findIndex((other) => other.quote === quote) === at,
    )
    return {
      grounding: 'full',
      may: false,
      kind,
      quotes: quotes.slice(0, mostQuotes),
      nearest: [],
      passages: [...new Set([...sections.passages, ...passages])].slice(0, mostPassages),
    }
  }
  const may = silence > doubtful
  return {
    grounding: may || isPartial(topics, shown) ? 'partial' : 'full',
    may,
    kind,
    quotes: quotesOf(index, input, shown),
    nearest: [],
    passages: passages.slice(0, mostPassages),
  }
}
