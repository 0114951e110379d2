import {
  additions,
  clauseBreaks,
  clauseVerbs,
  copulas,
  determiners,
  listClosers,
  phraseBreaks,
  predicateWords,
} from '../lexicon/clause-words.ts'
import type { Cue, Direction } from './cues.ts'
import type { Token } from './tokens.ts'

/** Token positions, end exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A sentence under reading: its tokens, and for each token whether a denying cue begins there. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly denies: readonly boolean[]
}

const longestForward = 30
const longestBackward = 12
const longestListItem = 7

function folded(reading: Reading, at: number): string {
  return reading.tokens[at]?.folded ?? ''
}

function isStop(word: string): boolean {
  return word === '' || /^[.;:()>\-–—=]$/.test(word)
}

/** After a comma: does a short list follow that "ni", "o" or the like closes? Then the denial reaches across the comma. */
function listGoesOn(reading: Reading, comma: number): boolean {
  let length = 0
  for (let at = comma + 1; length <= longestListItem; at += 1) {
    const word = folded(reading, at)
    if (listClosers.has(word)) return true
    if (isStop(word) || clauseBreaks.has(word) || clauseVerbs.has(word) || reading.denies[at] === true) return false
    length = word === ',' ? 0 : length + 1
  }
  return false
}

/** "sin fiebre y estable" ends at "y"; "sin tos y expectoración" does not. */
function additionGoesOn(reading: Reading, at: number): boolean {
  const next = folded(reading, at + 1)
  return (
    !(isStop(next) || clauseVerbs.has(next) || clauseBreaks.has(next) || phraseBreaks.has(next)) &&
    reading.denies[at + 1] !== true
  )
}

/** Scope after a cue, from the first token behind it; empty when a boundary follows at once. */
export function scopeForward(reading: Reading, begin: number): Range {
  const from = folded(reading, begin) === ':' ? begin + 1 : begin
  const predicate = predicateWords.has(folded(reading, from))
  let at = from
  for (; at < from + longestForward; at += 1) {
    const word = folded(reading, at)
    if (isStop(word) || (reading.denies[at] === true && !listClosers.has(word))) break
    if (word === ',') {
      if (listGoesOn(reading, at)) continue
      break
    }
    if (additions.has(word)) {
      if (additionGoesOn(reading, at)) continue
      break
    }
    if (at === from) continue
    if (clauseBreaks.has(word)) break
    if (!predicate && phraseBreaks.has(word)) break
  }
  return { from, to: at }
}

/** Scope before a cue, past the copula or colon that links them. */
export function scopeBackward(reading: Reading, end: number): Range {
  let to = end
  while (to > 0 && (copulas.has(folded(reading, to - 1)) || folded(reading, to - 1) === ':')) to -= 1
  let from = to
  while (from > 0 && to - from < longestBackward) {
    const word = folded(reading, from - 1)
    if (
      isStop(word) ||
      word === ',' ||
      clauseBreaks.has(word) ||
      clauseVerbs.has(word) ||
      reading.denies[from - 1] === true
    )
      break
    from -= 1
  }
  return { from, to }
}

/** Which side a cue that may look both ways looks to here. */
function side(reading: Reading, cue: Cue, at: number): Exclude<Direction, 'either'> {
  if (cue.direction !== 'either') return cue.direction
  const next = folded(reading, at + cue.words.length)
  const previous = folded(reading, at - 1)
  const alone = isStop(previous) || previous === ','
  if (cue.kind === 'resolved' || cue.kind === 'history')
    return alone || (cue.kind === 'resolved' && determiners.has(next)) ? 'forward' : 'backward'
  const dangling =
    isStop(next) || next === ',' || phraseBreaks.has(next) || additions.has(next) || clauseVerbs.has(next)
  return !alone && (dangling || copulas.has(previous)) ? 'backward' : 'forward'
}

/** "Alergias: no." – the denial stands behind what it denies. */
function answers(reading: Reading, cue: Cue, at: number): boolean {
  const next = folded(reading, at + cue.words.length)
  return cue.kind === 'negated' && folded(reading, at - 1) === ':' && (isStop(next) || next === ',')
}

/** The tokens a cue at token `at` speaks of. */
export function scopeOf(reading: Reading, cue: Cue, at: number): Range {
  const forward = side(reading, cue, at) === 'forward' && !answers(reading, cue, at)
  return forward ? scopeForward(reading, at + cue.words.length) : scopeBackward(reading, at)
}
