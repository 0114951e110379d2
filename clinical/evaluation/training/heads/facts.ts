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

export function factsOf(random: SeededRandom, body: InventedBody, isStory: boolean): Facts {
  const { language } = body
  const patient = invented(random, language)
  const admittedDay = body.admitted ?? random.from(17_600, 20_300)
  const stayed =
    body.discharged !== null && body.admitted !== null && body.discharged >= body.admitted
      ? body.discharged - body.admitted
      : random.from(0, 40)
  const years = random.is(0.1) ? random.from(1, 16) : random.from(17, 98)
  const born = admittedDay - Math.round(years * 365.25) - random.from(5, 350)
  const isDictated = isStory && random.is(0.2)
  const style: DateStyle =
    isStory && random.is(0.5)
      ? (day, has = true) => storyDate(language, day, has ? 'year' : 'none')
      : sheetDates(random, language)
  const hasYear = random.is(0.75)
  const date = (day: number): string => (isDictated ? dictatedDate(language, dayFrom(day)) : dated(style, day, hasYear))
  const named = (day: number): string =>
    isStory && random.is(0.1) ? `${weekdayOf(language, day)} ${date(day)}` : date(day)
  const words = isDictated ? wordedAge(language, years) : null
  const unit = language === 'en' ? '' : language === 'ca' ? ' anys' : ' años'
  return {
    language,
    patient,
    years,
    admittedDay,
    dischargedDay: admittedDay + stayed,
    date,
    name: isStory && random.is(0.7) ? `${patient.given} ${patient.surnames.join(' ')}` : written(random, patient),
    record: random.filled(random.of(recordForms)),
    card: random.filled(random.of(cardForms)),
    age:
      words === null
        ? isStory && language === 'en' && random.is(0.5)
          ? `${years}-year-old`
          : writtenAge(random, language, years)
        : `${words}${unit}`,
    birth: isDictated ? `${dictatedDate(language, dayFrom(born))} ${1900 + (years % 90)}` : dated(style, born, true),
    admitted: named(admittedDay),
    discharged: named(admittedDay + stayed),
    service: inventedService(random, language),
    physician: physicianName(random, invented(random, language)),
  }
}

export const titled = (random: SeededRandom, language: Language, name: string): string =>
  `${random.of(titles[language])} ${name}`.trim()
export const someDoctor = (random: SeededRandom, language: Language): string =>
  titled(random, language, physicianName(random, invented(random, language)))
export const someTime = (random: SeededRandom): string =>
  random.is(0.4) ? ` ${random.from(0, 23)}:${String(random.from(0, 59)).padStart(2, '0')}` : ''
