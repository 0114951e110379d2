import type { Language } from '@alta/contract/languages'
import { months, weekdays } from '../lexicon/note-words.ts'

/** A date as written: two numbers whose order the document decides, or a known day and month. */
export interface WrittenDate {
  readonly first: number
  readonly second: number
  /** Four digits; null where the text gives none. */
  readonly year: number | null
  /** The order of day and month is certain (a month in words, an ISO date). */
  readonly certain: boolean
  readonly start: number
  readonly end: number
}

export type DayOrder = 'day_first' | 'month_first'

const monthNumbers = new Map(
  months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
)
const weekdayNumbers = new Map(
  weekdays.flatMap((names, index) => names.split('|').map((name) => [name, index] as const)),
)

export const weekdayOf = (word: string): number | null => weekdayNumbers.get(word) ?? null

const fullYear = (digits: string | undefined): number | null => {
  if (!digits) return null
  const year = Number(digits)
  if (digits.length === 4) return year >= 1900 && year <= 2100 ? year : null
  return digits.length === 2 ? 2000 + year : null
}

const numeric = /(?<![\d/.,-])(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2})(?![\d]))?(?![\d]|[/,-]\d|\.\d)/g
const iso = /(?<![\d/.-])((?:19|20)\d{2})([-/.])(\d{2})\2(\d{2})(?!\d)/g
const monthWord = months
  .flatMap((names) => names.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const worded = new RegExp(
  `(?<![\\d/])(\\d{1,2})(?:st|nd|rd|th|º|er)?(?:\\s+(?:de |of )?|\\s*[-/.]\\s*|\\s+d'|\\s*d')(${monthWord})\\b\\.?(?:(?:\\s+|\\s+del?\\s+(?:any\\s+)?|\\s*[-/.,]\\s*)(\\d{4}|\\d{2}(?=\\b(?![:.]\\d|\\s*h\\b))))?`,
  'g',
)
const monthBefore = new RegExp(`\\b(${monthWord})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b`, 'g')

/** "25Dec1931": nothing stands between the parts. */
const runTogether = new RegExp(`(?<![\\d/])(\\d{1,2})(${monthWord})(\\d{4})(?!\\d)`, 'g')
/** "20240809 01:40": eight figures with a time behind them. */
const compact = /(?<![\d/.,-])((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?= \d{1,2}:\d{2}(?!\d))/g

const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/** "3-IX-23", "14/II": the month in Roman numerals. */
const roman = new RegExp(
  `(?<![\\w/.,-])(\\d{1,2})([-/])(${romanMonths.toReversed().join('|')})(?:\\2(\\d{4}|\\d{2}))?(?![\\w/-])`,
  'g',
)

const valid = (a: number, b: number): boolean => a >= 1 && b >= 1 && a <= 31 && b <= 31 && Math.min(a, b) <= 12

/** A cheap test that every text with a date passes: a sign between figures, or enough letters for a month. */
const signOrMonth = /\d[/.-][\divx]|[a-z]{2}|\d{8} /

/** Every date written in folded text, in order of position. */
export const findDates = (folded: string): WrittenDate[] => {
  if (!/\d/.test(folded) || !signOrMonth.test(folded)) return []
  const out: WrittenDate[] = []
  const add = (date: WrittenDate): void => {
    if (valid(date.first, date.second) && !out.some((other) => other.start < date.end && date.start < other.end))
      out.push(date)
  }
  const spanOf = (match: RegExpExecArray): { start: number; end: number } => ({
    start: match.index,
    end: match.index + match[0].length,
  })
  for (const match of folded.matchAll(iso)) {
    add({
      first: Number(match[4]),
      second: Number(match[3]),
      year: fullYear(match[1]),
      certain: true,
      ...spanOf(match),
    })
  }
  for (const match of folded.matchAll(compact)) {
    add({
      first: Number(match[3]),
      second: Number(match[2]),
      year: fullYear(match[1]),
      certain: true,
      ...spanOf(match),
    })
  }
  for (const match of [...folded.matchAll(worded), ...folded.matchAll(runTogether)]) {
    const month = monthNumbers.get(match[2] ?? '') ?? 0
    add({ first: Number(match[1]), second: month, year: fullYear(match[3]), certain: true, ...spanOf(match) })
  }
  for (const match of folded.matchAll(monthBefore)) {
    const month = monthNumbers.get(match[1] ?? '') ?? 0
    add({ first: Number(match[2]), second: month, year: fullYear(match[3]), certain: true, ...spanOf(match) })
  }
  for (const match of folded.matchAll(roman)) {
    const month = romanMonths.indexOf(match[3] ?? '') + 1
    add({ first: Number(match[1]), second: month, year: fullYear(match[4]), certain: true, ...spanOf(match) })
  }
  for (const match of folded.matchAll(numeric)) {
    add({
      first: Number(match[1]),
      second: Number(match[3]),
      year: fullYear(match[4]),
      certain: false,
      ...spanOf(match),
    })
  }
  return out.toSorted((a, b) => a.start - b.start)
}

const dayMs = 86_400_000

/** Days since 1970-01-01 of a calendar date; null where there is no such day. */
const dayNumber = (year: number, month: number, day: number): number | null => {
  const time = Date.UTC(year, month - 1, day)
  const back = new Date(time)
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? Math.round(time / dayMs) : null
}

/** Day number of an ISO date. */
export const numberOfDay = (iso: string): number => Date.parse(iso) / dayMs

/** ISO date of a day number. */
export const isoDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** Weekday (0 Sunday) of a day number. */
export const weekdayOfDay = (number: number): number => new Date(number * dayMs).getUTCDay()

/** The day number of a written date in the given year; null where it is no calendar day. */
export const resolveDate = (date: WrittenDate, order: DayOrder, year: number): number | null => {
  const dayFirst = date.certain || order === 'day_first'
  const [day, month] = dayFirst ? [date.first, date.second] : [date.second, date.first]
  return month <= 12 ? dayNumber(year, month, day) : null
}

/** Dates with the month first are read only in English, and only where they fit the course better. */
export const chooseOrder = (language: Language, dates: readonly WrittenDate[]): DayOrder => {
  const loose = dates.filter((date) => !date.certain)
  if (loose.some((date) => date.first > 12)) return 'day_first'
  if (loose.some((date) => date.second > 12))
    return language === 'en' || loose.every((date) => date.first <= 12) ? 'month_first' : 'day_first'
  if (language !== 'en' || loose.length < 2) return 'day_first'
  // A stay is short, so the order under which consecutive stamps lie closer together is the right one.
  const spread = (order: DayOrder): number => {
    let sum = 0
    let last: number | null = null
    for (const date of loose) {
      const day = resolveDate(date, order, date.year ?? 2024)
      if (day === null) return Number.POSITIVE_INFINITY
      if (last !== null) sum += Math.min(Math.abs(day - last), 400)
      last = day
    }
    return sum
  }
  return spread('month_first') < spread('day_first') ? 'month_first' : 'day_first'
}
