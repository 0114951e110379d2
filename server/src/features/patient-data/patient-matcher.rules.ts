import { areSame, type NoteIdentity, identityFrom } from '@alta/clinical/identity/same-patient'
import type { Mention, PatientIdentity } from '@alta/contract/erasures'
import { limits } from '@alta/contract/limits'
import { comparable } from '../legal-holds/legal-holds.store.ts'

/** The patient to look for, in the forms that are compared with texts. */
export interface PatientMatcher {
  readonly identity: NoteIdentity
  readonly record_number: string
  /** Name and birth date, where both are known: they also find texts without a number. */
  readonly is_known_without_number: boolean
  /** A pattern for the number, for PostgreSQL (`~*`): only letters, digits and what may stand between them. */
  readonly pattern: string
}

const between = '[^a-z0-9]{0,2}'
/** The number with optional separators between its characters. */
const spaced = (number: string): string => number.replaceAll(/(?<=.)(?=.)/g, between)

/** null for a number without a letter or digit. */
export function patientMatcherFor(patient: PatientIdentity): PatientMatcher | null {
  const { record_number } = patient
  const [name, birth_date] = [patient.name ?? null, patient.birth_date ?? null]
  const number = comparable(record_number)
  if (number === '') return null
  return {
    identity: identityFrom({ record_number, name, birth_date }),
    record_number: number,
    is_known_without_number: name !== null && birth_date !== null,
    pattern: `(^|[^[:alnum:]])${spaced(number)}($|[^[:alnum:]])`,
  }
}

const withoutNumber = (identity: NoteIdentity): NoteIdentity => ({ ...identity, record: null })

/**
 * Whether a text that states this about its patient is about the wanted one; `mentions`: whether the number stands in
 * it somewhere.
 */
export function isOfPatient(matcher: PatientMatcher, stated: NoteIdentity, mentions: boolean): boolean {
  const { identity, record_number } = matcher
  const is_same_person = areSame(withoutNumber(identity), withoutNumber(stated))
  if (!is_same_person) return false
  const number = stated.written.record_number
  // A text with another number of its own only mentions this one: for example a mother's in her child's report.
  if (number !== null) return comparable(number) === record_number
  if (mentions) return true
  return (
    matcher.is_known_without_number &&
    stated.birth === identity.birth &&
    stated.name.length > 0 &&
    stated.birth !== null
  )
}

/** The same test as `pattern` makes in PostgreSQL. */
export const holdsNumber = (text: string, { record_number }: PatientMatcher): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${spaced(record_number)}(?![\p{L}\p{N}])`, 'iu').test(text)

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The characters of a text in which places are looked for; more would hold up other work. */
const looked_at = 1_000_000

/** The places where a text names the patient by number or by the written name, the first of them in order. */
export function mentionsIn(text: string, where: Mention['in'], { identity, record_number }: PatientMatcher): Mention[] {
  const words = identity.written.name?.split(/[\s,]+/).filter((word) => word !== '') ?? []
  const names = words.length > 1 ? [words.map(escaped).join(String.raw`[\s,]+`)] : []
  const number = spaced(record_number)
  const either = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[number, ...names].join('|')})(?![\p{L}\p{N}])`, 'giu')
  const found: Mention[] = []
  for (const match of text.slice(0, looked_at).matchAll(either)) {
    found.push({ in: where, start: match.index, end: match.index + match[0].length })
    if (found.length === limits.patient_mentions) break
  }
  return found
}
