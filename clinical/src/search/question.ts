import { conceptsOf, type SynonymPhrase, phrasesFrom } from './concepts.ts'
import { classesNamed } from './drug-phrases.ts'
import { gramCodes } from './grams.ts'
import type { Inverted, Postings } from './inverted.ts'
import { stemOf } from '../text/stem.ts'
import { indexWords } from '../text/index-words.ts'

/** Something that a question looks for: all its word forms, and its weight. */
export interface QueryTerm {
  readonly postings: readonly Postings[]
  readonly weight: number
}

const partOfPhrase = 0.3
const conceptWeight = 0.6
const gramWeight = 0.12
/** How many words of a question are read, which may have 8,000 characters. */
const mostWords = 100

/** Sums the weights of each key. */
function weights<Key>(): { add: (key: Key, weight: number) => void; all: ReadonlyMap<Key, number> } {
  const all = new Map<Key, number>()
  return { add: (key, weight) => void all.set(key, (all.get(key) ?? 0) + weight), all }
}

function gramPostings({ grams, words }: Inverted, code: number): Postings[] {
  const found = grams.words.subarray(grams.offsets[code], grams.offsets[code + 1])
  return Array.from(found, (word) => words[word] ?? [])
}

/** A phrase of the question and the place of its first word. */
interface PhraseMatch {
  readonly phrase: SynonymPhrase
  readonly at: number
}

/** The phrases that a question's words make. */
function phrasesIn(stems: readonly string[]): PhraseMatch[] {
  return stems.flatMap((first, at) =>
    phrasesFrom(first)
      .filter(({ narrower, stems: parts }) => !narrower && parts.every((part, step) => stems[at + step] === part))
      .map((phrase) => ({ phrase, at })),
  )
}

const isPart = (inner: PhraseMatch, outer: PhraseMatch): boolean =>
  inner.phrase.stems.length < outer.phrase.stems.length &&
  inner.at >= outer.at &&
  inner.at + inner.phrase.stems.length <= outer.at + outer.phrase.stems.length

/** What a question looks for in passages: synonym groups, stems, concepts, drugs and runs of three letters. */
export function readQuestion(question: string, inverted: Inverted): QueryTerm[] {
  const words = indexWords(question).slice(0, mostWords)
  const stems = words.map(stemOf)
  const shares = stems.map(() => 1)
  const named = phrasesIn(stems)
  const groups = new Map<string, number>()
  for (const one of named) {
    const { group, stems: parts } = one.phrase
    // "Pulmonary" in "pulmonary embolism" asks for no lung.
    const weight = named.some((other) => isPart(one, other)) ? partOfPhrase : 1
    groups.set(group, Math.max(weight, groups.get(group) ?? 0))
    // A word that says no more than its group is counted once; the words of a phrase still count a little.
    const share = parts.length > 1 ? partOfPhrase : 0
    parts.forEach((_, step) => (shares[one.at + step] = Math.min(share, shares[one.at + step] ?? 1)))
  }
  const terms = weights<string>()
  for (const [group, weight] of groups) terms.add(group, weight)
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
