import { conceptsOf, phrasesFrom } from './concepts.ts'
import { classesNamed } from './drug-phrases.ts'
import { gramCodes } from './grams.ts'
import type { Inverted, Postings } from './inverted.ts'
import { stemOf, wordsOf } from './words.ts'

/** Something a question looks for: all the word forms that say it, and how much it counts. */
export interface Term {
  readonly postings: readonly Postings[]
  readonly weight: number
}

const partOfPhrase = 0.3
const conceptWeight = 0.75
const gramWeight = 0.12
/** A question of 8,000 characters has its first words read. */
const mostWords = 100

/** Sums what falls on the same key. */
function weights<Key>(): { add: (key: Key, weight: number) => void; all: ReadonlyMap<Key, number> } {
  const all = new Map<Key, number>()
  return { add: (key, weight) => void all.set(key, (all.get(key) ?? 0) + weight), all }
}

function gramPostings({ grams, words }: Inverted, code: number): Postings[] {
  const found = grams.words.subarray(grams.offsets[code], grams.offsets[code + 1])
  return Array.from(found, (word) => words[word] ?? [])
}

/** What a question looks for among passages: synonym groups, stems, concepts, drugs and runs of three letters. */
export function readQuestion(question: string, inverted: Inverted): Term[] {
  const words = wordsOf(question).slice(0, mostWords)
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
  const terms = weights<string>()
  for (const group of groups) terms.add(group, 1)
  stems.forEach((stem, at) => terms.add(stem, shares[at] ?? 1))
  for (const kind of new Set(words.flatMap(classesNamed))) terms.add(kind, 1)
  for (const concept of new Set(words.flatMap(conceptsOf))) terms.add(concept, conceptWeight)
  const grams = weights<number>()
  for (const code of words.flatMap(gramCodes)) grams.add(code, gramWeight)
  return [
    ...Array.from(terms.all, ([term, weight]) => ({ postings: inverted.terms.get(term) ?? [], weight })),
    ...Array.from(grams.all, ([code, weight]) => ({ postings: gramPostings(inverted, code), weight })),
  ].filter(({ postings, weight }) => weight > 0 && postings.length > 0)
}
