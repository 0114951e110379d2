import snowball from 'snowball-stemmers'
import { stopWords } from '../lexicon/stop-words.ts'
import { fold } from '../text/fold.ts'

const spanish = snowball.newStemmer('spanish')
const stems = new Map<string, string>()
const mostKept = 50_000

/** Words without accents lose the ending the stemmer knows ("-ción"); it is put back before. */
function shorten(word: string): string {
  const stem = fold(spanish.stem(word.replace(/(?<=[cstx])ion$/, 'ión')))
  return stem.length > 4 ? stem.replace(/i$/, '') : stem
}

/** What is left of a folded word without its ending. Kept for the words that come back. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size > mostKept) stems.clear()
  const stem = word.length < 4 || /\d/.test(word) ? word : shorten(word)
  stems.set(word, stem)
  return stem
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code >= 0xaa
const isDot = (code: number): boolean => code === 44 || code === 46
const middleDot = 0xb7

/**
 * Calls back for each word or number of a folded text, in order; stop words are left out. "l·l" is "ll"; a decimal is
 * one number, written with a point; "40mg" is a number and a word, "b12" a word.
 */
export function eachWord(folded: string, found: (word: string) => void): void {
  let at = 0
  while (at < folded.length) {
    const code = folded.charCodeAt(at)
    const start = at
    if (isDigit(code)) {
      while (
        isDigit(folded.charCodeAt(at)) ||
        (isDot(folded.charCodeAt(at)) && isDigit(folded.charCodeAt(at + 1)) && at > start)
      )
        at += 1
      found(
        folded
          .slice(start, at)
          .replace(',', '.')
          .replace(/^0+(?=\d)/, ''),
      )
    } else if (isLetter(code) && code !== middleDot) {
      while (isLetter(folded.charCodeAt(at)) || isDigit(folded.charCodeAt(at))) at += 1
      const word = folded.slice(start, at).replaceAll('l·l', 'll')
      if (!stopWords.has(word)) found(word)
    } else at += 1
  }
}

/** The words of a text as `eachWord` gives them. */
export function wordsOf(text: string): string[] {
  const out: string[] = []
  eachWord(fold(text), (word) => out.push(word))
  return out
}

/** "~" and each run of three letters of a word; none of numbers and of short words. */
export function gramsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const grams: string[] = []
  for (let at = 0; at + 3 <= word.length; at += 1) grams.push(`~${word.slice(at, at + 3)}`)
  return grams
}
