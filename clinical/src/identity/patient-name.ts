import type { Span } from '../course/course.ts'
import {
  birthLabels,
  cardLabels,
  givenNameLabels,
  recordLabels,
  responsibleLabels,
  roleLabels,
  spokenNumber,
} from '../lexicon/label-words.ts'
import { patientTitles, physicianTitles, relativeBefore, relativeBehind } from '../lexicon/patient-words.ts'
import { ageOrSex } from './age-and-sex.ts'
import { cellOf, type HeadLine, spanIn } from './head-line.ts'
import { medicalShare, nameAt } from './names.ts'
import type { LabelledValue } from './pairs.ts'

const mostBefore = 160

/** The name in the value of a pair. */
function nameIn({ value, before, opens, isMarked }: LabelledValue): Span | null {
  if (before.length > mostBefore) return null
  const verbLength = /^(?:is|es) /.exec(value.folded)?.[0].length ?? 0
  const isValue = opens && (isMarked || value.isPlain)
  const text = cellOf(value.text.slice(verbLength))
  const leastWords = isValue && (value.isPlain || /^[^\p{L}]*\p{Lu}/u.test(text)) ? 1 : 2
  const found = nameAt(text, { small: isValue, leastWords, opens: isValue })
  if (!found) return null
  const end = verbLength + found.from + found.length
  const behind = value.text.slice(end)
  // Within a sentence the name stands between commas or brackets; "¿Pizarro?" is only a guess.
  if ((!opens && !/^\s?[,(]/.test(behind)) || /^\s?[¿?]/.test(behind)) return null
  return isValue || isSpokenName(value, verbLength + found.from, found.length)
    ? spanIn(value, verbLength + found.from, found.length)
    : null
}

/** The name behind a label. */
export function labelledName(pairs: readonly LabelledValue[]): Span | null {
  for (const pair of pairs) {
    const found = pair.field === 'name' ? nameIn(pair) : null
    if (found) return found
  }
  return null
}

const isSpokenName = (line: HeadLine, from: number, length: number): boolean =>
  medicalShare(line.folded.slice(from, from + length)) < 0.5

const onlyGiven = new RegExp(`^${givenNameLabels}$`, 'u')
const mostApart = 200
const isGiven = ({ field, words }: LabelledValue): boolean =>
  field === 'given' || (field === 'name' && onlyGiven.test(words))

/** Given name and surnames behind labels of their own, quoted as one. */
export function namesApart(pairs: readonly LabelledValue[]): readonly Span[] | null {
  const surname = pairs.find(({ field }) => field === 'surname')
  const beside =
    surname && pairs.filter((pair) => isGiven(pair) && Math.abs(pair.value.start - surname.value.start) < mostApart)
  const [last, given] = [surname && nameIn(surname), beside?.map((pair) => nameIn(pair)).find((span) => span !== null)]
  return last && given ? [given, last] : null
}

const cellStart = /(?:^|[|·;\t/*]|\s{2,}|\.\s|\s[-–—]\s)\s*/gu
/** What only stands beside a patient's name: an age, a sex, a date of birth or a number. */
const besides = new RegExp(
  `^[\\s.,;|·(/–*-]*(?:${patientTitles}[).]|${ageOrSex}|(?:${birthLabels}|${recordLabels}|${cardLabels})[\\s.:#nº°]*\\p{L}{0,3}-?\\d|${spokenNumber}|\\p{L}{1,3}-?\\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d))`,
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
    if (!found || !isSpokenName(line, from + found.from, found.length)) continue
    const end = from + found.from + found.length
    const behind = line.folded.slice(end)
    if (besides.test(behind) && !relativeBehind.test(behind)) return spanIn(line, from + found.from, found.length)
  }
  return null
}
