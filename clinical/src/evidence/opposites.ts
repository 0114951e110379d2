import { oppositeWords } from '../lexicon/opposite-words.ts'
import type { Objection } from './doubt.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './words.ts'

const pattern = (forms: string): RegExp =>
  new RegExp(`^(?:${forms.trim().replace(/\s+/g, '|').replaceAll('*', '\\p{L}*')})$`, 'u')

const sets: readonly (readonly RegExp[])[] = oppositeWords
  .trim()
  .split('\n')
  .map((line) => line.split(' / ').map(pattern))

const poles = new Map<string, string | null>()

/** "set.pole" of a folded word that has an opposite, else null. */
function poleOf(word: string): string | null {
  const known = poles.get(word)
  if (known !== undefined) return known
  if (poles.size > 50_000) poles.clear()
  const found = sets.flatMap((set, at) => {
    const pole = set.findIndex((forms) => forms.test(word))
    return pole < 0 ? [] : [`${at}.${pole}`]
  })
  const pole = found[0] ?? null
  poles.set(` ${word}`.slice(1), pole)
  return pole
}

const opposed = (a: string, b: string): boolean => a !== b && a.split('.')[0] === b.split('.')[0]

/** Words of which the source has only the opposite: "rose" where it fell. */
export function oppositeObjections({ text, words }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const theirs = aligned.flatMap(({ facts }) => facts.words)
  const polesThere = theirs.map(({ text: word }) => poleOf(word))
  const isTold = (word: Word, pole: string): boolean =>
    polesThere.includes(pole) || theirs.some((other) => sameWord(other, word))
  return words.flatMap((word) => {
    const pole = poleOf(word.text)
    if (pole === null || isTold(word, pole)) return []
    const against = polesThere.some((other) => other !== null && opposed(pole, other))
    return against ? [{ kind: 'polarity', standing: 'conflict', words: text.slice(word.start, word.end) }] : []
  })
}
