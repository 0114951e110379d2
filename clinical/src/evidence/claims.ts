import type { Polarity } from '../context/context.ts'
import type { Span } from '../course/course.ts'
import type { WrittenDate } from '../course/dates.ts'
import { wordTerms } from '../search/word-terms.ts'
import type { Figure } from './figures.ts'
import { type Tier, tierOf } from './needs.ts'
import { polarityOf, type AnalysedSentence } from './polarity-check.ts'
import type { Laterality } from './sentence-facts.ts'
import { type SourceIndex, weightOf } from './source-index.ts'
import type { Word } from './content-words.ts'

/** How closely a word of the source matches a written one, closest first. */
export const levels = ['stem', 'family', 'meaning', 'drug', 'concept', 'shortened', 'initials', 'letters'] as const
export type Level = (typeof levels)[number]

export const claimKinds = ['word', 'figure', 'date', 'side', 'denial'] as const

/** A word of weight, figure, date, side or denial of a written sentence: a part that the source supports or not. */
export interface Claim extends Span {
  readonly kind: (typeof claimKinds)[number]
  /** Folded text. */
  readonly text: string
  readonly tier: Tier
  /** The keys that find it in the source. */
  readonly keys: readonly (readonly [Level, string])[]
  readonly word: Word | null
  readonly figure: Figure | null
  readonly date: WrittenDate | null
  readonly side: Laterality | null
  readonly polarity: Polarity
  /** Written in capitals alone, as abbreviations are. */
  readonly capital: boolean
  /** How rare it is in this source. */
  readonly weight: number
}

const levelOf = (key: string): Level => {
  const sign = key.charAt(0)
  if (sign === '^') return 'family'
  if (sign === '=' || sign === '~') return 'meaning'
  return sign === '&' ? 'drug' : 'stem'
}

/** "%" and the concept of a word by the tables of the search: parts of medical words, groups of synonyms. */
export function conceptKeys(text: string): readonly string[] {
  const { phrases, concepts } = wordTerms(text)
  const groups = phrases.flatMap(({ stems, group }) => (stems.length === 1 ? [`%${group}`] : []))
  return groups.length === 0 ? concepts : [...concepts, ...groups]
}

export const keysOfWord = (word: Word): readonly (readonly [Level, string])[] => [
  ...word.keys.map((key) => [levelOf(key), key] as const),
  ...conceptKeys(word.text).map((key) => ['concept', key] as const),
]

const nothing = {
  word: null,
  figure: null,
  date: null,
  side: null,
  tier: 'telling' as const,
  polarity: 'affirmed' as const,
  capital: false,
}

const heaviest = 8

function wordClaim(index: SourceIndex, { facts, marks }: AnalysedSentence, word: Word): Claim {
  const tier = word.drug ? 'telling' : tierOf(word)
  const keys = keysOfWord(word)
  const rarest = Math.min(...word.keys.map((key) => weightOf(index, key)))
  return {
    ...nothing,
    kind: 'word',
    start: word.start,
    end: word.end,
    text: word.text,
    tier,
    keys,
    word,
    polarity: polarityOf(facts, marks, word),
    capital: /^\p{Lu}{2,}$/u.test(facts.text.slice(word.start, word.end)),
    weight: tier === 'general' ? 0.2 * rarest : rarest,
  }
}

/** What a written sentence claims, in the order of its words. */
export function claimsOf(index: SourceIndex, written: AnalysedSentence): Claim[] {
  const { facts, marks } = written
  const of = (span: Span): Span & { text: string } => ({
    start: span.start,
    end: span.end,
    text: facts.text.slice(span.start, span.end).toLowerCase(),
  })
  return [
    ...facts.words.map((word) => wordClaim(index, written, word)),
    ...facts.figures
      .filter(({ inside }) => !inside)
      .map((figure): Claim => {
        const values = [...figure.values, ...figure.parts, ...figure.amounts].map((value) => `#${value}`)
        const keys = [...values, ...figure.meanings].map((key) => ['stem', key] as const)
        const weight = Math.min(heaviest, ...values.map((key) => weightOf(index, key)))
        return { ...nothing, ...of(figure), kind: 'figure', keys, figure, weight }
      }),
    ...facts.dates.map((date): Claim => ({ ...nothing, ...of(date), kind: 'date', keys: [], date, weight: 3 })),
    ...facts.sides.map((side): Claim => ({ ...nothing, ...of(side), kind: 'side', keys: [], side, weight: 2 })),
    ...marks
      .filter(({ kind }) => kind === 'negated')
      .map(({ cue }): Claim => ({ ...nothing, ...of(cue), kind: 'denial', keys: [], weight: 1 })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end)
}
