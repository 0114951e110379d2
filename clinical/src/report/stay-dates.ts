import type { Course, Span } from '../course/course.ts'
import { isoDay, numberOfDay, type WrittenDate } from '../course/dates.ts'
import { type HeadLine, headLine, placeIn } from '../identity/head-line.ts'
import { type Pair, pairsOfLine } from '../identity/pairs.ts'
import { dateAt } from '../identity/told-dates.ts'
import {
  birthWords,
  expectedDay,
  lastNoteSigns,
  leavingHeadings,
  leavingPhrases,
  otherStay,
  withinHospital,
} from '../lexicon/stay-words.ts'
import { bestIn, listOf } from '../reading/decide-section.ts'
import { arrivalInStory, leavingInStory, type StayDay, stayRange } from './stay-story.ts'
import { countsDays, type DatedNote, datesIn, type Timeline } from './stay-timeline.ts'

/** How long before the first note an admission may lie, and how far back the end of a stay is looked for. */
const longestBefore = 60
const lastNotes = 6
const longestStay = 800
const firstLines = 3
const labelLength = 48
const mostLines = 60

const elsewhere = new RegExp(`(?<![\\p{L}])(?:${otherStay}|${expectedDay})(?![\\p{L}])`, 'u')

/** What else is known of the course where its days are read. */
export interface StayWords {
  readonly leaving: DatedNote | null
  readonly pairs: readonly Pair[]
  /** Where the date of birth stands: it is no other day. */
  readonly born: Span | null
}
interface Labelled {
  readonly field: 'admitted' | 'discharged'
  readonly fits: (day: number) => boolean
}

/** "Admission to NNU 14/10/23": a place stands between. */
function dateSoon({ folded }: HeadLine, opens: boolean): WrittenDate | null {
  const between = opens ? /^(?:\p{L}+ ){1,3}(?=\d)/u.exec(folded)?.[0].length : undefined
  const date = between === undefined ? null : dateAt(folded.slice(between))
  return date && between !== undefined ? { ...date, start: date.start + between, end: date.end + between } : null
}

/** A date behind a label, where it lies within the stay. */
function labelledDay(timeline: Timeline, pairs: readonly Pair[], { field, fits }: Labelled): StayDay | null {
  for (const { field: told, before, words, opens, value } of pairs) {
    const date = told === field ? (dateAt(value.folded) ?? dateSoon(value, opens)) : null
    if (date === null) continue
    const last = `${(/[^;\d]*$/.exec(before)?.[0] ?? '').slice(-labelLength)}${words}`
    if (elsewhere.test(last) || birthWords.test(last)) continue
    const day = timeline.dayOf(date, timeline.notes[0]?.day ?? null)
    if (day === null || fits(day)) return { place: placeIn(value, date.start, date.end - date.start), day }
  }
  return null
}

const isWithin = (place: Span, other: Span | null): boolean =>
  other !== null && place.start < other.end && other.start < place.end

/** A bare date in the first lines is that of arrival, unless the notes begin earlier. */
function firstLineDay(timeline: Timeline, born: Span | null): StayDay | null {
  const { folded, head, notes, dayOf } = timeline
  const [first] = notes
  for (const line of head.slice(0, firstLines)) {
    if (first !== undefined && line.start >= first.start) return null
    for (const date of datesIn(folded, { start: line.start, end: Math.min(line.end, line.start + 160) })) {
      const isBirth = countsDays(timeline, date) || birthWords.test(date.before) || isWithin(date, born)
      const day = isBirth ? null : dayOf(date, first?.day ?? null)
      if (day === null || (first !== undefined && (day > first.day || day < first.day - 3))) continue
      return { place: { start: date.start, end: date.end }, day }
    }
  }
  return null
}

/** The day of admission: behind a label, in the story, bare in the first lines, or that of the first dated note. */
export function admissionDay(timeline: Timeline, { pairs, born }: StayWords): StayDay | null {
  const own = timeline.notes.filter(({ date }) => !isWithin(date, born))
  const [first] = own
  const birth = born && dateAt(timeline.folded.slice(born.start, born.end))
  const birthDay = birth && birth.year !== null ? timeline.dayOf(birth, null) : null
  const fits = (day: number): boolean =>
    (birthDay === null || day >= birthDay || birthDay - day > longestStay) &&
    (first === undefined || (day <= first.day + 1 && day >= first.day - longestBefore))
  const told =
    labelledDay(timeline, pairs, { field: 'admitted', fits }) ??
    stayRange(timeline)?.from ??
    firstLineDay(timeline, born) ??
    arrivalInStory(timeline)
  if (told !== null) return told
  return first === undefined ? null : { place: first.date, day: first.day }
}

