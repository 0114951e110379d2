import { type HeadOf, shownHead, stayTitle } from '@alta/clinical/document/shown-head'
import { toSingleLine } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import { type FieldError, Problem } from '@alta/contract/problems'
import { type Head, type HeadField, headFields } from '@alta/contract/report-head'
import { shortened } from './reports.rules.ts'

const short = (text: string | null): string | null =>
  text === null
    ? null
    : toSingleLine(text).trim().replaceAll(/\s+/g, ' ').slice(0, limits.head_characters).toWellFormed()

/** The head as lists show it, in the columns of the report's row. */
export function listedHead(of: HeadOf) {
  const { name, record_number, birth_date, admitted, discharged, service } = shownHead(of)
  return {
    patient_name: short(name.text),
    record_number: short(record_number.text),
    birth_date: birth_date.day ?? null,
    admission_date: admitted.day ?? null,
    discharge_date: discharged.day ?? null,
    service: short(service.text),
  }
}

/** The title of a report without a patient line: "service, admission date"; null where the day is not known. */
export const titleOfStay = (of: HeadOf): string | null => shortened(stayTitle(of) ?? '') || null

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false

/**
 * Throws `validation-failed` where the corrected dates cannot be: a day that is in no calendar, a discharge before the
 * admission, a birth after the admission or after today.
 */
export function mustBePossibleHead(of: HeadOf, now: Date): void {
  const { birth_date, admitted, discharged } = shownHead(of)
  const isWrong: Partial<Record<HeadField, boolean>> = {
    birth_date: (birth_date.day ?? '') > (admitted.day ?? now.toISOString().slice(0, 10)),
    admitted: false,
    discharged: discharged.day !== undefined && discharged.day < (admitted.day ?? ''),
  }
  const errors = headFields.flatMap((key): FieldError[] => {
    const wrong = isWrong[key]
    const value = of.head[key]?.value
    if (wrong === undefined || typeof value !== 'string') return []
    return wrong || !isDay(value) ? [{ pointer: `/head/${key}/value`, code: 'invalid' }] : []
  })
  // A corrected admission may be the reason why the discharge is impossible.
  if (errors.length === 0 && isWrong.discharged === true && of.head.admitted?.value != null)
    errors.push({ pointer: '/head/admitted/value', code: 'invalid' })
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}

/** The fields in which two heads differ: the log may contain nothing else of them. */
export const changedFields = (before: Head, after: Head): HeadField[] =>
  headFields.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
