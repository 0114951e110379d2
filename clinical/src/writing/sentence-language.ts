import type { Language } from '@alta/contract/sections'
import { fold } from '../text/fold.ts'
import { scoreLanguages } from '../text/language.ts'

/** Fewer words do not tell their language. */
const fewestWords = 4
const margin = 2

/** Is a sentence plainly written in another language? Names, abbreviations and numbers alone are in none. */
export function isForeign(text: string, language: Language): boolean {
  if ((text.match(/\p{L}{2,}/gu) ?? []).length < fewestWords) return false
  const scores = scoreLanguages(text, fold(text))
  const best = Math.max(scores.es, scores.ca, scores.en)
  return best - scores[language] >= margin
}
