import { fold } from '../text/fold.ts'
import { conceptsOf, type Phrase, phrasesFrom } from './concepts.ts'
import { eachWord, gramsOf, stemOf } from './words.ts'

/** Where a word stands: passage and weighted count, one behind the other, by passage in rising order. */
type Postings = number[]

/** A part of a passage and how much its words count. */
export interface Field {
  readonly text: string
  readonly weight: number
}

/** Passages by what stands in them. Plain data; nothing in it changes once it is made. */
export interface Inverted {
  readonly size: number
  /** Words in the fields of weight 1 of each passage, and their mean. */
  readonly lengths: Float64Array
  readonly meanLength: number
  /** Word forms by term: a stem, "=" and a synonym group, "#" and a concept, "~" and three letters. */
  readonly terms: ReadonlyMap<string, readonly Postings[]>
}

interface Word {
  readonly stem: string
  readonly phrases: readonly Phrase[]
  readonly postings: Postings
}

interface Reading {
  readonly words: Map<string, Word>
  readonly groups: Map<string, Postings>
}

function count(postings: Postings, passage: number, weight: number): void {
  const last = postings.length - 2
  if (last >= 0 && postings[last] === passage) postings[last + 1] = (postings[last + 1] ?? 0) + weight
  else postings.push(passage, weight)
}

function wordIn(reading: Reading, text: string): Word {
  const known = reading.words.get(text)
  if (known !== undefined) return known
  const stem = stemOf(text)
  const word = { stem, phrases: phrasesFrom(stem), postings: [] }
  reading.words.set(text, word)
  return word
}

/** Counts the words of a field and the synonym groups it names; returns the number of words. */
function readField(reading: Reading, { text, weight }: Field, passage: number): number {
  const words: Word[] = []
  eachWord(fold(text), (word) => words.push(wordIn(reading, word)))
  for (const [at, word] of words.entries()) {
    count(word.postings, passage, weight)
    for (const { group, stems } of word.phrases) {
      if (!stems.every((stem, step) => words[at + step]?.stem === stem)) continue
      const postings = reading.groups.get(group) ?? []
      reading.groups.set(group, postings)
      count(postings, passage, weight)
    }
  }
  return words.length
}

function termsOf({ words, groups }: Reading): Map<string, Postings[]> {
  const terms = new Map<string, Postings[]>()
  const add = (term: string, postings: Postings): void => {
    const known = terms.get(term)
    if (known === undefined) terms.set(term, [postings])
    else known.push(postings)
  }
  for (const [group, postings] of groups) add(group, postings)
  for (const [text, { stem, postings }] of words) {
    add(stem, postings)
    for (const concept of conceptsOf(text)) add(concept, postings)
    for (const gram of new Set(gramsOf(text))) add(gram, postings)
  }
  return terms
}

/** Makes passages ready for questions; time and memory grow with their length. */
export function invert(passages: Iterable<readonly Field[]>): Inverted {
  const reading: Reading = { words: new Map(), groups: new Map() }
  const lengths: number[] = []
  for (const fields of passages) {
    let length = 0
    for (const field of fields) {
      const words = readField(reading, field, lengths.length)
      if (field.weight === 1) length += words
    }
    lengths.push(length)
  }
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    size: lengths.length,
    lengths: Float64Array.from(lengths),
    meanLength: Math.max(1, total / Math.max(1, lengths.length)),
    terms: termsOf(reading),
  }
}
