import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { fold } from '../text/fold.ts'
import { type Asked, readQuestionTopics, type QuestionKind } from './question-topics.ts'
import { answerRow, leastMatch, type QuestionInput } from './answer-row.ts'
import { type AnswerCandidate, scoreCandidates } from './candidates.ts'
import { predictAnswers } from './networks.ts'
import { holdsWanted, silenceThing } from './silence.ts'
import { sigmoid, softmax } from '../learning/network.ts'
import { quoteOf, type SearchIndex } from './index-texts.ts'
import { polarityOf, type QuotePolarity } from './quote-polarity.ts'
import { sameClass } from './read-sentence.ts'
import type { Vectors } from './rank.ts'
import { asksForAll, namesNothing, wholeSections } from './whole-sections.ts'

/** A sentence of a text, word for word; offsets into that text. */
export interface Quote {
  readonly text_id: string
  readonly start: number
  readonly end: number
  /** The text from `start` to `end`. */
  readonly quote: string
  /** ISO date of the note, or null when the text gives none. */
  readonly day: string | null
  readonly section: SectionKey | null
  readonly polarity: QuotePolarity
}

export interface ExtractiveAnswer {
  /** `none`: nothing relevant was found. `partial`: a part of what was asked is not in the texts, or only `may` be. */
  readonly grounding: 'full' | 'partial' | 'none'
  /** The quotes may be what was asked for: they come closest, and are to be read as no more than that. */
  readonly may: boolean
  readonly kind: QuestionKind
  /** At most five, the best first. */
  readonly quotes: readonly Quote[]
  /** The passages that come closest, where nothing relevant was found. */
  readonly nearest: readonly Quote[]
  /**
   * What a model would be given: at most twelve of `SearchIndex.chunks`, the best first. Also where nothing relevant was
   * found, since a model reads better than a network.
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
/** From which chance on that the texts do not tell an answer is given as what may be it, and none at all. */
const doubtful = 0.35
const silent = 0.52
/** A sentence that is this much less likely than the best one is not shown. */
const leastShare = 0.08
const leastShareOfAllergies = 0.005
const leastShown = 0.35
/** Half of what the sentence before names, and more than half of its class. */
const leastShownOfDrug = 0.45
/** A sentence that names less than this of what is asked is quoted with the one before, where that does. */
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
interface Likely {
  readonly candidate: AnswerCandidate
  readonly chance: number
}

/** Known terms are asked about, with all their other names, and none of them stands in the texts. */
function asksUnknown({ asked, held }: QuestionInput): boolean {
  const known = asked.units.flatMap(({ telling }, unit) => (telling || asked.kind === 'allergy' ? [unit] : []))
  return (
    known.length > 0 && known.every((unit) => held.candidates.every(({ around }) => (around[unit] ?? 0) < leastMatch))
  )
}

/** The likeliest sentences, none that says nearly the same as another. */
function chosen(likely: readonly Likely[], kind: QuestionKind): AnswerCandidate[] {
  const out: AnswerCandidate[] = []
  // Of allergies everything is told, also what was taken back.
  const least = (likely[0]?.chance ?? 0) * (kind === 'allergy' ? leastShareOfAllergies : leastShare)
  for (const { candidate, chance } of likely) {
    if (out.length === mostQuotes || chance < least) break
    if (out.every((other) => similarity(candidate, other) < nearDuplicate)) out.push(candidate)
  }
  return out
}

const isRow = (words: string): boolean => /\t| \| | {3}/.test(words)

/** The row with the dates above a row of a table of results: without it, its numbers say nothing. */
function headRowOf(index: SearchIndex, { chunk, at }: AnswerCandidate['sentence']): Span | null {
  const passage = index.chunks[chunk]
  if (passage === undefined) return null
  const wordsOf = (span: Span): string => quoteOf(index, { text_id: passage.text_id, start: span.start, end: span.end })
  const row = passage.sentences[at]
  if (row === undefined || !isRow(wordsOf(row))) return null
  const above = passage.sentences.slice(0, at).toReversed()
  return above.find((span) => isRow(wordsOf(span)) && findDates(fold(wordsOf(span))).length >= fewestDates) ?? null
}

/** A sentence as it is shown; none when its words are not those of a text of the index. */
function quoteAt(index: SearchIndex, asked: Asked, { chunk, start, end }: Span & { readonly chunk: number }): Quote[] {
  const passage = index.chunks[chunk]
  const text = passage === undefined ? undefined : index.texts.get(passage.text_id)
  if (passage === undefined || text === undefined || start < 0 || end <= start || end > text.text.length) return []
  const quote = quoteOf(index, { text_id: text.id, start, end })
  const { day, section } = passage
  return [{ text_id: text.id, start, end, quote, day, section, polarity: polarityOf(quote, asked.units) }]
}

/** A sentence with the one before it, where only that names what is asked about: one run of the text. */
function spanOf(
  index: SearchIndex,
  { sentence, own, place: { before } }: AnswerCandidate,
  { held, asked }: QuestionInput,
) {
  const alone = { start: sentence.start, end: sentence.end, chunk: sentence.chunk }
  if (before === undefined || before.chunk !== sentence.chunk || asked.units.length === 0) return alone
  const earlier = held.candidates.find((candidate) => candidate.sentence === before)
  const named = (matches: readonly number[]): number =>
    Math.max(0, ...matches.map((match, unit) => (asked.units[unit]?.action === true ? 0 : match)))
  const isLed = named(own) < leastNamed && earlier !== undefined && named(earlier.own) >= namesSubject
  const text = index.texts.get(index.chunks[sentence.chunk]?.text_id ?? '')?.text ?? ''
  return isLed && !text.slice(before.end, sentence.start).includes('\n') ? { ...alone, start: before.start } : alone
}

function quotesOf(index: SearchIndex, put: QuestionInput, shown: readonly AnswerCandidate[]): Quote[] {
  const { asked } = put
  const quotes: Quote[] = []
  for (const candidate of shown) {
    const head = headRowOf(index, candidate.sentence)
    const span = spanOf(index, candidate, put)
    const spans = head === null ? [span] : [{ ...head, chunk: span.chunk }, span]
    const fresh = spans
      .flatMap((each) => quoteAt(index, asked, each))
      .filter(
        ({ text_id, start, end }) =>
          !quotes.some((other) => other.text_id === text_id && other.start < end && start < other.end),
      )
    // A row without its head is not shown.
    if (quotes.length + fresh.length > mostQuotes) continue
    quotes.push(...fresh)
  }
  return quotes
}

/** Does a sentence, or what stands by it, speak of something that is asked about? */
const isNear = ({ asked }: QuestionInput, { around }: AnswerCandidate): boolean =>
  asked.kind === 'allergy' || asked.units.some(({ action }, at) => !action && (around[at] ?? 0) >= leastShown)

const namesDrug = ({ ingredients }: Asked['units'][number]): boolean =>
  ingredients.some((key) => !key.startsWith('class:'))

/** Is a thing asked about told by a sentence or by what stands by it? A drug that is named is not by one of its class. */
function isShown(unit: Asked['units'][number], own: number, around: number): boolean {
  if (!namesDrug(unit)) return around >= leastShown
  return own >= namesSubject || (own < sameClass && around >= leastShownOfDrug)
}

/** Something that was asked about is not in the sentences shown. */
const isPartial = (asked: Asked, shown: readonly AnswerCandidate[]): boolean =>
  asked.units.some(
    (unit, at) =>
      !unit.action && !unit.carried && !shown.some(({ own, around }) => isShown(unit, own[at] ?? 0, around[at] ?? 0)),
  )

/** Does a sentence name all that is asked about, with what such a question wants: a date, a dose, a figure, a cause? */
function tellsAll({ asked }: QuestionInput, { sentence, own }: AnswerCandidate): boolean {
  const things = asked.units.flatMap(({ action, carried }, at) => (action || carried ? [] : [at]))
  return (
    things.length > 0 &&
    things.every((at) => (own[at] ?? 0) >= namesSubject) &&
    holdsWanted(asked.kind, sentence.folded)
  )
}

/** How likely each sentence answers, the likeliest first, and how likely none does. */
function judge(put: QuestionInput): { readonly likely: readonly Likely[]; readonly silence: number } {
  const row = answerRow(put)
  const { candidates } = row
  const logits = predictAnswers('answers', row.things).map(([logit = 0]) => logit)
  const chances = softmax(Float32Array.from(logits.slice(0, candidates.length)))
  const [silence] = predictAnswers('silence', [silenceThing(put, row, logits)])
  return {
    likely: candidates
      .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
      .toSorted((a, b) => b.chance - a.chance),
    silence: candidates.length === 0 ? 1 : sigmoid(silence?.[0] ?? 0),
  }
}

/**
 * What is left of an answer when a reader of its passages finds no answer in them: what was sure may still be it, what only
 * might have been it comes nearest.
 */
export function questioned(answer: ExtractiveAnswer): ExtractiveAnswer {
  if (answer.grounding === 'none') return answer
  if (!answer.may) return { ...answer, grounding: 'partial', may: true }
  return { ...answer, grounding: 'none', may: false, quotes: [], nearest: answer.quotes.slice(0, mostNearest) }
}

/**
 * Answers a question with sentences of the texts, word for word, without a model: no clock, no chance; the same question
 * over the same texts gives the same answer. Says so where the texts do not tell, or where it is not sure.
 */
export function answerQuestion(index: SearchIndex, { question, earlier = [], vectors }: AskOptions): ExtractiveAnswer {
  const asked = readQuestionTopics(question, earlier)
  const held = scoreCandidates(index, asked, vectors)
  const { kind } = asked
  const put = { question, earlier, asked, held }
  const { likely, silence } = judge(put)
  const passages = [...new Set(likely.map(({ candidate }) => candidate.sentence.chunk))]
  const shown = chosen(likely, kind)
  const whole = wholeSections(index, { question, asked, held })
  const isWhole = asksForAll(question, asked) || (whole.shown.length > 0 && namesNothing(asked))
  const isSilent = silence > silent && !likely.slice(0, mostNearest).some(({ candidate }) => tellsAll(put, candidate))
  if (isWhole || isSilent || asksUnknown(put)) {
    if (whole.shown.length === 0) {
      const near = shown.filter((candidate) => isNear(put, candidate) || vectors !== undefined).slice(0, mostNearest)
      const nearest = quotesOf(index, put, near)
      return { grounding: 'none', may: false, kind, quotes: [], nearest, passages: passages.slice(0, mostPassages) }
    }
    const own = kind === 'allergy' ? quotesOf(index, put, shown.slice(0, mostNearest)) : []
    const told = [...own, ...whole.shown.flatMap((place) => quoteAt(index, asked, place))].filter(
      ({ quote }, at, all) => all.findIndex((other) => other.quote === quote) === at,
    )
    return {
      grounding: 'full',
      may: false,
      kind,
      quotes: told.slice(0, mostQuotes),
      nearest: [],
      passages: [...new Set([...whole.passages, ...passages])].slice(0, mostPassages),
    }
  }
  const may = silence > doubtful
  return {
    grounding: may || isPartial(asked, shown) ? 'partial' : 'full',
    may,
    kind,
    quotes: quotesOf(index, put, shown),
    nearest: [],
    passages: passages.slice(0, mostPassages),
  }
}
