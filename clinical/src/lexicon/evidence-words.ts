import { pattern } from './patterns.ts'
import { groupsOfKind, wordSet } from './terms.ts'

/**
 * Words that carry no claim of their own, in Spanish, Catalan and English, folded: a sentence that differs from its
 * source in these alone says the same.
 */
export const lightWords = wordSet('light')

const numbersOf = (kind: string): ReadonlyMap<string, number> =>
  new Map(groupsOfKind('figures', kind).flatMap(({ concept, forms }) => forms.map((form) => [form, Number(concept)])))

/** Small numbers written out; those that are another word in one of the languages are left out. */
export const numberWords = numbersOf('number')

/** Tens written out, which a small number may follow. */
export const tensWords = numbersOf('tens')

/** Ordinals written out; "second" may be a part of a minute as well. */
export const ordinalWords = numbersOf('ordinal')

/** Folded spellings of units of measure, each with the name of its unit. */
export const unitNames: ReadonlyMap<string, string> = new Map(
  groupsOfKind('figures', 'unit').flatMap(({ concept, forms }) => forms.map((form) => [form, concept])),
)

/** Folded words that tell what is taken from the discharge on. */
export const dischargeClaim = pattern('discharge claim', String.raw`(?<!\p{L})(?:…)(?!\p{L})`, 'u')

/** Folded words by which the drugs of before go on without being named. */
export const restUnchanged = pattern(
  'rest unchanged',
  String.raw`(?<!\p{L})(?:rest[oa] (?:de |del |d')?(?:su |seu |la |el )?(?:…)?(?:habitual )?(?:igual|sin cambios|sense canvis)|(?:otherwise|rest) (?:unchanged|as before)|usual (?:medication|medicines) (?:unchanged|continued))(?!\p{L})`,
  'u',
)
