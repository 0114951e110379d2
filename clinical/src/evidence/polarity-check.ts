import type { Language } from '@alta/contract/sections'
import { type Mark, marks, type Polarity, polarityAt } from '../context/context.ts'
import type { Span } from '../course/course.ts'
import type { DoubtKind, Objection } from './doubt.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'

export interface Written {
  readonly facts: SentenceFacts
  readonly marks: readonly Mark[]
  /** The same, read clause by clause: a denial does not reach a sentence joined to it by "and". */
  readonly clauseMarks: () => readonly Mark[]
}

const joint = /[,;]\s|\s(?:y|e|i|and|pero|però|but)\s/giu

/** Reads what a written sentence denies, doubts or plans. */
export function readWritten(facts: SentenceFacts, language: Language): Written {
  const { text } = facts
  return {
    facts,
    marks: marks(text, language),
    clauseMarks: () => {
      const cuts = [0, ...[...text.matchAll(joint)].map((match) => match.index + match[0].length), text.length]
      return cuts.slice(0, -1).flatMap((from, at) =>
        marks(text.slice(from, cuts[at + 1]), language).map(({ kind, cue, scope }) => ({
          kind,
          cue: { start: cue.start + from, end: cue.end + from },
          scope: { start: scope.start + from, end: scope.end + from },
        })),
      )
    },
  }
}

// What was and what has passed is no contradiction of what is.
const plainly: Partial<Record<Polarity, Polarity>> = { history: 'affirmed', resolved: 'affirmed' }
const plain = (polarity: Polarity): Polarity => plainly[polarity] ?? polarity

/** What the source says of a word, over all its places in the aligned sentences. */
function toldOf(stem: string, aligned: readonly SourceSentence[]): Polarity[] {
  return aligned.flatMap((sentence) =>
    sentence.facts.words.filter((word) => word.stem === stem).map((word) => plain(polarityAt(sentence.marks(), word))),
  )
}

// "Father" in "father with gout" says whose it is; it is nobody's gout itself.
const isCue = (found: readonly Mark[], word: Span): boolean =>
  found.some(({ cue }) => cue.start < word.end && cue.end > word.start)

const doubtful = new Set<Polarity>(['possible', 'hypothetical', 'future'])

function kindOf(said: Polarity, told: readonly Polarity[]): DoubtKind {
  if (said === 'family' || told.includes('family')) return 'experiencer'
  if (said === 'negated' || told.includes('negated')) return 'polarity'
  if (doubtful.has(said) || told.some((other) => doubtful.has(other))) return 'certainty'
  return 'leakage'
}

/** Is each word denied, doubted, planned, stopped, somebody else's as in the source? */
function wordObjections(
  { facts, marks: whole, clauseMarks }: Written,
  aligned: readonly SourceSentence[],
): Objection[] {
  let clauses: readonly Mark[] | undefined
  return facts.words.flatMap((word): Objection[] => {
    const told = toldOf(word.stem, aligned)
    const said = plain(polarityAt(whole, word))
    if (told.length === 0 || isCue(whole, word) || told.includes(said)) return []
    clauses ??= clauseMarks()
    if (told.includes(plain(polarityAt(clauses, word)))) return []
    const conflict = said === 'negated' || told.every((other) => other === 'negated')
    const words = facts.text.slice(word.start, word.end)
    return [{ kind: kindOf(said, told), standing: conflict ? 'conflict' : 'missing', words }]
  })
}

/** Does it affirm a word that the source, where it stands, denies, doubts or says of somebody else? */
export function isTorn({ facts, marks: said }: Written, from: readonly SourceSentence[]): boolean {
  return facts.words.some((word) => {
    const told = toldOf(word.stem, from)
    return (
      told.length > 0 &&
      !isCue(said, word) &&
      plain(polarityAt(said, word)) === 'affirmed' &&
      !told.includes('affirmed')
    )
  })
}

const alike = 0.8

/** The same words as one sentence of the source, and one of the two has no word that denies. */
function denialObjections({ text, words, denials }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const [only, ...others] = aligned
  if (only === undefined || others.length > 0 || (denials === 0) === (only.facts.denials === 0)) return []
  const own = new Set(words.map((word) => word.stem))
  const theirs = new Set(only.facts.words.map((word) => word.stem))
  const shared = [...own].filter((stem) => theirs.has(stem))
  if (shared.length < alike * Math.max(own.size, theirs.size)) return []
  return [{ kind: 'polarity', standing: 'conflict', words: text }]
}

/** Where the words of a sentence are denied, doubted, planned or somebody else's, and those of the source are not. */
export function polarityObjections(written: Written, aligned: readonly SourceSentence[]): Objection[] {
  return [...wordObjections(written, aligned), ...denialObjections(written.facts, aligned)]
}
