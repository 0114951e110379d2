import type { Patient, StayFact } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import type { Span } from '../course/course.ts'
import { isoDay } from '../course/dates.ts'
import { patientTitles, womensTitle } from '../lexicon/patient-words.ts'
import { factAt, type Stamped, type Timeline } from '../report/stay-timeline.ts'
import {
  type AgeAndSex,
  ageAndSexIn,
  ageAndSexLabelled,
  ageAndSexOfStory,
  explicitAgeIn,
  sexByAgreement,
  tellsAgeAndSex,
} from './age-and-sex.ts'
import { headLine, type HeadLine } from './head-line.ts'
import { birthOf } from './birth.ts'
import { nameOf, unlabelledName } from './patient-name.ts'
import type { Pair } from './pairs.ts'
import { recordNumberOf } from './record-number.ts'
import { sexOfWord } from './sex-words.ts'
import { type Sheet, sheetsOf } from './sheets.ts'
import { dateAt } from './told-dates.ts'
import { fits } from './values.ts'

const century = 36_525
const mostBefore = 160
const mostExplicit = 2_500
const identifying: ReadonlySet<string> = new Set(['record', 'card', 'name', 'birth', 'age', 'sex'])

function birthFact(timeline: Timeline<Stamped>, place: Span | null): StayFact | null {
  if (!place) return null
  const fact = factAt(timeline, place)
  const date = dateAt(timeline.folded.slice(place.start, place.end))
  const day = date === null || date.year === null ? null : timeline.dayOf(date, null)
  if (day === null) return fact
  // two figures of a year: whoever is on a ward was born before
  const stayed = timeline.notes.at(-1)?.day ?? timeline.notes[0]?.day
  return { ...fact, day: isoDay(stayed !== undefined && timeline.isYearKnown && day > stayed ? day - century : day) }
}

/** A line that says whose it is: only there does an age stand for the patient's without a word for it. */
const identifies = (line: HeadLine, pairs: readonly Pair[], language: Language): boolean =>
  pairs.some(
    ({ field, value, isMarked, opens }) =>
      identifying.has(field) &&
      value.start >= line.start &&
      value.start <= line.end &&
      ((isMarked && opens) || fits(field, value, language)),
  ) ||
  unlabelledName(line) !== null ||
  tellsAgeAndSex.test(line.folded.slice(0, mostBefore))

function ageAndSexOf(
  timeline: Timeline<Stamped>,
  sheets: readonly Sheet[],
  { names, born }: { readonly names: readonly Span[] | null; readonly born: Span | null },
): AgeAndSex {
  const { course, folded } = timeline
  const written = course.lines.filter(({ kind }) => kind !== 'blank').slice(0, mostStory)
  const story = written.map((line) => headLine(timeline, line))
  const labelled = ageAndSexLabelled(
    sheets.flatMap(({ pairs }) => pairs),
    course.language,
  )
  let { age } = labelled
  let sex = labelled.sex ?? sexByName(timeline, names)
  for (const { top, pairs } of sheets)
    for (const line of top) {
      if (age && sex) break
      const isBorn = born !== null && born.start >= line.start && born.end <= line.end
      if (!isBorn && !identifies(line, pairs, course.language)) continue
      const found = ageAndSexIn(line, course.language)
      age ??= found.age
      sex ??= found.sex
    }
  for (const line of story) {
    if (age && sex) break
    age ??= line.start < mostExplicit ? explicitAgeIn(line) : null
    const found = ageAndSexOfStory(line, course.language)
    age ??= found.age
    sex ??= found.sex
  }
  const text = { start: 0, end: course.text.length, text: course.text, folded, isPlain: false }
  return { age, sex: sex ?? sexByAgreement(text, course.language) }
}

/** What the first of several files tells. */
function first<T, R>(files: readonly T[], read: (file: T) => R | null): R | null {
  for (const each of files) {
    const found = read(each)
    if (found !== null) return found
  }
  return null
}

const mostStory = 30

const titleBehind = new RegExp(`^ ?\\((${patientTitles})\\)`, 'u')
const newbornWord = /(?:baby|rn) (?:de )?(\p{L}+)/u
const patientTitle = new RegExp(`^${patientTitles}$`, 'u')

/** "Doña Leonor", "Baby Girl": the title before the name, or what a newborn is called. */
function sexByName({ folded, course }: Timeline<Stamped>, names: readonly Span[] | null): AgeAndSex['sex'] {
  const [name] = names ?? []
  if (!name) return null
  const title = /(?<![\p{L}])(\p{L}+\.?ª?\.?) $/u.exec(folded.slice(Math.max(0, name.start - 12), name.start))?.[1]
  if (title !== undefined && patientTitle.test(title))
    return {
      start: name.start - 1 - title.length,
      end: name.start - 1,
      code: womensTitle.test(title) ? 'female' : 'male',
    }
  const behind = titleBehind.exec(folded.slice(name.end, name.end + 12))?.[1]
  if (behind !== undefined) {
    const start = folded.indexOf(behind, name.end)
    return { start, end: start + behind.length, code: womensTitle.test(behind) ? 'female' : 'male' }
  }
  const newborn = newbornWord.exec(folded.slice(name.start, name.end))?.[1]
  const code = newborn === undefined ? null : sexOfWord(newborn, course.language)
  const at = newborn === undefined ? 0 : name.start + folded.slice(name.start, name.end).indexOf(newborn)
  return code && newborn !== undefined ? { start: at, end: at + newborn.length, code } : null
}

/** Whose course it is, each value quoted from it with its place; what the course does not tell is null. */
export function patientOf(timeline: Timeline<Stamped>): Patient {
  const { course } = timeline
  const sheets = sheetsOf(timeline)
  const names = first(sheets, nameOf)
  const born = birthOf(timeline, sheets)
  const { age, sex } = ageAndSexOf(timeline, sheets, { names, born })
  const record = first(sheets, recordNumberOf)
  return {
    record_number: record && factAt(timeline, record),
    name: names && { text: names.map(({ start, end }) => course.text.slice(start, end)).join(' '), spans: [...names] },
    birth_date: birthFact(timeline, born),
    age: age && factAt(timeline, age),
    sex: sex && { ...factAt(timeline, sex), code: sex.code },
  }
}
