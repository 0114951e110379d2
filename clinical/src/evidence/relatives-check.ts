import { groupsOfKind } from '../lexicon/terms.ts'
import { fold } from '../text/fold.ts'
import type { Objection } from './doubt.ts'
import { isGeneral } from './needs.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './content-words.ts'

/** Who each word means, one word a row. The other lists of relatives say only that somebody is one; here mother is not father. */
const relatives: ReadonlyMap<string, string> = new Map(
  groupsOfKind('words', 'relative').flatMap(({ concept, forms }) => forms.map((form) => [form, concept] as const)),
)

interface Relative {
  readonly who: string
  readonly start: number
  readonly end: number
}

const relativesIn = (folded: string): Relative[] =>
  [...folded.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
    const who = relatives.get(word)
    return who === undefined ? [] : [{ who, start: index, end: index + word.length }]
  })

const together = /^\s*(?:,|y|e|i|and|&|\/)\s*(?:(?:su|sus|la|el|the|her|his|seva|seu)\s+)*$/u

/**
 * The relatives that a word belongs to: the nearest one before it, with those joined to that one; empty where there is
 * none.
 */
function ownersOf(folded: string, all: readonly Relative[], word: Word): readonly string[] {
  const before = all.filter(({ end }) => end <= word.start)
  const owners: string[] = []
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const [relative, next] = [before[at], before[at + 1]]
    if (relative === undefined) break
    if (next !== undefined && !together.test(folded.slice(relative.end, next.start))) break
    owners.push(relative.who)
  }
  return owners
}

const ownersIn = ({ text, words }: SentenceFacts) => {
  const folded = fold(text)
  const all = relativesIn(folded)
  if (all.length === 0) return []
  return words.flatMap((word) => {
    const owners = ownersOf(folded, all, word)
    return owners.length === 0 || all.some(({ start }) => start === word.start) ? [] : [{ word, owners }]
  })
}

/** Checks that each illness of the family belongs to the same relative. */
export function relativeObjections({ facts }: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] {
  const own = ownersIn(facts)
  if (own.length === 0) return []
  const theirOwners = aligned.flatMap((sentence) => ownersIn(sentence.facts))
  return own.flatMap(({ word, owners }): Objection[] => {
    if (isGeneral(word)) return []
    const theirs = theirOwners.filter((other) => sameWord(other.word, word))
    if (theirs.length === 0 || theirs.some((other) => other.owners.some((who) => owners.includes(who)))) return []
    return [{ kind: 'experiencer', standing: 'conflict', words: facts.text.slice(word.start, word.end) }]
  })
}
