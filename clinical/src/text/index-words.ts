import { stopWords } from '../lexicon/search/stop-words.ts'
import { fold } from './fold.ts'

const comma = 44
const point = 46
const middleDot = 0xb7

/** The kind of a folded UTF-16 unit, by its code: 1 is a digit, 2 a letter, 0 anything else. */
const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 48 && code <= 57) return 1
  return (code >= 97 && code <= 122) || (code > 127 && /[\p{L}\p{M}]/u.test(String.fromCharCode(code))) ? 2 : 0
})
const isDigit = (code: number): boolean => kinds[code] === 1
const isLetter = (code: number): boolean => kinds[code] === 2

/** Whether a number continues at a point or comma: "1,25". */
const isDecimal = (text: string, at: number): boolean =>
  (text.charCodeAt(at) === point || text.charCodeAt(at) === comma) &&
  isDigit(text.charCodeAt(at + 1)) &&
  isDigit(text.charCodeAt(at - 1))

/** Whether a Catalan word continues at a point: "al·lèrgia", also written "al.lèrgia". */
const isGeminate = (text: string, at: number): boolean =>
  (text.charCodeAt(at) === middleDot || text.charCodeAt(at) === point) &&
  /^l[·.]l$/.test(text.slice(at - 1, at + 2)) &&
  isLetter(text.charCodeAt(at + 2))

function endOfNumber(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at)) || isDecimal(text, at)) at += 1
  return at
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (kinds[text.charCodeAt(at)] || isGeminate(text, at)) at += 1
  return at
}

/** Only the beginning of a longer run of letters counts as a word. */
const longestWord = 60

const numberOf = (written: string): string => written.replace(',', '.').replace(/^0+(?=\d)/, '')
const wordOf = (written: string): string => (/[·.]/.test(written) ? written.replace(/l[·.]l/g, 'll') : written)

/**
 * Calls back for each word or number of a folded text, in order, as the index of the search has it. Stop words are left
 * out, "l·l" becomes "ll", a decimal is one number with a point, "40mg" is a number and a word, "b12" is one word. Unlike
 * `tokens` of text/, it runs over every text that is indexed, so it reads code by code without regular expressions.
 */
export function eachIndexWord(folded: string, onWord: (word: string) => void): void {
  let at = 0
  while (at < folded.length) {
    const code = folded.charCodeAt(at)
    const number = isDigit(code)
    if (!number && !isLetter(code)) {
      at += 1
      continue
    }
    const end = number ? endOfNumber(folded, at) : endOfWord(folded, at)
    const written = folded.slice(at, Math.min(end, at + longestWord))
    const word = number ? numberOf(written) : wordOf(written)
    if (!stopWords.has(word)) onWord(word)
    at = end
  }
}

/** The words and numbers of a text that is not folded, as the index of the search has them. */
export function indexWords(text: string): string[] {
  const out: string[] = []
  eachIndexWord(fold(text), (word) => out.push(word))
  return out
}
