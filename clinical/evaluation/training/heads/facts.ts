import type { Language } from '@alta/contract/languages'
import type { InventedBody } from './bodies.ts'
import type { SeededRandom } from './chance.ts'
import {
  cardForms,
  type DateStyle,
  dayFrom,
  dictatedDate,
  recordForms,
  sheetDates,
  storyDate,
  weekdayOf,
  wordedAge,
  writtenAge,
} from './figures.ts'
import { invented, type InventedPerson, physicianName, written } from './people.ts'
import { inventedService } from './services.ts'

/** The data of an invented patient and stay, in the words that the course will use. */
export interface Facts {
  readonly language: Language
  readonly patient: InventedPerson
  readonly name: string
  readonly record: string
  readonly card: string
  readonly years: number
  readonly age: string
  readonly birth: string
  readonly admittedDay: number
  readonly dischargedDay: number
  readonly admitted: string
  readonly discharged: string
  readonly service: string
  readonly physician: string
  readonly date: (day: number) => string
}

const titles: Readonly<Record<Language, readonly string[]>> = {
  es: ['Dr.', 'Dra.', 'Dr.', 'Dra.', 'doctor', 'doctora', 'Dr', 'Dra', ''],
  ca: ['Dr.', 'Dra.', 'Dr.', 'Dra.', 'doctor', 'doctora', 'Dr', 'Dra', ''],
  en: ['Dr', 'Dr', 'Dr.', 'Mr', 'Ms', 'Prof', 'Doctor', 'Miss', ''],
}

const dated = (style: DateStyle, day: number, hasYear: boolean): string => style(dayFrom(day), hasYear)

export function factsOf(chance: SeededRandom, body: InventedBody, isTold: boolean): Facts {
  const { language } = body
  const patient = invented(chance, language)
  const admittedDay = body.admitted ?? chance.from(17_600, 20_300)
  const stayed =
    body.discharged !== null && body.admitted !== null && body.discharged >= body.admitted
      ? body.discharged - body.admitted
      : chance.from(0, 40)
  const years = chance.is(0.1) ? chance.from(1, 16) : chance.from(17, 98)
  const born = admittedDay - Math.round(years * 365.25) - chance.from(5, 350)
  const isDictated = isTold && chance.is(0.2)
  const style: DateStyle =
    isTold && chance.is(0.5)
      ? (day, has = true) => storyDate(language, day, has ? 'year' : 'none')
      : sheetDates(chance, language)
  const hasYear = chance.is(0.75)
  const date = (day: number): string => (isDictated ? dictatedDate(language, dayFrom(day)) : dated(style, day, hasYear))
  const named = (day: number): string =>
    isTold && chance.is(0.1) ? `${weekdayOf(language, day)} ${date(day)}` : date(day)
  const words = isDictated ? wordedAge(language, years) : null
  const unit = language === 'en' ? '' : language === 'ca' ? ' anys' : ' años'
  return {
    language,
    patient,
    years,
    admittedDay,
    dischargedDay: admittedDay + stayed,
    date,
    name: isTold && chance.is(0.7) ? `${patient.given} ${patient.surnames.join(' ')}` : written(chance, patient),
    record: chance.filled(chance.of(recordForms)),
    card: chance.filled(chance.of(cardForms)),
    age:
      words === null
        ? isTold && language === 'en' && chance.is(0.5)
          ? `${years}-year-old`
          : writtenAge(chance, language, years)
        : `${words}${unit}`,
    birth: isDictated ? `${dictatedDate(language, dayFrom(born))} ${1900 + (years % 90)}` : dated(style, born, true),
    admitted: named(admittedDay),
    discharged: named(admittedDay + stayed),
    service: inventedService(chance, language),
    physician: physicianName(chance, invented(chance, language)),
  }
}

export const titled = (chance: SeededRandom, language: Language, name: string): string =>
  `${chance.of(titles[language])} ${name}`.trim()
export const someDoctor = (chance: SeededRandom, language: Language): string =>
  titled(chance, language, physicianName(chance, invented(chance, language)))
export const someTime = (chance: SeededRandom): string =>
  chance.is(0.4) ? ` ${chance.from(0, 23)}:${String(chance.from(0, 59)).padStart(2, '0')}` : ''
