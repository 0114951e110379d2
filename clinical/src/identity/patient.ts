import type { Patient, StayFact } from '@alta/contract/report'
import type { Span } from '../course/course.ts'
import { isoDay } from '../course/dates.ts'
import { factAt, type CourseStructure, type Timeline } from '../report/stay-timeline.ts'
import type { HeadChoice } from './candidates/choose.ts'
import { type Chooser, headChoices } from './candidates/head-choices.ts'
import { headLine } from './head-line.ts'
import { pairsOfLine } from './pairs.ts'
import { namesApart } from './patient-name.ts'

const century = 36_525
const mostTop = 14

function birthFact(timeline: Timeline<CourseStructure>, choice: HeadChoice | null): StayFact | null {
  if (!choice) return null
  const fact = factAt(timeline, choice)
  const { date } = choice
  const day = date === null || date.year === null ? null : timeline.dayOf(date, null)
  if (day === null) return fact
  // A year of two figures: the patient was born before the stay.
  const stayed = timeline.notes.at(-1)?.day ?? timeline.notes[0]?.day
  return { ...fact, day: isoDay(stayed !== undefined && timeline.isYearKnown && day > stayed ? day - century : day) }
}

/** The given name and surnames behind labels of their own, otherwise the name that the network chooses. */
function nameOf(timeline: Timeline<CourseStructure>, choose: Chooser): readonly Span[] | null {
  const top = timeline.course.lines.filter(({ kind }) => kind !== 'blank').slice(0, mostTop)
  const apart = namesApart(top.flatMap((line) => pairsOfLine(headLine(timeline, line))))
  if (apart) return apart
  const choice = choose('name')
  return choice && [{ start: choice.start, end: choice.end }]
}

/**
 * The identity of the patient, each value quoted from the course with its place; null for a value that the course does
 * not tell.
 */
export function patientOf(timeline: Timeline<CourseStructure>, choose: Chooser = headChoices(timeline)): Patient {
  const factOf = (choice: HeadChoice | null): StayFact | null => choice && factAt(timeline, choice)
  const names = nameOf(timeline, choose)
  const sex = choose('sex')
  return {
    record_number: factOf(choose('record_number')),
    name: names && {
      text: names.map(({ start, end }) => factAt(timeline, { start, end }).text).join(' '),
      spans: [...names],
    },
    birth_date: birthFact(timeline, choose('birth_date')),
    age: factOf(choose('age')),
    sex: sex?.sex ? { ...factAt(timeline, sex), code: sex.sex } : null,
  }
}
