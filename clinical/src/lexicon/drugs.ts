import { pattern } from './patterns.ts'
import { termsOf } from './terms.ts'

/** A name with its ingredient, or several ingredients as "a+b". */
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

/** Brand names sold in Spain, Ireland, the United Kingdom and the United States, with their ingredients. */
export const brands = namesOf('brand')

/**
 * Ingredients that also name laboratory results, foods or body substances: they are a drug only beside a dose or a
 * schedule.
 */
export const ambiguousIngredients: readonly string[] = namesOf('ambiguous').map(([name]) => name)

/**
 * Short or everyday words among the names above: they are a drug only beside a dose, a schedule or under a medication
 * heading.
 */
export const everydayNames: readonly string[] = namesOf('everyday').map(([name]) => name)

/** Endings of international names (folded, without the last vowel), by which an unlisted name is taken for a drug. */
export const nameEndings = pattern('name endings', '(?:…)$')

/** Words with such an ending that are no drug, folded and without the last vowel. */
export const notDrugEndings = pattern('not drug endings', '^(?:…)$')

/** Salts, release forms and devices that belong to the name before them. */
export const nameTails = pattern('name tails', String.raw`(?:[ ]?(?:-| )(?:…)\b)+`)
