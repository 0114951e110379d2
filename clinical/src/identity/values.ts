import type { Language } from '@alta/contract/languages'
import type { Sex } from '@alta/contract/report'
import type { Span } from '../course/course.ts'
import { fold } from '../text/fold.ts'
import { physicianTitles, unitOfAge } from '../lexicon/patient-words.ts'
import { recordLabels } from '../lexicon/label-words.ts'
import { numberInWords } from '../lexicon/number-words.ts'
import { conceptsIn } from '../reading/concepts.ts'
import { sexOfWord } from './sex-words.ts'
import { dateAt } from './told-dates.ts'
import type { Field } from './labels.ts'
import { cellOf, type HeadLine, placeIn } from './head-line.ts'
import { nameAt } from './names.ts'

/** A code with four figures or more; a date is none, nor a time. */
const code =
  /^(?:\p{Lu}{1,4}[-./ ]?|\p{Ll}{1,2}-)?\d[\d\p{L}]*(?:(?:[-./ ]?| gui[oó]n? )\d+)*(?:[-/]\p{L}{1,3}\d?| \p{Lu}{2}(?=\s*(?:$|[|·,;]))|\p{L}\d?)?(?![\p{L}\d])/u
const dateLike =
  /^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:\d{2}|(?:19|20)\d{2})$|^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])$|^(?:19|20)\d{2}-\d{2}-\d{2}$/

/** "HC 118402": a system that writes the label into the number. */
const labelWithin = new RegExp(`^${recordLabels}[ .:]+(?=\\d)`, 'u')

/** The code that a value begins with. */
export function codeAt(value: HeadLine): Span | null {
  const from = labelWithin.exec(value.folded)?.[0].length ?? 0
  const found = code.exec(value.text.slice(from, from + 40))?.[0]
  if (found === undefined || dateLike.test(found) || (found.match(/\d/g) ?? []).length < 4) return null
  return placeIn(value, from, found.length)
}

const age = new RegExp(
  `^(?:\\d{1,3}(?:[ -]?${unitOfAge})?(?![\\p{L}\\d])(?![/.,:-]\\d)|${numberInWords}[ -]${unitOfAge}(?![\\p{L}]))`,
  'u',
)

/** The age that a value begins with, with its unit if it has one. */
export function ageAt(value: HeadLine): Span | null {
  const found = age.exec(value.folded)?.[0]
  return found === undefined ? null : placeIn(value, 0, found.trimEnd().length)
}

export function sexAt(value: HeadLine, language: Language): (Span & { readonly code: Sex }) | null {
  const word = /^\p{L}+/u.exec(value.folded)?.[0]
  const told = word === undefined ? null : sexOfWord(word, language)
  return told && word !== undefined ? { ...placeIn(value, 0, word.length), code: told } : null
}

const title = new RegExp(`^(?:(?:${physicianTitles}|the|la|el)[ ]+|(?:dr|dra)\\.)*`, 'u')

/** The name of a physician that a value begins with, without title. */
export function doctorAt(value: HeadLine): Span | null {
  const from = title.exec(value.folded)?.[0].length ?? 0
  const told = nameAt(withoutPost(cellOf(value.text.slice(from))), { small: value.isPlain, leastWords: 1, opens: true })
  // behind a title "D." is an initial, and no "don"
  if (told && from > 0 && told.from > 0 && value.text.slice(from).startsWith('D. '))
    return placeIn(value, from, told.from + told.length)
  return told && told.from <= 2 ? placeIn(value, from + told.from, told.length) : null
}

const degree = /^\s*(?:M\.?D|D\.?O|NP|PA-C|MBBS|FRCS|FRCP|Ph\.?D)(?!\p{L})/u

/** "Sunyer Rabassa, Roger" has the given name behind its comma, "Felicity Arbuthnot, Respiratory" a post. */
function withoutPost(cell: string): string {
  const [name = '', behind = ''] = cell.split(',')
  const isPost =
    degree.test(behind) ||
    fold(behind)
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && conceptsIn(word).length > 0)
  return isPost ? name : cell
}

/** What stands behind a name and is none of it. */
const mostRest = 14

/** Whether a value is of the kind that a label asks for. */
export function fits(field: Field, value: HeadLine, language: Language): boolean {
  const { text, folded } = value
  if (field === 'record' || field === 'card') return codeAt(value) !== null
  if (field === 'birth' || field === 'admitted' || field === 'discharged') return dateAt(folded) !== null
  if (field === 'age') return ageAt(value) !== null
  if (field === 'sex') return sexAt(value, language) !== null || /^\p{L}$/u.test(folded.trim())
  if (field === 'name' || field === 'surname' || field === 'given') {
    const told = nameAt(text, { small: value.isPlain, leastWords: 1, opens: true })
    return told !== null && text.trimEnd().length - told.from - told.length < mostRest
  }
  if (field === 'responsible' || field === 'doctor') return doctorAt(value) !== null
  if (field === 'service') return /^\p{L}[^:]{2,60}$/u.test(text.trim())
  return text.trim() !== ''
}
