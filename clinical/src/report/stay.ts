import type { ReportItem, Stay, StayFact } from '@alta/contract/report'
import type { HeadChoice } from '../identity/candidates/choose.ts'
import { type Chooser, headChoices } from '../identity/candidates/head-choices.ts'
import { leavingNote, lengthOfStay, type StayDay } from './stay-dates.ts'
import { destinationOf } from './stay-destination.ts'
import { factAt, type Timeline } from './stay-timeline.ts'

/** The day of a chosen date; a date without a month has the day of the note that it opens. */
function dayOf(timeline: Timeline, choice: HeadChoice | null, near: number | null): StayDay | null {
  if (!choice) return null
  const note = timeline.notes.find(({ date }) => date.start === choice.start)
  const day = choice.date && timeline.dayOf(choice.date, near)
  return { span: { start: choice.start, end: choice.end }, day: day ?? note?.day ?? null }
}

/**
 * Words behind the date say that it is the date of a note; it is that of the discharge only where the note tells of
 * leaving.
 */
function opensNote({ notes, folded }: Timeline, { start }: HeadChoice): boolean {
  const note = notes.find(({ date }) => date.start === start)
  return note !== undefined && /^[^\n]*\p{L}{3,}[^\n]*\p{L}{3,}/u.test(folded.slice(note.date.end, note.end))
}

/**
 * The stay at the head of a report: when the patient came and left, under which service, where to, and why. Every value
 * is quoted from the course with its place; null for a value that the course does not tell.
 */
export function stayOf(
  timeline: Timeline,
  principal: ReportItem | undefined,
  choices: Chooser = headChoices(timeline),
): Stay {
  const near = timeline.notes[0]?.day ?? null
  const admitted = dayOf(timeline, choices('admitted'), near)
  const leaving = leavingNote(timeline)
  const left = choices('discharged')
  const isOnlyNotes = leaving === null && left !== null && opensNote(timeline, left)
  const discharged = dayOf(timeline, isOnlyNotes ? null : left, admitted?.day ?? near)
  const dayFact = (known: StayDay | null): StayFact | null => known && factAt(timeline, known.span, known.day)
  const fact = (choice: HeadChoice | null): StayFact | null => choice && factAt(timeline, choice)
  const destination = destinationOf(timeline, leaving)
  return {
    admitted: dayFact(admitted),
    discharged: dayFact(discharged),
    service: fact(choices('service')),
    destination: destination && factAt(timeline, destination),
    physician: fact(choices('physician')),
    principal_diagnosis: principal === undefined ? null : { text: principal.text, spans: principal.spans },
    days: lengthOfStay(timeline, admitted, discharged),
  }
}
