import {
  type Patient,
  type ReportSpan,
  type Sex,
  type Stay,
  type StayFact,
  emptyPatient,
  emptyStay,
} from '@alta/contract/report'
import type { Head, HeadField } from '@alta/contract/report-head'
import type { Language } from '@alta/contract/languages'
import { documentWords } from '../lexicon/document-words.ts'

/** What the head of a report is made of: what the engine read, and what people corrected. */
export interface HeadOf {
  readonly language: Language
  readonly patient: Patient
  readonly stay: Stay
  readonly head: Head
}

/** The same for a report that may be older than the reading of patients or stays, or that nobody has corrected. */
export function headOf({
  language,
  patient = emptyPatient,
  stay = emptyStay,
  head = {},
}: Pick<HeadOf, 'language'> & Partial<HeadOf>): HeadOf {
  return { language, patient, stay, head }
}

/** One value as it is shown. `text` is null where the course does not tell it or a person took it out. */
export interface ShownValue {
  readonly text: string | null
  readonly spans: readonly ReportSpan[]
  readonly isCorrected: boolean
  /** The calendar day of a date, where it is known. */
  readonly day?: string
  readonly code?: Sex
}

/** A four-digit year, or day, month and year as three figures or words. */
const writesYear = /\d{4}|\d\P{L}+(?:\p{L}+|\d{1,2})\P{L}+\d{2}$|\d[-/.]\p{L}+[-/.]\d{2}$/u

/** A calendar day in figures, as the language of the report writes it. */
export function dayIn(day: string, language: Language): string {
  const form = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(documentWords[language].locale, form).format(new Date(day))
}

/** A date as the course writes it; with the calendar day behind it where its year is not written. */
const dateText = ({ text, day }: StayFact, language: Language) =>
  day === undefined || writesYear.test(text) ? text : `${text} (${dayIn(day, language)})`

const dates: readonly HeadField[] = ['birth_date', 'admitted', 'discharged']

/** Everything that a person may correct, as it is shown: the corrected value, otherwise what the course tells. */
export function shownHead({ language, patient, stay, head }: HeadOf): Readonly<Record<HeadField, ShownValue>> {
  const read: Readonly<Record<HeadField, (StayFact & { readonly code?: Sex }) | null>> = { ...patient, ...stay }
  const shown = (key: HeadField): ShownValue => {
    const correction = head[key]
    if (correction !== undefined) {
      const { value } = correction
      const common = { spans: [], isCorrected: true }
      if (value === null) return { ...common, text: null }
      if (dates.includes(key)) return { ...common, text: dayIn(value, language), day: value }
      if (head.sex?.value === value && key === 'sex')
        return { ...common, text: documentWords[language].sexes[head.sex.value], code: head.sex.value }
      return { ...common, text: value }
    }
    const fact = read[key]
    if (fact === null) return { text: null, spans: [], isCorrected: false }
    const { spans, day, code } = fact
    const text = dates.includes(key) ? dateText(fact, language) : fact.text
    return {
      text: code === undefined ? text : documentWords[language].sexes[code],
      spans,
      isCorrected: false,
      ...(day !== undefined && { day }),
      ...(code !== undefined && { code }),
    }
  }
  return {
    record_number: shown('record_number'),
    name: shown('name'),
    birth_date: shown('birth_date'),
    age: shown('age'),
    sex: shown('sex'),
    admitted: shown('admitted'),
    discharged: shown('discharged'),
    service: shown('service'),
    destination: shown('destination'),
    physician: shown('physician'),
  }
}

const nightsBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)

/** The nights of the stay, counted again where a person corrected one of its two dates. */
export function shownDays(of: HeadOf): number | null {
  const { admitted, discharged } = shownHead(of)
  if (!admitted.isCorrected && !discharged.isCorrected) return of.stay.days
  if (admitted.day === undefined || discharged.day === undefined) return null
  const nights = nightsBetween(admitted.day, discharged.day)
  return nights < 0 ? null : nights
}

/** The name of a report without a title of its own: the service and the day of admission; null without that day. */
export function stayTitle(of: HeadOf): string | null {
  const { service, admitted } = shownHead(of)
  if (admitted.day === undefined) return null
  const day = dayIn(admitted.day, of.language)
  return service.text === null ? `${documentWords[of.language].head.admitted} ${day}` : `${service.text}, ${day}`
}
