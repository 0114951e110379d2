/** A word, number or punctuation mark. Offsets are UTF-16 into the text given, end exclusive. */
export interface Token {
  readonly start: number
  readonly end: number
  /** Lower case, without accents; "al·l" and "al.l" become "all". */
  readonly folded: string
}

// An elided article or pronoun (d', l', s', n') is a word of its own, so that "absència d'edema" and "absència de" agree.
const pattern =
  /[dlmnstDLMNST]['’](?=\p{L}{2})|\p{L}+(?:(?:[·'’-]|(?<=l)\.(?=l\p{Ll}))\p{L}+)*|\d+(?:[.,:/]\d+)*|[^\s\p{L}\d]/gu

function fold(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z0-9-]+$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/l[·.]l/g, 'll')
    .replace(/^(\p{L})['’]$/u, '$1')
    .replace(/’/g, "'")
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    tokens.push({ start: match.index, end: match.index + match[0].length, folded: fold(match[0]) })
  }
  return tokens
}
