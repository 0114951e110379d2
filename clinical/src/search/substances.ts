import { drugNames } from '../facts/medication/drug-name.ts'
import { allergens } from '../lexicon/allergy-words.ts'

/** The drugs and other allergens a folded text names: ingredient keys, and "allergen:" with a key. */
export function substancesOf(folded: string): string[] {
  const other = allergens.flatMap(([key, pattern]) => (pattern.test(folded) ? [`allergen:${key}`] : []))
  return [...drugNames(folded).flatMap(({ ingredients }) => ingredients), ...other]
}
