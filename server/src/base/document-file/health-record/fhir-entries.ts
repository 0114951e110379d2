import type { Language } from '@alta/contract/languages'
import { allOf, conceptOf, type FhirNode, partOf, valueOf } from './fhir-tree.ts'
import { narrativeText } from './narrative.ts'
import { refuted } from './words.ts'

/** Where resources say what they are about. */
const subjects = ['code', 'medicationCodeableConcept', 'vaccineCode', 'medication']

const quantityOf = (quantity: FhirNode | undefined): string =>
  [valueOf(quantity, 'value'), valueOf(quantity, 'unit') || valueOf(quantity, 'code')].filter((part) => part).join(' ')

const isSaid = (resource: FhirNode, status: string): boolean =>
  allOf(partOf(resource, 'verificationStatus'), 'coding').some((coding) => valueOf(coding, 'code') === status)

/** What a resource says in one line: its narrative, else what it is about with its value or dose. */
export function entryLine(resource: FhirNode | undefined, language: Language | null): string {
  if (!resource || valueOf(resource, 'status') === 'entered-in-error' || isSaid(resource, 'entered-in-error')) return ''
  const div = partOf(resource, 'text', 'div')?.div
  const narrative = div ? narrativeText(div).replace(/\s*\n\s*/g, ' / ') : ''
  if (narrative !== '') return narrative
  const subject = subjects.map((name) => conceptOf(partOf(resource, name))).find((words) => words !== '') ?? ''
  const doses = ['dosage', 'dosageInstruction'].flatMap((name) =>
    allOf(resource, name).map((dose) => valueOf(dose, 'text')),
  )
  const value = quantityOf(partOf(resource, 'valueQuantity')) || valueOf(resource, 'valueString')
  const words = [subject, value, conceptOf(partOf(resource, 'valueCodeableConcept')), ...doses]
  const line = words.filter((part) => part !== '').join(' ')
  return line !== '' && isSaid(resource, 'refuted') ? `${line} (${refuted[language ?? 'es']})` : line
}
