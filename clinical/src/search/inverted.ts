import { fold } from '../text/fold.ts'
import { type GramTable, gramTable } from './grams.ts'
import { type WordTerms, wordTerms } from './word-terms.ts'
import { eachIndexWord } from '../text/index-words.ts'

/** The passages of a word: pairs of a passage and a weighted count, by rising passage. */
export type Postings = readonly number[]

/** The weight of a word of the text itself; whole numbers keep the postings small. */
export const fullWeight = 10

/** A part of a passage and the weight of its words, a whole number beside `fullWeight`. */
export interface IndexField {
  readonly text: string
  readonly weight: number
}

/** The inverted index: passages by their words. Plain data that never changes. */
export interface Inverted {
  readonly size: number
  /** How many words each passage has in the fields of full weight, and their mean. */
  readonly lengths: Float64Array
  readonly meanLength: number
  /** Word forms by term: a stem, "=" and a synonym group, "#" and a concept, "+" and a drug or class of drugs. */
  readonly terms: ReadonlyMap<string, readonly Postings[]>
  /** The postings of every word form, and the word forms by their runs of three letters. */
  readonly words: readonly Postings[]
  readonly grams: GramTable
}

interface IndexedWord {
  readonly terms: WordTerms
  readonly postings: number[]
}

/** Titles, days and names of sections are repeated in every passage, so shorter lines are read once. */
const longestLine = 120

interface IndexBuilder {
  readonly words: Map<string, IndexedWord>
  readonly lines: Map<string, readonly IndexedWord[]>
  readonly groups: Map<string, number[]>
}

function count(postings: number[], passage: number, weight: number): void {
  const last = postings.length - 2
  if (last >= 0 && postings[last] === passage) postings[last + 1] = (postings[last + 1] ?? 0) + weight
  else postings.push(passage, weight)
}

function wordIn({ words }: IndexBuilder, text: string): IndexedWord {
  const known = words.get(text)
  if (known !== undefined) return known
  // A slice of a text keeps the whole text in memory: the key is a string of its own.
  const own = ` ${text}`.slice(1)
  const word = { terms: wordTerms(own), postings: [] }
  words.set(own, word)
  return word
}

function wordsIn(reading: IndexBuilder, text: string): readonly IndexedWord[] {
  const known = reading.lines.get(text)
  if (known !== undefined) return known
  const words: IndexedWord[] = []
  eachIndexWord(fold(text), (written) => words.push(wordIn(reading, written)))
  if (text.length < longestLine) reading.lines.set(text, words)
  return words
}

/** Counts the words of a field and the synonym groups it names; returns the number of words. */
function readField(reading: IndexBuilder, { text, weight }: IndexField, passage: number): number {
  const words = wordsIn(reading, text)
  for (const word of words) count(word.postings, passage, weight)
  for (let at = 0; at < words.length; at += 1) {
    for (const { group, stems } of words[at]?.terms.phrases ?? []) {
      if (stems.length > 1 && !stems.every((stem, step) => words[at + step]?.terms.stem === stem)) continue
      const postings = reading.groups.get(group) ?? []
      reading.groups.set(group, postings)
      count(postings, passage, weight)
    }
  }
  return words.length
}

function termsOf({ words, groups }: IndexBuilder): Map<string, Postings[]> {
  const terms = new Map<string, Postings[]>()
  const add = (term: string, postings: Postings): void => {
    const known = terms.get(term)
    if (known === undefined) terms.set(term, [postings])
    else known.push(postings)
  }
  for (const [group, postings] of groups) add(group, postings)
  for (const { terms: own, postings } of words.values()) {
    add(own.stem, postings)
    for (const concept of own.concepts) add(concept, postings)
  }
  return terms
}

/** Builds the index of passages; time and memory grow with their length. */
export function invert(passages: Iterable<readonly IndexField[]>): Inverted {
  const reading: IndexBuilder = { words: new Map(), lines: new Map(), groups: new Map() }
  const lengths: number[] = []
  for (const fields of passages) {
    let length = 0
    for (const field of fields) {
      const words = readField(reading, field, lengths.length)
      if (field.weight === fullWeight) length += words
    }
    lengths.push(length)
  }
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    size: lengths.length,
    lengths: Float64Array.from(lengths),
    meanLength: Math.max(1, total / Math.max(1, lengths.length)),
    terms: termsOf(reading),
    words: Array.from(reading.words.values(), ({ postings }) => postings),
    grams: gramTable([...reading.words.keys()]),
  }
}
