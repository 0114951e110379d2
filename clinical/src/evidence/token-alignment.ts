import { isNegated } from '../context/context.ts'
import type { ContextMark } from '../course/course.ts'
import type { DoubtKind, Objection } from './doubt.ts'
import { isGeneral } from './needs.ts'
import { isScopeShared, isGoverned, type AnalysedSentence } from './polarity-check.ts'
import { type ReadingToken, readingTokens } from './reading-tokens.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord } from './content-words.ts'

interface SourceToken extends ReadingToken {
  /** The sentence of the source; the offsets are into it. */
  readonly of: SourceSentence
}

/** Sentences with more pairs of tokens are not aligned. */
const mostPairs = 400_000

/** The longest common subsequence of tokens, as pairs of positions (Wagner and Fischer 1974). */
function common(a: readonly ReadingToken[], b: readonly ReadingToken[]): [number, number][] {
  if (a.length * b.length > mostPairs) return []
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      longest[at] =
        a[i]?.key === b[j]?.key
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0)
    }
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i]?.key === b[j]?.key) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return pairs
}

/** The tokens between two common tokens, together with those two. */
interface AlignedRun<Token> {
  readonly before: Token | undefined
  readonly tokens: readonly Token[]
  readonly behind: Token | undefined
}

/** What stands at one place of the written sentence and of the source. */
interface Difference {
  readonly own: AlignedRun<ReadingToken>
  readonly theirs: AlignedRun<SourceToken>
}

/** Of what the source has before and behind the passage, only this many of the nearest tokens can have been changed. */
const edge = 4

function differences(own: readonly ReadingToken[], theirs: readonly SourceToken[]): Difference[] {
  const found: Difference[] = []
  let [i, j] = [-1, -1]
  for (const [nextI, nextJ] of [...common(own, theirs), [own.length, theirs.length] as const]) {
    if (nextI > i + 1 || nextJ > j + 1) {
      const from = i < 0 ? Math.max(0, nextJ - edge) : j + 1
      const to = nextI === own.length ? Math.min(nextJ, j + 1 + edge) : nextJ
      found.push({
        own: { before: own[i], tokens: own.slice(i + 1, nextI), behind: own[nextI] },
        theirs: { before: theirs[j], tokens: theirs.slice(from, to), behind: theirs[nextJ] },
      })
    }
    ;[i, j] = [nextI, nextJ]
  }
  return found
}

const replaceable: Partial<Record<ReadingToken['kind'], DoubtKind>> = {
  number: 'number',
  unit: 'unit',
  side: 'side',
  drug: 'drug',
}
const isLight = ({ kind }: ReadingToken): boolean => kind === 'light'
const tellingOf = <Token extends ReadingToken>({ tokens }: AlignedRun<Token>): Token[] =>
  tokens.filter((token) => !isLight(token))

/** A word behind a number that is no known unit, where the source has a unit. */
function unknownUnit({ own, theirs }: Difference): ReadingToken | null {
  const [word] = own.tokens
  const [unit] = theirs.tokens
  const misplaced = own.before?.kind === 'number' && word !== undefined && unit?.kind === 'unit'
  return misplaced && own.tokens.length === 1 && word.kind !== 'unit' ? word : null
}

/** A number, unit, side or drug in the place of another. */
function replacedIn({ own, theirs }: Difference): (readonly [DoubtKind, ReadingToken])[] {
  const telling = tellingOf(own)
  return telling.flatMap((token) => {
    const kind = replaceable[token.kind]
    if (kind === undefined || telling.some((other) => other.kind !== token.kind)) return []
    const instead = theirs.tokens.filter((other) => other.kind === token.kind)
    return instead.length > 0 && instead.every(({ key }) => key !== token.key) ? [[kind, token] as const] : []
  })
}

/** Denials that stand behind what they deny: "negative", "absent"; but "negative for", "absence of". */
const follows = /^(?:negat|ausen|absen|descart|neg$)/
const reachesOn = /^(?:for|para|per|de|d|del|of)$/

/** The token that a denial beside it is about, where only function words stand between. */
function deniedBy<Token extends ReadingToken>({
  before,
  tokens,
  behind,
}: AlignedRun<Token>): Token | 'nothing' | undefined {
  const at = tokens.findIndex(({ kind }) => kind === 'denial')
  const cue = tokens[at]
  if (cue === undefined) return undefined
  const [first, last] = [tokens.slice(0, at), tokens.slice(at + 1)]
  if (follows.test(cue.key) && !reachesOn.test(last[0]?.key ?? ''))
    return before !== undefined && first.every(isLight) ? before : 'nothing'
  return behind !== undefined && last.every((token) => isLight(token) || token.kind === 'denial') ? behind : 'nothing'
}

