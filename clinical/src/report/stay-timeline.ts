import type { StayFact } from '@alta/contract/report'
import type { Course, Note, Span } from '../course/course.ts'
import {
  chooseOrder,
  type DayOrder,
  findDates,
  isoDay,
  numberOfDay,
  resolveDate,
  weekdayOf,
  type WrittenDate,
} from '../course/dates.ts'
import { bornBehind } from '../lexicon/patient-words.ts'
import { admittedLabels, dischargedLabels } from '../lexicon/label-words.ts'
import { weekdays } from '../lexicon/note-words.ts'
import { birthWords, openingWords, visitWords } from '../lexicon/stay-words.ts'
import { largest } from '../course/extremes.ts'
import { numberedHeadings } from '../course/numbered-headings.ts'
import { linesByFile } from '../text/file-breaks.ts'
import { fold } from '../text/fold.ts'

/** A run of the course that opens with a date. In a timeline these runs are in order of time. */
export interface DatedNote extends Span {
  /** Where the day is written. */
  readonly date: Span
  /** Days since 1970-01-01; in an assumed year where `Timeline.isYearKnown` is false. */
  readonly day: number
}

/** The part of a course that the head of a report is read from: its lines and notes, not what its sentences say. */
export type CourseStructure = Pick<Course, 'text' | 'language' | 'lines' | 'notes'>

/** The course as the head of a report reads it: folded text, head lines and dated notes. */
export interface Timeline<C extends CourseStructure = Course> {
  readonly course: C
  readonly folded: string
  readonly head: readonly Span[]
  readonly notes: readonly DatedNote[]
  readonly isYearKnown: boolean
  /** The day number of a written date; a missing year is the one that brings the date nearest to `near`. */
  readonly dayOf: (date: WrittenDate, near: number | null) => number | null
}

type TimelineInput = Omit<Timeline<CourseStructure>, 'head' | 'notes'>
/** The date that opens each line which opens with one. */
type Openings = ReadonlyMap<Span, WrittenDate>

const arrival = new RegExp(`(?<![\\p{L}])(?:${admittedLabels})[^\\p{L}]*$`, 'u')
const labelLength = 48
const firstLines = 3

const mostHeadLines = 12
const mostOfLine = 300
const stampLength = 120
const stampWords = 40
/** A computed day is told within this many characters of its note's beginning. */
const mostBeforeDerived = 24
const longestGap = 60
/** Any year without 29 February will do: it only orders dates and is never printed. */
const assumedYear = 2023

const yearOf = (day: number): number => Number(isoDay(day).slice(0, 4))

/** A date with the words between it and the date before it on its line, which may be its label. */
interface LabelledDate extends WrittenDate {
  readonly before: string
}

/** The dates of a line, with offsets into the whole text. */
export function datesIn(folded: string, line: Span): LabelledDate[] {
  const text = folded.slice(line.start, Math.min(line.end, line.start + mostOfLine))
  return findDates(text).map((date, at, all) => ({
    ...date,
    start: date.start + line.start,
    end: date.end + line.start,
    before: text.slice(Math.max(all[at - 1]?.end ?? 0, date.start - labelLength), date.start),
  }))
}

/** The end of the first line of a note. */
function stampLine(folded: string, note: Note): Span {
  const end = folded.indexOf('\n', note.start)
  return { start: note.start, end: Math.min(end < 0 ? note.end : end, note.start + stampLength) }
}

/** The order of day and month that gives the days which the notes were read with. */
function orderOf(course: CourseStructure, folded: string, openings: Openings): DayOrder {
  let balance = 0
  for (const note of course.notes) {
    const [date] = datesIn(folded, stampLine(folded, note))
    if (note.day === null || date === undefined || date.certain || date.first === date.second) continue
    const year = Number(note.day.slice(0, 4))
    const day = numberOfDay(note.day)
    if (resolveDate(date, 'day_first', year) === day) balance += 1
    else if (resolveDate(date, 'month_first', year) === day) balance -= 1
  }
  if (balance !== 0) return balance < 0 ? 'month_first' : 'day_first'
  return chooseOrder(course.language, [...openings.values()])
}

const nearest = (date: WrittenDate, order: DayOrder, near: number): number | null => {
  const days = [-1, 0, 1].flatMap((step) => resolveDate(date, order, yearOf(near) + step) ?? [])
  return days.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? null
}

