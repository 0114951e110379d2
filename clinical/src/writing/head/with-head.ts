import type { GeneratedReport, Patient, Stay, StayFact } from '@alta/contract/report'
import * as z from 'zod/mini'
import type { Span } from '../../course/course.ts'
import { type HeadChoice, headFields as headOutputFields, type HeadOutput } from '../../identity/candidates/choose.ts'
import { headChoices } from '../../identity/candidates/head-choices.ts'
import { patientOf } from '../../identity/patient.ts'
import { stayOf } from '../../report/stay.ts'
import { factAt, readTimeline } from '../../report/stay-timeline.ts'
import { fold } from '../../text/fold.ts'
import type { SourceReading } from '../reading.ts'
import { type HeadPlaces, headPlaces } from './head-answer.ts'
import { choiceAt } from './head-value.ts'

const isSame = (one: StayFact | null, other: StayFact | null): boolean =>
  one !== null && other !== null && fold(one.text) === fold(other.text)

/** The head without contradictions: nobody is born after admission or leaves before it. */
function withoutContradictions({ patient, stay }: { patient: Patient; stay: Stay }, own: GeneratedReport) {
  const [born, came, left] = [patient.birth_date?.day, stay.admitted?.day, stay.discharged?.day]
  const isBorn = born === undefined || came === undefined || born <= came
  const isLeft = came === undefined || left === undefined || came <= left
  return {
    patient: { ...patient, birth_date: isBorn ? patient.birth_date : own.patient.birth_date },
    stay: {
      ...stay,
      ...(!isLeft && { admitted: own.stay.admitted, discharged: own.stay.discharged, days: own.stay.days }),
      physician: isSame(stay.physician, patient.name) ? own.stay.physician : stay.physician,
    },
  }
}

/**
 * Whether a model reads heads well: on more than half of the values that both it and the engine read they agree. The
 * engine is right on four of five; people who read heads in place of a model are on nearly all.
 */
function readsWell({ course }: SourceReading, places: HeadPlaces, own: (field: HeadOutput) => HeadChoice | null) {
  const wordsAt = ({ start, end }: Span): string => fold(course.text.slice(start, end))
  const both = headOutputFields.flatMap((field) => {
    const [ours, theirs] = [own(field), places[field]]
    return ours === null || theirs === undefined ? [] : [wordsAt(ours) === wordsAt(theirs)]
  })
  return both.filter((isEqual) => isEqual).length * 2 > both.length
}

/**
 * The report with what a model read of its head: where the model agrees with the engine on most of what both read, its
 * values come first; otherwise it only fills in what the engine did not read.
 */
export function withHead(reading: SourceReading, report: GeneratedReport, headPlacesRead: unknown): GeneratedReport {
  const places = z.nullable(headPlaces).parse(headPlacesRead)
  if (places === null || Object.keys(places).length === 0) return report
  const timeline = readTimeline(reading.course)
  const own = headChoices(timeline)
  const isFirst = readsWell(reading, places, own)
  const choose = (field: HeadOutput): HeadChoice | null => {
    const span = places[field]
    const theirs = span ? choiceAt(timeline, span) : null
    return isFirst ? (theirs ?? own(field)) : (own(field) ?? theirs)
  }
  const [patient, stay] = [patientOf(timeline, choose), stayOf(timeline, undefined, choose)]
  const destination = places.destination ? factAt(timeline, places.destination) : null
  const first = <Value>(theirs: Value | null, ours: Value | null): Value | null =>
    isFirst ? (theirs ?? ours) : (ours ?? theirs)
  const head = {
    patient: {
      record_number: first(patient.record_number, report.patient.record_number),
      name: first(patient.name, report.patient.name),
      birth_date: first(patient.birth_date, report.patient.birth_date),
      age: first(patient.age, report.patient.age),
      sex: first(patient.sex, report.patient.sex),
    },
    stay: {
      ...report.stay,
      admitted: first(stay.admitted, report.stay.admitted),
      discharged: first(stay.discharged, report.stay.discharged),
      service: first(stay.service, report.stay.service),
      destination: report.stay.destination ?? destination,
      physician: first(stay.physician, report.stay.physician),
      days: first(stay.days, report.stay.days),
    },
  }
  return { ...report, ...withoutContradictions(head, report) }
}
