import type { Figure } from './figures.ts'
import { type Claim, keysOfWord, type Level } from './claims.ts'
import type { SourceIndex, SourceSentence } from './source-index.ts'
import type { Word } from './content-words.ts'
import { fold } from '../text/fold.ts'

/** A place where the source speaks of what a claim is about. */
export interface Occurrence {
  readonly sentence: SourceSentence
  readonly level: Level
  /** The word at this place; null where it carries no weight. */
  readonly word: Word | null
  readonly figure: Figure | null
  /** An offset into the sentence. */
  readonly start: number
}

/** The words of the source by the keys that find them; built at the first use. */
interface WordPlaces {
  /** Pairs of a sentence's position and a word's position in it, one pair after the other. */
  readonly byKey: ReadonlyMap<string, readonly number[]>
  /** Tokens in capitals, folded. */
  readonly capitals: ReadonlyMap<string, readonly (readonly [number, number])[]>
  /** The first letters of the words of each sentence. */
  readonly initials: readonly string[]
  readonly byLetters: ReadonlyMap<string, readonly string[]>
  readonly stems: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<SourceIndex, WordPlaces>()

const add = <Key, Value>(map: Map<Key, Value[]>, key: Key, ...values: readonly Value[]): void => {
  const list = map.get(key)
  if (list === undefined) map.set(key, [...values])
  else list.push(...values)
}

function trigrams(stem: string): string[] {
  const padded = `_${stem}`
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3))
}

function placesIn(index: SourceIndex): WordPlaces {
  const before = known.get(index)
  if (before !== undefined) return before
  const byKey = new Map<string, number[]>()
  const capitals = new Map<string, (readonly [number, number])[]>()
  const stems = new Map<string, number[]>()
  for (const { facts, index: at } of index.sentences) {
    facts.words.forEach((word, position) => {
      for (const [, key] of keysOfWord(word)) add(byKey, key, at, position)
      add(byKey, `"${word.text}`, at, position)
      if (word.stem.length >= 5) add(stems, word.stem, at, position)
    })
    for (const match of facts.text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu))
      add(capitals, fold(match[0]), [at, match.index] as const)
  }
  const byLetters = new Map<string, string[]>()
  for (const stem of stems.keys()) for (const gram of trigrams(stem)) add(byLetters, gram, stem)
  const initials = index.sentences.map(({ facts }) => facts.words.map(({ text }) => text.charAt(0)).join(''))
  const made = { byKey, capitals, initials, byLetters, stems }
  known.set(index, made)
  return made
}

const fewestLetters = 5
const alike = 0.62

/** The stem of the source with the most similar spelling: a related word of another language, or a typing error. */
function cousinOf({ byLetters }: WordPlaces, stem: string): string | null {
  if (stem.length < fewestLetters) return null
  const own = trigrams(stem)
  const counts = new Map<string, number>()
  for (const gram of own) for (const other of byLetters.get(gram) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1)
  const ranked = [...counts]
    .map(([other, shared]) => ({ other, dice: (2 * shared) / (own.length + other.length - 1) }))
    .filter(({ dice }) => dice > alike)
    .toSorted((a, b) => b.dice - a.dice)
  return ranked[0]?.other ?? null
}

/** The places of a word that is written out on one side and shortened on the other ("atorva"). */
function shortenedPlaces({ byKey }: WordPlaces, text: string): readonly number[] {
  for (let length = text.length - 2; length >= 3; length -= 1) {
    const positions = byKey.get(`"${text.slice(0, length)}`)
    if (positions !== undefined) return positions
  }
  return []
}

const longestInitials = 6

/** The places of each claim whose letters are the initials of neighbouring words, on either side. */
function initialsPlaces(
  places: WordPlaces,
  claims: readonly Claim[],
): ReadonlyMap<Claim, readonly (readonly [number, number])[]> {
  const found = new Map<Claim, readonly (readonly [number, number])[]>()
  const words = claims.filter(({ kind }) => kind === 'word')
  const letters = words.map(({ text }) => text.charAt(0)).join('')
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(longestInitials, words.length - from); length >= 2; length -= 1) {
      const spelled = places.capitals.get(letters.slice(from, from + length))
      if (spelled === undefined) continue
      for (const claim of words.slice(from, from + length)) if (!found.has(claim)) found.set(claim, spelled)
      break
    }
  return found
}

