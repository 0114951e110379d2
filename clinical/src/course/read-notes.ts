import type { Language } from '@alta/contract/languages'
import type { Note } from './course.ts'
import { chooseOrder, type DayOrder, findDates, isoDay, resolveDate, weekdayOfDay, type WrittenDate } from './dates.ts'
import type { SourceLine } from './source-line.ts'
import { kindOfLabel, type Stamp, stampOf, titleOf } from './note-headers.ts'
import { pattern } from '../lexicon/patterns.ts'
import { linesByFile } from '../text/file-breaks.ts'

/** A stamp that opens a note, on the line of that index. */
export interface NoteOpening {
  readonly line: number
  readonly stamp: Stamp
}

interface ReadNotes {
  readonly notes: readonly Note[]
  readonly openings: ReadonlyMap<number, Stamp>
}

/** What is known about the days of one file of a course. */
interface DatingContext {
  readonly order: DayOrder
  /** Day number of admission, or of the first date of the course; null when there is none. */
  readonly admission: number | null
  readonly year: number | null
  /** Dates without a year open so many lines, in order, that they are stamps although no year is written anywhere. */
  readonly series: boolean
}

const admissionWords = /\b(?:ingreso|ingres|ing|admission|admitted|admit|adm|fec|fecha|data|date)\b/
const birthWords = /nacim|naixem|birth|\bdob\b|fnac/
const yearOf = (day: number): number => Number(isoDay(day).slice(0, 4))

const fewestInSeries = 3

const isSeries = (stamps: readonly NoteOpening[], order: DayOrder): boolean => {
  const days = stamps.flatMap(({ stamp }) =>
    stamp.date?.year === null ? (resolveDate(stamp.date, order, 2024) ?? []) : [],
  )
  const goesOn = days.every((day, at) => day >= (days[at - 1] ?? day))
  const goesBack = days.every((day, at) => day <= (days[at - 1] ?? day))
  return days.length >= fewestInSeries && (goesOn || goesBack)
}

const readClock = (lines: readonly SourceLine[], stamps: readonly NoteOpening[], language: Language): DatingContext => {
  const head = lines
    .slice(0, 40)
    .flatMap((line) => findDates(line.folded.slice(0, 300)).map((date) => ({ line, date })))
  const dates = [
    ...head.map(({ date }) => date).filter((date) => date.year !== null),
    ...stamps.flatMap(({ stamp }) => stamp.date ?? []),
  ]
  const order = chooseOrder(language, dates)
  const series = isSeries(stamps, order)
  const dayOf = (date: WrittenDate): number | null => (date.year === null ? null : resolveDate(date, order, date.year))
  for (const { line, date } of head) {
    const before = line.folded.slice(Math.max(0, date.start - 28), date.start)
    if (!admissionWords.test(before) || birthWords.test(before) || /\balta|discharge/.test(before.slice(-10))) continue
    const day = dayOf(date)
    if (day !== null) return { order, admission: day, year: yearOf(day), series }
  }
  for (const { stamp } of stamps) {
    const day = stamp.date ? dayOf(stamp.date) : null
    if (day !== null) return { order, admission: day, year: yearOf(day), series }
  }
  const years = head.flatMap(({ date, line }) =>
    birthWords.test(line.folded) || date.year === null ? [] : [date.year],
  )
  return { order, admission: null, year: years.length > 0 ? Math.max(...years) : null, series }
}

interface ResolvedDay {
  readonly day: number | null
  readonly derived: boolean
}

/** The year in which a date without a year is nearest to the day before it. */
const inheritYear = (date: WrittenDate, clock: DatingContext, last: number | null): number | null => {
  const anchor = last ?? clock.admission
  if (anchor === null) return clock.year === null ? null : resolveDate(date, clock.order, clock.year)
  const years = [yearOf(anchor), yearOf(anchor) + 1, yearOf(anchor) - 1]
  const days = years.map((year) => resolveDate(date, clock.order, year)).filter((day) => day !== null)
  return days.find((day) => day >= anchor - 10 && day <= anchor + 240) ?? null
}

