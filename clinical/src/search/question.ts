import { conceptsOf, phrasesFrom } from './concepts.ts'
import { gramsOf, stemOf, wordsOf } from './words.ts'

/** Something a question looks for: a term of `Inverted.terms`, and how much it counts. */
export interface Term {
  readonly term: string
  readonly weight: number
}

const partOfPhrase = 0.3
const conceptWeight = 0.75
const gramWeight = 0.12

/** What a question looks for: synonym groups, stems, concepts and runs of three letters. */
export function readQuestion(question: string): Term[] {
  const words = wordsOf(question)
  const stems = words.map(stemOf)
  const shares = stems.map(() => 1)
  const groups = new Set<string>()
  stems.forEach((stem, at) => {
    for (const phrase of phrasesFrom(stem)) {
      if (phrase.narrower || !phrase.stems.every((part, step) => stems[at + step] === part)) continue
      groups.add(phrase.group)
      // A word that says no more than its group is counted once; the words of a phrase still count a little.
      const share = phrase.stems.length > 1 ? partOfPhrase : 0
      phrase.stems.forEach((_, step) => (shares[at + step] = Math.min(share, shares[at + step] ?? 1)))
    }
  })
  const weights = new Map<string, number>()
  const add = (term: string, weight: number): void => {
    weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  for (const group of groups) add(group, 1)
  stems.forEach((stem, at) => add(stem, shares[at] ?? 1))
  for (const concept of new Set(words.flatMap(conceptsOf))) add(concept, conceptWeight)
  for (const gram of words.flatMap(gramsOf)) add(gram, gramWeight)
  return [...weights].filter(([, weight]) => weight > 0).map(([term, weight]) => ({ term, weight }))
}