const mostOfOne = 8
/** What a word of each level counts, where a word of the same stem counts 1. */
const worth: Readonly<Record<Level, number>> = {
  stem: 1,
  family: 0.9,
  meaning: 0.9,
  drug: 1,
  concept: 0.6,
  shortened: 0.7,
  initials: 0.8,
  letters: 0.7,
}

interface ClaimHit {
  readonly at: number
  readonly position: number
  readonly level: Level
}

function hitsOf(places: WordPlaces, index: SourceIndex, claim: Claim): ClaimHit[] {
  if (claim.kind === 'figure')
    return claim.keys.flatMap(([level, key]) =>
      (index.postings.get(key) ?? []).map((at): ClaimHit => ({ at, position: -1, level })),
    )
  if (claim.kind === 'date' || claim.kind === 'denial') return []
  const hits: ClaimHit[] = []
  const take = (level: Level, list: readonly number[]): void => {
    for (let n = 0; n + 1 < list.length; n += 2) hits.push({ at: list[n] ?? 0, position: list[n + 1] ?? 0, level })
  }
  for (const [level, key] of claim.keys) take(level, places.byKey.get(key) ?? [])
  if (claim.word === null || hits.some(({ level }) => level !== 'concept')) return hits
  take('shortened', shortenedPlaces(places, claim.text))
  if (/^[a-z]{2,5}$/.test(claim.text) && claim.capital)
    places.initials.forEach((letters, at) => {
      const from = letters.indexOf(claim.text)
      if (from >= 0) hits.push({ at, position: from, level: 'initials' })
    })
  const cousin = cousinOf(places, claim.word.stem)
  if (cousin !== null) take('letters', places.stems.get(cousin) ?? [])
  return hits
}

/** The evidence for and against the claims of a sentence. */
export interface ClaimOccurrences {
  /** The occurrences of each claim, best first. */
  readonly occurrences: readonly (readonly Occurrence[])[]
  /** Sentences of the source by how much they support, best first. */
  readonly ranked: readonly number[]
  /** The score of each sentence of the source. */
  readonly scores: ReadonlyMap<number, number>
}

/** Looks in the whole source for what the claims speak of. */
export function claimOccurrencesOf(index: SourceIndex, claims: readonly Claim[]): ClaimOccurrences {
  const places = placesIn(index)
  const byInitials = initialsPlaces(places, claims)
  const hits = claims.map((claim): ClaimHit[] => {
    const own = hitsOf(places, index, claim)
    if (own.some(({ level }) => level !== 'concept' && level !== 'letters')) return own
    const spelled = byInitials.get(claim) ?? []
    return [...own, ...spelled.map(([at]): ClaimHit => ({ at, position: -1, level: 'initials' }))]
  })
  const scores = new Map<number, number>()
  hits.forEach((own, which) => {
    const best = new Map<number, number>()
    for (const { at, level } of own) best.set(at, Math.max(best.get(at) ?? 0, worth[level]))
    const weight = claims[which]?.weight ?? 0
    for (const [at, value] of best) scores.set(at, (scores.get(at) ?? 0) + value * weight)
  })
  const occurrences = hits.map((own, which) => {
    const best = new Map<number, ClaimHit>()
    for (const hit of own) {
      const before = best.get(hit.at)
      if (before === undefined || worth[hit.level] > worth[before.level]) best.set(hit.at, hit)
    }
    const score = ({ at, level }: ClaimHit): number => (scores.get(at) ?? 0) * worth[level]
    return [...best.values()]
      .toSorted((a, b) => score(b) - score(a) || a.at - b.at)
      .slice(0, mostOfOne)
      .flatMap((hit) => occurrenceOf(index, claims[which], hit))
  })
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([at]) => at)
  return { occurrences, ranked, scores }
}

function occurrenceOf(index: SourceIndex, claim: Claim | undefined, { at, position, level }: ClaimHit): Occurrence[] {
  const sentence = index.sentences[at]
  if (sentence === undefined || claim === undefined) return []
  const word = sentence.facts.words[position] ?? null
  const figure =
    claim.figure === null
      ? null
      : (sentence.facts.figures.find(
          (other) =>
            other.values.some((value) => claim.figure?.values.includes(value)) ||
            other.amounts.some((amount) => claim.figure?.amounts.includes(amount)),
        ) ??
        sentence.facts.figures.find((other) => other.parts.some((part) => claim.figure?.values.includes(part))) ??
        null)
  return [{ sentence, level, word, figure, start: word?.start ?? figure?.start ?? 0 }]
}
