import type { SentenceCorrection, ReadText, Sentence } from '../course/course.ts'
import { numberOfDay } from '../course/dates.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import { softmax, type FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { correctsOther, isCorrecting } from '../facts/corrections.ts'
import { sides, wrongCue } from '../lexicon/correction-words.ts'
import { stemOf } from '../text/stem.ts'
import { indexWords } from '../text/index-words.ts'
import { fold } from '../text/fold.ts'
import { flagOf } from './decide-section.ts'
import type { ReadMention } from './drug-mentions.ts'
import { predictReading } from './networks.ts'

export const pairBuckets = 1 << 13
/** Bags of a pair: the words of the correcting sentence, the common words, and the words before the common ones. */
export const pairBags = 3
export const pairFeatureCount = 26

/** A sentence prepared for comparison with others. */
interface ComparedSentence {
  readonly sentence: Sentence
  readonly folded: string
  /** The stems, figures, concepts and drugs that find it. */
  readonly terms: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
  readonly drugs: ReadonlySet<string>
  readonly day: number | null
}

/** Two sentences, one of which may take back the other, with their inputs. */
export interface CorrectionPair {
  readonly by: number
  readonly superseded: number
  readonly thing: FeatureVector
}

const fewestLetters = 4
const figure = /^\d/

function readsOf(course: ReadText, mentions: readonly ReadMention[]): ComparedSentence[] {
  const named = Map.groupBy(mentions, ({ unit }) => unit.start)
  return course.sentences.flatMap((sentence): ComparedSentence[] => {
    if (sentence.chances === null) return []
    const folded = fold(course.text.slice(sentence.start, sentence.end))
    const words = indexWords(folded)
    const drugs = (named.get(sentence.start) ?? []).flatMap(({ mention }) => mention.ingredients)
    const figures = words.filter((word) => figure.test(word))
    const stems = words.filter((word) => word.length >= fewestLetters && !figure.test(word)).map(stemOf)
    const concepts = sentence.concepts.filter((name) => !name.startsWith('kind '))
    const { day = null } = course.notes[sentence.note] ?? {}
    return [
      {
        sentence,
        folded,
        terms: new Set([...stems, ...figures, ...concepts, ...drugs]),
        figures: new Set(figures),
        drugs: new Set(drugs),
        day: day === null ? null : numberOfDay(day),
      },
    ]
  })
}

