import type { Patient, Sex, StayFact } from '@alta/contract/report'
import type { Course, Span } from '../course/course.ts'
import { findDates, isoDay, resolveDate, type DayOrder } from '../course/dates.ts'
import {
  ageLabels,
  ageUnits,
  birthLabels,
  femaleWords,
  honorifics,
  maleWords,
  otherPeople,
  recordLabels,
  sexLabels,
} from '../lexicon/patient-words.ts'
import { fold } from '../text/fold.ts'
import { type FoundName, type HeadLine, namesIn } from './patient-name.ts'
import { orderOf } from './stay-timeline.ts'

const mostHeadLines = 12
const nameLines = 8
const mostOfLine = 400
const searchedProse = 2500
const lookBehind = 30

const value = String.raw`(?:\s*(?:[:.#]|n[o°.]+)\s*|\s+|(?<=[.:]))((?=[a-z0-9./-]*\d{3})[a-z]{0,6}[ -]?\d[a-z0-9./-]{1,18}(?:(?<=\d) [a-z](?=\s|$))?)`
const records = recordLabels.map((label) => new RegExp(`(?<![\\p{L}\\d])(?:${label})${value}`, 'gu'))
const birth = new RegExp(`(?<![\\p{L}])(?:${birthLabels})(?![\\p{L}])[\\s.:]*`, 'gu')
const sexed = `(?:${femaleWords}|${maleWords})`
const agePattern = String.raw`\d{1,3} ?(?:${ageUnits})(?:[- ]old)?(?![\p{L}\d])`
/** "mujer de 78 años", "Varón 69 a", "Home, 64 anys". */
const sexThenAge = new RegExp(
  String.raw`(?<![\p{L}])(${sexed})(?:,| de| d'| of)?[ \t]{1,3}(${agePattern}|\d{2}(?=[\s,;/.]))`,
  'u',
)
/** "78-year-old woman", "62F", "78 a, dona", "34 y.o. male". */
const ageThenSex = new RegExp(
  String.raw`(?<![\p{L}\d/.,:-])(\d{1,3}(?:[- ]?(?:${ageUnits}|year[- ]old|yr[- ]old|month[- ]old))?)(?:,| -)?[ \t]{0,3}(?:old )?((?:\p{L}+ ){0,2}?${sexed}|[mf](?=[\s,.;:|)]|$))(?![\p{L}])`,
  'u',
)
const ageAlone = new RegExp(String.raw`(?<![\p{L}\d/.,:-])(${agePattern})`, 'u')
const labelledAge = new RegExp(
  String.raw`(?<![\p{L}])(?:${ageLabels})\s*[:.]?\s*(\d{1,3}(?: ?(?:${ageUnits}))?)(?![\p{L}\d])`,
  'u',
)
const labelledSex = new RegExp(String.raw`(?<![\p{L}])(?:${sexLabels})\s*[:.]\s*(${sexed}|[mfvhd])(?![\p{L}])`, 'u')
const sexAlone = new RegExp(String.raw`(?<![\p{L}])(${sexed})(?![\p{L}])`, 'u')
const ofOthers = new RegExp(
  String.raw`(?<![\p{L}])(?:su|la|el|sa|seva|seu|his|her|the|with|amb|con|a un|a una|y|and|${otherPeople})(?: (?:seva|seu|la|su|de))?[\s:,(]+$`,
  'u',
)
const female = new RegExp(`(?:${femaleWords})$`, 'u')
const courtesy = new RegExp(`(?<![\\p{L}])(${honorifics})[. ]\\s*$`, 'u')
const ladies = /^(?:sra|srta|dona|mrs|ms|miss|senyora|senora|nena|nina|girl|sor)$/u

/** What the head of a course, or one line of it, tells of its patient. */
export interface ReadPatient {
  readonly record: Span | null
  readonly names: readonly FoundName[]
  readonly birth: (Span & { readonly day: string | null }) | null
  readonly age: Span | null
  readonly sex: (Span & { readonly code: Sex }) | null
}

/** The first lines of a text that are not blank, each no longer than a head is. */
export function headLinesOf(text: string, most = mostHeadLines): HeadLine[] {
  const lines: HeadLine[] = []
  let start = 0
  while (start < text.length && lines.length < most) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, Math.min(end, start + mostOfLine))
    if (line.trim() !== '') lines.push({ text: line, folded: fold(line), start })
    start = end + 1
  }
  return lines
}

export function recordIn(line: HeadLine): Span | null {
  for (const pattern of records)
    for (const found of line.folded.matchAll(pattern)) {
      const number = (found[1] ?? '').replace(/[./-]+$/u, '')
      const start = found.index + found[0].lastIndexOf(found[1] ?? '')
      const isDate = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/u.test(number)
      if (!isDate && !/x{2,}|\*/u.test(number))
        return { start: line.start + start, end: line.start + start + number.length }
    }
  return null
}

export function birthIn(line: HeadLine, order: DayOrder): ReadPatient['birth'] {
  for (const found of line.folded.matchAll(birth)) {
    const from = found.index + found[0].length
    const [date] = findDates(line.folded.slice(from, from + 32))
    if (date === undefined || date.start > 2) continue
    const words = line.folded.slice(from + date.start, from + date.end)
    const day = date.year !== null && /\d{4}/u.test(words) ? resolveDate(date, order, date.year) : null
    const place = { start: line.start + from + date.start, end: line.start + from + date.end }
    return { ...place, day: day === null ? null : isoDay(day) }
  }
  return null
}

const codeOf = (word: string): Sex => (word === 'f' || word === 'd' || female.test(word) ? 'female' : 'male')

