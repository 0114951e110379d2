import { type SourceIndex, type SourceSentence, weightOf } from './source-index.ts'

/** Source sentences that together say most of what was written, at most three, in source order. */
export interface Alignment {
  readonly sentences: readonly SourceSentence[]
  /** Terms of the written sentence that stand in them. */
  readonly covered: ReadonlySet<string>
  /** Weight of the covered terms over that of all, 0 to 1. */
  readonly share: number
}

const most = 3
const candidates = 40
const firsts = 4
const nearBest = 0.85

interface Candidate {
  readonly sentence: SourceSentence
  readonly score: number
}

function candidatesOf(index: SourceIndex, weights: ReadonlyMap<string, number>): Candidate[] {
  const scores = new Map<number, number>()
  for (const [term, weight] of weights)
    for (const at of index.postings.get(term) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight)
  return [...scores]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, candidates)
    .flatMap(([at, score]) => {
      const sentence = index.sentences[at]
      return sentence === undefined ? [] : [{ sentence, score }]
    })
}

/**
 * A further sentence must bring two terms, or stand next to one already taken: else a foreign sentence of everyday words
 * would find each of them somewhere. The name of a drug alone brings nothing: any list has it.
 */
function furtherOf(
  taken: readonly SourceSentence[],
  open: ReadonlySet<string>,
  { all, drugs }: { all: readonly Candidate[]; drugs: ReadonlySet<string> },
) {
  let best: { sentence: SourceSentence; brings: string[] } | undefined
  for (const { sentence } of all) {
    if (taken.includes(sentence)) continue
    const brings = [...open].filter((term) => sentence.terms.has(term))
    const next = taken.some((other) => Math.abs(other.index - sentence.index) === 1)
    if (brings.length < (next ? 1 : 2) || brings.every((term) => drugs.has(term))) continue
    if (best === undefined || brings.length > best.brings.length) best = { sentence, brings }
  }
  return best
}

/**
 * The best alignments of a sentence with these terms, best first: they differ in the sentence they begin with. `drugs`:
 * those of the terms that name a drug.
 */
export function alignments(index: SourceIndex, terms: ReadonlySet<string>, drugs: ReadonlySet<string>): Alignment[] {
  const weights = new Map([...terms].map((term) => [term, weightOf(index, term)] as const))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const all = candidatesOf(index, weights)
  const best = all[0]?.score ?? 0
  return all
    .slice(0, firsts)
    .filter(({ score }) => score >= best * nearBest)
    .map(({ sentence }) => {
      const taken = [sentence]
      const open = new Set([...terms].filter((term) => !sentence.terms.has(term)))
      while (taken.length < most && open.size > 0) {
        const further = furtherOf(taken, open, { all, drugs })
        if (further === undefined) break
        taken.push(further.sentence)
        for (const term of further.brings) open.delete(term)
      }
      const covered = new Set([...terms].filter((term) => !open.has(term)))
      const weight = [...covered].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
      return {
        sentences: taken.toSorted((a, b) => a.index - b.index),
        covered,
        share: total === 0 ? 0 : weight / total,
      }
    })
}
