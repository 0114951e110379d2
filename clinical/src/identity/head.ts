import type { Course } from '../course/course.ts'
import { readTimeline } from '../report/stay-timeline.ts'
import { stayOf } from '../report/stay.ts'
import { patientOf } from './patient.ts'

/** The head of a course as plain words by field; the sex by its code. */
export function headOf(course: Course): Record<string, string | null> {
  const timeline = readTimeline(course)
  const { record_number, name, birth_date, age, sex } = patientOf(timeline)
  const { physician, admitted, discharged, service } = stayOf(timeline, undefined)
  const words = Object.entries({ record_number, name, birth_date, age, physician, admitted, discharged, service })
  return { ...Object.fromEntries(words.map(([field, fact]) => [field, fact?.text ?? null])), sex: sex?.code ?? null }
}
