import type { DayOrder } from '../course/dates.ts'
import { nameLabels, recordLabels } from '../lexicon/patient-words.ts'
import { fold } from '../text/fold.ts'
import { patientInLine, readPatient, type ReadPatient } from './patient.ts'
import type { HeadLine } from './patient-name.ts'

/** What one head tells of a patient, ready to be held against another head. */
export interface Identity {
  /** Capitals and figures alone; null: not told. */
  readonly record: string | null
  /** Folded words of the name, initials as one letter. */
  readonly name: readonly string[]
  readonly birth: string | null
  readonly years: number | null
  readonly sex: string | null
}

const mostOfLine = 300
const mostHeads = 200
const longestLine = 2000
const opensHead = new RegExp(
  String.raw`(?:^|[\s.,;|(])(?:${recordLabels.join('|')})[\s:.#]|^\s*(?:${nameLabels})|^\s*(?:[-*=·] ?)?(?:\p{L}\.\s?){2,5}`,
  'u',
)
const joining = new Set(['de', 'del', 'd', 'la', 'las', 'los', 'i', 'y', 'el', 'van', 'von'])

function identityOf(text: string, { record, names, birth, age, sex }: ReadPatient): Identity {
  const quote = ({ start, end }: { start: number; end: number }): string => fold(text.slice(start, end))
  const years = age && !/mes|month|mth|mo$|dia|day/u.test(quote(age)) ? Number.parseInt(quote(age), 10) : null
  return {
    record:
      record &&
      quote(record)
        .replace(/[^a-z0-9]/gu, '')
        .replace(/^0+/u, ''),
    name: names.flatMap((name) => quote(name).split(/[^\p{L}]+/u)).filter((word) => word !== '' && !joining.has(word)),
    birth: birth?.day ?? null,
    years,
    sex: sex?.code ?? null,
  }
}

/** One letter more, fewer or other: a slip of the hand. */
function nearly(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

const sameWord = (a: string, b: string): boolean =>
  a.length <= 2 || b.length <= 2 ? a.startsWith(b) || b.startsWith(a) : nearly(a, b)

/** The shorter name is found in the longer one; order, accents, capitals and a surname left out do not part them. */
function sameName(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...long]
  return short.every((word) => {
    const at = left.findIndex((other) => sameWord(word, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Do two heads speak of two patients? Only where what both tell cannot be one person's. */
export function differ(a: Identity, b: Identity): boolean {
  const both = (x: string | null, y: string | null): boolean | null => (x === null || y === null ? null : x === y)
  const record = both(a.record, b.record)
  const name = a.name.length < 2 || b.name.length < 2 ? null : sameName(a.name, b.name)
  const birth = both(a.birth, b.birth)
  const sex = both(a.sex, b.sex)
  const age = a.years === null || b.years === null ? null : Math.abs(a.years - b.years) <= 2
  const against = [record, name, birth, sex, age].filter((same) => same === false).length
  if (record === true) return name === false && (birth === false || (sex === false && age === false))
  if (name === true) return birth === false && (record === false || age === false || sex === false)
  if (birth === true) return record === false && name === false
  return record === false || name === false ? against >= 2 : birth === false && (sex === false || age === false)
}

/** Lines that look like the head of a note, each with the line below it. */
function headsIn(text: string): [HeadLine, HeadLine | undefined][] {
  const heads: [HeadLine, HeadLine | undefined][] = []
  let start = 0
  while (start < text.length && heads.length < mostHeads) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, Math.min(end, start + mostOfLine))
    const folded = end - start > longestLine ? '' : fold(line)
    if (opensHead.test(folded)) {
      const below = text.slice(end + 1, end + 1 + mostOfLine).split('\n', 1)[0] ?? ''
      heads.push([
        { text: line, folded, start },
        { text: below, folded: fold(below), start: end + 1 },
      ])
    }
    start = end + 1
  }
  return heads
}

/** The patient of a document, as its head tells it. */
export const identityIn = (text: string, order: DayOrder = 'day_first'): Identity =>
  identityOf(text, readPatient(text, order))

/** Do the notes of two different patients stand in one text? */
export function hasSeveralPatients(text: string, order: DayOrder = 'day_first'): boolean {
  const first = identityIn(text, order)
  const others = headsIn(text).map(([line, next]) => identityOf(text, patientInLine(line, next, order)))
  const named = [first, ...others].filter(({ record, name }) => record !== null || name.length > 1)
  return named.some((one, at) => at > 0 && differ(named[0] ?? one, one))
}

/** Do several documents (of a chat) belong to different patients? */
export function areOfSeveralPatients(texts: readonly string[]): boolean {
  const identities = texts.map((text) => identityIn(text))
  return (
    texts.some((text) => hasSeveralPatients(text)) ||
    identities.some((one, at) => identities.slice(at + 1).some((other) => differ(one, other)))
  )
}
