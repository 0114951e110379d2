import type { ReportWarning } from '@alta/contract/report'
import { readOutline } from '../course/read-outline.ts'
import { conceptsIn } from '../reading/concepts.ts'
import { readTimeline, type CourseStructure, type Timeline } from '../report/stay-timeline.ts'
import { hasAge } from './age-and-sex.ts'
import { identitiesIn } from './identities.ts'
import { patientOf } from './patient.ts'
import { patientsIn } from './same-patient.ts'

/** So much of a text tells what it is. */
const looked = 6_000
/** Of a hundred words of a course a hundred in two speak of medicine (28 at least); of other prose fourteen. */
const fewestConcepts = 0.24
/** Where they are few, different ones over the root of the words: 3.5 in a course, two in a text about medicine. */
const few = 0.4
const fewestDifferent = 2.8
const shortText = 30
const beginning = 600

/** Whether a text speaks so little of medicine that it is no course, or tells of nobody's illness. */
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

/** An age, a sex or a number of somebody, or a measurement: a leaflet and an invoice have none of them. */
function tellsOfSomebody(timeline: Timeline<CourseStructure>): boolean {
  const { age, sex, record_number, name } = patientOf(timeline)
  const isMeasured = timeline.course.lines.some(({ kind }) => kind === 'vital' || kind === 'lab')
  return isMeasured || hasAge(timeline.folded.slice(0, beginning)) || [age, sex, record_number, name].some(Boolean)
}

/** What is to be asked before a report is made of a course: whether it is one, and of one patient. */
export function courseWarnings(timeline: Timeline<CourseStructure>): ReportWarning[] {
  return [
    ...(isNoCourse(timeline) ? (['no_clinical_course'] as const) : []),
    ...(patientsIn(identitiesIn(timeline)).length > 1 ? (['several_patients'] as const) : []),
  ]
}

export const warningsOf = (text: string): ReportWarning[] => courseWarnings(readTimeline(readOutline(text)))
