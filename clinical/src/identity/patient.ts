import type { Patient, StayFact } from '@alta/contract/report'
import type { Span } from '../course/course.ts'
import { isoDay } from '../course/dates.ts'
import { conceptsIn } from '../reading/concepts.ts'
import {
  ageLabels,
  birthLabels,
  cardLabels,
  nameLabels,
  patientTitles,
  physicianLabels,
  physicianTitles,
  recordLabels,
  relativeBefore,
  relativeBehind,
  sexLabels,
  surnameLabels,
  womensTitle,
} from '../lexicon/patient-words.ts'
import { datesIn, factAt, type Stamped, type Timeline } from '../report/stay-timeline.ts'
import {
  type AgeAndSex,
  ageAndSexIn,
  ageAndSexOfStory,
  ageOrSex,
  sexByAgreement,
  tellsAgeAndSex,
} from './age-and-sex.ts'
import { cellAt, hasCapitals, type HeadLine, headLine, headLines, labelled, placeIn, topsOf } from './head-line.ts'
import { nameAt } from './names.ts'
import { recordNumberOf } from './record-number.ts'

const mostLinesOfName = 8
const mostLinesUnlabelled = 4
const nameLabel = labelled(nameLabels, 'gu')
const surnameLabel = labelled(surnameLabels)
const birthLabel = labelled(birthLabels)
const birthReach = 16
const agedOrSexed = labelled(`(?:${ageLabels}|${sexLabels})(?=[ \\t]*(?:[:|]|\\.{3})|$)`)
/** "26/04/1996 (28 a)" */
const agedBehind = /^ ?\(\d{1,3} ?(?:a|y)/
const century = 36_525

/** A label stands at the beginning of a line, or behind what ends a sentence or a cell. */
const beginsCell = /(?:^|[.|·;/(]|\s[-–—]|\t|\s{2})\s*$/u
const mostBefore = 160

/** Signs behind a label that say what follows is its value. */
const leadsToValue = /[:|]|\.{3}/

export function labelledName(line: HeadLine): Span | null {
  for (const label of line.folded.matchAll(nameLabel)) {
    const before = line.folded.slice(0, label.index)
    if (label.index > mostBefore || relativeBefore.test(before)) continue
    const from =
      label.index +
      label[0].length +
      (/^(?:is|es) /.exec(line.folded.slice(label.index + label[0].length))?.[0].length ?? 0)
    const isValue = beginsCell.test(before) && (leadsToValue.test(label[0]) || !hasCapitals(line.text))
    const found = nameAt(cellAt(line, from), { small: isValue, leastWords: isValue ? 1 : 2 })
    if (!found) continue
    const end = from + found.from + found.length
    // within a sentence the name stands in commas or brackets
    if (!beginsCell.test(before) && !/^\s?[,(]/.test(line.text.slice(end))) continue
    if (isValue || isSaid(line, from + found.from, found.length)) return placeIn(line, from + found.from, found.length)
  }
  return null
}

/** Most of its words are none of medicine: "EPOC GOLD", "Millora, PCR". */
function isSaid(line: HeadLine, from: number, length: number): boolean {
  const words = line.folded
    .slice(from, from + length)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  return words.length === 0 || words.filter((word) => conceptsIn(word).length > 0).length * 2 < words.length
}

/** Given name and surnames on lines of their own, quoted as one. */
function namesOnTwoLines(lines: readonly HeadLine[]): readonly Span[] | null {
  const at = lines.findIndex(
    ({ folded }) => surnameLabel.test(folded) && !/nom|name/.test(folded.replace(/surname|last name|family name/, '')),
  )
  const line = lines[at]
  if (!line) return null
  const label = surnameLabel.exec(line.folded)
  const from = (label?.index ?? 0) + (label?.[0].length ?? 0)
  const surname = nameAt(cellAt(line, from), { small: true, leastWords: 1 })
  const given = [line, lines[at - 1], lines[at + 1]].flatMap((beside) => (beside && labelledName(beside)) ?? [])[0]
  if (!surname || !given) return null
  return [given, placeIn(line, from + surname.from, surname.length)].toSorted((a, b) => a.start - b.start)
}

const cellStart = /(?:^|[|·;\t/*]|\s{2,}|\.\s|\s[-–—]\s)\s*/gu
/** What stands beside a patient's name and beside nobody else's: an age, a sex, a birth or a number. */
const besides = new RegExp(
  `^[\\s.,;|·(/–-]*(?:${ageOrSex}|(?:${birthLabels}|${recordLabels}|${cardLabels})[\\s.:#nº°]*\\p{L}{0,3}-?\\d|\\p{L}{1,3}-?\\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d))`,
  'u',
)
const physician = new RegExp(`(?<![\\p{L}])(?:${physicianTitles}|${physicianLabels})[\\s.:]*$`, 'u')

/** A name without a label: in a cell of its own, with an age, a sex or a record number behind it. */
export function unlabelledName(line: HeadLine): Span | null {
  for (const start of line.text.matchAll(cellStart)) {
    if (start.index > mostBefore) break
    const from = start.index + start[0].length
    const before = line.folded.slice(0, from)
    if (relativeBefore.test(before) || physician.test(before)) continue
    const found = nameAt(line.text.slice(from), { small: !hasCapitals(line.text), leastWords: 2 })
    if (!found || !isSaid(line, from + found.from, found.length)) continue
    const end = from + found.from + found.length
    const behind = line.folded.slice(end)
    if (besides.test(behind) && !relativeBehind.test(behind)) return placeIn(line, from + found.from, found.length)
  }
  return null
}

const titledName = new RegExp(`(?<![\\p{L}])(${patientTitles}) (?=\\p{L})`, 'gu')
const closesName = /^(?:[,(]|\s{2}|\s*$|\.)/u

/** "la senyora Rosalia Comabella,", "Mr Kwabena Lindqvist-Amoah, Chart 118-402": a courtesy title before it. */
function titledPatient(line: HeadLine): Span | null {
  for (const found of line.folded.matchAll(titledName)) {
    const from = found.index + found[0].length
    const before = line.folded.slice(0, found.index)
    const told = nameAt(line.text.slice(from), { small: false, leastWords: 2 })
    if (!told || told.from > 0 || relativeBefore.test(before) || physician.test(before)) continue
    const behind = line.folded.slice(from + told.length)
    // "Mr" is a surgeon's title too
    const isPatients = besides.test(behind) || (!(found[1] ?? '').startsWith('mr') && closesName.test(behind))
    if (isPatients && !relativeBehind.test(behind)) return placeIn(line, from, told.length)
  }
  return null
}

/** A line that is nothing but a name, above one that tells an age, a birth or a number. */
function nameAlone(line: HeadLine, below: HeadLine | undefined): Span | null {
  const told = nameAt(line.text, { small: false, leastWords: 2 })
  if (!told || told.from + told.length < line.text.trimEnd().length || !below) return null
  return isSaid(line, told.from, told.length) && besides.test(below.folded)
    ? placeIn(line, told.from, told.length)
    : null
}

function nameOf(lines: readonly HeadLine[]): readonly Span[] | null {
  const two = namesOnTwoLines(lines)
  if (two) return two
  for (const [find, most] of [
    [labelledName, mostLinesOfName],
    [unlabelledName, mostLinesUnlabelled],
    [titledPatient, mostLinesUnlabelled],
    [nameAlone, mostLinesUnlabelled],
  ] as const)
    for (const [at, line] of lines.slice(0, most).entries()) {
      const found = find(line, lines[at + 1])
      if (found) return [found]
    }
  return null
}

/** A date behind a label of birth, as it is written. */
export function birthIn(line: HeadLine): string | null {
  const label = birthLabel.exec(line.folded)
  const behind = label && line.folded.slice(label.index + label[0].length, label.index + label[0].length + birthReach)
  return (behind && /^\d{1,4}[/. -]\d{1,2}[/. -]\d{2,4}/.exec(behind)?.[0]) ?? null
}

function birthOf(timeline: Timeline<Stamped>, lines: readonly HeadLine[]): StayFact | null {
  for (const line of lines) {
    const label = birthLabel.exec(line.folded)
    const from = label && line.start + label.index + label[0].length
    const date = datesIn(timeline.folded, line).find(({ start, end }) =>
      from === null
        ? agedBehind.test(timeline.folded.slice(end, end + 12))
        : start >= from - 1 && start <= from + birthReach,
    )
    if (!date) continue
    const { start, end } = date
    const fact = { text: timeline.course.text.slice(start, end), spans: [{ start, end }] }
    const day = date.year === null ? null : timeline.dayOf(date, null)
    if (day === null) return fact
    // two figures of a year: whoever is on a ward was born before
    const stayed = timeline.notes.at(-1)?.day ?? timeline.notes[0]?.day
    return { ...fact, day: isoDay(stayed !== undefined && timeline.isYearKnown && day > stayed ? day - century : day) }
  }
  return null
}

function ageAndSexOf(
  { course, folded }: Timeline<Stamped>,
  lines: readonly HeadLine[],
  story: readonly HeadLine[],
): AgeAndSex {
  let [age, sex]: [AgeAndSex['age'], AgeAndSex['sex']] = [null, null]
  for (const line of lines) {
    const found = ageAndSexIn(line, course.language)
    age ??= found.age
    sex ??= found.sex
  }
  for (const line of story) {
    if (age && sex) break
    const found = ageAndSexOfStory(line, course.language)
    age ??= found.age
    sex ??= found.sex
  }
  const text = { start: 0, end: course.text.length, text: course.text, folded }
  return { age, sex: sex ?? sexByAgreement(text, course.language) }
}

/** A line that says whose it is: only there does an age stand for the patient's without a word for it. */
const identifies = (line: HeadLine): boolean =>
  labelledName(line) !== null ||
  unlabelledName(line) !== null ||
  recordNumberOf([line]) !== null ||
  birthLabel.test(line.folded) ||
  agedOrSexed.test(line.folded) ||
  tellsAgeAndSex.test(line.folded.slice(0, mostBefore))

/** What the first of several files tells. */
function first<T, R>(files: readonly T[], read: (file: T) => R | null): R | null {
  for (const each of files) {
    const found = read(each)
    if (found !== null) return found
  }
  return null
}

const mostStory = 30

const patientTitle = new RegExp(`^${patientTitles}$`, 'u')

/** "Doña Leonor": the title before the name. */
function sexByTitle({ folded }: Timeline<Stamped>, names: readonly Span[] | null): AgeAndSex['sex'] {
  const at = names?.[0]?.start ?? 0
  const title = /(?<![\p{L}])(\p{L}+\.?ª?\.?) $/u.exec(folded.slice(Math.max(0, at - 12), at))?.[1]
  if (title === undefined || !patientTitle.test(title)) return null
  return { start: at - 1 - title.length, end: at - 1, code: womensTitle.test(title) ? 'female' : 'male' }
}

/** Whose course it is, each value quoted from it with its place; what the course does not tell is null. */
export function patientOf(timeline: Timeline<Stamped>): Patient {
  const { course } = timeline
  const tops = topsOf(timeline).map((top) => headLines(timeline, top))
  const lines = tops.flat()
  const names = first(tops, (top) => nameOf(top.slice(0, mostLinesOfName)))
  const written = course.lines.filter(({ kind }) => kind !== 'blank').slice(0, mostStory)
  const story = written.map((line) => headLine(timeline, line))
  const told = ageAndSexOf(timeline, lines.filter(identifies), story)
  const { age } = told
  const sex = told.sex ?? sexByTitle(timeline, names)
  const record = recordNumberOf(lines)
  return {
    record_number: record && factAt(timeline, record),
    name: names && { text: names.map(({ start, end }) => course.text.slice(start, end)).join(' '), spans: [...names] },
    birth_date: birthOf(timeline, lines),
    age: age && factAt(timeline, age),
    sex: sex && { ...factAt(timeline, sex), code: sex.code },
  }
}