/** Where each term stands, as places in the row of sentences. */
function positionsOf(reads: readonly ComparedSentence[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  reads.forEach(({ terms }, at) => {
    for (const term of terms) {
      const known = positions.get(term)
      if (known === undefined) positions.set(term, [at])
      else known.push(at)
    }
  })
  return positions
}

/** How many sentences that one may take back are compared: those that share the rarest words with it. */
const mostCandidates = 10
/** A word that stands in more sentences finds none of them. */
const mostPositions = 60

interface CorrectionCandidate {
  readonly at: number
  readonly shared: number
}

function candidatesOf(
  reads: readonly ComparedSentence[],
  positions: ReadonlyMap<string, readonly number[]>,
  at: number,
): readonly CorrectionCandidate[] {
  const shared = new Map<number, number>()
  for (const term of reads[at]?.terms ?? []) {
    const standing = positions.get(term) ?? []
    if (standing.length > mostPositions) continue
    for (const other of standing)
      if (other !== at) shared.set(other, (shared.get(other) ?? 0) + Math.log(1 + reads.length / standing.length))
  }
  for (const other of [at - 1, at - 2]) if (reads[other] !== undefined && !shared.has(other)) shared.set(other, 0)
  return [...shared]
    .map(([other, weight]): CorrectionCandidate => ({ at: other, shared: weight }))
    .toSorted((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, mostCandidates)
}

const common = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): Value[] =>
  [...one].filter((value) => other.has(value))

const sideOf = (folded: string): number => Number(sides.left.test(folded)) - Number(sides.right.test(folded))
const hasMark = ({ sentence }: ComparedSentence, kind: 'negated' | 'family' | 'possible'): boolean =>
  sentence.marks.some((mark) => mark.kind === kind)

/** The words of two sentences as features, and how the second one was found. */
interface PairWords {
  readonly own: readonly string[]
  readonly others: readonly string[]
  readonly shared: number
  readonly rank: number
  readonly count: number
}

function plainOf(one: ComparedSentence, other: ComparedSentence, words: PairWords): Float32Array {
  const { shared, rank, count } = words
  const plain = new DenseFeatures(pairFeatureCount)
  const terms = common(one.terms, other.terms)
  const figures = common(one.figures, other.figures)
  plain.add(Math.min(1, shared / 20))
  plain.add(rank / mostCandidates)
  plain.add(rank === 0)
  plain.add(terms.length / Math.max(1, one.terms.size))
  plain.add(terms.length / Math.max(1, other.terms.size))
  plain.add(Math.min(1, figures.length / 3))
  plain.add(Math.min(1, (one.figures.size - figures.length) / 3))
  plain.add(Math.min(1, (other.figures.size - figures.length) / 3))
  plain.add(common(one.drugs, other.drugs).length > 0)
  plain.add(sideOf(one.folded) * sideOf(other.folded) < 0)
  plain.add(hasMark(one, 'negated') && !hasMark(other, 'negated'))
  plain.add(!hasMark(one, 'negated') && hasMark(other, 'negated'))
  plain.add(hasMark(one, 'family') && !hasMark(other, 'family'))
  plain.add(hasMark(other, 'possible'))
  plain.add(isCorrecting(one.folded))
  plain.add(wrongCue.test(one.folded))
  plain.add(isCorrecting(other.folded))
  plain.add(other.sentence.index < one.sentence.index)
  plain.add(other.sentence.note === one.sentence.note)
  plain.add(other.sentence.line === one.sentence.line)
  plain.add(Math.min(1, Math.abs(other.sentence.note - one.sentence.note) / 6))
  const days = one.day === null || other.day === null ? 0 : one.day - other.day
  plain.add(days > 0)
  plain.add(days < 0)
  plain.add(Math.min(1, words.own.length / 30))
  plain.add(Math.min(1, words.others.length / 30))
  plain.add(one.sentence.index / count)
  return plain.values
}

function bagsOf(one: ComparedSentence, other: ComparedSentence, { own: ownWords, others }: PairWords): Int32Array[] {
  const own = new Bag(pairBuckets)
  own.words(1, ownWords)
  own.pairs(2, ownWords)
  const both = new Bag(pairBuckets)
  const words = new Set(others)
  both.words(
    3,
    ownWords.filter((word) => words.has(word)),
  )
  const concepts = new Set(other.sentence.concepts)
  both.words(
    4,
    one.sentence.concepts.filter((name) => concepts.has(name)),
  )
  both.words(5, other.sentence.concepts)
  const led = new Bag(pairBuckets)
  ownWords.forEach((word, at) => {
    if (!words.has(word)) return
    led.words(6, ownWords.slice(Math.max(0, at - 2), at))
    led.words(7, ownWords.slice(at + 1, at + 2))
  })
  return [own, both, led].map((bag) => bag.buckets())
}

/** The sentences of `course` that `mayCorrect` accepts, each with its candidates. */
export function pairsOf(
  course: ReadText,
  mentions: readonly ReadMention[],
  mayCorrect: (sentence: Sentence) => boolean,
): readonly (readonly CorrectionPair[])[] {
  if (!course.sentences.some(mayCorrect)) return []
  const reads = readsOf(course, mentions)
  const positions = positionsOf(reads)
  return reads.flatMap((one, at) => {
    if (!mayCorrect(one.sentence)) return []
    const own = featureWords(one.folded)
    const pairs = candidatesOf(reads, positions, at).flatMap(({ at: otherIndex, shared }, rank): CorrectionPair[] => {
      const other = reads[otherIndex]
      if (other === undefined) return []
      const words = { own, others: featureWords(other.folded), shared, rank, count: course.sentences.length }
      const thing = { bags: bagsOf(one, other, words), plain: plainOf(one, other, words) }
      return [{ by: one.sentence.index, superseded: other.sentence.index, thing }]
    })
    return [pairs]
  })
}

/** A sentence with at least this chance of correcting something is compared with the others. */
const leastCorrecting = 0.2
/** A sentence with at least this chance is the one that is corrected. */
const leastSure = 0.2
const likelyCorrecting = 0.4

/**
 * What the sentences of a course take back of one another. The network of sentences tells which ones correct something;
 * the sentences that share words with a correcting one compete for being the one it means.
 */
export function correctionsOf(course: ReadText, mentions: readonly ReadMention[]): SentenceCorrection[] {
  const correcting = ({ chances, start, end }: Sentence): number => {
    const chance = chances === null ? 0 : flagOf(chances, 'fixes')
    return chance > leastCorrecting && correctsOther(fold(course.text.slice(start, end))) ? 0 : chance
  }
  const rows = pairsOf(course, mentions, (sentence) => correcting(sentence) > leastCorrecting)
  return rows.flatMap((pairs) => {
    const logits = predictReading(
      'corrections',
      pairs.map(({ thing }) => thing),
    )
    const chances = softmax(Float32Array.from(logits, ([logit = 0]) => logit))
    const by = pairs[0] === undefined ? undefined : course.sentences[pairs[0].by]
    const sure = by === undefined ? 0 : correcting(by)
    return pairs.flatMap(({ by, superseded }, at): SentenceCorrection[] => {
      const sureness = sure * (chances[at] ?? 0)
      const [one, other] = [course.sentences[by], course.sentences[superseded]]
      // "Corrected in the chart." continues the correction before it and does not take it back.
      const goesOn = other !== undefined && other.note === one?.note && correcting(other) > likelyCorrecting
      return sureness > leastSure && !goesOn ? [{ by, superseded, sureness }] : []
    })
  })
}
