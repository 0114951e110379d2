import { sameDrug } from '../facts/medication/same-drug.ts'
import type { Objection } from './doubt.ts'
import type { Figure } from './figures.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './content-words.ts'

/** "Both bottles" are two bottles, or "2/2". */
const isPairOf = ({ values, anchors, next }: Figure, head: Word): boolean =>
  values.some((value) => value === '2' || value === '2/2') &&
  [...anchors, ...(next === null ? [] : [next])].some((word) => sameWord(word, head))

/** Checks that each side of the body belongs to the same thing as in the source. */
export function sideObjections({ text, sides, words }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const all = aligned.flatMap(({ facts }) => facts.sides)
  const near = (at: number): Word[] => words.filter((word) => word.start > at).slice(0, 3)
  return sides.flatMap(({ side, head, meanings, start, end }) => {
    if (meanings.some((meaning) => aligned.some(({ terms }) => terms.has(meaning)))) return []
    const beside = all.filter((other) => other.head !== null && head !== null && sameWord(other.head, head))
    const compared = beside.length > 0 ? beside : all
    if (compared.some((other) => other.side === side)) return []
    if (
      side === 'B' &&
      aligned.some(({ facts }) => facts.figures.some((two) => near(start).some((word) => isPairOf(two, word))))
    )
      return []
    return [{ kind: 'side', standing: compared.length > 0 ? 'conflict' : 'missing', words: text.slice(start, end) }]
  })
}

/** Checks that the source names each drug. */
export function drugObjections({ text, drugs, words }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const all = aligned.flatMap(({ facts }) => facts.named)
  const isMeant = (word: Word): boolean =>
    word.keys.some((key) => /^[=~]/.test(key) && aligned.some(({ terms }) => terms.has(key)))
  const isShortened = ({ text: name }: Word): boolean =>
    aligned.some(({ facts }) =>
      facts.words.some((word) => word.text.length >= 4 && word.text !== name && name.startsWith(word.text)),
    )
  return drugs.flatMap(({ ingredients, start, end }) => {
    if (ingredients.every((one) => all.some((other) => sameDrug([one], other.ingredients)))) return []
    const names = words.filter((word) => word.start >= start && word.end <= end)
    if (names.length > 0 && names.every((word) => isMeant(word) || isShortened(word))) return []
    return [{ kind: 'drug', standing: all.length > 0 ? 'conflict' : 'missing', words: text.slice(start, end) }]
  })
}
