import type { Citation } from '@alta/contract/chat'

export interface NumberedCitation extends Citation {
  /** As it stands in the answer, from 1. */
  readonly number: number
}

export const numbered = (citations: readonly Citation[]): readonly NumberedCitation[] =>
  citations.map((citation, index) => ({ ...citation, number: index + 1 }))

export type Piece = string | NumberedCitation

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

/** The text of a leaf with the numbers of the citations that end in it, each right behind its passage. */
export function piecesOf(leaf: Leaf, content: string, citations: readonly NumberedCitation[]): readonly Piece[] {
  const source = content.slice(leaf.start, leaf.end)
  const pieces: Piece[] = []
  let from = 0
  for (const citation of citations) {
    if (citation.end <= leaf.start || citation.end > leaf.end) continue
    const end = valueLength(leaf.value, source, citation.end - leaf.start)
    // The number stands behind the quotation mark, not before it.
    const to = leaf.value[end] === '»' ? end + 1 : end
    if (to > from) pieces.push(leaf.value.slice(from, to))
    pieces.push(citation)
    from = to
  }
  if (from < leaf.value.length) pieces.push(leaf.value.slice(from))
  return pieces
}