const dayOfStamp = (
  stamp: Stamp,
  clock: DatingContext,
  latest: { last: number | null; operation: number | null },
): ResolvedDay => {
  if (stamp.date?.year != null) return { day: resolveDate(stamp.date, clock.order, stamp.date.year), derived: false }
  if (stamp.date) return { day: inheritYear(stamp.date, clock, latest.last), derived: true }
  if (stamp.dayOfStay !== null) {
    const first = clock.admission
    return { day: first === null ? null : first + Math.max(0, stamp.dayOfStay - 1), derived: true }
  }
  if (stamp.dayAfterOperation !== null) {
    return { day: latest.operation === null ? null : latest.operation + stamp.dayAfterOperation, derived: true }
  }
  if (stamp.weekday !== null && latest.last !== null) {
    return { day: latest.last + ((stamp.weekday - weekdayOfDay(latest.last) + 7) % 7), derived: true }
  }
  return { day: latest.last, derived: true }
}

/** Whether a date without a year is a stamp: it fits the days of the course, or nothing speaks against it. */
const fits = (stamp: Stamp, clock: DatingContext, last: number | null): boolean => {
  if (!stamp.date || stamp.date.year !== null) return true
  if (last !== null || clock.admission !== null || clock.year !== null)
    return inheritYear(stamp.date, clock, last) !== null
  return clock.series || stamp.fillsLine || stamp.label !== '' || stamp.date.certain
}

/** "2DPO." below a dated stamp is the first thing that note says, not a note of its own. */
const isRepeated = (stamp: Stamp, above: Stamp | undefined): boolean =>
  !stamp.date &&
  (stamp.dayOfStay !== null || stamp.dayAfterOperation !== null) &&
  above?.date != null &&
  above.fillsLine

const arrival = pattern('arrival on a ward', String.raw`^\s*(?:…)\s+(?:a |en |to |on )?(?:la |the |l')?(?:…)\b`)

/** Arrival on the ward opens a note although nothing stamps it. */
const arrivalStamp = (line: SourceLine, last: number | null): Stamp | null => {
  if (!arrival.test(line.folded) || last !== null) return null
  const none = { dayOfStay: null, dayAfterOperation: null, weekday: null, fillsLine: false }
  const [date] = findDates(line.folded.slice(0, 60))
  return { ...none, start: 0, end: 0, date: date ?? null, label: 'ingreso' }
}

/**
 * The physician on call who opens the course is the emergency department's, unless the notes already stand under
 * "Evolución".
 */
const kindOf = (label: string, opens: boolean): Note['kind'] =>
  kindOfLabel(label) ?? (opens && /\bguardia\b|\bon call\b/.test(label) ? 'emergency' : 'progress')

const departure =
  /^[^\p{L}]*(?:es |se |is )?(?:alta\b|home\b|discharged?\b|d\/c\b|for discharge|dona d'alta|da de alta|marxa (?:cap )?a\b|se'n va\b|se marcha\b|se va a\b|goes home\b|se va de alta|exitus\b|fit for discharge|traslad)/u
const leavingDrugs =
  /^\s*(?:tto(?: al)? alta|tta|tto [a-z]|tratamiento al alta|tractament a l'alta|marxa amb|se va con|discharge med|d\/c meds|meds on discharge|medicacion al alta|medicacio a l'alta|recomendaciones al alta)/

/** The last note says this in the middle of a line, not at its beginning. */
const leavesHome =
  /(?:^|[.;]\s+)(?:alta (?:a (?:casa|domicili\p{L}*)|hoy|avui)\b|alta:|discharged? home|home today|marxa cap a casa|se va a casa)/u

/** Words that only the note of arrival asks about. */
const clerking = pattern('beginning of a clerking', String.raw`(?:^|[.;]\s+)(?:…)`, 'u')

/** Whether the last notes of a course tell of leaving the hospital although their stamps do not say so. */
const isDeparture = (lines: readonly SourceLine[], start: Start): boolean =>
  lines.some((line, index) =>
    index === 0
      ? departure.test(line.folded.slice(start.stampEnd)) || leavesHome.test(line.folded)
      : leavingDrugs.test(line.folded) || leavesHome.test(line.folded),
  )

interface Start {
  readonly line: number
  readonly kind: Note['kind']
  readonly dated: ResolvedDay
  readonly stampEnd: number
}

/**
 * What the reader of notes needs to know of the lines: which are headings, and which announce the notes of the course.
 */
interface NoteContext {
  readonly language: Language
  readonly isHeading: (line: SourceLine) => boolean
  readonly opensCourse: (line: SourceLine) => boolean
  /** A heading of operations, tests or complications: dated lines right below it are its items. */
  readonly opensList: (line: SourceLine) => boolean
}

