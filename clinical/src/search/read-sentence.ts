import type { Span } from '../course/course.ts'
import { drugClasses } from '../lexicon/drug-classes.ts'
import { questionDrugClasses } from '../lexicon/search/question-kinds.ts'
import { fold } from '../text/fold.ts'
import type { QuestionUnit } from './question-topics.ts'
import { gramCodes } from './grams.ts'
import { substancesOf } from './substances.ts'
import { meaningsIn, wordTerms } from './word-terms.ts'
import { indexWords } from '../text/index-words.ts'

/** The words of a passage, read for comparison with a question. */
export interface ReadWords {
  readonly folded: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  /** The groups that only a short word with several meanings stands for ("CT", "LP"). */
  readonly doubtful: ReadonlySet<string>
  readonly concepts: ReadonlySet<string>
  readonly ingredients: ReadonlySet<string>
  /** What its words and phrases mean, also in another language and in lay words: groups of evidence/meanings.ts. */
  readonly meanings: ReadonlySet<string>
}

export function readWords(text: string): ReadWords {
  const folded = fold(text)
  const words = indexWords(text)
  const terms = words.map(wordTerms)
  const groups = new Set<string>()
  const certain = new Set<string>()
  terms.forEach(({ stem, phrases }, at) => {
    const found = phrases.filter((phrase) => phrase.stems.every((part, step) => terms[at + step]?.stem === part))
    const clear = stem.length > longestDoubtful || new Set(found.map(({ group }) => group)).size === 1
    for (const { group, stems: parts } of found) {
      groups.add(group)
      if (clear || parts.length > 1) certain.add(group)
    }
  })
  return {
    folded,
    words,
    stems: new Set(terms.map(({ stem }) => stem)),
    groups,
    doubtful: new Set([...groups].filter((group) => !certain.has(group))),
    concepts: new Set(terms.flatMap(({ concepts }) => concepts)),
    ingredients: new Set(substancesOf(folded)),
    meanings: meaningsIn(terms),
  }
}

const sameGroup = 0.95
/** The same meaning by the tables of the check, which know more words and are less certain. */
const sameMeaning = 0.85
const doubtfulGroup = 0.6
const longestDoubtful = 3
const allParts = 0.8
export const sameClass = 0.8
const sameConcept = 0.55
/** A known term has known synonyms, so a common part tells little. */
const sameConceptOfKnown = 0.3
const likeWord = 0.75
const leastLikeness = 0.6
/** Short words resemble one another by chance. */
const leastLikenessOfShort = 0.85
const cutShort = 0.9
const fewestCut = 3
const fewestEnding = 5
const fewestSwapped = 6

/** Whether one is a drug and the other its class. */
function inClass(requested: string, named: string): boolean {
  const [key, member] = requested.startsWith('class:') ? [requested, named] : [named, requested]
  if (!key.startsWith('class:')) return false
  return (
    [...drugClasses, ...questionDrugClasses].find((group) => `class:${group.key}` === key)?.members.test(member) ??
    false
  )
}

function drugMatch(unit: QuestionUnit, { ingredients }: ReadWords): number {
  if (unit.ingredients.some((key) => ingredients.has(key))) return 1
  const related = unit.ingredients.some((key) => [...ingredients].some((named) => inClass(key, named)))
  return related ? sameClass : 0
}

const lettersOf = (word: string): string => word.split('').toSorted().join('')

/** Whether two words have the same letters in another order: "bisporolol". */
const swapped = (a: string, b: string): boolean => a.charAt(0) === b.charAt(0) && lettersOf(a) === lettersOf(b)

/** Dice's share of common letter runs with the most similar word, which finds typing errors and cognates. */
function likeness(unit: QuestionUnit, words: readonly string[]): number {
  if (unit.grams.length === 0) return 0
  const unitGrams = new Set(unit.grams)
  const { length } = unit.text
  let best = 0
  for (const word of words) {
    if (word.length < 4 || Math.abs(word.length - length) > 8) continue
    // "creat", "leuc": a shortened word.
    const [short, long] = word.length < length ? [word, unit.text] : [unit.text, word]
    const mayBeCut = !unit.telling || short === unit.text
    if (mayBeCut && long.length - short.length >= fewestCut && long.startsWith(short)) return cutShort
    if (word.length === length && length >= fewestSwapped && swapped(word, unit.text)) return cutShort
    // "brazo" in "antebrazo"
    if (short.length >= fewestEnding && long.endsWith(short)) best = Math.max(best, leastLikeness)
    const grams = gramCodes(word)
    const common = grams.reduce((count, gram) => count + (unitGrams.has(gram) ? 1 : 0), 0)
    best = Math.max(best, (2 * common) / (unitGrams.size + grams.length))
  }
  return best >= (length < 6 ? leastLikenessOfShort : leastLikeness) ? best * likeWord : 0
}

/** How well a passage matches a unit of the question, 0 to 1. */
export function matchOf(unit: QuestionUnit, read: ReadWords): number {
  if (unit.stems.every((stem) => read.stems.has(stem))) return 1
  const groups = unit.groups.filter((group) => read.groups.has(group))
  if (groups.some((group) => !read.doubtful.has(group))) return sameGroup
  const meant = unit.meanings.some((meaning) => read.meanings.has(meaning)) ? sameMeaning : 0
  const concepts = unit.concepts.filter((concept) => read.concepts.has(concept)).length
  const alike =
    concepts === 0 ? 0 : ((unit.groups.length > 0 ? sameConceptOfKnown : sameConcept) * concepts) / unit.concepts.length
  const parts = unit.parts.reduce((sum, part) => sum + matchOf(part, read), 0)
  const partly = parts === 0 ? 0 : (allParts * parts) / unit.parts.length
  const best = Math.max(groups.length > 0 ? doubtfulGroup : 0, meant, partly, alike, drugMatch(unit, read))
  return best >= likeWord ? best : Math.max(best, likeness(unit, read.words))
}

/** A sentence that may be quoted, with its words. */
export interface ReadSentence extends Span, ReadWords {
  /** The index in `SearchIndex.chunks`, and in the chunk's sentences. */
  readonly chunk: number
  readonly at: number
  /** It takes back what the record says elsewhere. */
  readonly corrects: boolean
  /** The digits of what the networks predict for it (prediction-digits.ts), and its concepts and kinds of words. */
  readonly told: string
  readonly kinds: readonly string[]
}
