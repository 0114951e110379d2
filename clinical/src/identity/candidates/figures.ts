import { findDates, type WrittenDate } from '../../course/dates.ts'
import { dateInWords, numberInWords, runTogether, twentyOrMore } from '../../lexicon/number-words.ts'
import { months, weekdays } from '../../lexicon/note-words.ts'
import { ageLabels, femaleWords, maleWords, notInEnglish, unitOfAge, years } from '../../lexicon/patient-words.ts'
import { dateAt } from '../date-values.ts'

/** A run of a line that has the shape of a value; offsets are into the line. */
export interface LineRun {
  readonly from: number
  readonly to: number
}
export interface DateRun extends LineRun {
  readonly date: WrittenDate | null
}

const inWords = new RegExp(`(?<![\\p{L}\\d])${dateInWords}`, 'gu')
const run = new RegExp(`(?<![\\p{L}\\d/])${runTogether}`, 'gu')
/** "19580317", "2113-1-30", "20/XX/2023", "(1939)". */
const compact = /(?<![\p{L}\d/.,-])(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\p{L}\d/-])/gu
const yearFirst = /(?<![\p{L}\d/.,-])(?:19|20|21)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d/-])/gu
const withRoman = /(?<![\w/.,-])\d{1,2}([-/. ])(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2}|xx)\1(?:\d{4}|\d{2})(?![\w/-])/gu
const yearAlone = /(?<=\()(?:19|20)\d{2}(?=\))/gu
/** A cheap test that every line with a month or a weekday in words passes. */
const monthOrDay = new RegExp(`(?<![\\p{L}])(?:${[...months, ...weekdays].join('|')})(?![\\p{L}])|\\d[a-z]{3}`, 'u')
const weekday = `(?:${weekdays.join('|')})`
const weekdayBefore = new RegExp(`(?<![\\p{L}])${weekday}[.,]? $`, 'u')
/** "divendres disset": the month stands in an earlier date. */
const weekdayAlone = new RegExp(
  `(?<![\\p{L}])${weekday}[.,]? (?:the )?(?:\\p{L}{3,}|\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\d])`,
  'gu',
)
const numberBehind = new RegExp(`^${weekday}[.,]? (?:the )?(?:\\d|${numberInWords})`, 'u')
/** "11 de mayo, 38" holds two values: two figures of a year stand behind an apostrophe. */
const figureBehind = /(?<=[\p{L}\d]), \d{2}$/u
/** "5 Dec '64". */
const shortYear = /^,? '\d{2}(?!\d)/

/** "Dilluns:", "Mon -", "Dia 3", "+7 d": openings of a note in the place of a date. */
const opensNote = new RegExp(
  `^[^\\p{L}\\d+]{0,4}((?:${weekday})\\.?(?: (?:eve|am|pm|mati|manana|tarde|tarda|nit|noche))?|(?:dia|day|hd|pod) ?\\+?\\d{1,3}|\\+\\d{1,3} ?d?)(?![\\p{L}\\d])`,
  'u',
)

const mostWeekday = 14

/** Every date of a folded line in any form; a date with a weekday before it is also given with that weekday. */
export function dateRuns(folded: string): DateRun[] {
  const found: DateRun[] = []
  const add = (from: number, to: number, date: WrittenDate | null): void => {
    if (!found.some((other) => from < other.to && other.from < to)) found.push({ from, to, date })
  }
  const isWorded = monthOrDay.test(folded)
  for (const pattern of [...(isWorded ? [inWords, run] : []), yearFirst, withRoman, compact])
    for (const { index, 0: words } of folded.matchAll(pattern)) {
      const date = dateAt(words)
      add(index, index + words.length, date)
    }
  for (const date of findDates(folded)) {
    const figure = figureBehind.exec(folded.slice(date.start, date.end))?.[0].length ?? 0
    const short = shortYear.exec(folded.slice(date.end, date.end + 6))?.[0].length ?? 0
    if (figure > 0 && short === 0) add(date.start, date.end - figure, { ...date, end: date.end - figure, year: null })
    else add(date.start, date.end + short, date)
  }
  for (const { index, 0: words } of folded.matchAll(yearAlone)) add(index, index + words.length, null)
  for (const { index, 0: words } of isWorded ? folded.matchAll(weekdayAlone) : [])
    if (numberBehind.test(words)) add(index, index + words.length, null)
  const opening = opensNote.exec(folded)
  if (opening?.[1] !== undefined) add(opening[0].length - opening[1].length, opening[0].length, null)
  const named = found.flatMap(({ from, to, date }) => {
    const before = weekdayBefore.exec(folded.slice(Math.max(0, from - mostWeekday), from))?.[0].length ?? 0
    return before > 0 ? [{ from: from - before, to, date }] : []
  })
  return [...found, ...named]
}

