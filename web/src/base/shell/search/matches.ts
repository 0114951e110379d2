/** Small letters without accents, character by character, so that places in it are places in the text. */
const fold = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')

const wordsOf = (asked: string) => fold(asked).split(/\s+/).filter(Boolean)

/** Where words begin in a folded text. */
const beginnings = (folded: string) => [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index)

/** Whether every word asked for begins a word of the text. */
export const matches = (text: string, asked: string): boolean => {
  const folded = fold(text)
  const words = wordsOf(asked)
  return words.length > 0 && words.every((word) => beginnings(folded).some((place) => folded.startsWith(word, place)))
}

export interface MatchSegment {
  readonly text: string
  readonly found: boolean
}

/** The text in pieces, those that were asked for marked. */
export function piecesOf(text: string, asked: string): MatchSegment[] {
  const whole = text.normalize('NFC')
  const folded = fold(whole)
  const words = wordsOf(asked)
  const pieces: MatchSegment[] = []
  let from = 0
  for (const place of beginnings(folded)) {
    const longest = words
      .filter((word) => folded.startsWith(word, place))
      .reduce((length, word) => Math.max(length, word.length), 0)
    if (longest === 0 || place < from) continue
    if (place > from) pieces.push({ text: whole.slice(from, place), found: false })
    pieces.push({ text: whole.slice(place, place + longest), found: true })
    from = place + longest
  }
  if (from < whole.length) pieces.push({ text: whole.slice(from), found: false })
  return pieces
}
