import { type Head, type HeadField, headFields } from '@alta/contract/report-head'
import { sexes } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'

/** What is typed for each field of the head: '' for nothing, days as YYYY-MM-DD, the sex by its code. */
export type HeadValues = Readonly<Record<HeadField, string>>

export const dayFields: readonly HeadField[] = ['birth_date', 'admitted', 'discharged']

type Headed = Pick<DischargeReport, 'generated' | 'corrected'>

const valuesOf = (value: (key: HeadField) => string): HeadValues => ({
  record_number: value('record_number'),
  name: value('name'),
  birth_date: value('birth_date'),
  age: value('age'),
  sex: value('sex'),
  admitted: value('admitted'),
  discharged: value('discharged'),
  service: value('service'),
  destination: value('destination'),
  physician: value('physician'),
})

/** What the course tells, as the fields of the form hold it. */
export function readValues({ generated: { patient, stay } }: Headed): HeadValues {
  const facts = { ...patient, ...stay }
  return valuesOf((key) => {
    if (key === 'sex') return patient.sex?.code ?? ''
    return (dayFields.includes(key) ? facts[key]?.day : facts[key]?.text) ?? ''
  })
}

/** What the newest version shows: the corrected value, else what the course tells. */
export function shownValues(report: Headed): HeadValues {
  const read = readValues(report)
  const head = report.corrected?.head ?? {}
  return valuesOf((key) => {
    const correction = head[key]
    return correction === undefined ? read[key] : (correction.value ?? '')
  })
}

/** What is sent: nothing of a field that is as the course tells it, null for one that was emptied. */
export function headOf(typed: HeadValues, read: HeadValues): Head {
  const written = (key: HeadField) => {
    const value = typed[key].normalize('NFC').trim()
    return value === read[key] ? undefined : { value: value === '' ? null : value }
  }
  const sex = written('sex')
  const code = sexes.find((one) => one === sex?.value) ?? null
  const texts = headFields.flatMap((key) => {
    const correction = key === 'sex' ? undefined : written(key)
    return correction === undefined ? [] : [[key, correction] as const]
  })
  return { ...Object.fromEntries(texts), ...(sex && { sex: { value: code } }) }
}

export const isSame = (one: HeadValues, other: HeadValues): boolean =>
  headFields.every((key) => one[key].trim() === other[key].trim())
