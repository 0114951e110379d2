/** Small letters without accents, character by character, so that places in it are places in the text. */
const fold = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean)

/** Where words begin in a folded text. */
const beginnings = (folded: string) => [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index)

/** Whether every word asked for begins a word of the text. */
export const matches = (text: string, query: string): boolean => {
  const folded = fold(text)
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => beginnings(folded).some((start) => folded.startsWith(word, start)))
}

export interface MatchSegment {
  readonly text: string
  readonly isMatch: boolean
}

/** The text in pieces, those that were asked for marked. */
export function piecesOf(text: string, query: string): MatchSegment[] {
  const normalised = text.normalize('NFC')
  const folded = fold(normalised)
  const words = wordsOf(query)
  const pieces: MatchSegment[] = []
  let from = 0
  for (const start of beginnings(folded)) {
    const longest = words
      .filter((word) => folded.startsWith(word, start))
      .reduce((length, word) => Math.max(length, word.length), 0)
    if (longest === 0 || start < from) continue
    if (start > from) pieces.push({ text: normalised.slice(from, start), isMatch: false })
    pieces.push({ text: normalised.slice(start, start + longest), isMatch: true })
    from = start + longest
  }
  if (from < normalised.length) pieces.push({ text: normalised.slice(from), isMatch: false })
  return pieces
}
