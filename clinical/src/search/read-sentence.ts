import type { Span } from '../course/course.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { drugClasses } from '../lexicon/drug-classes.ts'
import { fold } from '../text/fold.ts'
import type { AskedUnit } from './asked.ts'
import { conceptsOf, phrasesFrom } from './concepts.ts'
import { gramsOf, stemOf, wordsOf } from './words.ts'

/** The words of a passage, read to be held against a question. */
export interface ReadWords {
  readonly folded: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  readonly concepts: ReadonlySet<string>
  readonly ingredients: ReadonlySet<string>
}

export function readWords(text: string): ReadWords {
  const folded = fold(text)
  const words = wordsOf(text)
  const stems = words.map(stemOf)
  const groups = new Set<string>()
  stems.forEach((stem, at) => {
    for (const phrase of phrasesFrom(stem)) {
      if (phrase.stems.every((part, step) => stems[at + step] === part)) groups.add(phrase.group)
    }
  })
  return {
    folded,
    words,
    stems: new Set(stems),
    groups,
    concepts: new Set(words.flatMap(conceptsOf)),
    ingredients: new Set(drugNames(folded).flatMap(({ ingredients }) => ingredients)),
  }
}

const sameGroup = 0.95
const sameClass = 0.7
const sameConcept = 0.55
const likeWord = 0.85
const leastLikeness = 0.6
const cutShort = 0.9

/** A drug of the class asked for, or the class of the drug asked for. */
function inClass(asked: string, said: string): boolean {
  const [key, member] = asked.startsWith('class:') ? [asked, said] : [said, asked]
  if (!key.startsWith('class:')) return false
  return drugClasses.find((group) => `class:${group.key}` === key)?.members.test(member) ?? false
}

function drugMatch(unit: AskedUnit, { ingredients }: ReadWords): number {
  if (unit.ingredients.some((key) => ingredients.has(key))) return 1
  const related = unit.ingredients.some((key) => [...ingredients].some((said) => inClass(key, said)))
  return related ? sameClass : 0
}

/** Dice's share of common letter runs with the most similar word: finds typing errors and cognates. */
function likeness(unit: AskedUnit, words: readonly string[]): number {
  if (unit.grams.length < 3) return 0
  const asked = new Set(unit.grams)
  let best = 0
  for (const word of words) {
    // "creat", "leuc": a word cut short.
    if (word.length >= 4 && (word.startsWith(unit.text) || unit.text.startsWith(word))) best = Math.max(best, cutShort)
    if (word.length < 4 || Math.abs(word.length - unit.text.length) > 5) continue
    const grams = gramsOf(word)
    const common = grams.reduce((count, gram) => count + (asked.has(gram) ? 1 : 0), 0)
    best = Math.max(best, (2 * common) / (asked.size + grams.length))
  }
  return best >= leastLikeness ? best * likeWord : 0
}

/** How well a passage speaks of what is asked, 0 to 1. */
export function matchOf(unit: AskedUnit, read: ReadWords): number {
  const stems = unit.stems.filter((stem) => read.stems.has(stem)).length / unit.stems.length
  if (stems === 1) return 1
  if (unit.groups.some((group) => read.groups.has(group))) return sameGroup
  const concepts = unit.concepts.filter((concept) => read.concepts.has(concept)).length
  const alike = concepts === 0 ? 0 : (sameConcept * concepts) / unit.concepts.length
  return Math.max(stems * 0.6, alike, drugMatch(unit, read), likeness(unit, read.words))
}

/** A sentence that may be quoted, with its words. */
export interface ReadSentence extends Span, ReadWords {
  /** Index into `SearchIndex.chunks`, and into the chunk's sentences. */
  readonly chunk: number
  readonly at: number
}
