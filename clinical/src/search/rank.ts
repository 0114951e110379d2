import type { Span } from '../course/course.ts'
import { type SearchIndex, quoteOf } from './index-texts.ts'
import { invert } from './inverted.ts'
import { readQuestion } from './question.ts'
import { raritiesOf, scoresOf } from './score.ts'

/** A passage found: index into `SearchIndex.chunks`, and a score that only means something beside the others. */
export interface Hit {
  readonly chunk: number
  readonly score: number
}

/** A sentence found, in offsets of its text. */
export interface SentenceHit extends Hit, Span {
  readonly text_id: string
}

/** Embeddings of the question and of every chunk of the index, in its order; all of one length. */
export interface Vectors {
  readonly question: Float32Array
  readonly chunks: readonly Float32Array[]
}

export interface RankOptions {
  /** How many hits at most. */
  readonly k: number
  readonly vectors?: Vectors
  /** Only passages of these texts; of all where it is left out. */
  readonly texts?: ReadonlySet<string>
}

const bestFirst = (a: Hit, b: Hit): number => b.score - a.score || a.chunk - b.chunk

/** Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009). */
const fusionConstant = 60

function fused(lists: readonly (readonly Hit[])[]): Hit[] {
  const scores = new Map<number, number>()
  for (const list of lists) {
    list.forEach(({ chunk }, place) => scores.set(chunk, (scores.get(chunk) ?? 0) + 1 / (fusionConstant + place + 1)))
  }
  return [...scores].map(([chunk, score]) => ({ chunk, score }))
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

/** The passages of an index that answer a question best, best first; those with nothing of it are left out. */
export function rank(index: SearchIndex, question: string, { k, vectors, texts }: RankOptions): Hit[] {
  const allowed = (chunk: number): boolean => texts === undefined || texts.has(index.chunks[chunk]?.text_id ?? '')
  const terms = readQuestion(question)
  const hits: Hit[] = []
  scoresOf(index.inverted, terms, raritiesOf(index.inverted, terms)).forEach((score, chunk) => {
    if (score > 0 && allowed(chunk)) hits.push({ chunk, score })
  })
  hits.sort(bestFirst)
  if (vectors === undefined) return hits.slice(0, k)
  const near = vectors.chunks
    .map((vector, chunk) => ({ chunk, score: cosine(vectors.question, vector) }))
    .filter(({ chunk, score }) => score > 0 && allowed(chunk))
    .toSorted(bestFirst)
  return fused([hits, near]).toSorted(bestFirst).slice(0, k)
}

/**
 * The sentences of the passages found that answer a question best, best first. What is rare is decided by the whole
 * index, not by these sentences. Sentences with nothing of the question are left out.
 */
export function rankSentences(
  index: SearchIndex,
  question: string,
  { k, hits }: { readonly k: number; readonly hits: readonly Hit[] },
): SentenceHit[] {
  const places = hits.flatMap(({ chunk }) => {
    const found = index.chunks[chunk]
    return found?.sentences.map((span) => ({ chunk, text_id: found.text_id, start: span.start, end: span.end })) ?? []
  })
  const terms = readQuestion(question)
  const sentences = invert(places.map((place) => [{ text: quoteOf(index, place), weight: 1 }]))
  const scores = scoresOf(sentences, terms, raritiesOf(index.inverted, terms))
  return places
    .map((place, at) => ({ ...place, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => bestFirst(a, b) || a.start - b.start)
    .slice(0, k)
}
