import { causeWords, kindPatterns, personWords, timeWords } from '../lexicon/search/question-words.ts'
import { doseSchedule, doseUnit } from '../lexicon/section-words.ts'
import { findDates } from '../course/dates.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import type { FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { conceptsIn } from '../reading/concepts.ts'
import { fold } from '../text/fold.ts'
import type { QuestionTopics, QuestionKind } from './question-topics.ts'
import { type AnswerCandidate, coverageOf, type ScoredCandidates } from './candidates.ts'
import { attributes, nearnessTo, unitSpans } from './nearness.ts'
import { mainUnit, type MentionOrder, ordersOf, unnamed } from './order.ts'
import { questionFacts } from './texts.ts'
import { predictionLength } from './prediction-digits.ts'

export const answerBuckets = 1 << 13
/** Bags of a sentence beside a question: the words of both crossed, and the kind of sentence. */
export const answerBags = 2
/**
 * How far the network looks around a sentence. This many empty things separate the sentences from the thing for
 * silence.
 */
export const answerReach = 2

const kinds: readonly QuestionKind[] = ['allergy', ...kindPatterns.map(([kind]) => kind), 'open']
export const ofQuestion = kinds.length + 14
const ofCandidate = 27 + 9 + 2 * attributes.length + questionFacts.length + predictionLength
const ofSilence = 12
export const answerFeatureCount = ofQuestion + ofCandidate + ofSilence

/** A question as the network's input. */
export interface QuestionInput {
  readonly question: string
  readonly earlier: readonly string[]
  readonly topics: QuestionTopics
  readonly scored: ScoredCandidates
}

/** The sentences that compete for a question, in the order of the texts, with the inputs of each. */
export interface AnswerRow {
  readonly candidates: readonly AnswerCandidate[]
  /** One vector for each candidate, then empty ones, then one for silence. */
  readonly things: readonly FeatureVector[]
}

/** With a lower match, a thing that is asked about stands nowhere. */
export const leastMatch = 0.62

/** How many sentences compete for a question: the best by their words. */
const mostCompeting = 90

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

export interface QuestionRead {
  readonly words: readonly string[]
  readonly before: readonly string[]
  readonly concepts: readonly string[]
}

export const readQuestion = ({ question, earlier }: QuestionInput): QuestionRead => {
  const folded = fold(question.slice(0, 2_000))
  return {
    words: featureWords(folded).slice(0, 60),
    before: featureWords(fold((earlier.at(-1) ?? '').slice(0, 2_000))).slice(0, 40),
    concepts: conceptsIn(folded),
  }
}

export function addQuestion(plain: DenseFeatures, { topics }: QuestionInput, { words, before }: QuestionRead): void {
  plain.oneOf(kinds, (kind) => kind === topics.kind)
  for (const flag of [
    topics.mayTake,
    topics.discharge,
    topics.admission,
    topics.home,
    topics.last,
    topics.first,
    topics.highest,
    topics.lowest,
    topics.side,
    topics.several,
  ])
    plain.add(flag)
  plain.add(topics.units.some(({ fromEarlier }) => fromEarlier))
  plain.add(before.length > 0)
  plain.add(Math.min(1, topics.units.length / 6))
  plain.add(Math.min(1, words.length / 15))
}

/** The matches of the units of a kind, as shares. */
function met(
  topics: QuestionTopics,
  matches: readonly number[],
  isMeant: (unit: QuestionTopics['units'][number]) => boolean,
): number {
  const meant = topics.units.flatMap((unit, at) => (isMeant(unit) ? [matches[at] ?? 0] : []))
  return share(
    meant.reduce((sum, match) => sum + match, 0),
    meant.length,
  )
}

interface RankedCandidate {
  readonly candidate: AnswerCandidate
  readonly rank: number
  readonly best: number
  readonly before: AnswerCandidate | undefined
  readonly after: AnswerCandidate | undefined
  /** The most important unit (-1 for none), and the order of sentences by it. */
  readonly main: number
  readonly order: MentionOrder
}

