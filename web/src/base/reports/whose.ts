import type { ReportSummary } from '@alta/contract/reports'
import { useFormatter } from 'use-intl'

type ReportIdentifiers = Pick<ReportSummary, 'title' | 'patient_name' | 'record_number' | 'birth_date'>

/** A calendar day in figures: as wide in every language, and one under the other. */
export function useDay() {
  const format = useFormatter()
  return (day: string): string =>
    format.dateTime(new Date(day), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
}

/**
 * The details that distinguish reports with the same title: patient (where the title does not name them), record
 * number, date of birth.
 */
export function useReportIdentifiers() {
  const inFigures = useDay()
  return ({ title, patient_name, record_number, birth_date }: ReportIdentifiers): string[] =>
    [
      patient_name !== null && title.includes(patient_name) ? null : patient_name,
      record_number,
      birth_date === null ? null : inFigures(birth_date),
    ].filter((part) => part !== null)
}
