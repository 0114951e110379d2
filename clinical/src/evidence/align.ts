import type { ReportSpan } from '@alta/contract/report'
import type { Need } from './needs.ts'
import type { SourceIndex, SourceSentence } from './source-index.ts'

/** Source sentences that together say most of what was written, at most three, in source order. */
export interface Alignment {
  readonly sentences: readonly SourceSentence[]
  /** The needs of the written sentence that these sentences meet. */
  readonly covered: ReadonlySet<Need>
  /** The weight of the covered needs over the weight of all, 0 to 1. */
  readonly share: number
}

const most = 3
const candidates = 40
const firsts = 4
const nearBest = 0.85

interface AlignmentCandidate {
  readonly sentence: SourceSentence
  readonly score: number
}

function candidatesOf(index: SourceIndex, needs: readonly Need[]): AlignmentCandidate[] {
  const scores = new Map<number, number>()
  for (const { keys, weight } of needs) {
    const sentenceIndexes = keys.flatMap((key) => index.postings.get(key) ?? [])
    for (const at of keys.length === 1 ? sentenceIndexes : new Set(sentenceIndexes))
      scores.set(at, (scores.get(at) ?? 0) + weight)
  }
  return [...scores]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, candidates)
    .flatMap(([at, score]) => {
      const sentence = index.sentences[at]
      return sentence === undefined ? [] : [{ sentence, score }]
    })
}

const meets = ({ terms }: SourceSentence, { keys }: Need): boolean => keys.some((key) => terms.has(key))

/**
 * The next sentence of an alignment. It must bring two needs, or a number with the words it belongs to, or stand next
 * to a sentence already taken: otherwise each need of an unrelated sentence of everyday words would be found somewhere.
 * The name of a drug alone brings nothing, because any list has it.
 */
function furtherOf(taken: readonly SourceSentence[], open: ReadonlySet<Need>, all: readonly AlignmentCandidate[]) {
  let best: { sentence: SourceSentence; brings: Need[]; weight: number } | undefined
  for (const { sentence } of all) {
    if (taken.includes(sentence)) continue
    const brings = [...open].filter((need) => meets(sentence, need))
    const next = taken.some((other) => Math.abs(other.index - sentence.index) === 1)
    const result = brings.some(({ anchor_keys }) => anchor_keys.some((key) => sentence.terms.has(key)))
    if (brings.length < (next || result ? 1 : 2) || brings.every(({ names_drug }) => names_drug)) continue
    const weight = brings.reduce((sum, need) => sum + need.weight, 0)
    if (best === undefined || weight > best.weight) best = { sentence, brings, weight }
  }
  return best
}

function alignmentFrom(first: SourceSentence, needs: readonly Need[], all: readonly AlignmentCandidate[]): Alignment {
  const taken = [first]
  const open = new Set(needs.filter((need) => !meets(first, need)))
  while (taken.length < most && open.size > 0) {
    const further = furtherOf(taken, open, all)
    if (further === undefined) break
    taken.push(further.sentence)
    for (const need of further.brings) open.delete(need)
  }
  const covered = new Set(needs.filter((need) => !open.has(need)))
  const weigh = (some: Iterable<Need>): number => [...some].reduce((sum, { weight }) => sum + weight, 0)
  const total = weigh(needs)
  return {
    sentences: taken.toSorted((a, b) => a.index - b.index),
    covered,
    share: total === 0 ? 0 : weigh(covered) / total,
  }
}

/**
 * The best alignments of a sentence with these needs, best first; they differ in the sentence that they begin with.
 * `cited` are spans of the source that the writer names: the sentences there are tried too, after the others.
 */
export function alignments(index: SourceIndex, needs: readonly Need[], cited: readonly ReportSpan[]): Alignment[] {
  const all = candidatesOf(index, needs)
  const best = all[0]?.score ?? 0
  const near = all.slice(0, firsts).filter(({ score }) => score >= best * nearBest)
  const named = all.filter(({ sentence }) =>
    cited.some(({ start, end }) => sentence.start < end && sentence.end > start),
  )
  const starts = new Set([...near, ...named.slice(0, most)].map(({ sentence }) => sentence))
  return [...starts].map((first) => alignmentFrom(first, needs, all))
}
