import { sectionTitles } from '@alta/contract/sections'
import { conceptsIn } from '../reading/concepts.ts'
import { fold } from '../text/fold.ts'
import type { QuestionTopics, QuestionUnit } from './question-topics.ts'
import { corrects, fitOf, type SentencePosition } from './fit.ts'
import { quoteOf, type SearchIndex } from './index-texts.ts'
import { type Hit, rank, type Vectors } from './rank.ts'
import type { QuestionFact, Chunk } from './texts.ts'
import { matchOf, type ReadSentence, type ReadWords, readWords } from './read-sentence.ts'

/** A sentence compared with a question. */
export interface AnswerCandidate {
  readonly sentence: ReadSentence
  /** How well it matches each unit of the question, 0 to 1: in its own words, and together with its neighbours. */
  readonly own: readonly number[]
  readonly around: readonly number[]
  readonly score: number
  /** How well it fits the question apart from the words, about 1; and how well its passage was found, 0 to 1. */
  readonly fit: number
  readonly passageScore: number
  readonly position: SentencePosition
  /** It names what is asked about; other candidates only stand nearby. */
  readonly names: boolean
}

/** The words in which allergies are told. */
const allergySigns = ['alergia', 'reaccion', 'urticaria', 'exantema', 'anafilaxia', 'angioedema', 'intolerancia']
const mostPassages = 24
const factPassages = 60
/** With at most this many passages all of them are read, because the answer may share no word with the question. */
const fewPassages = 48
const headerShare = 0.4
const headingShare = 0.6
const sameFact = 0.8
const beforeShare = 0.5
const afterShare = 0.3
const besideShare = 0.35
/** A correction is about the same thing as the sentence before it. */
const correctedShare = 0.9
/** A sentence that names less than this of the question is no answer, whatever stands around it. */
const leastNamed = 0.52
/**
 * A word that no text and no list of terms knows tells little by its absence: it may be a typing error or a turn of
 * phrase.
 */
const unknownShare = 0.4
const actionShare = 0.5
const passageShare = 0.15
const earlierShare = 0.6

/** The passages worth reading: those that the index finds, and those with the kind of fact that is asked for. */
function hitsOf(index: SearchIndex, topics: QuestionTopics, vectors: Vectors | undefined): Hit[] {
  const words = topics.units.flatMap(({ text, ingredients }) => [
    text,
    ...ingredients.map((key) => key.replace(/^\w+:/, '')),
  ])
  if (topics.kind === 'allergy') words.push(...allergySigns)
  const found = rank(index, words.join(' '), vectors === undefined ? { k: mostPassages } : { k: mostPassages, vectors })
  const expectedFacts = new Set<QuestionFact>(topics.units.flatMap(({ fact }) => fact ?? []))
  if (topics.kind === 'allergy' || topics.mayTake) expectedFacts.add('allergy')
  if (topics.units.some(({ ingredients }) => ingredients.some((key) => key.startsWith('class:'))))
    expectedFacts.add('medication')
  const known = new Set(found.map(({ chunk }) => chunk))
  if (index.chunks.length <= fewPassages)
    return [...found, ...index.chunks.flatMap((_, chunk) => (known.has(chunk) ? [] : [{ chunk, score: 0 }]))]
  if (expectedFacts.size === 0) return found
  const facts = index.chunks.flatMap(({ facts: chunkFacts }, chunk) =>
    chunkFacts.some((fact) => expectedFacts.has(fact)) && !known.has(chunk) ? [{ chunk, score: 0 }] : [],
  )
  // The end of a stay tells the outcome.
  return [...found, ...facts.slice(-factPassages)]
}

const headingOf = (index: SearchIndex, chunk: Chunk): string =>
  quoteOf(index, { ...chunk, end: chunk.sentences[0]?.start ?? chunk.start })

/** A passage, read once for all questions to its index. */
interface ReadPassage {
  readonly sentences: readonly ReadSentence[]
  /** Where it stands, and what stands above it: its heading, and the title of its section. */
  readonly header: ReadWords
  readonly heading: ReadWords
}

const knownPassages = new WeakMap<Chunk, ReadPassage>()

function readPassage(index: SearchIndex, chunk: number): ReadPassage | null {
  const passage = index.chunks[chunk]
  if (passage === undefined) return null
  const known = knownPassages.get(passage)
  if (known !== undefined) return known
  const { text_id, header, section } = passage
  const sentences = passage.sentences.map(({ start, end, told = '' }, at) => {
    const words = readWords(quoteOf(index, { text_id, start, end }))
    return { ...words, start, end, told, chunk, at, corrects: corrects(words.folded), kinds: conceptsIn(words.folded) }
  })
  const titles = section === null ? [] : Object.values(sectionTitles[section])
  const heading = readWords([headingOf(index, passage), ...titles].join(' '))
  const read = { sentences, header: readWords(header), heading }
  knownPassages.set(passage, read)
  return read
}