/** A date with an age behind it opens no note. */
const isBirth = (folded: string, { end, year }: WrittenDate): boolean =>
  year !== null && bornBehind.test(folded.slice(end, end + 16))

/** A line that opens with a date, or with words of leaving and a date, although no note was read there. */
const opensWithDate = new RegExp(
  `^[^\\p{L}\\d\\n]{0,4}(?:(?:${openingWords}|${weekdays.join('|')})[\\s:.,-]{1,3})?$`,
  'u',
)
/** "Evolutivo de enfermería 12/03/2024 08:00": a few words, then a date with a time or nothing behind it. */
const titled = /^[^\d;=]{0,40}[^\p{L}\d]$/u
const behindTitle = /^[^\p{L}\d(]{0,4}(?:$|(?:a las |a les |at )?\d{1,2}[:.h]\d{2})/u
/** "3/7 of antibiotics", "6/52": days of seven and weeks of 52, in English only. */
const counted = /^(?!0)\d{1,2}\/(?:7|52)(?!\d)|^\d\/12(?!\d)/
export const countsDays = (
  { course, folded }: Pick<Timeline<CourseStructure>, 'course' | 'folded'>,
  date: WrittenDate,
): boolean => course.language === 'en' && date.year === null && counted.test(folded.slice(date.start, date.end))

function datedOpening(folded: string, line: Span): WrittenDate | null {
  const [date] = datesIn(folded, { start: line.start, end: Math.min(line.end, line.start + stampLength) })
  if (date === undefined || isBirth(folded, date)) return null
  const before = folded.slice(line.start, date.start)
  const isTitle =
    date.year !== null &&
    titled.test(before) &&
    behindTitle.test(folded.slice(date.end, line.end)) &&
    !visitWords.test(before)
  return opensWithDate.test(before) || isTitle ? date : null
}

function datedLines({ course, folded, dayOf }: TimelineInput, openings: Openings): DatedNote[] {
  const found: DatedNote[] = []
  const headings = numberedHeadings(folded, course.lines)
  for (const [line, date] of openings) {
    if (headings.has(line.start)) continue
    if (countsDays({ course, folded }, date)) continue
    const day = dayOf(date, found.at(-1)?.day ?? null)
    if (day !== null) found.push({ start: line.start, end: line.end, date: { start: date.start, end: date.end }, day })
  }
  return found
}

/** "HD 3", "dilluns": whether words hold a figure or a weekday; the name of a hospital tells no day. */
const tellsDay = (words: string): boolean =>
  /\d/.test(words) || words.split(/[^\p{L}]+/u).some((word) => weekdayOf(word) !== null)

function readNotes({ course, folded, dayOf, isYearKnown }: TimelineInput): DatedNote[] {
  const notes: DatedNote[] = []
  for (const note of course.notes) {
    if (note.kind === 'header') continue
    const { start, end } = note
    const line = stampLine(folded, note)
    const [first] = datesIn(folded, line)
    const isFar = first !== undefined && note.derived && first.start > line.start + mostBeforeDerived
    if (first && isBirth(folded, first)) continue
    const date = isFar ? undefined : first
    const own = note.day === null || !isYearKnown ? null : numberOfDay(note.day)
    if (date !== undefined) {
      const day = own ?? dayOf(date, notes.at(-1)?.day ?? null)
      if (day !== null) notes.push({ start, end, date: { start: date.start, end: date.end }, day })
    } else if (own !== null && own !== notes.at(-1)?.day) {
      // "Dilluns:", "HD 3": the stamp tells the day in other words than a date.
      const words = /^[^:.,;\n]*/.exec(folded.slice(line.start, line.start + stampWords))?.[0] ?? ''
      if (!tellsDay(words)) continue
      notes.push({ start, end, date: { start: line.start, end: line.start + words.trimEnd().length }, day: own })
    }
  }
  return notes
}

/**
 * The dated runs of one stay: their days follow one another without long gaps. Runs before or behind belong to another
 * time.
 */
function ofOneStay(notes: readonly DatedNote[]): DatedNote[] {
  const runs: DatedNote[][] = []
  for (const one of notes) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run === undefined || last === undefined || one.day > last.day + longestGap) runs.push([one])
    else if (one.day >= last.day - 1) run.push(one)
    else if (run.length === 1) runs.push([one])
  }
  return runs.reduce<DatedNote[]>((best, run) => (run.length >= best.length ? run : best), [])
}