const phrase = new RegExp(
  `(?:^|[.;:!?)\\n,-]\\s{0,40}|\\b(?:hoy|avui|de|today|y|i|and|ok|para|per|es)\\s+)(?:${leavingPhrases.join('|')})`,
  'gu',
)
const lastSign = new RegExp(lastNoteSigns.join('|'), 'gu')
const heading = new RegExp(`(?<![\\p{L}])(?:${leavingHeadings})`, 'u')
const internal = new RegExp(
  `^[\\s.:]{0,4}(?:(?:a|al|to|cap a|en)\\s{1,4})?(?:la |el |l'|the )?${withinHospital}(?![\\p{L}])`,
  'u',
)

/** Whether words tell that the patient leaves the hospital; moving to a ward is not leaving. */
export function tellsLeaving(folded: string): boolean {
  if (heading.test(folded)) return true
  return [...folded.matchAll(phrase)].some((match) => !internal.test(folded.slice(match.index + match[0].length)))
}

/** Whether the last note speaks of leaving at all: there the word itself is enough. */
function mentionsLeaving(folded: string): boolean {
  return [...folded.matchAll(lastSign)].some((match) => !internal.test(folded.slice(match.index + match[0].length)))
}

/** So many sentences of what is to be taken and done at home make a note one of leaving. */
const fewestOrders = 2

/** Whether a note tells what is to be taken and done after leaving, in whatever words. */
function ordersForHome({ sentences }: Course, { start, end }: DatedNote): boolean {
  const orders = sentences.filter(
    ({ chances, ...own }) =>
      own.start >= start &&
      own.end <= end &&
      chances !== null &&
      Math.max(listOf(chances, 'discharge'), bestIn(chances, 'extra_comments')) > 0.5,
  )
  return orders.length >= fewestOrders
}

/** The last note in which the patient leaves; null where the last notes do not say so. */
export function leavingNote({ course, folded, notes }: Timeline): DatedNote | null {
  const found = notes.slice(-lastNotes).findLast((note) => {
    const { date } = note
    const words = `${folded.slice(note.start, date.start)}\n${folded.slice(date.end, note.end).replace(/^[\s:.\-–—)\]]+/, '')}`
    return tellsLeaving(words) || (note === notes.at(-1) && (mentionsLeaving(words) || ordersForHome(course, note)))
  })
  return found === undefined || found === notes[0] ? null : found
}

/** The day of discharge: behind a label, in the story, or that of the note in which the patient leaves. */
export function dischargeDay(
  timeline: Timeline,
  { leaving, pairs }: StayWords,
  admitted: StayDay | null,
): StayDay | null {
  const { course, notes } = timeline
  const first = admitted?.day ?? notes[0]?.day ?? null
  const last = leaving?.day ?? notes.at(-1)?.day ?? null
  const fits = (day: number): boolean =>
    first === null ||
    (day >= first && day <= Math.max(first + longestStay, last ?? 0) && (last === null || day >= last - 3))
  const from = leaving?.start ?? notes.at(-2)?.start ?? 0
  const until = leaving?.end ?? course.text.length
  const own = course.lines
    .filter(({ start, kind }) => start >= from && start < until && kind !== 'blank')
    .slice(-mostLines)
    .flatMap((line) => pairsOfLine(headLine(timeline, line)))
  const told =
    labelledDay(timeline, [...pairs, ...own], { field: 'discharged', fits }) ?? stayRange(timeline)?.to ?? null
  if (told !== null) return told
  return leaving === null ? leavingInStory(timeline, fits) : { place: leaving.date, day: leaving.day }
}

/** Nights between two days; null where that depends on a year the course does not tell. */
export function lengthOfStay(timeline: Timeline, from: StayDay | null, to: StayDay | null): number | null {
  if (from === null || to === null || from.day === null || to.day === null || to.day < from.day) return null
  const days = [from.day, to.day]
  if (timeline.isYearKnown) return to.day - from.day
  const leaps = days.some((day) => {
    const march = numberOfDay(`${isoDay(day).slice(0, 4)}-03-01`)
    return Math.min(...days) < march && Math.max(...days) >= march
  })
  return leaps ? null : to.day - from.day
}
