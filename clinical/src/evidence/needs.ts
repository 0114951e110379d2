import { generalWords } from '../lexicon/general-words.ts'
import { conditionWords } from '../lexicon/search/condition-words.ts'
import { lesionWords } from '../lexicon/search/lesion-words.ts'
import { wordTerms } from '../search/word-terms.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import { type SourceIndex, type SourceSentence, weightOf } from './source-index.ts'
import { stemOf } from './stem.ts'
import type { Word } from './words.ts'

/**
 * How much a word must be borne out: `telling` words name an illness, a symptom, a drug, a degree; `general` ones only
 * carry the sentence; `plain` is any other.
 */
export type Tier = 'telling' | 'plain' | 'general'

/** A word or number of a written sentence that the source should have. */
export interface Need {
  /** Any of these will do. */
  readonly keys: readonly string[]
  readonly tier: Tier
  readonly weight: number
  /** Null for a number. */
  readonly word: Word | null
  readonly names_drug: boolean
}

/** Groups of the search come in the order of its lists: those of illnesses first. */
const illnesses = [conditionWords, lesionWords].flatMap((words) => words.trim().split('\n')).length
/** How words end that name what is wrong. */
const illness =
  /(?:itis|omas?|osis|osi|emias?|algias?|algies|urias?|uries|patias?|paties|pathy|ple[jg]ias?|paresias?|rragias?|rragies|megalias?|megalies|penias?|penies|celes?|ectasias?|trofias?|plasias?|lisis|a?emic|itic)$/

const general = new Set(generalWords.trim().split(/\s+/))
const longGeneral = new Set([...general].map(stemOf).filter((stem) => stem.length >= 6))

interface Standing {
  readonly tier: Tier
  /** What a word is about, less strictly: its Greek and Latin parts, the words that a search takes for the same. */
  readonly about: readonly string[]
}

const standings = new Map<string, Standing>()

/** What a word is by itself; words of courses are few and come back, so it is kept. */
function standingOf({ text, stem, keys }: Word): Standing {
  const known = standings.get(text)
  if (known !== undefined) return known
  if (standings.size > 50_000) standings.clear()
  const { concepts, phrases } = wordTerms(text)
  const said = (sign: string): boolean => keys.some((key) => key.startsWith(sign))
  const groups = phrases.filter(({ stems }) => stems.length === 1).map(({ group }) => group)
  const ill = groups.some((group) => Number(group.slice(1)) < illnesses) || illness.test(text)
  const about = [...concepts, ...groups]
  const carries = general.has(text) || longGeneral.has(stem)
  const tells = said('=') || (ill && !said('~'))
  const found: Standing = { tier: carries ? 'general' : tells ? 'telling' : 'plain', about }
  standings.set(` ${text}`.slice(1), found)
  return found
}

/** Do these source sentences speak of what a word is about, though in no word that means the same? */
export function isTouched({ word }: Need, aligned: readonly SourceSentence[]): boolean {
  if (word === null || word.drug || word.keys.some((key) => key.startsWith('='))) return false
  const { about } = standingOf(word)
  if (about.length === 0) return false
  return aligned.some(({ facts }) =>
    facts.words.some((other) => standingOf(other).about.some((part) => about.includes(part))),
  )
}

const share: Readonly<Record<Tier, number>> = { telling: 1, plain: 1, general: 0.2 }

/** How much the most usual of these keys tells. */
const rarity = (index: SourceIndex, keys: readonly string[]): number =>
  Math.min(...keys.map((key) => weightOf(index, key)))

/** What the source should have for a sentence to be borne out, each once. */
export function needsOf(index: SourceIndex, { words, figures }: SentenceFacts): Need[] {
  const needs = new Map<string, Need>()
  for (const word of words) {
    const { keys, drug: names_drug } = word
    const tier = names_drug ? 'telling' : standingOf(word).tier
    if (!needs.has(word.stem))
      needs.set(word.stem, { keys, tier, word, names_drug, weight: share[tier] * rarity(index, keys) })
  }
  for (const { values, parts, meanings } of figures) {
    const keys = [...values.map((value) => `#${value}`), ...meanings]
    const all = parts.length === 0 ? [keys] : [[...keys, ...parts.map((part) => `#${part}`)]]
    for (const some of all)
      needs.set(some.join(' '), {
        keys: some,
        tier: 'telling',
        word: null,
        names_drug: false,
        weight: rarity(index, some),
      })
  }
  return [...needs.values()]
}