/** A group of a match, as a place in the course. */
function placeOf(line: HeadLine, found: RegExpExecArray, group: string | undefined): Span {
  const start = line.start + found.index + found[0].indexOf(group ?? '')
  return { start, end: start + (group?.length ?? 0) }
}

function ageAndSexIn(line: HeadLine): Pick<ReadPatient, 'age' | 'sex'> {
  const isOther = (at: number): boolean => ofOthers.test(line.folded.slice(Math.max(0, at - lookBehind), at))
  const first = sexThenAge.exec(line.folded)
  const second = ageThenSex.exec(line.folded)
  const sexFirst = first !== null && !isOther(first.index) && (second === null || first.index <= second.index + 4)
  if (sexFirst)
    return {
      sex: { ...placeOf(line, first, first[1]), code: codeOf(first[1] ?? '') },
      age: lastPlace(line, first, first[2]),
    }
  // "2 m" is a length
  const isLength =
    second !== null && /^[mf]$/u.test(line.text.slice(second.index, second.index + second[0].length).at(-1) ?? '')
  if (second === null || isLength || isOther(second.index)) return { age: null, sex: null }
  const word = (second[2] ?? '').split(' ').at(-1) ?? ''
  return { age: placeOf(line, second, second[1]), sex: { ...lastPlace(line, second, word), code: codeOf(word) } }
}

function lastPlace(line: HeadLine, found: RegExpExecArray, group = ''): Span {
  const start = line.start + found.index + found[0].lastIndexOf(group)
  return { start, end: start + group.length }
}

function labelledIn(line: HeadLine): Pick<ReadPatient, 'age' | 'sex'> {
  const age = labelledAge.exec(line.folded)
  const sex = labelledSex.exec(line.folded)
  const letter = sex?.[1] ?? ''
  // "Sexo: M" is mujer in one hospital and masculino in the next.
  const unsure = letter === 'm' && !/(?:sex|gender)\s*[:.]/u.test(sex?.[0] ?? '')
  return {
    age: age && lastPlace(line, age, age[1]),
    sex: sex && !unsure ? { ...lastPlace(line, sex, letter), code: codeOf(letter) } : null,
  }
}

/** Age, sex and courtesy beside a name. */
function besideName(line: HeadLine, name: FoundName): Pick<ReadPatient, 'age' | 'sex'> {
  const from = name.end - line.start
  if (from < 0 || from > line.text.length) return { age: null, sex: null }
  const near: HeadLine = { text: line.text.slice(from), folded: line.folded.slice(from, from + 60), start: name.end }
  const age = ageAlone.exec(near.folded)
  const word = sexAlone.exec(near.folded.slice(0, 45))
  const polite = courtesy.exec(line.folded.slice(0, name.start - line.start))
  const bare = /^[\s,]{1,4}(\d{1,3})(?=[,;.]?\s|,)/u.exec(near.folded)
  const title = polite?.[1] ?? ''
  const named =
    polite === null || title === 'baby'
      ? null
      : {
          ...placeOf(line, polite, title),
          code: ladies.test(title) ? ('female' as const) : ('male' as const),
        }
  return {
    age: age ? placeOf(near, age, age[1]) : bare && lastPlace(near, bare, bare[1]),
    sex:
      word && !ofOthers.test(near.folded.slice(0, word.index))
        ? { ...placeOf(near, word, word[1]), code: codeOf(word[1] ?? '') }
        : named,
  }
}

/** What one line tells of a patient. */
export function patientInLine(line: HeadLine, next: HeadLine | undefined, order: DayOrder): ReadPatient {
  const names = namesIn(line, next)
  const labelled = labelledIn(line)
  const told = ageAndSexIn(line)
  const beside = names[0] ? besideName(line, names[0]) : { age: null, sex: null }
  return {
    record: recordIn(line),
    names,
    birth: birthIn(line, order),
    age: labelled.age ?? told.age ?? beside.age,
    sex: labelled.sex ?? told.sex ?? beside.sex,
  }
}

/** Whose course it is: out of the lines of its head, age and sex also out of the first sentences. */
export function readPatient(text: string, order: DayOrder): ReadPatient {
  const lines = headLinesOf(text)
  const read = lines.map((line, at) => patientInLine(line, lines[at + 1], order))
  const named =
    read.slice(0, nameLines).find(({ names }) => names.some(({ labelled }) => labelled)) ??
    read.slice(0, nameLines).find(({ names }) => names.length > 0)
  const own = lines
    .filter(({ start }) => start < searchedProse)
    .map((_, at) => read[at])
    .filter((one) => one !== undefined)
  const first = <T>(find: (one: ReadPatient) => T | null): T | null => {
    const near = named && find(named)
    if (near) return near
    for (const one of own) {
      const found = find(one)
      if (found !== null) return found
    }
    return null
  }
  return {
    record: first(({ record }) => record),
    names: named?.names ?? [],
    birth: first((one) => one.birth),
    age: first(({ age }) => age),
    sex: first(({ sex }) => sex),
  }
}

/** Whose report it is, in the words of the course, each with its place; what the course does not tell is null. */
export function patientOf(course: Course): Patient {
  const { text, language } = course
  // only in English does a month ever stand first
  const order = language === 'en' ? orderOf(course, fold(text)) : 'day_first'
  const read = readPatient(text, order)
  const fact = (...places: readonly Span[]): StayFact => ({
    text: places.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' '),
    spans: places.map(({ start, end }) => ({ start, end })),
  })
  return {
    record_number: read.record && fact(read.record),
    name: read.names.length === 0 ? null : fact(...read.names),
    birth_date: read.birth && { ...fact(read.birth), ...(read.birth.day === null ? {} : { day: read.birth.day }) },
    age: read.age && fact(read.age),
    sex: read.sex && { ...fact(read.sex), code: read.sex.code },
  }
}
