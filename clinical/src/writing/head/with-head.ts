import type { GeneratedReport, Patient, Stay, StayFact } from '@alta/contract/report'
import * as z from 'zod/mini'
import type { HeadChoice, HeadOutput } from '../../identity/candidates/choose.ts'
import { headChoices } from '../../identity/candidates/head-choices.ts'
import { patientOf } from '../../identity/patient.ts'
import { stayOf } from '../../report/stay.ts'
import { factAt, readTimeline } from '../../report/stay-timeline.ts'
import { fold } from '../../text/fold.ts'
import type { SourceReading } from '../reading.ts'
import { headPlaces } from './head-answer.ts'
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
 * The report with what a model read of its head where the engine read nothing. What the engine read stays, because it
 * was measured on heads of strangers, while a configured model was not.
 */
export function withHead({ course }: SourceReading, report: GeneratedReport, headPlacesRead: unknown): GeneratedReport {
  const locations = z.nullable(headPlaces).parse(headPlacesRead)
  if (locations === null || Object.keys(locations).length === 0) return report
  const timeline = readTimeline(course)
  const own = headChoices(timeline)
  const choose = (field: HeadOutput): HeadChoice | null => {
    const span = locations[field]
    return own(field) ?? (span ? choiceAt(timeline, span) : null)
  }
  const [patient, stay] = [patientOf(timeline, choose), stayOf(timeline, undefined, choose)]
  const destination = locations.destination ? factAt(timeline, locations.destination) : null
  const head = {
    patient: {
      record_number: report.patient.record_number ?? patient.record_number,
      name: report.patient.name ?? patient.name,
      birth_date: report.patient.birth_date ?? patient.birth_date,
      age: report.patient.age ?? patient.age,
      sex: report.patient.sex ?? patient.sex,
    },
    stay: {
      ...report.stay,
      admitted: report.stay.admitted ?? stay.admitted,
      discharged: report.stay.discharged ?? stay.discharged,
      service: report.stay.service ?? stay.service,
      destination: report.stay.destination ?? destination,
      physician: report.stay.physician ?? stay.physician,
      days: report.stay.days ?? stay.days,
    },
  }
  return { ...report, ...withoutContradictions(head, report) }
}
