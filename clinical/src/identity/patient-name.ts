import type { Span } from '../course/course.ts'
import { conceptsIn } from '../reading/concepts.ts'
import {
  birthLabels,
  cardLabels,
  givenNameLabels,
  recordLabels,
  responsibleLabels,
  roleLabels,
  saidNumber,
} from '../lexicon/label-words.ts'
import { patientTitles, physicianTitles, relativeBefore, relativeBehind } from '../lexicon/patient-words.ts'
import { ageOrSex } from './age-and-sex.ts'
import { cellOf, type HeadLine, placeIn } from './head-line.ts'
import { nameAt } from './names.ts'
import type { Pair } from './pairs.ts'
import type { Sheet } from './sheets.ts'

const mostBefore = 160
/** In the first lines alone a name may stand in small letters. */
const mostSmall = 8
const mostTitled = 6

/** The name that a pair gives. */
function nameIn({ value, before, opens, isMarked, at }: Pair): Span | null {
  if (before.length > mostBefore) return null
  const said = /^(?:is|es) /.exec(value.folded)?.[0].length ?? 0
  const isValue = opens && (isMarked || value.isPlain)
  const text = cellOf(value.text.slice(said))
  const leastWords = isValue && (value.isPlain || /^[^\p{L}]*\p{Lu}/u.test(text)) ? 1 : 2
  const found = nameAt(text, { small: isValue && at < mostSmall, leastWords, opens: isValue })
  if (!found) return null
  const end = said + found.from + found.length
  const behind = value.text.slice(end)
  // within a sentence the name stands in commas or brackets; "¿Pizarro?" is only guessed
  if ((!opens && !/^\s?[,(]/.test(behind)) || /^\s?[¿?]/.test(behind)) return null
  return isValue || isSaid(value, said + found.from, found.length)
    ? placeIn(value, said + found.from, found.length)
    : null
}

/** The name behind a label. */
export function labelledName(pairs: readonly Pair[]): Span | null {
  for (const pair of pairs) {
    const found = pair.field === 'name' ? nameIn(pair) : null
    if (found) return found
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

const onlyGiven = new RegExp(`^${givenNameLabels}$`, 'u')
const mostApart = 200
const isGiven = ({ field, words }: Pair): boolean => field === 'given' || (field === 'name' && onlyGiven.test(words))

/** Given name and surnames behind labels of their own, quoted as one. */
function namesApart(pairs: readonly Pair[]): readonly Span[] | null {
  const surname = pairs.find(({ field }) => field === 'surname')
  const beside =
    surname && pairs.filter((pair) => isGiven(pair) && Math.abs(pair.value.start - surname.value.start) < mostApart)
  const [last, given] = [surname && nameIn(surname), beside?.map((pair) => nameIn(pair)).find((span) => span !== null)]
  return last && given ? [given, last] : null
}

const cellStart = /(?:^|[|·;\t/*]|\s{2,}|\.\s|\s[-–—]\s)\s*/gu
/** What stands beside a patient's name and beside nobody else's: an age, a sex, a birth or a number. */
const besides = new RegExp(
  `^[\\s.,;|·(/–*-]*(?:${patientTitles}[).]|${ageOrSex}|(?:${birthLabels}|${recordLabels}|${cardLabels})[\\s.:#nº°]*\\p{L}{0,3}-?\\d|${saidNumber}|\\p{L}{1,3}-?\\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d))`,
  'u',
)
const physician = new RegExp(`(?<![\\p{L}])(?:${physicianTitles}|${responsibleLabels}|${roleLabels})[\\s.:]*$`, 'u')

/** A name without a label: in a cell of its own, with an age, a sex or a record number behind it. */
export function unlabelledName(line: HeadLine): Span | null {
  for (const start of line.text.matchAll(cellStart)) {
    if (start.index > mostBefore) break
    const from = start.index + start[0].length
    const before = line.folded.slice(0, from)
    if (relativeBefore.test(before) || physician.test(before)) continue
    const found = nameAt(line.text.slice(from), { small: line.isPlain, leastWords: 2 })
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

/** Whose name a sheet tells: behind a label, beside what stands beside a patient's name, or alone in its line. */
export function nameOf({ top, pairs }: Sheet): readonly Span[] | null {
  const labelled = namesApart(pairs) ?? labelledName(pairs)
  if (labelled) return 'start' in labelled ? [labelled] : labelled
  for (const find of [unlabelledName, titledPatient, nameAlone])
    for (const [at, line] of top.slice(0, find === titledPatient ? mostTitled : top.length).entries()) {
      const found = find(line, top[at + 1])
      if (found) return [found]
    }
  return null
}