function addCandidate(
  plain: DenseFeatures,
  { topics, scored: { weights } }: QuestionInput,
  standing: RankedCandidate,
): void {
  const { candidate, rank, best, before, after, main, order } = standing
  const { sentence, own, around, position } = candidate
  const { folded } = sentence
  plain.add(Math.min(2, share(candidate.score, best)))
  plain.add(Math.min(2, candidate.score))
  plain.add(1 / (rank + 1))
  plain.add(rank < 3)
  plain.add(Math.min(2, candidate.fit))
  plain.add(candidate.passageScore)
  plain.add(candidate.names)
  plain.add(coverageOf(weights, own))
  plain.add(coverageOf(weights, around))
  plain.add(Math.max(0, ...own))
  plain.add(met(topics, own, ({ telling }) => telling))
  plain.add(met(topics, own, ({ action }) => action))
  plain.add(met(topics, own, ({ fromEarlier }) => fromEarlier))
  plain.add(met(topics, own, ({ ingredients }) => ingredients.length > 0))
  plain.add(before === undefined ? 0 : coverageOf(weights, before.own))
  plain.add(after === undefined ? 0 : coverageOf(weights, after.own))
  plain.add(sentence.corrects)
  plain.add(position.fraction)
  plain.add(position.recency)
  plain.add(position.chunk.section === null)
  plain.add(doseUnit.test(folded) || doseSchedule.test(folded))
  plain.add(timeWords.test(folded) || findDates(folded).length > 0)
  plain.add(causeWords.test(folded))
  plain.add(personWords.test(folded))
  plain.add(/\d/.test(folded))
  plain.add(Math.min(1, sentence.words.length / 30))
  plain.add(topics.units.some(({ fact }) => fact !== null && position.chunk.facts.includes(fact)))
  plain.oneOf(questionFacts, (fact) => position.chunk.facts.includes(fact))
  const unit = topics.units[main]
  plain.add(main < 0 ? 0 : (own[main] ?? 0))
  plain.add(order.fromFirst)
  plain.add(order.fromLast)
  plain.add(order.high)
  plain.add(order.low)
  plain.add(topics.first ? order.fromFirst : 0)
  plain.add(topics.last ? order.fromLast : 0)
  plain.add(topics.highest ? order.high : 0)
  plain.add(topics.lowest ? order.low : 0)
  for (const near of nearnessTo(unit === undefined ? [] : unitSpans(unit, sentence), sentence)) plain.add(near)
  const all = topics.units.flatMap((each) => (each.action ? [] : unitSpans(each, sentence)))
  for (const near of nearnessTo(all, sentence)) plain.add(near)
  for (let at = 0; at < predictionLength; at += 1) plain.add((sentence.told.charCodeAt(at) - 48 || 0) / 9)
}

const bestSection = (digits: string): string => {
  let [best, most] = [0, -1]
  for (let at = 0; at < 18; at += 1) {
    const digit = digits.charCodeAt(at)
    if (digit > most) [best, most] = [at, digit]
  }
  return `s${best}`
}

const untilWhen =
  /\b(?:hasta|fins|until|till|through|durante|durant|for|x|por|during)\b.{0,12}\d|\b(?:hasta|fins|until|till)\b/
const spanOfTime = /\b\d+ ?(?:d|dias?|dies|days?|sem|semanas?|setmanes|weeks?|wks?|mes(?:es|os)?|months?)\b/
/** Whether folded text tells how long something goes on. */
export const hasDuration = (folded: string): boolean => untilWhen.test(folded) || spanOfTime.test(folded)

/** The kind of sentence in a few words, which are crossed with those of a question. */
function likeness({ sentence }: AnswerCandidate): string[] {
  const { folded } = sentence
  return [
    ...sentence.kinds.filter((kind) => kind.startsWith('kind ')),
    bestSection(sentence.told),
    ...(/\d/.test(folded) ? ['figure'] : []),
    ...(doseUnit.test(folded) || doseSchedule.test(folded) ? ['dose'] : []),
    ...(findDates(folded).length > 0 ? ['date'] : []),
    ...(hasDuration(folded) ? ['until'] : []),
    ...(causeWords.test(folded) ? ['cause'] : []),
    ...(personWords.test(folded) ? ['person'] : []),
    ...(/\b(?:no|sin|sense|not|nil|without|ni|never|nunca|mai|niega|nega|denies)\b/.test(folded) ? ['denial'] : []),
  ]
}