/** In order of time, because many courses have their newest note first. */
function inTime(notes: readonly DatedNote[]): readonly DatedNote[] {
  const steps = notes.flatMap((one, at) => (at === 0 ? [] : Math.sign(one.day - (notes[at - 1]?.day ?? one.day))))
  return steps.reduce((sum, step) => sum + step, 0) < 0 ? notes.toReversed() : notes
}

function datedNotes(reading: TimelineInput, openings: Openings): DatedNote[] {
  const byStart = new Map(datedLines(reading, openings).map((line) => [line.start, line]))
  for (const note of readNotes(reading)) byStart.set(note.start, note)
  const placed = [...byStart.values()].toSorted((a, b) => a.start - b.start)
  const stay = new Set(ofOneStay(inTime(placed)))
  const ofStay = placed.filter((one) => stay.has(one))
  const ended = new Map(ofStay.map((one, at) => [one, ofStay[at + 1]?.start ?? reading.course.text.length]))
  return [...stay].map((one) => ({ ...one, end: ended.get(one) ?? one.end }))
}

/** "Fecha de alta: 17/01/2025" on a line of its own is about the stay and does not end the head. */
const stayDateLine = new RegExp(`(?<![\\p{L}])(?:${admittedLabels}|${dischargedLabels})\\s*:\\s*$`, 'u')

/** The lines above the second dated note of each file, where a course tells the patient's identity. */
function headLines(course: CourseStructure, folded: string, notes: readonly DatedNote[]): Span[] {
  const opening = notes.filter(({ start, date }) => !stayDateLine.test(folded.slice(start, date.start)))
  const files = linesByFile(course.lines, ({ start, end }) => course.text.slice(start, end))
  return files.flatMap((lines) => {
    const from = lines[0]?.start ?? 0
    const until = opening.filter(({ start }) => start >= from)[1]?.start ?? Number.POSITIVE_INFINITY
    return lines.filter((line) => line.kind !== 'blank' && line.start < until).slice(0, mostHeadLines)
  })
}

/**
 * The year of the stay: that of a stamp, of a date in the first lines, or of a date behind a label of admission. A year
 * that stands only in the history ("intervenida el 03/05/2010") is another one.
 */
function yearOfStay(course: CourseStructure, folded: string, openings: Openings): number | null {
  const opens = course.notes.filter((note) => note.kind !== 'header').map((note) => stampLine(folded, note))
  const lines = [...openings.keys(), ...opens]
  const stamps = lines.flatMap((line) =>
    datesIn(folded, line)
      .slice(0, 1)
      .filter((date) => !isBirth(folded, date)),
  )
  const heads = headLines(course, folded, []).flatMap((line, at) =>
    datesIn(folded, line).filter(
      (date) =>
        !birthWords.test(date.before) && !isBirth(folded, date) && (at < firstLines || arrival.test(date.before)),
    ),
  )
  const years = [...heads, ...stamps].flatMap((date) => date.year ?? [])
  return years.length === 0 ? null : largest(years)
}

/** Reads the timeline that the head of a report is taken from. Linear in the length of the course. */
export function readTimeline<C extends CourseStructure>(course: C): Timeline<C> {
  const folded = fold(course.text)
  const openings = new Map(
    course.lines.flatMap((line) => {
      const date = datedOpening(folded, line)
      return date === null ? [] : [[line, date] as const]
    }),
  )
  const order = orderOf(course, folded, openings)
  const year = yearOfStay(course, folded, openings)
  const dayOf = (date: WrittenDate, near: number | null): number | null => {
    if (date.year !== null) return resolveDate(date, order, date.year)
    return near === null ? resolveDate(date, order, year ?? assumedYear) : nearest(date, order, near)
  }
  const isYearKnown = year !== null
  const notes = datedNotes({ course, folded, dayOf, isYearKnown }, openings)
  const head = headLines(course, folded, notes)
  return { course, folded, head, notes, isYearKnown, dayOf }
}

/** The words of the course at a place, as the head of a report quotes them; with the day where its year is known. */
export function factAt(
  { course, isYearKnown }: Timeline<CourseStructure>,
  span: Span,
  day: number | null = null,
): StayFact {
  const { start, end } = span
  const fact = { text: course.text.slice(start, end).replace(/\s+/g, ' '), spans: [{ start, end }] }
  return day === null || !isYearKnown ? fact : { ...fact, day: isoDay(day) }
}
