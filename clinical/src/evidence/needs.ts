import { generalWords } from '../lexicon/general-words.ts'
import { illnessSynonyms } from '../lexicon/synonyms.ts'
import { wordTerms } from '../search/word-terms.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import { type SourceIndex, unalteredKeys, weightOf } from './source-index.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'
import type { Word } from './content-words.ts'
import { pattern } from '../lexicon/patterns.ts'

/**
 * How much support a word needs: `telling` words name an illness, a symptom, a drug or a degree; `general` words only
 * carry the sentence; `plain` is any other word.
 */
export const tiers = ['telling', 'plain', 'general'] as const
export type Tier = (typeof tiers)[number]

/** A word or number of a written sentence that the source should have. */
export interface Need {
  /** Any of these keys will do. */
  readonly keys: readonly string[]
  readonly tier: Tier
  readonly weight: number
  /** The word; null for a number. */
  readonly word: Word | null
  readonly names_drug: boolean
  /** For a number, the keys of the words that it belongs to; empty otherwise. */
  readonly anchor_keys: readonly string[]
}

/** The groups of the search stand in the order of its lists, with illnesses and symptoms first. */
const illnesses = illnessSynonyms.length
/** Endings of words that name what is wrong. */
const illness = pattern('endings of illnesses', '(?:…)$')

const longGeneral = new Set([...generalWords].map(stemOf).filter((stem) => stem.length >= 6))

/** "Recibirá", "precisaran": the ending of the future behind an infinitive. */
const future = /(?<=[aei]r)(?:an?|as|em|emos)$/

/** What a word is by itself, wherever it stands. */
const natureOf = cachedByWord((text) => {
  const groups = wordTerms(text).phrases.filter(({ stems }) => stems.length === 1)
  return {
    isGeneral: generalWords.has(text) || generalWords.has(text.replace(future, '')) || longGeneral.has(stemOf(text)),
    namesIllness: illness.test(text) || groups.some(({ group }) => Number(group.slice(1)) < illnesses),
  }
})

/** "k.pneumoniae": a germ with the initial of its genus. */
const germ = /^\p{L}\.\p{L}{4}/u

/** The tier of a word where it stands: the phrase around it may give it other keys. */
export function tierOf(word: Word): Tier {
  const nature = natureOf(word.text)
  if (word.keys.some((key) => germ.test(key))) return 'telling'
  if (nature.isGeneral) return 'general'
  const hasKey = (sign: string): boolean => word.keys.some((key) => key.startsWith(sign))
  return hasKey('=') || (nature.namesIllness && !hasKey('~')) ? 'telling' : 'plain'
}

/** Whether a word only carries the sentence that it stands in. */
export const isGeneral = (word: Word): boolean => tierOf(word) === 'general'

const tierWeight: Readonly<Record<Tier, number>> = { telling: 1, plain: 1, general: 0.2 }

/** The weight of the most usual of these keys. */
const rarity = (index: SourceIndex, keys: readonly string[]): number =>
  Math.min(...keys.map((key) => weightOf(index, key)))

/** "Fluclox", "atorva": the beginning of a drug's name stands for the drug. */
const shortest = 4
const shortFormsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - shortest - 1) }, (_, at) => name.slice(0, at + shortest))

/** What the source must have to support a sentence, each need once. */
export function needsOf(index: SourceIndex, { words, figures, unaltered: spans }: SentenceFacts): Need[] {
  const needs = new Map<string, Need>()
  for (const word of words) {
    const names_drug = word.drug && !word.keys.some((key) => key.startsWith('&class:'))
    const amiss = spans.some(({ start, end }) => word.start >= start && word.end <= end)
    const keys = [...word.keys, ...(amiss ? unalteredKeys : []), ...(names_drug ? shortFormsOf(word.text) : [])]
    const tier = word.drug ? 'telling' : tierOf(word)
    if (!needs.has(word.stem))
      needs.set(word.stem, {
        keys,
        tier,
        word,
        names_drug,
        anchor_keys: [],
        weight: tierWeight[tier] * rarity(index, keys),
      })
  }
  for (const { values, parts, amounts, meanings, anchors, inside } of figures) {
    if (inside) continue
    const keys = [...[...values, ...amounts].map((value) => `#${value}`), ...meanings]
    const all = parts.length === 0 ? [keys] : [[...keys, ...parts.map((part) => `#${part}`)]]
    for (const some of all)
      needs.set(some.join(' '), {
        keys: some,
        tier: 'telling',
        word: null,
        names_drug: false,
        anchor_keys: anchors.flatMap((word) => word.keys),
        weight: rarity(index, some),
      })
  }
  return [...needs.values()]
}
