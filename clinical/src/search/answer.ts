import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { fold } from '../text/fold.ts'
import { type Asked, askedOf, type QuestionKind } from './asked.ts'
import { type Candidate, coverageOf, type Held, holdAgainst } from './candidates.ts'
import { quoteOf, type SearchIndex } from './index-texts.ts'
import { polarityOf, type QuotePolarity } from './quote-polarity.ts'
import type { Vectors } from './rank.ts'
import { asksForAll, wholeSections } from './whole-sections.ts'

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

export interface Answer {
  /** `none`: nothing relevant was found. `partial`: a part of what was asked is not in the texts. */
  readonly grounding: 'full' | 'partial' | 'none'
  readonly kind: QuestionKind
  /** At most five, the best first. */
  readonly quotes: readonly Quote[]
  /** The passages that come closest, where nothing relevant was found. */
  readonly nearest: readonly Quote[]
  /** What a model would be given: at most twelve of `SearchIndex.chunks`, the best first. */
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
/** A sentence that scores less than this share of the best one is not shown. */
const leastShare = 0.6
/** Below this share of the question, nothing relevant was found. */
const leastCoverage = 0.35
const leastCoverageOfKnown = 0.62
const leastMatch = 0.62
/** One of several things asked at once is answered by a sentence that names it. */
const leastOfSeveral = 0.9
const leastShown = 0.35
const fewestDates = 2
const nearDuplicate = 0.7
const diversity = 0.3

function similarity(a: Candidate, b: Candidate): number {
  const [first, second] = [a.sentence.stems, b.sentence.stems]
  let common = 0
  for (const stem of first) if (second.has(stem)) common += 1
  const all = first.size + second.size - common
  return all === 0 ? 1 : common / all
}

/** Maximal marginal relevance (Carbonell, Goldstein 1998): good sentences that do not say the same twice. */
function chosen(candidates: readonly Candidate[], most: number): Candidate[] {
  const out: Candidate[] = []
  const left = candidates.slice(0, 40)
  const least = (left[0]?.score ?? 0) * leastShare
  while (out.length < most) {
    let best: { readonly candidate: Candidate; readonly worth: number } | null = null
    for (const candidate of left) {
      if (candidate.score < least || out.includes(candidate)) continue
      const like = Math.max(0, ...out.map((other) => similarity(candidate, other)))
      if (like >= nearDuplicate) continue
      const worth = candidate.score * (1 - diversity * like)
      if (best === null || worth > best.worth) best = { candidate, worth }
    }
    if (best === null) break
    out.push(best.candidate)
  }
  return out
}

const isRow = (words: string): boolean => /\t| \| | {3}/.test(words)

/** The row with the dates above a row of a table of results: without it, its numbers say nothing. */
function headRowOf(index: SearchIndex, { chunk, at }: Candidate['sentence']): Span | null {
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

function quotesOf(index: SearchIndex, asked: Asked, candidates: readonly Candidate[]): Quote[] {
  const shown = new Map<string, Quote>()
  for (const { sentence } of candidates) {
    const head = headRowOf(index, sentence)
    const spans = head === null ? [sentence] : [{ ...head, chunk: sentence.chunk }, sentence]
    const fresh = spans
      .flatMap((span) => quoteAt(index, asked, span))
      .map((quote) => [`${quote.text_id} ${quote.start}`, quote] as const)
      .filter(([place]) => !shown.has(place))
    // A row without its head is not shown.
    if (shown.size + fresh.length > mostQuotes) continue
    for (const [place, quote] of fresh) shown.set(place, quote)
  }
  return [...shown.values()]
}

/** A term that is known, with its other names, stands nowhere: its absence tells more than that of some word. */
function missesKnown(asked: Asked, candidates: readonly Candidate[]): boolean {
  return asked.units.some(
    ({ telling }, at) => telling && candidates.every(({ around }) => (around[at] ?? 0) < leastMatch),
  )
}

function isSilent(asked: Asked, { weights, candidates }: Held): boolean {
  const best = candidates[0]
  if (best === undefined) return true
  if (asked.units.length === 0) return asked.kind !== 'allergy'
  const isTold = (at: number): boolean => candidates.some(({ own }) => (own[at] ?? 0) >= leastOfSeveral)
  if (asked.several && asked.units.some(({ telling }, at) => telling && isTold(at))) return false
  return coverageOf(weights, best.around) < (missesKnown(asked, candidates) ? leastCoverageOfKnown : leastCoverage)
}

/** Something that was asked about is not in the sentences shown. */
const isPartial = (asked: Asked, shown: readonly Candidate[]): boolean =>
  asked.units.some(
    ({ action, carried }, at) => !action && !carried && shown.every(({ around }) => (around[at] ?? 0) < leastShown),
  )

/**
 * Answers a question with sentences of the texts, word for word, without a model: no clock, no chance; the same question
 * over the same texts gives the same answer. Says so where the texts do not tell.
 */
export function answerQuestion(index: SearchIndex, { question, earlier = [], vectors }: AskOptions): Answer {
  const asked = askedOf(question, earlier)
  const held = holdAgainst(index, asked, vectors)
  const naming = { ...held, candidates: held.candidates.filter(({ names }) => names) }
  const { kind } = asked
  const passages = [...new Set(held.candidates.map(({ sentence }) => sentence.chunk))]
  if (asksForAll(question, asked) || isSilent(asked, naming)) {
    const nearest = quotesOf(index, asked, chosen(held.candidates, mostNearest))
    const whole = wholeSections(index, { question, asked, held })
    if (whole.shown.length === 0) return { grounding: 'none', kind, quotes: [], nearest, passages: [] }
    const told = whole.shown.flatMap((place) => quoteAt(index, asked, place))
    const quotes = new Map([...(kind === 'allergy' ? nearest : []), ...told].map((each) => [each.quote, each]))
    return {
      grounding: 'full',
      kind,
      quotes: [...quotes.values()].slice(0, mostQuotes),
      nearest: [],
      passages: [...new Set([...whole.passages, ...passages])].slice(0, mostPassages),
    }
  }
  const shown = chosen(naming.candidates, mostQuotes)
  const grounding = isPartial(asked, shown) ? 'partial' : 'full'
  return {
    grounding,
    kind,
    quotes: quotesOf(index, asked, shown),
    nearest: [],
    passages: passages.slice(0, mostPassages),
  }
}
