import type { Language } from '@alta/contract/languages'
import { fold } from '../text/fold.ts'
import { scoreLanguages } from '../text/language.ts'

/** Fewer words do not tell their language. */
const fewestWords = 4
const margin = 2

/**
 * Whether a word tells no language: "no" exists in all three, abbreviations and doses in none ("FA", "SatO2", "8h").
 */
const tellsNothing = (word: string): boolean =>
  word.toLowerCase() === 'no' || /\d/.test(word) || /\p{Lu}\P{Lu}*\p{Lu}/u.test(word)

/** Whether a sentence is plainly written in another language. Names, abbreviations and numbers alone are in none. */
export function isForeign(text: string, language: Language): boolean {
  const telling = text.replace(/[\p{L}\d][\p{L}\d-]*/gu, (word) => (tellsNothing(word) ? ' ' : word))
  if ((telling.match(/\p{L}{2,}/gu) ?? []).length < fewestWords) return false
  const scores = scoreLanguages(telling, fold(telling))
  return Math.max(scores.es, scores.ca, scores.en) - scores[language] >= margin
}
