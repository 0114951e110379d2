import { causeWords, personWords, timeWords } from '../lexicon/search/question-words.ts'
import { doseSchedule, doseUnit } from '../lexicon/section-words.ts'
import type { QuestionUnit } from './question-topics.ts'
import type { ReadWords } from './read-sentence.ts'
import { wordTerms } from './word-terms.ts'

const untilWords = /\b(?:hasta|fins|until|till|through|durante|durant|for|x|por|during)\b.{0,12}\d/

/** What questions want beside the thing that they name. */
export const attributes: readonly RegExp[] = [
  /\d/,
  new RegExp(`${doseUnit.source}|${doseSchedule.source}`),
  timeWords,
  untilWords,
  causeWords,
  personWords,
].map((pattern) => new RegExp(pattern.source, 'g'))

/** At this distance in letters, a wanted thing counts half. */
const halfway = 25

/** The places of a unit's words in a folded sentence: the offsets just behind and just before each word. */
export function unitSpans(unit: QuestionUnit, { folded, words }: ReadWords): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let from = 0
  for (const word of words) {
    const at = folded.indexOf(word, from)
    if (at < 0) continue
    from = at + word.length
    if (speaksOf(unit, word)) found.push([at, from])
  }
  return found
}

function speaksOf(unit: QuestionUnit, word: string): boolean {
  const { stem, phrases, concepts, meanings } = wordTerms(word)
  return (
    unit.stems.includes(stem) ||
    phrases.some(({ group }) => unit.groups.includes(group)) ||
    meanings.some((meaning) => unit.meanings.includes(meaning)) ||
    (unit.concepts.length > 0 && concepts.some((concept) => unit.concepts.includes(concept)))
  )
}

/** The places of each wanted thing in a sentence, found once for all questions. */
const known = new WeakMap<ReadWords, readonly (readonly (readonly [number, number])[])[]>()

function attributePlaces(sentence: ReadWords): readonly (readonly (readonly [number, number])[])[] {
  const before = known.get(sentence)
  if (before !== undefined) return before
  const found = attributes.map((pattern) =>
    Array.from(sentence.folded.matchAll(pattern), ({ 0: words, index }) => [index, index + words.length] as const),
  )
  known.set(sentence, found)
  return found
}

/** How near each wanted thing stands to one of these places of a sentence, 0 to 1. */
export function nearnessTo(spans: readonly (readonly [number, number])[], sentence: ReadWords): number[] {
  if (spans.length === 0) return attributes.map(() => 0)
  return attributePlaces(sentence).map((attribute) => {
    let least = Infinity
    for (const [start, end] of attribute) {
      for (const [before, behind] of spans) {
        // The wanted thing usually stands behind the named one.
        const distance = start >= behind ? start - behind : end <= before ? (before - end) * 1.5 : 0
        if (distance < least) least = distance
      }
    }
    return least === Infinity ? 0 : halfway / (halfway + least)
  })
}
