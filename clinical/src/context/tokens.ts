import { fold } from '../text/fold.ts'

/** A word, number or punctuation mark. Offsets are UTF-16 units of the text given; the end is exclusive. */
export interface ContextToken {
  readonly start: number
  readonly end: number
  /** Lower case, without accents; "al·l" and "al.l" become "all". */
  readonly folded: string
  /** Written with a capital first letter and small letters behind it. */
  readonly capital: boolean
}

// An elided article or pronoun (d', l', s', n') is a word of its own, so that "absència d'edema" and "absència de" agree.
const pattern =
  /[dlmnstDLMNST]['’](?=\p{L}{2})|\d+(?:[.,:/-]\d+)+|[\p{L}\d]+(?:(?:[·'’-]|(?<=l)\.(?=l\p{Ll}))[\p{L}\d]+)*|[^\s\p{L}\d]/gu

function foldWord(word: string): string {
  return fold(word)
    .replace(/l[·.]l/g, 'll')
    .replace(/^([a-z])'$/, '$1')
}

/**
 * The words, numbers and signs of a text in order. Unlike `tokens` of text/, it keeps the signs and parts an article from
 * its word, because both bound the scope of a negation.
 */
export function contextTokens(text: string): ContextToken[] {
  const tokens: ContextToken[] = []
  for (const match of text.matchAll(pattern)) {
    tokens.push({
      start: match.index,
      end: match.index + match[0].length,
      folded: foldWord(match[0]),
      capital: /^\p{Lu}\p{Ll}{2}/u.test(match[0]),
    })
  }
  return tokens
}
