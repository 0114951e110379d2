import { isNegated } from '../context/context.ts'
import { fold } from '../text/fold.ts'
import type { Objection } from './doubt.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SourceSentence } from './source-index.ts'

const positive = /(?<!\p{L})positi[uv]\p{L}*/gu
/** Words and signs of a positive result, among them what grew in a culture. */
const toldPositive =
  /positi[uv]|(?<!\p{L})pos(?!\p{L})|\+|(?<!\p{L})(?:crec|creix|crei|aisl|aill|gr[eo]w|isolat|detect)/u
const toldNegative = /(?<!\p{L})neg(?:ati[uv]\p{L}*)?(?!\p{L})|-ve(?!\p{L})|\p{L}\s?-(?=[.,;)]|$)/u

/** "Was not negative", "has never denied", "not not taken": a denial is denied. */
const deniedTwice =
  /(?<!\p{L})(?:(?:no|not|never|sin|sense|without)\s(?:\p{L}+\s){0,3}negati[uv]\p{L}*|(?:not|never|has never|had never)\s(?:been\s|was\s|were\s|has\s|had\s|have\s)?(?:not|no|never|denie[ds]|absent|without))(?!\p{L})/u

/**
 * Checks that a result is not positive where the source has only negative ones, and that a denial is not denied where
 * the source does not do so.
 */
export function resultObjections({ facts, marks }: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] {
  const folded = fold(facts.text)
  const twice = deniedTwice.exec(folded)
  const results = [...folded.matchAll(positive)]
  if (twice === null && results.length === 0) return []
  const theirs = aligned.map((sentence) => fold(sentence.facts.text))
  const isKnown = (pattern: RegExp): boolean => theirs.some((text) => pattern.test(text))
  const found: Objection[] = []
  if (twice !== null && !isKnown(deniedTwice))
    found.push({
      kind: 'polarity',
      standing: 'conflict',
      words: facts.text.slice(twice.index, twice.index + twice[0].length),
    })
  if (!isKnown(toldNegative) || isKnown(toldPositive)) return found
  for (const { index, 0: word } of results) {
    const [start, end] = [index, index + word.length]
    if (isNegated(marks, { start, end })) continue
    found.push({ kind: 'polarity', standing: 'conflict', words: facts.text.slice(start, end) })
  }
  return found
}
