import type { Language } from '@alta/contract/languages'
import {
  abbreviations,
  additions,
  clauseBreaks,
  clauseVerbs,
  copulas,
  determiners,
  echoes,
  freshVerbs,
  listClosers,
  phraseBreaks,
  predicateWords,
  verbLike,
} from '../lexicon/clause-words.ts'
import type { Direction } from './cue-list.ts'
import type { Cue } from './cues.ts'
import type { ContextToken } from './tokens.ts'

/** Token positions, end exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A sentence that is being read: its tokens, and for each token whether a denying cue begins there. */
export interface ScopeContext {
  readonly language: Language
  readonly tokens: readonly ContextToken[]
  readonly denies: readonly boolean[]
}

const linking = new Set(`de del a al con en por y e o u ni la el los las d l i amb per of the to and or`.split(' '))

/** "sin clínica de sd. compartimental": whether the full stop belongs to the word before it. */
function isAbbreviation({ tokens }: ScopeContext, at: number): boolean {
  const [before, dot, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (dot?.folded !== '.' || before?.end !== dot.start || behind === undefined || behind.capital) return false
  return abbreviations.has(before.folded)
}

/** Cues that introduce lists: "antecedentes de HTA, DM", "denies fever, chills". */
const enumerating = /^(?:antecedent|history|past|pmh|nieg|neg[aoe]|den[iy])/
/** Adverbs that deny the whole predicate beside them, and "en ningún momento". */
const wholeClause = /^(?:not|.*n't|tampoco|tampoc|nunca|mai|jamas|momento?)$/
const bareDenials = new Set(['no', 'sin', 'sense', 'nunca', 'mai'])
const longestForward = 30
const longestBackward = 12
const longestListItem = 7

function folded(reading: ScopeContext, at: number): string {
  return reading.tokens[at]?.folded ?? ''
}

function isStop(word: string): boolean {
  return word === '' || /^[.;:()>\-–—=?¿]$/.test(word)
}

/**
 * Whether a short list follows the comma that "ni", "o" or the like closes, so that the denial reaches across the
 * comma.
 */
function listGoesOn(reading: ScopeContext, comma: number): boolean {
  let length = 0
  for (let at = comma + 1; length <= longestListItem; at += 1) {
    const word = folded(reading, at)
    if (listClosers.has(word)) return true
    if (isStop(word) || clauseBreaks.has(word) || clauseVerbs.has(word) || reading.denies[at] === true) return false
    length = word === ',' ? 0 : length + 1
  }
  return false
}

/**
 * Whether the denial reaches across an "and": "niega fiebre y tos" and "no fever and chills" do, "no fiebre y abdomen
 * blando" does not (one says "ni" there).
 */
function additionGoesOn(reading: ScopeContext, begin: number, at: number): boolean {
  if (folded(reading, at) !== 'and' && bareDenials.has(folded(reading, begin - 1))) return false
  const next = folded(reading, at + 1)
  return (
    !(isStop(next) || clauseVerbs.has(next) || clauseBreaks.has(next) || phraseBreaks.has(next)) &&
    reading.denies[at + 1] !== true
  )
}

/** Whether another item of an open list follows the comma ("suspender: A, B, C"), and no new statement. */
function itemFollows(reading: ScopeContext, comma: number): boolean {
  for (let at = comma + 1; at <= comma + longestListItem; at += 1) {
    const word = folded(reading, at)
    if (at > comma + 1 && (isStop(word) || word === ',' || additions.has(word) || listClosers.has(word))) return true
    if (isStop(word) || endsPhrase(reading, at, false) || reading.denies[at] === true) return false
  }
  return false
}

/** Whether the words behind the cue run on over commas without a closing "ni" or "o". */
function isOpenList(reading: ScopeContext, cue: Cue, begin: number): boolean {
  if (cue.kind === 'family') return true
  if (cue.kind === 'stopped' || cue.kind === 'negated')
    return folded(reading, begin) === ':' || enumerating.test(cue.words[0] ?? '')
  return cue.kind === 'history' && enumerating.test(cue.words[0] ?? '')
}

/** The bracket that closes the one at `open`, or `open` where none does within reach. */
function closingBracket(reading: ScopeContext, open: number): number {
  for (let at = open + 1; at < open + longestForward; at += 1) if (folded(reading, at) === ')') return at
  return open
}

/** The bracket that opens the one at `close`, or the place behind it where none does within reach. */
function openingBracket(reading: ScopeContext, close: number): number {
  for (let at = close - 1; at > close - longestBackward; at -= 1) if (folded(reading, at) === '(') return at
  return close + 1
}

/** Whether a word is a verb: a denied verb takes its whole phrase along, a denied noun ends at the next preposition. */
function isPredicate(word: string, language: Language): boolean {
  if (predicateWords.has(word)) return true
  return (
    language !== 'en' &&
    /(?:[aei]ndo|[aei]nt-se|[aei]mos|[^v]aron|ieron|[^l]aban?|[^l]ar|[ei]r)(?:se|lo|la|le|los|las)?$/.test(word) &&
    !verbLike.has(word)
  )
}

/**
 * "sin alteraciones Analítica: ...": a capital after a full noun begins something new, after a preposition it is a
 * name.
 */
function opensAnew(reading: ScopeContext, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || !token.capital) return false
  return (
    !linking.has(folded(reading, at - 1)) &&
    !listClosers.has(folded(reading, at - 1)) &&
    reading.tokens[at - 1]?.capital !== true
  )
}

function endsPhrase(reading: ScopeContext, at: number, predicate: boolean): boolean {
  const word = folded(reading, at)
  if (clauseBreaks.has(word) || opensAnew(reading, at)) return true
  if (predicate && freshVerbs.has(word) && folded(reading, at - 1) !== 'que') return true
  if (folded(reading, at + 1) === 'lo' && folded(reading, at + 2) === 'que') return true
  return !predicate && (phraseBreaks.has(word) || clauseVerbs.has(word))
}

/** The scope after a cue, from the first token behind it; empty where a boundary follows at once. */
function scopeForward(reading: ScopeContext, cue: Cue, begin: number): Range {
  const from = folded(reading, begin) === ':' ? begin + 1 : begin
  const open = isOpenList(reading, cue, begin)
  const isWholeClause =
    cue.kind === 'family' || cue.kind === 'hypothetical' || wholeClause.test(folded(reading, begin - 1))
  const predicate = isWholeClause || isPredicate(folded(reading, from), reading.language)
  let at = from
  for (; at < from + longestForward; at += 1) {
    const word = folded(reading, at)
    const closing = open && word === '(' ? closingBracket(reading, at) : at
    if (closing > at) {
      at = closing
      continue
    }
    if ((isStop(word) && !isAbbreviation(reading, at)) || (reading.denies[at] === true && !echoes.has(word))) break
    if (word === ',' && !listGoesOn(reading, at) && !(open && itemFollows(reading, at))) break
    if (additions.has(word) && !additionGoesOn(reading, begin, at)) break
    if (at > from + (predicate ? 1 : 0) && endsPhrase(reading, at, predicate)) break
  }
  return { from, to: at }
}

/**
 * The scope before a cue, past the copula or colon between them. "derrame y soplo ausente" denies one thing, "A y B
 * negativos" both (English has no plural here); commas are crossed where a label ends in a colon or drugs are listed.
 */
function scopeBackward(reading: ScopeContext, cue: Cue, end: number): Range {
  let to = end
  while (to > 0 && (copulas.has(folded(reading, to - 1)) || folded(reading, to - 1) === ':')) to -= 1
  if (folded(reading, to - 1) === ')') to = openingBracket(reading, to - 1)
  const several = reading.language === 'en' || cue.words.some((word) => /s$|[aeo]n$/.test(word))
  const overCommas = several && (folded(reading, end - 1) === ':' || cue.kind === 'stopped')
  let from = to
  while (from > 0 && to - from < longestBackward) {
    const word = folded(reading, from - 1)
    if (isStop(word) || clauseBreaks.has(word) || clauseVerbs.has(word) || reading.denies[from - 1] === true) break
    if ((additions.has(word) && !several) || (word === ',' && !overCommas)) break
    from -= 1
  }
  return { from, to }
}

/** The side of a cue's scope, for a cue that may have it on either side. */
function side(reading: ScopeContext, cue: Cue, at: number): Exclude<Direction, 'either'> {
  const mark = reading.tokens[at]
  if (mark?.folded === '?' && reading.tokens[at + 1]?.start === mark.end) return 'forward'
  // "with a negative Nikolsky sign": what is negative stands behind the cue.
  const attributive = reading.language === 'en' && /^(?:an?|the)$/.test(folded(reading, at - 1))
  if (cue.kind === 'negated' && cue.direction === 'backward' && attributive) return 'forward'
  if (cue.direction !== 'either') return cue.direction
  const next = folded(reading, at + cue.words.length)
  // "gentamicina 36 h, suspendida."
  if (cue.kind === 'stopped' && /^[.;\-–—]?$/.test(next)) return 'backward'
  const previous = folded(reading, at - 1)
  const alone = isStop(previous) || previous === ','
  if (cue.kind === 'resolved' || cue.kind === 'history')
    return alone || (cue.kind === 'resolved' && determiners.has(next)) ? 'forward' : 'backward'
  const dangling =
    /^\d/.test(next) ||
    (cue.kind === 'stopped' && /(?:mente|[nt](?:ly|ely)|rily)$/.test(next)) ||
    isStop(next) ||
    next === ',' ||
    phraseBreaks.has(next) ||
    additions.has(next) ||
    clauseVerbs.has(next)
  return !alone && (dangling || copulas.has(previous)) ? 'backward' : 'forward'
}

/** "Alergias: no." Whether the denial stands behind what it denies, as an answer. */
function answers(reading: ScopeContext, cue: Cue, at: number): boolean {
  const next = folded(reading, at + cue.words.length)
  return cue.kind === 'negated' && folded(reading, at - 1) === ':' && (isStop(next) || next === ',')
}

/** The tokens in the scope of a cue at token `at`. */
export function scopeOf(reading: ScopeContext, cue: Cue, at: number): Range {
  const forward = side(reading, cue, at) === 'forward' && !answers(reading, cue, at)
  return forward ? scopeForward(reading, cue, at + cue.words.length) : scopeBackward(reading, cue, at)
}