/** How many passages hold a unit's words; where only other words say it, how many of those that were read. */
function foundIn(index: SearchIndex, unit: QuestionUnit, reads: readonly ReadWords[]): number {
  const { terms } = index.inverted
  const lists = [...unit.groups, ...(unit.stems.length === 1 ? unit.stems : [])].flatMap(
    (term) => terms.get(term) ?? [],
  )
  const passages = new Set<number>()
  for (const list of lists) for (let at = 0; at < list.length; at += 2) passages.add(list[at] ?? 0)
  return passages.size > 0 ? passages.size : reads.filter((read) => matchOf(unit, read) >= 0.5).length
}

/** The weight of each unit of the question: the rarer it is in the texts, the higher. */
function weightsOf(index: SearchIndex, topics: QuestionTopics, reads: readonly ReadWords[]): number[] {
  const size = index.chunks.length
  return topics.units.map((unit) => {
    const found = foundIn(index, unit, reads)
    const known = found > 0 || unit.groups.length + unit.concepts.length + unit.ingredients.length > 0
    const share = (unit.fromEarlier ? earlierShare : 1) * (unit.action ? actionShare : 1) * (known ? 1 : unknownShare)
    return Math.log(1 + (size - found + 0.5) / (found + 0.5)) * share
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** The share of a question that is met; 1 for a question without units. */
export function coverageOf(weights: readonly number[], met: readonly number[]): number {
  const all = sumOf(weights)
  return all === 0 ? 1 : sumOf(weights.map((weight, at) => weight * (met[at] ?? 0))) / all
}

function positionsIn(index: SearchIndex): (sentences: readonly ReadSentence[], at: number) => SentencePosition | null {
  let [firstDay, lastDay] = ['9', '']
  for (const { day } of index.chunks) {
    if (day === null) continue
    if (day < firstDay) firstDay = day
    if (day > lastDay) lastDay = day
  }
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)]
  return (sentences, at) => {
    const [before, sentence, after] = [sentences[at - 1], sentences[at], sentences[at + 1]]
    const chunk = index.chunks[sentence?.chunk ?? -1]
    if (chunk === undefined || sentence === undefined) return null
    const length = index.texts.get(chunk.text_id)?.text.length ?? 0
    const recency = chunk.day === null || !(last > first) ? 0.5 : (Date.parse(chunk.day) - first) / (last - first)
    return {
      chunk,
      fraction: length === 0 ? 0 : sentence.start / length,
      recency,
      before,
      after,
      heading: fold(headingOf(index, chunk)),
    }
  }
}

export interface ScoredCandidates {
  readonly weights: readonly number[]
  /** The best first. */
  readonly candidates: readonly AnswerCandidate[]
}

/** Compares the sentences of the passages found with a question. */
export function scoreCandidates(
  index: SearchIndex,
  topics: QuestionTopics,
  vectors: Vectors | undefined,
): ScoredCandidates {
  const hits = hitsOf(index, topics, vectors)
  const read = hits.flatMap((hit) => {
    const passage = readPassage(index, hit.chunk)
    return passage === null ? [] : [{ hit, ...passage }]
  })
  const weights = weightsOf(
    index,
    topics,
    read.flatMap(({ sentences }) => sentences),
  )
  const best = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE)
  const positionOf = positionsIn(index)
  // The act that is done with a thing does not name the thing.
  const things = topics.units.flatMap(({ action }, unit) => (action ? [] : [unit]))
  const matters = things.length > 0 ? things : topics.units.map((_, unit) => unit)
  const candidates = read.flatMap(({ hit, sentences, header, heading }) => {
    const headed = topics.units.map((unit) =>
      Math.max(
        matchOf(unit, header) * headerShare,
        matchOf(unit, heading) * headingShare,
        unit.fact !== null && index.chunks[hit.chunk]?.facts.includes(unit.fact) ? sameFact : 0,
      ),
    )
    const met = sentences.map((sentence) => topics.units.map((unit) => matchOf(unit, sentence)))
    const inPassage = topics.units.map((_, unit) => Math.max(0, ...met.map((matches) => matches[unit] ?? 0)))
    return sentences.flatMap((sentence, at): AnswerCandidate[] => {
      const position = positionOf(sentences, at)
      const own = met[at] ?? []
      if (position === null) return []
      const around = own.map((match, unit) =>
        Math.max(
          match,
          headed[unit] ?? 0,
          (met[at - 1]?.[unit] ?? 0) * (position.before?.corrects ? correctedShare : beforeShare),
          (met[at + 1]?.[unit] ?? 0) * afterShare,
          (inPassage[unit] ?? 0) * besideShare,
        ),
      )
      const names =
        topics.kind === 'allergy' || matters.length === 0 || matters.some((unit) => (around[unit] ?? 0) >= leastNamed)
      const words = coverageOf(weights, around)
      const [fit, passageScore] = [fitOf(topics, sentence, position), hit.score / best]
      const score = (words + passageShare * passageScore) * fit
      return [{ sentence, own, around, score, fit, passageScore, position, names }]
    })
  })
  return { weights, candidates: candidates.toSorted((a, b) => b.score - a.score) }
}
