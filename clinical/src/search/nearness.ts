import { meaningsOf } from '../evidence/meanings.ts'
import { causeWords, personWords, timeWords } from '../lexicon/search/asked-words.ts'
import { doseSchedule, doseUnit } from '../lexicon/section-words.ts'
import type { AskedUnit } from './asked.ts'
import type { ReadWords } from './read-sentence.ts'
import { wordTerms } from './word-terms.ts'

const untilWords = /\b(?:hasta|fins|until|till|through|durante|durant|for|x|por|during)\b.{0,12}\d/

/** What questions want beside the thing they name. */
export const attributes: readonly RegExp[] = [
  /\d/,
  new RegExp(`${doseUnit.source}|${doseSchedule.source}`),
  timeWords,
  untilWords,
  causeWords,
  personWords,
].map((pattern) => new RegExp(pattern.source, 'g'))

/** At this distance, in letters, a wanted thing counts half. */
const halfway = 25

/** Where in a folded sentence a word of a unit stands: offsets just behind and just before it. */
export function placesOf(unit: AskedUnit, { folded, words }: ReadWords): (readonly [number, number])[] {
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

function speaksOf(unit: AskedUnit, word: string): boolean {
  const { stem, phrases, concepts } = wordTerms(word)
  return (
    unit.stems.includes(stem) ||
    phrases.some(({ group }) => unit.groups.includes(group)) ||
    meaningsOf(stem).some((meaning) => unit.meanings.includes(meaning)) ||
    (unit.concepts.length > 0 && concepts.some((concept) => unit.concepts.includes(concept)))
  )
}

/** How near each wanted thing stands to one of these places of a sentence, 0 to 1. */
export function nearnessTo(places: readonly (readonly [number, number])[], folded: string): number[] {
  if (places.length === 0) return attributes.map(() => 0)
  return attributes.map((pattern) => {
    let least = Infinity
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      for (const [before, behind] of places) {
        // What is wanted usually follows the thing.
        const distance = start >= behind ? start - behind : end <= before ? (before - end) * 1.5 : 0
        if (distance < least) least = distance
      }
    }
    return least === Infinity ? 0 : halfway / (halfway + least)
  })
}
