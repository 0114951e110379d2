import type { Span } from '../course/course.ts'
import {
  ageUnits,
  femaleWords,
  honorifics,
  maleWords,
  nameLabels,
  neverNames,
  otherPeople,
  recordLabels,
  surnameLabels,
} from '../lexicon/patient-words.ts'
import { fold } from '../text/fold.ts'

/** A line with its folded form, unit for unit, and where it begins in the course. */
export interface HeadLine {
  readonly text: string
  readonly folded: string
  readonly start: number
}

/** Where a name stands in a line. */
export interface FoundName extends Span {
  /** Behind a label, and not only beside an age, a sex or a record number. */
  readonly labelled: boolean
}

const initial = String.raw`(?:\p{Lu}|Ll|M[ªa]|J[ªa])[.ª]`
const word = String.raw`Mc\p{Lu}\p{L}*|O['’]\p{Lu}\.?(?![\p{L}])|\p{Lu}[\p{Ll}'’]+(?:[-·]\p{Lu}?[\p{L}'’.]+)*|\p{Lu}['’]\p{Lu}\p{L}+|\p{Lu}{2,}(?:[-'’·]\p{Lu}{1,})*|\p{Lu}(?:-\p{Lu}\.?)?(?![\p{L}\d])`
const part = String.raw`(?:${initial}(?:-${initial})?|${word})`
const joining = String.raw`(?:(?:de|del|d'|la|las|los|i|y|van|von|der|da|dos|el|al|ben)[ ]){0,2}`
const wholeName = new RegExp(`^(?:["“]\\p{L}+["”] )?${part}(?:(?:,?[ ]|(?<=\\.))${joining}${part}){1,6}`, 'u')
const oneWord = /^\p{Lu}[\p{L}'’-]+/u

/** Where a cell of a line begins. */
const cellStart = /(?:^|[,.;:|/·\t(>]\s*|\s[-–—]+\s*|\s{2,}|(?<=\]|\d{4})\s+)/gu
const label = new RegExp(`(?:^|[.;|/·\\t,>-]\\s*|\\s{2,}|\\s)(?:${nameLabels})\\s*`, 'u')
const surnames = new RegExp(`^\\s*${surnameLabels}\\s*`, 'u')
const courtesy = new RegExp(`^(?:(?:${honorifics})[. ]\\s*)`, 'u')
const ofOthers = new RegExp(
  `(?<![\\p{L}])(?:${otherPeople})(?![\\p{L}])[^,;|/]{0,20}$|\\b(?:hospital|clinica)\\b[^,;|/.]*$`,
  'u',
)
/** What stands behind the name of a patient: age, sex or record number. */
const behind = new RegExp(
  String.raw`^[\s,.;|/·()–—-]{0,12}(?:\d{1,3}\s?(?:${ageUnits}|[mfhvd])(?![\p{L}])|(?:${femaleWords}|${maleWords}|edad|edat|age|aged|dob|fnac|f\. ?nac)(?![\p{L}])|(?:[mfvh])[\s,/]+\d{2}(?!\d)|(?:${recordLabels.join('|')})[\s:.#o°]*\d|\d{2}(?=[,;. ]+(?:[mf]|${femaleWords}|${maleWords})(?![\p{L}])))`,
  'u',
)
/** "Varón de 23 años, A. N. S.": initials behind an age. */
const demographicsBefore = new RegExp(
  String.raw`(?:${femaleWords}|${maleWords})(?: de)? \d{1,3} ?(?:${ageUnits})[,.]?(?: iniciales| inicials)?\s*$`,
  'u',
)
const initialsOnly = new RegExp(`^(?:\\p{Lu}[\\p{Ll}]+ )?(?:${initial}[ ]?){2,5}`, 'u')

const isHidden = (name: string): boolean =>
  /^(?:(?:x+|n+|\*+|_+)[\s.,-]*)+$/u.test(name) || /x{3,}|anonim|redact|nombre|apellido|name/u.test(name)

/** The name cut before the first word that is nobody's; empty where too little is left. */
function cut(found: string, least: number): string {
  const words = [...found.matchAll(/[^\s,]+/gu)]
  const stop = words.find((one) => neverNames.has(fold(one[0]).replace(/[.:]+$/u, '')) && one[0].length > 1)
  const kept = (stop === undefined ? found : found.slice(0, stop.index)).replace(
    /[\s,]+$|(?<=\p{L}{2})\.$|\s+(?:de|del|la|el|i|y)$/gu,
    '',
  )
  const parts = kept.split(/[\s,]+|(?<=\.)(?=\p{L})/u).filter((one) => one !== '')
  const sexAlone = parts.length > 2 && /^[MFVHD]$/u.test(parts.at(-1) ?? '')
  const whole = sexAlone ? kept.replace(/[\s,]+[MFVHD]$/u, '') : kept
  return parts.length < least || isHidden(fold(whole)) ? '' : whole
}

const nameAt = (text: string): string => cut(wholeName.exec(text)?.[0] ?? '', 2)

function behindLabel(line: HeadLine, next: HeadLine | undefined): FoundName[] {
  const told = label.exec(line.folded)
  if (told === null || ofOthers.test(line.folded.slice(0, told.index))) return []
  let start = told.index + told[0].length
  start += courtesy.exec(line.folded.slice(start))?.[0].length ?? 0
  const surname = next === undefined ? null : surnames.exec(next.folded)
  const isColon = /[:.]\s*$/u.test(told[0])
  const given = surname !== null && isColon ? (oneWord.exec(line.text.slice(start))?.[0] ?? '') : ''
  const name = nameAt(line.text.slice(start)) || cut(given, 1)
  if (name === '') return []
  // "Patient Has Been": without a colon the name stands at the head of a line or before an age.
  if (!isColon && told.index > 0 && !behind.test(line.folded.slice(start + name.length))) return []
  const own = { start: line.start + start, end: line.start + start + name.length, labelled: true }
  if (surname === null || next === undefined) return [own]
  const family = /^[^\t|;:]*?(?=\s{2,}|[\t|;:.]|$)/u.exec(next.text.slice(surname[0].length))?.[0].trimEnd() ?? ''
  if (family === '' || isHidden(fold(family)) || !/^\p{Lu}/u.test(family)) return [own]
  const from = next.start + surname[0].length
  return [own, { start: from, end: from + family.length, labelled: true }]
}

function besideFigures(line: HeadLine): FoundName[] {
  for (const cell of line.folded.matchAll(cellStart)) {
    const from = cell.index + cell[0].length
    const polite = courtesy.exec(line.folded.slice(from))?.[0].length ?? 0
    const start = from + polite
    const before = line.folded.slice(Math.max(0, start - 45), from)
    const initials = cut(initialsOnly.exec(line.text.slice(start))?.[0].trimEnd() ?? '', 2)
    const name = nameAt(line.text.slice(start)) || initials
    if (name === '' || ofOthers.test(before)) continue
    const after = line.folded.slice(start + name.length, start + name.length + 60)
    const isTold = behind.test(after) || (initials !== '' && demographicsBefore.test(before))
    if (isTold) return [{ start: line.start + start, end: line.start + start + name.length, labelled: false }]
  }
  return []
}

/** The patient's name in a line (in two places where surnames stand on the line below); none where it names nobody. */
export function namesIn(line: HeadLine, next?: HeadLine): FoundName[] {
  const labelled = behindLabel(line, next)
  return labelled.length > 0 ? labelled : besideFigures(line)
}
