import type { Course, Span } from '../course/course.ts'
import { isoDay, numberOfDay } from '../course/dates.ts'
import {
  admissionLabels,
  birthWords,
  dischargeLabels,
  expectedDay,
  labelFillers,
  lastNoteSigns,
  leavingHeadings,
  leavingPhrases,
  otherStay,
  withinHospital,
} from '../lexicon/stay-words.ts'
import { bestIn, listOf } from '../reading/decide-section.ts'
import { type DatedNote, datesIn, type Timeline } from './stay-timeline.ts'

/** A day of the stay, and where the course tells it. */
export interface StayDay {
  readonly place: Span
  readonly day: number
}

/** How long before the first note an admission may lie, and how far back the end of a stay is looked for. */
const longestBefore = 60
const lastNotes = 6
const longestStay = 800
const firstLines = 3

const labelled = (labels: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d'])(?:${labels})(?:[\\s:.,=-]+${labelFillers}){0,3}[\\s:.,=-]*$`, 'u')
const admission = labelled(admissionLabels)
const discharge = labelled(dischargeLabels)
const elsewhere = new RegExp(`(?<![\\p{L}])(?:${otherStay}|${expectedDay})(?![\\p{L}])`, 'u')

/** A date behind one of these labels, where it lies within the stay. */
function labelledDay(
  timeline: Timeline,
  lines: readonly Span[],
  { label, fits }: { readonly label: RegExp; readonly fits: (day: number) => boolean },
): StayDay | null {
  const { folded, notes, dayOf } = timeline
  for (const line of lines) {
    for (const date of datesIn(folded, line)) {
      const last = date.before.slice(date.before.lastIndexOf(';') + 1)
      if (!label.test(last) || elsewhere.test(last) || birthWords.test(last)) continue
      const day = dayOf(date, notes[0]?.day ?? null)
      if (day !== null && fits(day)) return { place: { start: date.start, end: date.end }, day }
    }
  }
  return null
}

/** A bare date in the first lines is that of arrival, unless the notes begin earlier. */
function firstLineDay(timeline: Timeline): StayDay | null {
  const { folded, head, notes, dayOf } = timeline
  const [first] = notes
  for (const line of head.slice(0, firstLines)) {
    if (first !== undefined && line.start >= first.start) return null
    for (const date of datesIn(folded, { start: line.start, end: Math.min(line.end, line.start + 160) })) {
      const day = birthWords.test(date.before) ? null : dayOf(date, first?.day ?? null)
      if (day === null || (first !== undefined && (day > first.day || day < first.day - 3))) continue
      return { place: { start: date.start, end: date.end }, day }
    }
  }
  return null
}

/** The day of admission: behind a label, bare in the first lines, or that of the first dated note. */
export function admissionDay(timeline: Timeline): StayDay | null {
  const [first] = timeline.notes
  const fits = (day: number): boolean =>
    first === undefined || (day <= first.day + 1 && day >= first.day - longestBefore)
  const told = labelledDay(timeline, timeline.head, { label: admission, fits }) ?? firstLineDay(timeline)
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

/** The day of discharge: behind a label, or that of the note in which the patient leaves. */
export function dischargeDay(timeline: Timeline, leaving: DatedNote | null, admitted: StayDay | null): StayDay | null {
  const { course, head, notes } = timeline
  const first = admitted?.day ?? notes[0]?.day ?? null
  const last = leaving?.day ?? notes.at(-1)?.day ?? null
  const fits = (day: number): boolean =>
    first === null ||
    (day >= first && day <= Math.max(first + longestStay, last ?? 0) && (last === null || day >= last - 3))
  const from = leaving?.start ?? notes.at(-2)?.start ?? 0
  const until = leaving?.end ?? course.text.length
  const lastLines = course.lines.filter(({ start, kind }) => start >= from && start < until && kind !== 'blank')
  const lines = [...head, ...lastLines]
  const told = labelledDay(timeline, lines, { label: discharge, fits })
  if (told !== null) return told
  return leaving === null ? null : { place: leaving.date, day: leaving.day }
}

/** Nights between two days; null where that depends on a year the course does not tell. */
export function lengthOfStay(timeline: Timeline, from: StayDay | null, to: StayDay | null): number | null {
  if (from === null || to === null || to.day < from.day) return null
  if (timeline.isYearKnown) return to.day - from.day
  const leaps = [from.day, to.day].some((day) => {
    const march = numberOfDay(`${isoDay(day).slice(0, 4)}-03-01`)
    return from.day < march && to.day >= march
  })
  return leaps ? null : to.day - from.day
}