const withUnit = new RegExp(
  `(?<![\\p{L}\\d/.,:-])(?:1[0-2]\\d|\\d{1,2})[ -]?(?:${unitOfAge})(?![\\p{L}\\d])(?:(?: y | i | and |, | )\\d{1,2} ?(?:m(?:es(?:es|os)?|ths?|onths?|o)?|d(?:ies|ias|ays?)?|w(?:ks?|eeks?)?)(?![\\p{L}\\d]))?(?: old)?`,
  'gu',
)
const lettered = /(?<![\p{L}\d/.,:-])(?:1[0-2]\d|\d{1,2}) ?(?:y(?:o|rs?|\/o)?|a)?[ ,-]{0,2}(?=[mfhvd](?![\p{L}\d'’]))/gu
const bare =
  /(?<![\p{L}\d/.,%#+<>-])(?:1[0-2]\d|\d{1,2})(?![\p{L}\d%/:-]|[.,]\d| ?(?:mg|mcg|ml|kg|g|h|mm|cm|l|u|ui|%|x|\/)(?![\p{L}]))/gu
const worded = new RegExp(`(?<![\\p{L}])${twentyOrMore}(?:[ -]${unitOfAge}(?![\\p{L}]))?(?:[ -]old(?![\\p{L}]))?`, 'gu')
const smallWorded = new RegExp(`(?<![\\p{L}])${numberInWords}[ -](?:${years})(?![\\p{L}])`, 'gu')

const inTens = /nta|nty|rty|fty|xty|hty|ety|vint|veint/
const unitWord = /an[oy]|year|yr/

const ageLabel = new RegExp(`(?<![\\p{L}])${ageLabels}(?![\\p{L}])`, 'u')
export const hasAgeLabel = (folded: string): boolean => ageLabel.test(folded)
const sex = `(?:${femaleWords}|${maleWords}|${notInEnglish.female}|${notInEnglish.male}|[mfhvd])`
const sexBefore = new RegExp(`(?<![\\p{L}])${sex}[\\s,.;:|/(-]{1,6}$`, 'u')
const sexBehind = new RegExp(`^[\\s,.;:|/)-]{0,6}${sex}(?![\\p{L}'’])`, 'u')
const mostLabel = 40

/**
 * The ages of a folded line: with their unit, or before the letter of a sex; figures and words alone where a label or a
 * sex says what they are.
 */
export function ageRuns(folded: string, isBelowLabel: boolean): LineRun[] {
  const found: LineRun[] = []
  const isWorded = inTens.test(folded)
  const isTimed = unitWord.test(folded)
  const isTold = (from: number, to: number): boolean =>
    isBelowLabel ||
    ageLabel.test(folded.slice(Math.max(0, from - mostLabel), from)) ||
    sexBefore.test(folded.slice(Math.max(0, from - mostLabel), from)) ||
    sexBehind.test(folded.slice(to, to + mostLabel))
  for (const pattern of [withUnit, ...(isWorded ? [worded] : []), ...(isTimed ? [smallWorded] : []), lettered, bare])
    for (const { index, 0: words } of folded.matchAll(pattern)) {
      const to = index + words.trimEnd().replace(/[ ,-]+$/, '').length
      const isAlone = pattern === bare || (pattern === worded && !unitWord.test(words))
      if (found.some((other) => index < other.to && other.from < to)) continue
      if (!isAlone || isTold(index, to)) found.push({ from: index, to })
    }
  return found
}

const code =
  /(?<![\p{L}\d/.,-])(?:\p{Lu}{1,4}[-./ ]?)?\d[\d\p{Lu}]*(?:(?:[-./ ]| gui[oó]n? | dash | barra )\d[\d\p{Lu}]*)*(?:[-/ ]?\p{Lu}{1,3}\d?)?(?![\p{L}\d])/gu
const time = /^\d{1,2}[:.h]\d{2}$/
const fewestFigures = 4
/** A run around a whole date is no number of a record. */
const shortestDay = 8
const mostCode = 26

/**
 * The codes of a line with four figures or more: whole, without the letters before a blank, and up to the first blank.
 */
export function codeRuns(text: string, dates: readonly LineRun[]): LineRun[] {
  const found: LineRun[] = []
  const add = (from: number, to: number): void => {
    const words = text.slice(from, to)
    const isDate = dates.some((date) => {
      const isAll = date.to - date.from >= 6 && date.from <= from && date.to >= to
      const isWithin = date.to - date.from >= shortestDay && date.from >= from && date.to <= to
      return isAll || (isWithin && /\d[-/.]\d/.test(text.slice(date.from, date.to)))
    })
    const figures = (words.match(/\d/g) ?? []).length
    if (figures < fewestFigures || words.length > mostCode || time.test(words) || isDate) return
    if (!found.some((other) => other.from === from && other.to === to)) found.push({ from, to })
  }
  for (const { index, 0: words } of text.matchAll(code)) {
    add(index, index + words.length)
    const prefix = /^\p{Lu}+[ .]/u.exec(words)?.[0].length ?? 0
    if (prefix > 0) add(index + prefix, index + words.length)
    const blank = words.indexOf(' ', prefix)
    if (blank > 0) {
      add(index, index + blank)
      if (prefix > 0) add(index + prefix, index + blank)
      const tail = / \p{Lu}{1,3}$/u.exec(words)?.[0].length ?? 0
      if (tail > 0) add(index, index + words.length - tail)
    }
  }
  return found
}
