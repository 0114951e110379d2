import { isNegated } from '../context/context.ts'
import { oppositeWords } from '../lexicon/opposite-words.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import type { Objection } from './doubt.ts'
import type { Figure } from './figures.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './content-words.ts'

const pattern = (forms: readonly string[]): RegExp =>
  new RegExp(`^(?:${forms.join('|').replaceAll('*', '\\p{L}*')})$`, 'u')

const sets: readonly (readonly RegExp[])[] = oppositeWords.map((poles) => poles.map(pattern))

/** "set.pole" of a folded word that has an opposite, else null. */
const poleOf = cachedByWord((word): string | null => {
  const found = sets.flatMap((set, at) => {
    const pole = set.findIndex((forms) => forms.test(word))
    return pole < 0 ? [] : [`${at}.${pole}`]
  })
  return found[0] ?? null
})

const opposed = (a: string, b: string): boolean => a !== b && a.split('.')[0] === b.split('.')[0]

/**
 * Words of which the source has only the opposite: "rose" where the source says that it fell. A denied word says no
 * more than what it denies.
 */
export function oppositeObjections(
  { facts, marks }: AnalysedSentence,
  aligned: readonly SourceSentence[],
): Objection[] {
  const { text, words } = facts
  const poles = words.map(({ text: word }) => poleOf(word))
  if (poles.every((pole) => pole === null)) return []
  const theirs = aligned.flatMap(({ facts, marks: theirMarks }) =>
    facts.words.map((word) => {
      const pole = poleOf(word.text)
      return { word, pole: pole !== null && isNegated(theirMarks(), word) ? null : pole }
    }),
  )
  const isTold = (word: Word, pole: string): boolean =>
    theirs.some((other) => other.pole === pole || sameWord(other.word, word))
  // An opposite that this sentence names too stands for itself.
  const against = (pole: string): boolean =>
    theirs.some((other) => other.pole !== null && opposed(pole, other.pole) && !poles.includes(other.pole))
  return words.flatMap((word, at): Objection[] => {
    const pole = poles[at] ?? null
    if (isMiscounted(word, facts))
      return [{ kind: 'number', standing: 'conflict', words: text.slice(word.start, word.end) }]
    if (pole === null || isNegated(marks, word) || isTold(word, pole) || !against(pole)) return []
    return [{ kind: 'polarity', standing: 'conflict', words: text.slice(word.start, word.end) }]
  })
}

/** "Rose from 3.8 to 1.2": its own numbers say otherwise. */
function isMiscounted({ text: word, end }: Word, { figures }: SentenceFacts): boolean {
  const trend = trendOf(word)
  if (trend === 0) return false
  const at = figures.findIndex(({ start, inside }) => start >= end && !inside)
  const [first, second] = [figures[at], figures[at + 1]]
  if (first === undefined || second?.follows !== true) return false
  return (plainValue(second) - plainValue(first)) * trend < 0
}

const rising = poleOf('increased')
const falling = poleOf('decreased')

/** 1 where the word says that something rose, -1 where it fell, 0 otherwise. */
function trendOf(word: string): -1 | 0 | 1 {
  const pole = poleOf(word)
  if (pole === null) return 0
  return pole === rising ? 1 : pole === falling ? -1 : 0
}

const plainValue = ({ values }: Figure): number => Number(values[0])

/**
 * "Had fallen from 3.1 to 1.4": whether the two numbers around or behind the word go that way, or one of them and a
 * number of the source.
 */
export function isCounted(
  { text: word, start }: Word,
  { figures }: SentenceFacts,
  source: readonly SourceSentence[],
): boolean {
  const trend = trendOf(word)
  if (trend === 0) return false
  const near = figures.filter(
    ({ values, inside, unit }) => values.length > 0 && !inside && unit !== 'h' && unit !== 'd',
  )
  const behind = near.findIndex((figure) => figure.start > start)
  if (behind < 0) return false
  const from = near[behind + 1]?.follows === true || behind === 0 ? behind : behind - 1
  const [first, second] = [near[from], near[from + 1]]
  const goes = (change: number): boolean => change * trend > 0
  if (first === undefined) return false
  if (second !== undefined && (second.follows || from < behind)) return goes(plainValue(second) - plainValue(first))
  return source.some(({ facts }) =>
    facts.figures.some(
      (other) =>
        first.anchors.some((word) => other.anchors.some((anchor) => sameWord(anchor, word))) &&
        goes(plainValue(first) - plainValue(other)),
    ),
  )
}
