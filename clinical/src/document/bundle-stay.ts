import type { ReportItem } from '@alta/contract/report'
import type { Condition, Encounter, Patient, Period, Practitioner } from 'fhir/r4.js'
import { absent, begun, hl7Code, type WithId, referenceTo } from './bundle-profile.ts'
import { principalOf } from './principal-diagnosis.ts'
import type { PrintableReport } from './report-tree.ts'
import { headOf, shownDays, shownHead } from './shown-head.ts'

/** Patient, stay and principal diagnosis as resources. A value that is not known is marked absent and never guessed. */

export interface StayIds {
  readonly patient: string
  readonly encounter: string
  readonly physician: string
  readonly diagnosis: string
}

const recordNumber = hl7Code('v2-0203', 'MR', 'Medical record number')
const attender = hl7Code('v3-ParticipationType', 'ATND', 'attender')

export function patientOf(report: PrintableReport, ids: StayIds): WithId<Patient> {
  const { record_number, name, birth_date, sex } = shownHead(headOf(report))
  const known = {
    identifier: [record_number.text === null ? absent : { type: recordNumber, value: record_number.text }],
    name: [name.text === null ? absent : { text: name.text }],
    gender: sex.code ?? ('unknown' as const),
    ...(birth_date.day === undefined ? { _birthDate: absent } : { birthDate: birth_date.day }),
  }
  return { ...begun('Patient', ids.patient), ...known }
}

/** The period from the day of admission to the day of discharge, as far as they are known. */
export function periodOf(report: PrintableReport): Period {
  const { admitted, discharged } = shownHead(headOf(report))
  return {
    ...(admitted.day !== undefined && { start: admitted.day }),
    ...(discharged.day !== undefined && { end: discharged.day }),
  }
}

/** The responsible physician, where the head names one. */
export function physicianOf(report: PrintableReport, ids: StayIds): WithId<Practitioner>[] {
  const { physician } = shownHead(headOf(report))
  if (physician.text === null) return []
  const known = { name: [{ text: physician.text }] }
  return [{ ...begun('Practitioner', ids.physician), ...known }]
}

/** The verification status of a diagnosis; none where the course does not say how sure it is. */
function verification(flags: ReportItem['flags']): Partial<Pick<Condition, 'verificationStatus'>> {
  if (flags.includes('possible')) return { verificationStatus: hl7Code('condition-ver-status', 'provisional') }
  const isOpen = flags.includes('conflict') || flags.includes('corrected')
  return isOpen ? { verificationStatus: hl7Code('condition-ver-status', 'unconfirmed') } : {}
}

/**
 * The principal diagnosis in the words of the document's head; null where the head is silent, or where the course rules
 * the illness out.
 */
export function diagnosisOf(report: PrintableReport, ids: StayIds): WithId<Condition>[] {
  const principal = principalOf(report.sections)
  const section = report.sections.find(({ key }) => key === 'main_diagnosis')
  if (!principal || principal.text === null || section === undefined) return []
  const items = 'markdown' in section ? [] : section.items
  const flags = items.find(({ text }) => text === principal.text)?.flags ?? []
  const isNone = !('markdown' in section) && section.empty !== undefined
  if (isNone || principal.text === '' || flags.includes('ruled_out')) return []
  const known = {
    ...verification(flags),
    category: [hl7Code('condition-category', 'encounter-diagnosis')],
    code: { text: principal.text },
    subject: referenceTo(ids.patient),
    encounter: referenceTo(ids.encounter),
  }
  return [{ ...begun('Condition', ids.diagnosis), ...known }]
}

export function encounterOf(report: PrintableReport, ids: StayIds): WithId<Encounter> {
  const of = headOf(report)
  const { service, destination, physician } = shownHead(of)
  const { start, end } = periodOf(report)
  const days = shownDays(of)
  const known = {
    status: end === undefined ? ('unknown' as const) : ('finished' as const),
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'IMP', display: 'inpatient encounter' },
    ...(service.text !== null && { serviceType: { text: service.text } }),
    subject: referenceTo(ids.patient),
    ...(physician.text !== null && {
      participant: [{ type: [attender], individual: { ...referenceTo(ids.physician), display: physician.text } }],
    }),
    period: {
      ...(start === undefined ? { _start: absent } : { start }),
      ...(end === undefined ? { _end: absent } : { end }),
    },
    ...(days !== null && { length: { value: days, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' } }),
    ...(diagnosisOf(report, ids).length > 0 && {
      diagnosis: [{ condition: referenceTo(ids.diagnosis), use: hl7Code('diagnosis-role', 'DD'), rank: 1 }],
    }),
    ...(destination.text !== null && { hospitalization: { dischargeDisposition: { text: destination.text } } }),
  }
  return { ...begun('Encounter', ids.encounter), ...known }
}