/**
 * Splits a course into notes at date stamps, day counts and note titles. The first note holds what stands before the
 * first stamp. Missing years are inherited; computed days are marked `derived`.
 */
export const readNotes = (lines: readonly SourceLine[], context: NoteContext): ReadNotes => {
  const found: NoteOpening[] = []
  let listed = false
  for (const line of lines) {
    if (line.folded.trim() === '' || context.isHeading(line)) {
      listed = context.opensList(line)
      continue
    }
    const stamp =
      stampOf(line.text, line.folded) ??
      titleOf(line.text, line.folded) ??
      arrivalStamp(line, found.length > 0 ? 0 : null)
    if (stamp && !(listed && stamp.label === '' && !stamp.fillsLine)) found.push({ line: line.index, stamp })
  }
  const files = readFiles(lines, found, context.language)
  const openings = new Map<number, Stamp>()
  const starts: Start[] = []
  const courseLine = lines.findIndex((line) => context.opensCourse(line))
  let latest: { last: number | null; operation: number | null } = { last: null, operation: null }
  let isEmergency = true
  let at = 0
  for (const { line, stamp } of found) {
    while ((files[at + 1]?.line ?? Infinity) <= line) {
      at += 1
      latest = { last: null, operation: latest.operation }
    }
    const clock = files[at]?.clock ?? unknownClock
    if (!fits(stamp, clock, latest.last) || isRepeated(stamp, openings.get(line - 1))) continue
    const dated = dayOfStamp(stamp, clock, latest)
    const opens = isEmergency && (courseLine < 0 || line < courseLine)
    const kind = kindOf(stamp.label, opens)
    if (dated.day !== null) latest.last = dated.day
    if (kind === 'procedure') latest.operation = dated.day
    isEmergency &&= kind === 'emergency'
    openings.set(line, stamp)
    starts.push({ line, kind, dated, stampEnd: stamp.end })
  }
  const opened = new Set(starts.map(({ line }) => line))
  const heads = files.flatMap(({ line, clock }): Start[] =>
    opened.has(line)
      ? []
      : [{ line, kind: 'header', dated: { day: clock.admission, derived: clock.admission !== null }, stampEnd: 0 }],
  )
  return {
    notes: assemble(
      lines,
      [...heads, ...starts].toSorted((a, b) => a.line - b.line),
    ),
    openings,
  }
}

const unknownClock: DatingContext = { order: 'day_first', admission: null, year: null, series: false }

interface NoteFile {
  /**
   * The first line with words. A stamp there opens the first note of the file; otherwise what stands before a stamp is
   * the head.
   */
  readonly line: number
  readonly clock: DatingContext
}

/** Reads the files of a course in order; a year that one file leaves open comes from the files before it. */
const readFiles = (lines: readonly SourceLine[], openings: readonly NoteOpening[], language: Language): NoteFile[] => {
  let before: number | null = null
  return linesByFile(lines, ({ text }) => text).map((own, at) => {
    const first = own.find(({ folded }) => at > 0 && folded.trim() !== '')?.index ?? own[0]?.index ?? lines.length
    const [from, to] = [own[0]?.index ?? first, own.at(-1)?.index ?? first]
    const clock = readClock(
      own,
      openings.filter(({ line }) => line >= from && line <= to),
      language,
    )
    const year: number | null = clock.year ?? before
    before = year
    return { line: first, clock: { ...clock, year } }
  })
}

const assemble = (lines: readonly SourceLine[], starts: readonly Start[]): Note[] => {
  const end = lines.at(-1)?.end ?? 0
  const notes: Note[] = []
  const opening = starts.findIndex(({ kind }) => kind !== 'header')
  const hasDischarge = starts.some((start) => start.kind === 'discharge')
  starts.forEach((start, at) => {
    const next = starts[at + 1]
    const own = lines.slice(start.line, next?.line)
    const last = !hasDischarge && at > opening && at >= starts.length - 2
    const arrives = at === opening && start.kind === 'progress' && own.some((line) => clerking.test(line.folded))
    const leaves = last && isDeparture(own, start)
    notes.push({
      index: notes.length,
      start: lines[start.line]?.start ?? 0,
      end: next ? (lines[next.line]?.start ?? end) : end,
      day: start.dated.day === null ? null : isoDay(start.dated.day),
      derived: start.dated.derived,
      kind: leaves ? 'discharge' : arrives ? 'admission' : start.kind,
    })
  })
  return notes
}
