import { drugClasses } from '../lexicon/drug-classes.ts'
import {
  ambiguousIngredients,
  brands,
  everydayNames,
  ingredientAliases,
  ingredients,
  phraseNames,
} from '../lexicon/drugs.ts'
import { questionDrugClasses } from '../lexicon/search/question-kinds.ts'
import { ingredientKey } from '../facts/medication/drug-name.ts'

/** The names of a drug or class: "+" and the ingredient's key, or "+class:" and the class. */
interface DrugNames {
  readonly group: string
  readonly forms: readonly string[]
  readonly narrower: boolean
}

const classes = [...drugClasses, ...questionDrugClasses]
const ambiguous = new Set(ambiguousIngredients)
const everyday = new Set(everydayNames)

/** Spanish and Catalan write an ingredient as its key with one of these ends. */
const ends = ['', 'a', 'o', 'e']
const spellings = (name: string, key: string): string[] => {
  const stem = name.startsWith('h') && !key.startsWith('h') ? `h${key}` : key
  return [name, ...ends.map((end) => `${stem}${end}`)]
}

const otherNames = [...ingredientAliases, ...phraseNames, ...brands].flatMap(([name, value]) =>
  everyday.has(name) ? [] : value.split('+').map((one) => ({ name, key: ingredientKey(one) })),
)

/** The names of every drug, with its brands, under its ingredient, and as kinds of them under its classes. */
export function drugPhrases(): DrugNames[] {
  const forms = new Map<string, string[]>()
  for (const name of ingredients) {
    const key = ingredientKey(name)
    if (!ambiguous.has(name)) forms.set(key, [...(forms.get(key) ?? []), ...spellings(name, key)])
  }
  for (const { name, key } of otherNames) forms.get(key)?.push(name)
  return Array.from(forms, ([key, own]): DrugNames[] => [
    { group: `+${key}`, forms: own, narrower: false },
    ...classes
      .filter(({ members }) => members.test(key))
      .map((kind) => ({ group: `+class:${kind.key}`, forms: own, narrower: true })),
  ]).flat()
}

/** The classes of drugs that a folded word of a question names, each with "+class:" before it. */
export const classesNamed = (word: string): string[] =>
  classes.flatMap(({ words, key }) => (words.test(word) ? [`+class:${key}`] : []))
