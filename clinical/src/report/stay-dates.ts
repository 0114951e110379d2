import type { Course, Span } from '../course/course.ts'
import { isoDay, numberOfDay } from '../course/dates.ts'
import { lastNoteSigns, leavingHeadings, leavingPhrases, withinHospital } from '../lexicon/stay-words.ts'
import { bestIn, listOf } from '../reading/decide-section.ts'
import type { DatedNote, CourseStructure, Timeline } from './stay-timeline.ts'

/** How many of the last notes are searched for the end of a stay. */
const lastNotes = 6

/** A day of the stay, and where the course tells it; without a day where words tell it that cannot be computed. */
export interface StayDay {
  readonly span: Span
  readonly day: number | null
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

/** Whether the last note mentions leaving: there the word itself is enough. */
function mentionsLeaving(folded: string): boolean {
  return [...folded.matchAll(lastSign)].some((match) => !internal.test(folded.slice(match.index + match[0].length)))
}

/** This many sentences about what to take and do at home make a note one of leaving. */
const fewestOrders = 2

/** Whether a note tells what is to be taken and done after leaving, in any words. */
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

/** The last note whose words tell that the patient leaves. */
export const leavingIn = ({ folded, notes }: Timeline<CourseStructure>): DatedNote | null =>
  notes
    .slice(-lastNotes)
    .findLast(({ start, end, date }) =>
      tellsLeaving(`${folded.slice(start, date.start)}\n${folded.slice(date.end, end)}`),
    ) ?? null

/** The last note in which the patient leaves; null where the last notes do not say so. */
export function leavingNote({ course, folded, notes }: Timeline): DatedNote | null {
  const found = notes.slice(-lastNotes).findLast((note) => {
    const { date } = note
    const words = `${folded.slice(note.start, date.start)}\n${folded.slice(date.end, note.end).replace(/^[\s:.\-–—)\]]+/, '')}`
    return tellsLeaving(words) || (note === notes.at(-1) && (mentionsLeaving(words) || ordersForHome(course, note)))
  })
  return found === undefined || found === notes[0] ? null : found
}

/** The nights between two days; null where they depend on a year that the course does not tell. */
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
