import { pattern } from './patterns.ts'
import { termsOf } from './terms.ts'

/** A name, and what it is the name of: an ingredient, or several as "a+b". */
type DrugTerm = readonly [name: string, ingredients: string]

const byKind = Map.groupBy(termsOf('drugs'), ({ kind }) => kind)
const namesOf = (kind: string): readonly DrugTerm[] =>
  (byKind.get(kind) ?? []).map(({ form, concept }) => [form, concept])

/**
 * Ingredients, one spelling each: Spanish, Catalan, English and Latin endings meet in `ingredientKey` (facts/drug-name.ts),
 * so that "amoxicilina", "amoxicil·lina" and "amoxicillin" are one word. Written by hand from general knowledge.
 */
export const ingredients: readonly string[] = namesOf('ingredient').map(([name]) => name)

/** Other names of one ingredient: abbreviations, national names, the English names that differ in more than spelling.  */
export const ingredientAliases = namesOf('alias')

/** Names of several words, folded; the longest match wins. */
export const phraseNames = namesOf('phrase')

/** Brand names sold in Spain, Ireland, the United Kingdom and the United States, with what is in them. */
export const brands = namesOf('brand')

/** Also the names of laboratory results, foods or body substances: a drug only beside a dose or a schedule. */
export const ambiguousIngredients: readonly string[] = namesOf('ambiguous').map(([name]) => name)

/** Short or everyday words among the names above: taken as a drug only beside a dose, a schedule or under a medication heading. */
export const everydayNames: readonly string[] = namesOf('everyday').map(([name]) => name)

/** Endings of international names (folded, without the last vowel): the guess for a name in no list. */
export const nameEndings = pattern('name endings', '(?:…)$')

/** Words with a drug-like ending that are none, folded and without the last vowel. */
export const notDrugEndings = pattern('not drug endings', '^(?:…)$')

/** Salts, release forms and devices that belong to the name they follow. */
export const nameTails = pattern('name tails', String.raw`(?:[ ]?(?:-| )(?:…)\b)+`)