function thingOf(input: QuestionInput, read: QuestionRead, standing: RankedCandidate): FeatureVector {
  const { candidate } = standing
  const plain = new DenseFeatures(answerFeatureCount)
  addQuestion(plain, input, read)
  addCandidate(plain, input, standing)
  const words = featureWords(candidate.sentence.folded).slice(0, 60)
  const crossed = new Bag(answerBuckets)
  const traits = likeness(candidate)
  const questionTraits = [input.topics.kind, ...read.words.slice(0, 12), ...read.concepts]
  crossed.crossed(7, questionTraits, traits)
  const both = new Set(read.words)
  crossed.words(
    8,
    words.filter((word) => both.has(word)),
  )
  const concepts = new Set(read.concepts)
  crossed.words(
    9,
    candidate.sentence.kinds.filter((kind) => concepts.has(kind)),
  )
  const alike = new Bag(answerBuckets)
  alike.words(10, traits)
  return { bags: [crossed, alike].map((bag) => bag.buckets()), plain: plain.values }
}

const matchOfAll = (topics: QuestionTopics, candidates: readonly AnswerCandidate[], part: 'own' | 'around'): number[] =>
  topics.units.map((_, unit) => candidates.reduce((top, candidate) => Math.max(top, candidate[part][unit] ?? 0), 0))

/** Adds what stands of the question anywhere in the texts. */
export function addAnywhere(plain: DenseFeatures, { topics, scored: { weights, candidates } }: QuestionInput): void {
  const own = matchOfAll(topics, candidates, 'own')
  const around = matchOfAll(topics, candidates, 'around')
  const missing = (isMeant: (unit: QuestionTopics['units'][number]) => boolean): number =>
    topics.units.filter((unit, at) => isMeant(unit) && (own[at] ?? 0) < leastMatch).length
  const naming = candidates.find(({ names }) => names)
  plain.add(naming === undefined)
  plain.add(naming === undefined ? 0 : coverageOf(weights, naming.around))
  plain.add(naming === undefined ? 0 : coverageOf(weights, naming.own))
  plain.add(Math.min(2, candidates[0]?.score ?? 0))
  plain.add(candidates.reduce((top, candidate) => Math.max(top, coverageOf(weights, candidate.own)), 0))
  plain.add(own.length === 0 ? 0 : Math.min(...own))
  plain.add(coverageOf(weights, own))
  plain.add(Math.min(1, missing(() => true) / 3))
  plain.add(Math.min(1, missing(({ telling }) => telling) / 2))
  plain.add(Math.min(1, missing(({ action }) => !action) / 3))
  plain.add(topics.units.some(({ telling }, at) => telling && (around[at] ?? 0) < leastMatch))
  plain.add(topics.units.length === 0)
}

const empty = (): FeatureVector => ({
  bags: Array.from({ length: answerBags }, () => new Int32Array()),
  plain: new Float32Array(answerFeatureCount),
})

/**
 * The thing for silence. It has no words: that questions of some kind are often unanswered says nothing of this one.
 */
function silenceIn(input: QuestionInput, read: QuestionRead): FeatureVector {
  const plain = new DenseFeatures(answerFeatureCount)
  addQuestion(plain, input, read)
  for (let at = 0; at < ofCandidate; at += 1) plain.add(0)
  addAnywhere(plain, input)
  return { ...empty(), plain: plain.values }
}

/** Prepares a question and its competing sentences for the network. */
export function answerRow(input: QuestionInput): AnswerRow {
  const read = readQuestion(input)
  const ranked = input.scored.candidates.slice(0, mostCompeting)
  const best = ranked[0]?.score ?? 0
  const ranks = new Map(ranked.map((candidate, rank) => [candidate, rank]))
  const candidates = ranked.toSorted(
    (a, b) => a.sentence.chunk - b.sentence.chunk || a.sentence.start - b.sentence.start,
  )
  const { topics, scored } = input
  const main = mainUnit(topics, scored.weights, scored.candidates)
  const orders = ordersOf(topics, main, candidates)
  const things = candidates.map((candidate, at) =>
    thingOf(input, read, {
      candidate,
      rank: ranks.get(candidate) ?? 0,
      best,
      before: candidates[at - 1],
      after: candidates[at + 1],
      main,
      order: orders[at] ?? unnamed,
    }),
  )
  return { candidates, things: [...things, ...Array.from({ length: answerReach }, empty), silenceIn(input, read)] }
}