/** The word that only one of the two sides denies. */
function deniedIn({ own, theirs }: Difference, marks: readonly ContextMark[]): ReadingToken | null {
  const [mine, those] = [deniedBy(own), deniedBy(theirs)]
  if ((mine === undefined) === (those === undefined) || mine === 'nothing' || those === 'nothing') return null
  const [ownToken, theirToken] = [mine ?? counterpart(those, theirs, own), those ?? counterpart(mine, own, theirs)]
  if (ownToken === undefined || theirToken === undefined) return null
  const elsewhere = mine === undefined ? isNegated(marks, ownToken) : isNegated(theirToken.of.marks(), theirToken)
  return elsewhere ? null : ownToken
}

/** The token of the other side at the same place. */
function counterpart<Other extends ReadingToken>(
  token: ReadingToken | undefined,
  here: AlignedRun<ReadingToken>,
  there: AlignedRun<Other>,
): Other | undefined {
  return token === here.before ? there.before : there.behind
}

/**
 * A word of weight in the place of another, where neither stands on the other side in any form: "pericardial" for
 * "pleural".
 */
function exchangedIn(
  { own, theirs }: Difference,
  facts: SentenceFacts,
  aligned: readonly SourceSentence[],
): ReadingToken[] {
  const [token, more] = tellingOf(own)
  const [other, others] = tellingOf(theirs)
  if (token?.kind !== 'word' || other?.kind !== 'word' || more !== undefined || others !== undefined) return []
  const word = facts.words.find(({ start }) => start === token.start)
  const instead = other.of.facts.words.find(({ start }) => start === other.start)
  if (word === undefined || instead === undefined || isGeneral(word) || isGeneral(instead)) return []
  const isElsewhere =
    facts.words.some((one) => sameWord(one, instead)) ||
    aligned.some(({ facts: theirFacts }) => theirFacts.words.some((one) => sameWord(one, word)))
  return isElsewhere ? [] : [token]
}

/** A sentence with a smaller share of common tokens is told in other words. */
const alike = 0.6

/** The share of a written sentence's tokens that the source has in the same order, 0 to 1. */
export function inCommon({ facts }: AnalysedSentence, aligned: readonly SourceSentence[]): number {
  const own = readingTokens(facts)
  const theirs = aligned.flatMap((of) => of.tokens())
  return own.length === 0 ? 0 : common(own, theirs).length / own.length
}

/**
 * Compares a sentence with its source token by token. A sentence that runs the same way and has another number, side or
 * drug in one place, or a denial there that the source lacks, says something else, even if the source has all its
 * words.
 */
export function alignmentObjections(written: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] {
  const { facts, marks } = written
  const own = readingTokens(facts)
  const theirs = aligned.flatMap((of): SourceToken[] => of.tokens().map((token) => ({ ...token, of })))
  const found = differences(own, theirs)
  const changed = found.reduce((sum, difference) => sum + difference.own.tokens.length, 0)
  if (changed > (1 - alike) * own.length) return []
  const wordsOf = ({ start, end }: ReadingToken): string => facts.text.slice(start, end)
  return found.flatMap((difference): Objection[] => {
    const [against, unit] = [deniedIn(difference, marks), unknownUnit(difference)]
    const word = facts.words.find(({ start }) => start === against?.start)
    const carried =
      word !== undefined &&
      ((isGeneral(word) && isScopeShared(written, aligned, { word, polarity: 'negated' })) ||
        isGoverned(written, aligned, word))
    const denied = carried ? null : against
    return [
      ...(unit === null ? [] : [{ kind: 'unit' as const, standing: 'conflict' as const, words: wordsOf(unit) }]),
      ...replacedIn(difference).map(([kind, token]) => ({
        kind,
        standing: 'conflict' as const,
        words: wordsOf(token),
      })),
      ...exchangedIn(difference, facts, aligned).map((token) => ({
        kind: 'uncovered' as const,
        standing: 'missing' as const,
        words: wordsOf(token),
      })),
      ...(denied === null
        ? []
        : [{ kind: 'polarity' as const, standing: 'conflict' as const, words: wordsOf(denied) }]),
    ]
  })
}
