import { findDates, type WrittenDate } from '../course/dates.ts'
import { numberWords, ordinalWords, tensWords } from '../lexicon/evidence-words.ts'
import { months } from '../lexicon/note-words.ts'
import { dateInWords, runTogether } from '../lexicon/number-words.ts'
import { dateFillers } from '../lexicon/stay-words.ts'

/** What may stand between a label and its date: signs, and words like "el martes" or "on Friday the". */
const filler = new RegExp(`^(?:[\\s:.,=~([*-]|(?:l'|d'|de l')(?=\\d|\\p{L})|${dateFillers}(?![\\p{L}\\d]))*`, 'u')
const inWords = new RegExp(`^${dateInWords}`, 'u')
const run = new RegExp(`^${runTogether}`, 'u')
const figures = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/
/** Years of other centuries stand in texts whose dates were shifted. */
const yearFirst = /^((?:19|20|21)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const reach = 80

const monthOf = (word: string): number => months.findIndex((names) => names.split('|').includes(word)) + 1

const dated = ([day, month, year]: readonly [number, number, number], length: number): WrittenDate | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12
    ? { first: day, second: month, year, certain: true, start: 0, end: length }
    : null

const yearFrom = (figures: string): number => (figures.length === 4 ? Number(figures) : 2000 + Number(figures))

/** "ochenta y cuatro" as 84; null where a word is no number. */
function countOf(words: string): number | null {
  let sum = 0
  for (const word of words.split(/ y | i |-i-|[- ]/)) {
    const value = numberWords.get(word) ?? ordinalWords.get(word) ?? tensWords.get(word)
    if (value === undefined) return null
    sum += value
  }
  return sum
}

/** The day of a date in words, where our tables have the words; otherwise the date is quoted without a day. */
function inWordsAt(folded: string): WrittenDate | null {
  const found = inWords.exec(folded)
  const month = found?.[1]
  if (!found || month === undefined) return null
  const day = countOf(found[0].slice(0, found[0].indexOf(month)).replace(/ de $| d'$| of (?:the )?$| $/, ''))
  const year = found[2] === undefined ? null : Number(found[2])
  const isYear = year === null || Number.isInteger(year)
  return {
    first: isYear && day !== null ? day : 0,
    second: monthOf(month),
    year: isYear ? year : null,
    certain: true,
    start: 0,
    end: found[0].length,
  }
}

function compactAt(folded: string): WrittenDate | null {
  const iso = figures.exec(folded) ?? yearFirst.exec(folded)
  if (iso) return dated([Number(iso[3]), Number(iso[2]), Number(iso[1])], iso[0].length)
  const found = run.exec(folded)
  return found ? dated([Number(found[1]), monthOf(found[2] ?? ''), yearFrom(found[3] ?? '')], found[0].length) : null
}

function datedFrom(folded: string, from: number): WrittenDate | null {
  const rest = folded.slice(from, from + reach)
  const [plain] = findDates(rest)
  const found = compactAt(rest) ?? (plain?.start === 0 ? plain : inWordsAt(rest))
  return found && { ...found, start: from, end: from + found.end }
}

/** The date that a folded value begins with, in any form that people write or dictate. */
export const dateAt = (folded: string): WrittenDate | null =>
  datedFrom(folded, /^[\s:.,=~([*-]*/.exec(folded)?.[0].length ?? 0) ??
  datedFrom(folded, filler.exec(folded)?.[0].length ?? 0)
