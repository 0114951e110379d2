import { largest } from '../course/extremes.ts'
import { fold } from '../text/fold.ts'
import { longWords } from '../text/words.ts'

/** The identity of a patient as a text writes it. */
export interface WrittenIdentity {
  readonly name: string | null
  readonly record_number: string | null
  readonly birth_date: string | null
}

/** The identity of a patient as one line gives it. */
export interface NoteIdentity {
  readonly written: WrittenIdentity
  /** The figures and letters of the record number, without leading zeros and signs; null where the line gives none. */
  readonly record: string | null
  /** Folded words of the name, without particles and initials. */
  readonly name: readonly string[]
  /**
   * The figures of the date of birth in order of size, with two figures for the year, because the order of day and
   * month varies.
   */
  readonly birth: string | null
}

const recordCode = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d]/g, '')
    .replace(/^([a-z]*)0+/, '$1')
const birthFigures = (text: string): string =>
  (text.match(/\d+/g) ?? [])
    .map((figures) => Number(figures) % 100)
    .toSorted((a, b) => a - b)
    .join(' ')

/** An identity prepared for comparison. */
export const identityFrom = (written: WrittenIdentity): NoteIdentity => ({
  written,
  record: written.record_number === null ? null : recordCode(written.record_number),
  name: written.name === null ? [] : longWords(fold(written.name)),
  birth: written.birth_date === null ? null : birthFigures(written.birth_date),
})

/** Whether two names differ by one letter, which may be a typing error. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || largest([one.length, other.length]) < 4) return one === other
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

/**
 * Whether two lines may name one patient. Equal numbers settle it, and so do different dates of birth. Otherwise names
 * decide: where both lines have a number and these differ, each word of the shorter name must agree; where one line has
 * no number, one word. Where one line has no name, a different number proves nothing, because it may belong to an
 * episode.
 */
export function areSame(one: NoteIdentity, other: NoteIdentity): boolean {
  if (one.record !== null && one.record === other.record) return true
  if (one.birth !== null && other.birth !== null && one.birth !== other.birth) return false
  if (one.name.length === 0 || other.name.length === 0)
    return one.name.length + other.name.length > 0 || one.record === null || other.record === null
  const shared = one.name.filter((word) => other.name.some((its) => isNear(word, its))).length
  const fewest = Math.min(one.name.length, other.name.length)
  if (one.record !== null && other.record !== null) return shared === fewest
  return shared >= 1
}

const fullness = ({ name, record, birth }: NoteIdentity): number =>
  name.length + (record === null ? 0 : 3) + (birth === null ? 0 : 1)

/** The different patients that several lines name, each as the fullest line writes it; one entry for one patient. */
export function patientsIn(identities: readonly NoteIdentity[]): WrittenIdentity[] {
  const groups: NoteIdentity[][] = []
  for (const identity of identities) {
    const group = groups.find((known) => known.every((other) => areSame(identity, other)))
    if (group) group.push(identity)
    else groups.push([identity])
  }
  return groups.flatMap((group) => {
    const [best] = group.toSorted((one, other) => fullness(other) - fullness(one))
    return best ? [best.written] : []
  })
}
