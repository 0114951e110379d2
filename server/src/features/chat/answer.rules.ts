import { ragStrategies, type Citation, type Grounding, type RagStrategy } from '@alta/contract/chat'
import type { unavailableReasons } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import { shiftSpans } from '#base/spans'

type UnavailableReason = (typeof unavailableReasons)[number]

/** Which strategies can be used, and why one cannot. `without`: why no model may write; null when one may. */
export const strategiesWith = (without: UnavailableReason | null) =>
  ragStrategies.map((rag_strategy) => {
    const unavailable_reason = rag_strategy === 'none' ? without : null
    return { rag_strategy, available: unavailable_reason === null, unavailable_reason }
  })

/** A session may keep a strategy that needs a model; questions are refused until there is one. */
export function mustBeAnswerable(rag_strategy: RagStrategy, writer: boolean): void {
  if (rag_strategy === 'none' && !writer) throw new Problem('engine-unavailable')
}

/** A composed answer, ready to be written. */
export interface ComposedAnswer {
  readonly content: string
  /** Citations in the order of the content; offsets refer to `content`. */
  readonly citations: readonly Citation[]
  readonly grounding: Grounding
  /** The content in the pieces in which it is written. */
  readonly parts: readonly string[]
}

/**
 * The first piece has at least this many characters, so that it comes soon; later ones are longer, since each is a
 * transaction.
 */
const leastPiece = { first: 80, later: 1_000 }
const mostStretch = 160

/** Joins sentences into pieces, each at least half as long again as the one before. */
export function piecesOf(parts: readonly string[]): string[] {
  const pieces: string[] = []
  let [open, least] = ['', leastPiece.first]
  for (const part of parts) {
    open += part
    if (open.length >= least) {
      least = Math.min(leastPiece.later, open.length * 1.5)
      pieces.push(open)
      open = ''
    }
  }
  return open === '' ? pieces : [...pieces, open]
}

/** Cuts a text into chunks of whole words; a word longer than a chunk is cut, never inside a character. */
export const chunksOf = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${mostStretch}}(?:\\s+|$)|[^]{1,${mostStretch}}`, 'gu')) ?? []

/** Repeats what the user wrote. */
export const echoAnswer = (question: string): ComposedAnswer => ({
  content: question,
  citations: [],
  grounding: 'not_applicable',
  parts: chunksOf(question),
})

/** Separates what was written over earlier texts from the answer over the present ones. */
const anew = '\n\n---\n\n'

/** The pieces still to be written, and the citations of the whole message when it is done. */
export interface RemainingAnswer {
  readonly pieces: readonly string[]
  readonly citations: readonly Citation[]
}

/**
 * How an answer goes on behind what stands in the message already, written by a run before this one. Where `composed`
 * does not begin with that, because the texts have changed, what stands is kept and the whole answer follows behind a
 * rule.
 */
export function remainingAnswer(
  written: Pick<ComposedAnswer, 'content' | 'citations'>,
  composed: ComposedAnswer,
): RemainingAnswer {
  const from = beginningOf(written.content, composed.content)
  if (from === undefined) {
    const lead = `${written.content}${anew}`.length
    const [first = '', ...pieces] = composed.parts
    return {
      pieces: [`${anew}${first}`, ...pieces],
      citations: [...written.citations, ...shiftSpans(composed.citations, lead)],
    }
  }
  return {
    pieces: behind(composed.parts, written.content.length - from),
    citations: [...written.citations.filter(({ end }) => end <= from), ...shiftSpans(composed.citations, from)],
  }
}

/** Where in `written` the answer begins; undefined when it contains no beginning of it. */
function beginningOf(written: string, content: string): number | undefined {
  if (content.startsWith(written)) return 0
  for (let at = written.indexOf(anew); at >= 0; at = written.indexOf(anew, at + 1))
    if (content.startsWith(written.slice(at + anew.length))) return at + anew.length
  return undefined
}

/** The pieces without their first `written` characters. */
function behind(parts: readonly string[], written: number): string[] {
  const pieces: string[] = []
  let left = written
  for (const part of parts) {
    if (left < part.length) pieces.push(part.slice(left))
    left = Math.max(0, left - part.length)
  }
  return pieces
}
