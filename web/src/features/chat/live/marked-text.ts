import type { Citation, MessageDoubt } from '@alta/contract/chat'

export interface NumberedCitation extends Citation {
  /** As it stands in the answer, from 1. */
  readonly number: number
}

export const numbered = (citations: readonly Citation[]): readonly NumberedCitation[] =>
  citations.map((citation, index) => ({ ...citation, number: index + 1 }))

/** Words of a sentence that its passages do not support. */
export interface DoubtfulWords {
  readonly words: string
  readonly doubt: MessageDoubt['support']
  /** The sentence ends with them. */
  readonly ends: boolean
}

export type AnswerPiece = string | DoubtfulWords | NumberedCitation

/**
 * How many characters of `value` are written in the first `length` characters of `source`, its markdown: a backslash
 * before a sign is not part of the value.
 */
function valueLength(value: string, source: string, length: number): number {
  let [at, read] = [0, 0]
  while (read < length && at < value.length) {
    if (source[read] === '\\' && source[read + 1] === value[at]) read += 1
    read += 1
    at += 1
  }
  return at
}

interface Leaf {
  readonly value: string
  /** Where it stands in the content, in UTF-16 characters. */
  readonly start: number
  readonly end: number
}

interface AnswerMarks {
  readonly citations: readonly NumberedCitation[]
  readonly doubts: readonly MessageDoubt[]
}

/**
 * The text of a leaf in pieces: the words of doubtful sentences apart, and the numbers of the citations that end in it,
 * each right behind its passage.
 */
export function piecesOf(leaf: Leaf, content: string, { citations, doubts }: AnswerMarks): readonly AnswerPiece[] {
  const { value, start, end } = leaf
  const source = content.slice(start, end)
  const valueOffset = (offset: number) => valueLength(value, source, offset - start)
  const numbers = citations
    .filter((citation) => citation.end > start && citation.end <= end)
    .map((citation) => {
      const offset = valueOffset(citation.end)
      // The number stands after the closing quotation mark, not before it.
      return { citation, offset: value[offset] === '»' ? offset + 1 : offset }
    })
  const doubtful = doubts
    .filter((doubt) => doubt.start < end && doubt.end > start)
    .map((doubt) => ({
      support: doubt.support,
      from: valueOffset(Math.max(doubt.start, start)),
      to: valueOffset(Math.min(doubt.end, end)),
      ends: doubt.end <= end,
    }))
  const wordsIn = (from: number, to: number): AnswerPiece => {
    const words = value.slice(from, to)
    const doubt = doubtful.find((one) => one.from <= from && to <= one.to)
    return doubt ? { words, doubt: doubt.support, ends: doubt.ends && to === doubt.to } : words
  }
  const cuts = [...numbers.map(({ offset }) => offset), ...doubtful.flatMap(({ from, to }) => [from, to]), value.length]
  let from = 0
  return [...new Set(cuts)]
    .toSorted((a, b) => a - b)
    .flatMap((to) => {
      const words = to > from ? [wordsIn(from, to)] : []
      from = to
      return [...words, ...numbers.filter(({ offset }) => offset === to).map(({ citation }) => citation)]
    })
}
