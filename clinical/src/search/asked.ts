import { stemOf } from '../evidence/words.ts'
import type { Language } from '@alta/contract/sections'
import { drugNames } from '../facts/medication/drug-name.ts'
import {
  allergyAsking,
  askingWords,
  asksAdmission,
  asksDischarge,
  asksHighest,
  asksHome,
  asksLast,
  asksLowest,
  asksSide,
  kindPatterns,
  leansOnEarlier,
  mayTake,
  momentWords,
  questionLanguageWords,
} from '../lexicon/search/asked-words.ts'
import { allergyWord, otherAllergy } from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { pickLanguage, scoreLanguages } from '../text/language.ts'
import { conceptsOf, phrasesFrom } from './concepts.ts'
import { gramsOf, wordsOf } from './words.ts'

export type QuestionKind = 'allergy' | (typeof kindPatterns)[number][0] | 'open'

/** One thing a question is about: a word, or words that are one term together. */
export interface AskedUnit {
  readonly text: string
  readonly stems: readonly string[]
  /** The synonym groups of each stem alone, where the unit is a term of several words. */
  readonly parts: readonly (readonly string[])[]
  /** Synonym groups and concepts, written as `Inverted.terms` has them. */
  readonly groups: readonly string[]
  readonly concepts: readonly string[]
  readonly grams: readonly string[]
  /** Ingredient keys and drug classes. */
  readonly ingredients: readonly string[]
  /** Said in an earlier question of the conversation. */
  readonly carried: boolean
}

/** A question, read: what kind of answer it wants, and about what. */
export interface Asked {
  readonly kind: QuestionKind
  readonly units: readonly AskedUnit[]
  /** May something be given: what speaks against it is an answer too. */
  readonly mayTake: boolean
  readonly discharge: boolean
  readonly admission: boolean
  readonly home: boolean
  readonly last: boolean
  /** Left or right. */
  readonly side: boolean
  readonly extreme: 'highest' | 'lowest' | null
}

/** A question of 8,000 characters has its first words read. */
const mostWords = 60
const fewestOwnUnits = 2
const notWords = /[^\p{L}\p{N}·.,'-]+/gu

/** The language a question is asked in; the fallback where its words do not tell. */
export function questionLanguage(question: string, fallback: Language): Language {
  const folded = fold(question.slice(0, 2_000))
  const scores = { ...scoreLanguages(question.slice(0, 2_000), folded) }
  const words = new Set(folded.split(/[^a-z·']+/))
  for (const language of ['es', 'ca', 'en'] as const) {
    for (const word of questionLanguageWords[language].split(/\s+/)) if (words.has(word)) scores[language] += 1
  }
  return pickLanguage(scores, fallback)
}

const groupsFrom = (stem: string): string[] =>
  phrasesFrom(stem).flatMap((phrase) => (phrase.stems.length === 1 && !phrase.narrower ? [phrase.group] : []))

function unitOf(words: readonly string[], groups: readonly string[], carried: boolean): AskedUnit {
  const text = words.join(' ')
  const stems = words.map(stemOf)
  return {
    text,
    stems,
    parts: words.length === 1 ? [] : stems.map(groupsFrom),
    groups,
    concepts: [...new Set(words.flatMap(conceptsOf))],
    grams: words.length === 1 ? gramsOf(text) : [],
    ingredients: drugNames(text).flatMap(({ ingredients }) => ingredients),
    carried,
  }
}

/** The words of a question in units, the longest known term first; words that only ask are left out. */
function unitsOf(question: string, isAsking: (word: string) => boolean, carried: boolean): AskedUnit[] {
  const words = wordsOf(question.replace(notWords, ' ')).slice(0, mostWords)
  const stems = words.map(stemOf)
  const units = new Map<string, AskedUnit>()
  for (let at = 0; at < words.length;) {
    const fitting = phrasesFrom(stems[at] ?? '').filter((phrase) =>
      phrase.stems.every((stem, step) => stems[at + step] === stem),
    )
    const length = Math.max(1, ...fitting.map((phrase) => phrase.stems.length))
    const part = words.slice(at, at + length)
    const groups = fitting.filter((phrase) => phrase.stems.length === length && !phrase.narrower)
    at += length
    if (part.every(isAsking)) continue
    const unit = unitOf(part, [...new Set(groups.map(({ group }) => group))], carried)
    units.set(unit.stems.join(' '), unit)
  }
  return [...units.values()]
}

/** "K on admission": the moment is no matter of its own where something else is asked about. */
function withoutMoment(units: readonly AskedUnit[]): readonly AskedUnit[] {
  const rest = units.filter(({ text }) => !momentWords.test(text))
  return rest.length > 0 ? rest : units
}

/** The units of the questions before, the last one first, for a question that leans on them. */
function carriedUnits(folded: string, own: readonly AskedUnit[], earlier: readonly string[]): AskedUnit[] {
  if (own.length >= fewestOwnUnits && !leansOnEarlier.test(folded)) return []
  for (const question of earlier.toReversed().slice(0, 3)) {
    const known = new Set(own.map(({ text }) => text))
    const units = unitsOf(question, (word) => askingWords.has(word), true).filter(({ text }) => !known.has(text))
    if (units.length > 0) return units
  }
  return []
}

/** Reads a question of a conversation; `earlier` holds the questions before it, oldest first. */
export function askedOf(question: string, earlier: readonly string[] = []): Asked {
  const folded = fold(question)
  const aboutAllergy = allergyWord.test(folded.replace(otherAllergy, ' '))
  const asksMayTake = mayTake.test(folded)
  const isAsking = (word: string): boolean =>
    askingWords.has(word) || ((aboutAllergy || asksMayTake) && allergyAsking.test(word))
  const own = withoutMoment(unitsOf(question, isAsking, false))
  return {
    kind: aboutAllergy ? 'allergy' : (kindPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'open'),
    units: [...own, ...(aboutAllergy ? [] : carriedUnits(folded, own, earlier))],
    mayTake: asksMayTake,
    discharge: asksDischarge.test(folded),
    admission: asksAdmission.test(folded),
    home: asksHome.test(folded),
    last: asksLast.test(folded),
    side: asksSide.test(folded),
    extreme: asksHighest.test(folded) ? 'highest' : asksLowest.test(folded) ? 'lowest' : null,
  }
}
