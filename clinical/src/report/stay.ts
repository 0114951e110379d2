import type { ReportItem, Stay, StayFact } from '@alta/contract/report'
import type { Course, Span } from '../course/course.ts'
import { admissionDay, dischargeDay, leavingNote, lengthOfStay, type StayDay } from './stay-dates.ts'
import { destinationOf } from './stay-destination.ts'
import { serviceOf } from './stay-service.ts'
import { factAt, readTimeline } from './stay-timeline.ts'

/**
 * The head of a report: when the patient came and left, under which service, where to, and why. Every value is quoted
 * from the course with its place; what the course does not tell is null.
 */
export function stayOf(course: Course, principal: ReportItem | undefined): Stay {
  const timeline = readTimeline(course)
  const leaving = leavingNote(timeline)
  const admitted = admissionDay(timeline)
  const discharged = dischargeDay(timeline, leaving, admitted)
  const dayFact = (told: StayDay | null): StayFact | null => told && factAt(timeline, told.place, told.day)
  const placeFact = (told: Span | null): StayFact | null => told && factAt(timeline, told)
  return {
    admitted: dayFact(admitted),
    discharged: dayFact(discharged),
    service: placeFact(serviceOf(timeline, leaving)),
    destination: placeFact(destinationOf(timeline, leaving)),
    physician: null,
    principal_diagnosis: principal === undefined ? null : { text: principal.text, spans: principal.spans },
    days: lengthOfStay(timeline, admitted, discharged),
  }
}
