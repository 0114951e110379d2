import { twentyOrMore } from '../lexicon/number-words.ts'
import { femaleWords, maleWords, notInEnglish, unitOfAge as unit, years } from '../lexicon/patient-words.ts'

const sexWords = `${femaleWords}|${maleWords}|${notInEnglish.male}|${notInEnglish.female}`
/** "2 a 7 m": the years and months of a child. */
const months = String.raw`(?:[ ,]{1,2}(?:y |i )?\d{1,2} ?m(?:es(?:es)?|esos|o)?\b)?`
const number = String.raw`(?<![\p{L}\d/.,:-])(1[0-2]\d|\d{1,2})`
/** "5a pl" and "2a dosi" are ordinals. Behind the letter alone, an age ends or the sex follows. */
const ordinal = `(?!(?<=\\da) \\p{L}{2,}(?<! (?:${sexWords})))`
const plainAge = new RegExp(
  `(?:${number}[ -]?${unit}(?![\\p{L}\\d])${ordinal}${months}|(?<![\\p{L}])${twentyOrMore}[ -](?:${years})(?![\\p{L}]))`,
  'gu',
)

/** Whether an age stands in a folded text. */
export const hasAge = (folded: string): boolean => folded.search(plainAge) >= 0

const anySex = `(?:${sexWords}|[hvdfm])`
/** An age with its unit or its letter, or a word for the sex; a figure alone is none. */
export const ageOrSex = `(?:\\d{1,3} ?(?:${unit}|[mf])(?![\\p{L}\\d])|${anySex}(?![\\p{L}\\d'’]))`
