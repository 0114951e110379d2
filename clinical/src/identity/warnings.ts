import type { ReportWarning } from '@alta/contract/report'
import { readOutline } from '../course/read-outline.ts'
import { conceptsIn } from '../reading/concepts.ts'
import { readTimeline, type CourseStructure, type Timeline } from '../report/stay-timeline.ts'
import { hasAge } from './age-and-sex.ts'
import { identitiesIn } from './identities.ts'
import { patientOf } from './patient.ts'
import { patientsIn } from './same-patient.ts'

/** How much of a text is read to tell what it is. */
const looked = 6_000
/** In a course about half of the words are medical (28 of 100 at least); in other prose 14 of 100. */
const fewestConcepts = 0.24
/**
 * Where they are few, the different ones over the root of all words count: 3.5 in a course, 2 in a text about medicine.
 */
const few = 0.4
const fewestDifferent = 2.8
const shortText = 30
const beginning = 600

/** Whether a text has so few medical words that it is no course, or tells of nobody's illness. */
function isNoCourse(timeline: Timeline<CourseStructure>): boolean {
  const { folded, notes } = timeline
  const words = (folded.slice(0, looked).match(/[a-z]{2,}/g) ?? []).length
  const concepts = folded
    .slice(0, looked)
    .split(/\n|(?<=[.;:])\s/)
    .flatMap(conceptsIn)
    .filter((concept) => !concept.startsWith('kind '))
  const density = concepts.length / Math.max(words, 1)
  const different = new Set(concepts).size / Math.sqrt(Math.max(words, 1))
  if (density < fewestConcepts || (density < few && different < fewestDifferent && words >= shortText)) return true
  return words >= shortText && notes.length === 0 && !tellsOfSomebody(timeline)
}

/** Whether a text has somebody's age, sex or number, or a measurement, which a leaflet and an invoice lack. */
function tellsOfSomebody(timeline: Timeline<CourseStructure>): boolean {
  const { age, sex, record_number, name } = patientOf(timeline)
  const isMeasured = timeline.course.lines.some(({ kind }) => kind === 'vital' || kind === 'lab')
  return isMeasured || hasAge(timeline.folded.slice(0, beginning)) || [age, sex, record_number, name].some(Boolean)
}

/** The questions to ask before a report is made: whether the text is a course, and whether it is about one patient. */
export function courseWarnings(timeline: Timeline<CourseStructure>): ReportWarning[] {
  return [
    ...(isNoCourse(timeline) ? (['no_clinical_course'] as const) : []),
    ...(patientsIn(identitiesIn(timeline)).length > 1 ? (['several_patients'] as const) : []),
  ]
}

export const warningsOf = (text: string): ReportWarning[] => courseWarnings(readTimeline(readOutline(text)))
