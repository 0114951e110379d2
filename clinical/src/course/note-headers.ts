import { nameTitle, noteKindWords, specialist, specialty, stampWords, weekdays } from '../lexicon/note-words.ts'
import type { Note } from './course.ts'
import { findDates, weekdayOf, type WrittenDate } from './dates.ts'
import { pattern } from '../lexicon/patterns.ts'

/** The opening of a note at the start of a line. Offsets are into the line. */
export interface Stamp {
  readonly start: number
  readonly end: number
  readonly date: WrittenDate | null
  /** "Dia 3" of the stay, or the third day after an operation. */
  readonly dayOfStay: number | null
  readonly dayAfterOperation: number | null
  readonly weekday: number | null
  /** Folded words of the stamp besides the date. */
  readonly label: string
  /** The stamp fills its line. */
  readonly fillsLine: boolean
}

const clock =
  /^[\s,·|-]*(?:a las |a les |at |@)?(?:\d{1,2}[:.]\d{2}(?::\d{2})?|\d{1,2}\s?h(?:rs|s)?\b|\d{4}\s?(?:h|hrs)\b)\s*(?:h\b|hrs\b|hs\b|am\b|pm\b)?\.?/
const opening = /^[\s[(*#>•=|_-]*/

// No dates: "3/7 of vomiting" counts days of a week, "2-3 comp" is a dose.
const notDate = pattern('not a date', String.raw`^\s*(?:…)`)

const weekday = new RegExp(`\\b(?:${weekdays.join('|')}|fecha|data|date)\\b`, 'gi')
/** The words of a note's label, with the signs that labels are written with: "a&e", "obs/gyn". */
const labelWords = (text: string): string[] => text.split(/[^a-z0-9/&'·-]+/).filter((word) => /[a-z]/.test(word))

const connecting =
  /^(?:de|d|la|l|el|en|a|al|y|i|and|the|at|of|off|by|per|por|para|amb|con|with|am|pm|h|hs|hrs|-|\/|pa|do|pt|s)$/

/** Whether text is made of the words of a note's label: roles, services, names after a title. */
const isLabel = (folded: string, written: string): boolean => {
  const bare = folded.replace(/\([^)]*\)?/g, ' ')
  const list = labelWords(bare)
  if (list.length === 0 || list.length > 12) return list.length === 0
  let known = 0
  let strong = 0
  let named = false
  const writtenWords = written
    .replace(/\([^)]*\)?/g, ' ')
    .split(/[^\p{L}\d/&'·-]+/u)
    .filter((word) => /\p{L}/u.test(word))
  list.forEach((word, index) => {
    const capital = /^\p{Lu}/u.test(writtenWords[index] ?? '')
    if (nameTitle.test(word)) {
      named = true
      known += 1
      strong += 1
    } else if (stampWords.has(word) || specialty.test(word) || specialist.test(word)) {
      known += 1
      if (!connecting.test(word)) strong += 1
    } else if (capital && (named || word.length === 1)) known += 1
  })
  return strong > 0 && known === list.length
}

const dayWord = pattern(
  'day word',
  String.raw`^(?:(…)\s*[+#nº]*\s*(\d{1,3})|(…)\s*[+#]*\s*(\d{1,2})|(\d{1,2})\s*(?:o|º|er|r|a)?\s*(dpo|dia postoperatorio|dia postoperatori))\b\s*(?:(?:…)\b\s*)?(?=[:.,(\-–/]|$|\s+(?:…)\b)`,
)

/** "PARTOGRAMA 07/09 08:40": unknown words in capitals before a date and a time of day are a note's title. */
const isShouted = (before: string, after: string): boolean =>
  /\p{Lu}{4}/u.test(before) && !/\p{Ll}{2}/u.test(before) && before.length < 50 && clock.test(after)

interface StampStart {
  readonly date: WrittenDate | null
  readonly dayOfStay: number | null
  readonly dayAfterOperation: number | null
  readonly weekday: number | null
  readonly prefix: string
  /** Where date and time end. */
  readonly end: number
}

const dated = (folded: string, line: string, from: number): StampStart | null => {
  const [date] = findDates(folded.slice(0, 80))
  if (!date || date.start > 60) return null
  // "2.1" numbers a chapter; a date without a year and with a full stop writes its month in two digits.
  if (
    date.year === null &&
    !date.certain &&
    /^\d{1,2}\.(?:\d(?!\d)|\d{2}(?=\s+\p{L}{4,}[^.]{0,40}:))/u.test(folded.slice(date.start))
  )
    return null
  const before = folded.slice(from, date.start)
  const prefix = labelWords(before).filter(
    (word) => weekdayOf(word) === null && word !== 'fecha' && word !== 'data' && word !== 'date',
  )
  const written = line.slice(from, date.start).replace(weekday, ' ')
  if (
    prefix.length > 0 &&
    !isLabel(before.replace(weekday, ' '), written) &&
    !isShouted(written, folded.slice(date.end))
  )
    return null
  if (/[;=+]|\d/.test(before.replace(/\([^)]*\)/g, '').replace(/\d{1,2}[:.]\d{2}/g, ''))) return null
  let { end } = date
  // "Surgery clinic 07/21 for …", "Cita 12/03": a visit to come, not a note.
  if (/\b(?:clinic|ccee|cita|visita|control|revision|revisio|opd|appointment)\b/.test(before)) return null
  // "Consulta de Neumología … el 02/04/2025": a sentence writes an article before a day, a stamp does not.
  if (prefix.length > 1 && /\b(?:el|on|per al|para el)\s+(?:dia\s+)?$/.test(before)) return null
  if (!date.certain && date.year === null && notDate.test(folded.slice(end, end + 20))) return null
  const time = clock.exec(folded.slice(end))
  if (time && !(date.year === null && /^\s+\d{1,2}\.\d{2}(?!\d)/.test(time[0]) && !/h/.test(time[0])))
    end += time[0].length
  return { date, dayOfStay: null, dayAfterOperation: null, weekday: null, prefix: before, end }
}

const numbered = (folded: string, from: number): StampStart | null => {
  const match = dayWord.exec(folded.slice(from))
  if (!match) return null
  const stay = match[2]
  const after = match[4] ?? match[5]
  return {
    date: null,
    dayOfStay: stay === undefined ? null : Number(stay),
    dayAfterOperation: after === undefined ? null : Number(after),
    weekday: null,
    prefix: match[0],
    end: from + match[0].length,
  }
}

const timed = (folded: string, from: number): StampStart | null => {
  const rest = folded.slice(from)
  // "Dimarts 10", "Friday 3rd, home": a weekday and the day of a month that is not named.
  const match =
    /^(\p{L}{4,}),?\s+(?:dia\s+|the\s+)?\d{1,2}(?:st|nd|rd|th)?(?=\s*(?:$|[,:(–-]\s*(?!\d)|\.\s))/u.exec(rest) ??
    /^(?:(\p{L}+),?\s+)?(?:\d{1,2}:\d{2}\s*(?:h\b)?)?/u.exec(rest)
  if (!match || match[0].trim() === '') return null
  const weekday = match[1] === undefined ? null : weekdayOf(match[1])
  if (match[1] !== undefined && (weekday === null || match[1].length < 4)) return null
  return { date: null, dayOfStay: null, dayAfterOperation: null, weekday, prefix: '', end: from + match[0].length }
}

const finish = (head: StampStart, end: number, source: { line: string; folded: string }): Stamp => ({
  start: source.folded.length - source.folded.trimStart().length,
  end,
  date: head.date,
  dayOfStay: head.dayOfStay,
  dayAfterOperation: head.dayAfterOperation,
  weekday: head.weekday,
  label: `${head.prefix} ${source.folded.slice(head.end, end)}`.replace(/[\s:.[\]]+/g, ' ').trim(),
  fillsLine: source.line.slice(end).trim() === '',
})

/** Where the label after the date ends; the end of the date where content follows at once. */
const labelEnd = (line: string, folded: string, head: StampStart): number => {
  const rest = folded.slice(head.end)
  const bracketed = /^\s*\[/.test(folded) ? rest.indexOf(']') : -1
  if (bracketed >= 0) return head.end + bracketed + 1
  if (rest.trim().length <= 90 && isLabel(rest, line.slice(head.end))) return line.trimEnd().length
  for (const mark of rest.slice(0, 70).matchAll(/:(?!\d)\s?|\.\s|\)\s*[:.]?\s|\s[-–]\s|\)$/g)) {
    const end = head.end + mark.index + mark[0].length
    const text = rest.slice(0, mark.index + (mark[0].startsWith(')') ? 1 : 0))
    if (text.trim() === '') continue
    if (isLabel(text, line.slice(head.end, end))) return end
    break
  }
  const marks = /^[\s:.\-–,)\]|]*/.exec(rest)?.[0].length ?? 0
  return head.end + marks
}

/** The stamp a line opens with: date, day count, weekday or time with the author's label. Null when there is none. */
export const stampOf = (line: string, folded: string): Stamp | null => {
  const from = opening.exec(folded)?.[0].length ?? 0
  const head = dated(folded, line, from) ?? numbered(folded, from)
  if (head) {
    const end = labelEnd(line, folded, head)
    return finish(head, end, { line, folded })
  }
  const loose = timed(folded, from)
  if (!loose) return null
  const end = labelEnd(line, folded, loose)
  const label = folded.slice(loose.end, end)
  const monthDay = /\p{L}\s+(?:\p{L}+\s+)?\d{1,2}\p{L}{0,2}$/u.test(folded.slice(from, loose.end))
  if (
    labelWords(label).length === 0 &&
    !monthDay &&
    !(loose.weekday !== null && /^[\s]*[:.-]/.test(folded.slice(loose.end)))
  )
    return null
  return finish(loose, end, { line, folded })
}

const title =
  /\b(?:nota|notas|note|notes|informe|report|hoja|full|evolutivo|evolutiu|ronda|round|clerking|triaje|triatge|triage|addendum|adenda)\b/

/** Leader dots or colons may stand behind a title. */
const longestTitle = 400

/** A line that names a note without dating it ("NOTA DE INGRESO EN UCI", "ED NOTE", "INFORME DE ALTA"). */
export const titleOf = (line: string, folded: string): Stamp | null => {
  const written = folded.trim()
  if (written.length > longestTitle) return null
  const bare = written.replace(/[:.]+$/, '')
  if (bare.length === 0 || bare.length > 70 || !title.test(bare) || !isLabel(bare, line)) return null
  const start = folded.length - folded.trimStart().length
  const none = { date: null, dayOfStay: null, dayAfterOperation: null, weekday: null }
  return { ...none, start, end: line.trimEnd().length, label: bare, fillsLine: true }
}

/** The kind of note a stamp's label announces, or null when it does not say. */
export const kindOfLabel = (label: string): Note['kind'] | null => {
  for (const { kind, pattern } of noteKindWords) if (pattern.test(label)) return kind
  return null
}
