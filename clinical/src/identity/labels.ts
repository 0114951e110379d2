import {
  admittedLabels,
  bareDateLabels,
  birthLabels,
  cardLabels,
  dischargedLabels,
  givenNameLabels,
  nameLabels,
  otherLabels,
  parents,
  recordLabels,
  responsibleLabels,
  roleLabels,
  serviceLabels,
  surnameLabels,
} from '../lexicon/label-words.ts'
import { ageLabels, relativeBefore, sexLabels } from '../lexicon/patient-words.ts'

/**
 * The field whose value follows a label at the head of a course. `date` is a date of an unknown kind, `other` a field
 * that is not read.
 */
export type LabelField =
  | 'record'
  | 'card'
  | 'name'
  | 'given'
  | 'surname'
  | 'birth'
  | 'age'
  | 'sex'
  | 'responsible'
  | 'doctor'
  | 'admitted'
  | 'discharged'
  | 'service'
  | 'date'
  | 'other'

export interface HeadLabel {
  readonly field: LabelField
  /** The words of the label. */
  readonly words: string
  readonly start: number
  /** Where its value begins, behind signs and gaps. */
  readonly from: number
  /** A sign says that a value follows: a colon, a bar, dots, a gap or the end of the line. */
  readonly isMarked: boolean
  /** The label stands at the beginning of a line or a cell, or behind the end of a sentence. */
  readonly opens: boolean
}

/** The signs behind a label, up to its value. */
const signs = String.raw`[ \t]*(?:(?:[:.#=º°→»>-]|/(?= )|n[.º°])+[ \t]*)*(?:\|[ \t]*)?`
/** Further words of a label, up to its colon: "Fecha de ingreso en Unidad:", "Núm. hist. mare:". */
const further = String.raw`(?:(?: [\p{L}(][\p{L}.()/']*){1,3}[ \t]*[:=][ \t]*)`
const wholeWord = (labels: string): RegExp => new RegExp(`(?<![a-z\\d])${labels}(?![a-z\\d])`, 'gu')
const behind = new RegExp(`${further}|${signs}`, 'uy')
const mark = /[:|=\t→»>]|\.{3}|[ ]{2}|_{2}| \/ /
/** A label stands at the beginning of a line, or behind what ends a sentence or a cell. */
const opening = /(?:^|[.|·;/(*>\]│┃║▪•►→]|\s[-–—]|\t|\s{2})[\s\d.)]*$/u

/** Whether a folded line has a label of an identity; this is cheaper than reading all of its labels. */
const mayTellWhose = new RegExp(`(?<![a-z\\d])(?:${recordLabels}|${nameLabels})(?![a-z\\d])`, 'u')
export const mayIdentify = (folded: string): boolean => mayTellWhose.test(folded)

const patterns: readonly (readonly [LabelField, RegExp])[] = [
  ['record', wholeWord(recordLabels)],
  ['card', wholeWord(cardLabels)],
  ['name', wholeWord(nameLabels)],
  ['surname', wholeWord(surnameLabels)],
  ['given', wholeWord(givenNameLabels)],
  ['birth', wholeWord(birthLabels)],
  ['age', wholeWord(ageLabels)],
  ['sex', wholeWord(sexLabels)],
  ['responsible', wholeWord(responsibleLabels)],
  ['doctor', wholeWord(roleLabels)],
  ['admitted', wholeWord(admittedLabels)],
  ['discharged', wholeWord(dischargedLabels)],
  ['service', wholeWord(serviceLabels)],
  ['date', wholeWord(bareDateLabels)],
  ['other', wholeWord(otherLabels)],
]
/** The label of a mother or a father. */
export const parent = new RegExp(`(?:^|[\\s(|])${parents}(?: \\([^)]{0,20}\\))? ?:`, 'u')
/** The fields whose label may have further words up to its colon. */
const goesOn: ReadonlySet<LabelField> = new Set([
  'record',
  'card',
  'birth',
  'admitted',
  'discharged',
  'responsible',
  'date',
  'other',
])
const mostBefore = 40

interface LabelMatch {
  readonly field: LabelField
  readonly start: number
  readonly end: number
}

/** The longest of overlapping labels: "fecha de nacimiento" is no bare date. */
function apart(matches: readonly LabelMatch[]): LabelMatch[] {
  const longest: LabelMatch[] = []
  for (const one of matches.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!longest.some((other) => one.start < other.end && other.start < one.end)) longest.push(one)
  return longest.toSorted((a, b) => a.start - b.start)
}

function labelAt(folded: string, { field, start, end }: LabelMatch, next: number): HeadLabel {
  behind.lastIndex = end
  const tail = behind.exec(folded)?.[0] ?? ''
  const isWhole = end + tail.length <= next
  const lead = isWhole ? tail : folded.slice(end, next)
  const goes = isWhole && /\p{L}{2}/u.test(lead) && /[:=]/.test(lead)
  const words = folded.slice(start, end + (goes ? lead.length : 0))
  const before = folded.slice(Math.max(0, start - mostBefore), start)
  const isOthers = relativeBefore.test(before) || (goes && parent.test(words))
  const usesLead = isWhole && (!goes || goesOn.has(field) || isOthers)
  const from = usesLead ? end + lead.length : end + (/^[ \t]*/.exec(folded.slice(end))?.[0].length ?? 0)
  const isMarked = usesLead && (mark.test(lead) || from >= folded.trimEnd().length)
  return { field: isOthers ? 'other' : field, words, start, from, isMarked, opens: opening.test(before) }
}

/** The labels of a folded line in order, without those behind a mother's or a father's label. */
export function labelsIn(folded: string): HeadLabel[] {
  const found = apart(
    patterns.flatMap(([field, pattern]) =>
      [...folded.matchAll(pattern)].map(({ index, 0: words }) => ({
        field,
        start: index + (/^[.\s]*/.exec(words)?.[0].length ?? 0),
        end: index + words.length,
      })),
    ),
  )
  const theirs = parent.exec(folded)?.index ?? folded.length
  return found.map((one, at) => {
    const label = labelAt(folded, one, found[at + 1]?.start ?? folded.length)
    return label.start >= theirs ? { ...label, field: 'other' } : label
  })
}
