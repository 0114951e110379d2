import { pattern } from './patterns.ts'
import { groupsOfKind, wordSet } from './terms.ts'

/**
 * Words that carry no claim of their own, in Spanish, Catalan and English, folded. A sentence that differs from its
 * source in these words alone says the same.
 */
export const lightWords = wordSet('light')

const numbersOf = (kind: string): ReadonlyMap<string, number> =>
  new Map(groupsOfKind('figures', kind).flatMap(({ concept, forms }) => forms.map((form) => [form, Number(concept)])))

/** Small numbers in words, without those that are another word in one of the languages. */
export const numberWords = numbersOf('number')

/** Tens in words, which a small number may follow. */
export const tensWords = numbersOf('tens')

/** Ordinals in words; "second" may also be a unit of time. */
export const ordinalWords = numbersOf('ordinal')

/** Folded spellings of units of measure, each with the name of its unit. */
export const unitNames: ReadonlyMap<string, string> = new Map(
  groupsOfKind('figures', 'unit').flatMap(({ concept, forms }) => forms.map((form) => [form, concept])),
)

/** Folded words that tell what is taken from the discharge on. */
export const dischargeClaim = pattern('discharge claim', String.raw`(?<!\p{L})(?:…)(?!\p{L})`, 'u')

/** Folded words which say that the earlier drugs go on, without naming them. */
export const restUnchanged = pattern(
  'rest unchanged',
  String.raw`(?<!\p{L})(?:rest[oa] (?:de |del |d')?(?:su |seu |la |el )?(?:…)?(?:habitual )?(?:igual|sin cambios|sense canvis)|(?:otherwise|rest) (?:unchanged|as before)|usual (?:medication|medicines) (?:unchanged|continued))(?!\p{L})`,
  'u',
)
