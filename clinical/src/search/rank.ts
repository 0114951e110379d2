import { factShareOf } from './facts-first.ts'
import type { SearchIndex } from './index-texts.ts'
import { readQuestion } from './question.ts'
import { scoresOf } from './score.ts'

/** A passage found: its index in `SearchIndex.chunks`, and a score that means something only beside the others. */
export interface Hit {
  readonly chunk: number
  readonly score: number
}

/** Embeddings of the question and of every chunk of the index, in its order; all have one length. */
export interface Vectors {
  readonly question: Float32Array
  readonly chunks: readonly Float32Array[]
}

export interface RankOptions {
  /** The greatest number of hits. */
  readonly k: number
  readonly vectors?: Vectors
  /** Only passages of these texts; of all texts where it is left out. */
  readonly texts?: ReadonlySet<string>
}

/** A passage that holds everything that is asked beside the words gains this share of the best score. */
const factBonus = 0.4

const bestFirst = (a: Hit, b: Hit): number => b.score - a.score || a.chunk - b.chunk

/** The k best of many scores above zero, best first; equal scores are in source order. */
function best(scores: Iterable<number>, k: number, allowed: (chunk: number) => boolean): Hit[] {
  const hits: Hit[] = []
  let chunk = -1
  for (const score of scores) {
    chunk += 1
    if (score <= 0 || (hits.length >= k && score <= (hits.at(-1)?.score ?? 0)) || !allowed(chunk)) continue
    let position = hits.length
    while (position > 0 && (hits[position - 1]?.score ?? 0) < score) position -= 1
    hits.splice(position, 0, { chunk, score })
    if (hits.length > k) hits.pop()
  }
  return hits
}

/** Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009). */
const fusionConstant = 60
const fusionDepth = 100

function fused(lists: readonly (readonly Hit[])[]): Hit[] {
  const scores = new Map<number, number>()
  for (const list of lists) {
    list.forEach(({ chunk }, position) =>
      scores.set(chunk, (scores.get(chunk) ?? 0) + 1 / (fusionConstant + position + 1)),
    )
  }
  return Array.from(scores, ([chunk, score]) => ({ chunk, score })).toSorted(bestFirst)
}

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, first, second] = [0, 0, 0]
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0]
    product += x * y
    first += x * x
    second += y * y
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second)
}

/** The passages of an index that answer a question best, best first; passages with nothing of it are left out. */
export function rank(index: SearchIndex, question: string, { k, vectors, texts }: RankOptions): Hit[] {
  const allowed = (chunk: number): boolean => texts === undefined || texts.has(index.chunks[chunk]?.text_id ?? '')
  const scores = scoresOf(index.inverted, readQuestion(question, index.inverted))
  const most = scores.reduce((highest, score) => Math.max(highest, score), 0) || 1
  const factShare = factShareOf(question)
  index.chunks.forEach((chunk, at) => (scores[at] = (scores[at] ?? 0) + factBonus * most * factShare(chunk)))
  if (vectors === undefined) return best(scores, k, allowed)
  const depth = Math.max(k, fusionDepth)
  const near = vectors.chunks.map((vector) => cosine(vectors.question, vector))
  return fused([best(scores, depth, allowed), best(near, depth, allowed)]).slice(0, k)
}
