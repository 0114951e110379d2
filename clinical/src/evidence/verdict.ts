import type { ReportSpan } from '@alta/contract/report'
import { sigmoid } from '../learning/network.ts'
import type { Alignment } from './align.ts'
import { isTouched } from './claim-features.ts'
import type { ClaimRow } from './claim-row.ts'
import type { Occurrence } from './claim-occurrences.ts'
import type { Claim, Level } from './claims.ts'
import type { Doubt, DoubtKind, Finding } from './doubt.ts'
import { predictEvidence } from './networks.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import { inCommon } from './token-alignment.ts'
import { verdictThing } from './verdict-row.ts'

/** With this share of the source's own words in their order, rules know what was changed in a sentence. */
const wordForWord = 0.75
/** Networks know too little of a sentence with fewer words; a run of too many is no sentence and would take long. */
const fewestWords = 4
const mostWords = 150

/**
 * Whether a sentence is told in other words than the source's, so that the rules, which are exact about a note's own
 * words, are not enough.
 */
export function isRetold(written: AnalysedSentence, { sentences }: Alignment): boolean {
  const { length } = written.facts.words
  return length >= fewestWords && length <= mostWords && inCommon(written, sentences) < wordForWord
}

/**
 * A sentence is doubted where the networks give this chance of a mistake; a higher one is needed where no rule objects.
 */
const doubtful = 0.25
const doubtfulAgainstRules = 0.4
/** The chance of a mistake from which on a sentence is called wrong. */
const wrong = 0.9
/** Claims with this share of the highest chance are doubted too. */
const alsoDoubtful = 0.5
const mostDoubts = 3

const kinds: Readonly<Record<Claim['kind'], DoubtKind>> = {
  word: 'uncovered',
  figure: 'number',
  date: 'date',
  side: 'side',
  denial: 'polarity',
}

const times = new Set(['h', 'min', 'd', 'sem', 'mes', 'ano', 'veces'])
/** Whole numbers up to this one can be counted from what the course tells ("two antibiotics"). */
const mostCounted = 31

/** Levels at which a word of the source only resembles the written one, or is of its kind. */
const loosely: ReadonlySet<Level> = new Set(['concept', 'letters'])

/** Whether a drug, or a figure that cannot be counted from the course, stands nowhere in the source. */
function isNowhere({ ruled, written }: ClaimRow, claim: Claim, occurrences: readonly Occurrence[]): boolean {
  const { figure, word } = claim
  if (word?.drug === true) return occurrences.every(({ level }) => loosely.has(level))
  if (figure === null || occurrences.length > 0) return false
  const opposed = ruled.against.some(
    ({ standing, words }) => standing === 'conflict' && isTouched(written.facts.text, words, claim),
  )
  if (figure.unit !== null && times.has(figure.unit)) return opposed
  return figure.values.every((value) => !Number.isInteger(Number(value)) || Number(value) > mostCounted)
}

/** A claim as a doubt that is only a suspicion: of the kind that a rule objects to, otherwise of its own kind. */
function doubtOf({ written, ruled, claims }: ClaimRow, at: number): Doubt {
  const claim = claims[at]
  const { text } = written.facts
  if (claim === undefined) return { kind: 'uncovered', words: text }
  const words = text.slice(claim.start, claim.end)
  const objection = ruled.against.find((each) => isTouched(text, each.words, claim))
  if (objection !== undefined) return { kind: objection.kind, words, slight: true }
  return { kind: kinds[claim.kind], words, slight: true }
}

/** The chances that each claim, and the sentence as a whole, is wrong: 0 to 1. */
export function mistakeChances(row: ClaimRow): { claims: readonly number[]; sentence: number } {
  const claimLogits = predictEvidence('claims', row.things).map(([logit = 0]) => logit)
  const [verdict] = predictEvidence('verdicts', [verdictThing(row, claimLogits)])
  return { claims: claimLogits.map(sigmoid), sentence: sigmoid(verdict?.[0] ?? 0) }
}

/** Where one place has this share of the sentence's weight, a contradiction there is a change of what it says. */
const nearlyAll = 0.8

/**
 * Doubts that stand whatever the networks say: a figure that stands nowhere, and the only difference where everything
 * else is supported.
 */
function certainDoubts(row: ClaimRow): Doubt[] {
  const { ruled, written, claims, bearing } = row
  const { text } = written.facts
  const nowhere = claims
    .filter((claim, at) => isNowhere(row, claim, bearing.occurrences[at] ?? []))
    .map(({ start, end, figure }): Doubt => ({
      kind: figure === null ? 'drug' : 'number',
      words: text.slice(start, end),
    }))
  if (ruled.missing.length > 0 || ruled.alignment.share <= nearlyAll) return nowhere
  const changed = ruled.against.filter(({ standing }) => standing === 'conflict')
  return [...nowhere, ...changed.map(({ kind, words }): Doubt => ({ kind, words }))]
}

/** What the networks say of a sentence in other words than the source's. `spans` are where the source speaks of it. */
export function verdictOf(row: ClaimRow, spans: readonly ReportSpan[]): Finding {
  const { claims, sentence } = mistakeChances(row)
  const { against, missing } = row.ruled
  const certain = certainDoubts(row)
  const limit = against.length + missing.length === 0 ? doubtfulAgainstRules : doubtful
  if (sentence < limit) return { support: certain.length > 0 ? 'partial' : 'supported', spans, doubts: certain }
  const ranked = claims.map((chance, at) => ({ chance, at })).toSorted((a, b) => b.chance - a.chance)
  const suspected = ranked
    .filter(({ chance }, rank) => rank === 0 || (rank < mostDoubts && chance > alsoDoubtful))
    .map(({ at }) => doubtOf(row, at))
    .filter(({ words }) => certain.every((each) => each.words !== words))
  const doubts = [...certain, ...suspected]
  if (sentence < wrong) return { support: 'partial', spans, doubts }
  // The doubts are more than a suspicion here.
  const plain = doubts.map(({ kind, words }): Doubt => ({ kind, words }))
  const conflict = against.some(
    ({ standing, kind }) => standing === 'conflict' && plain.some((doubt) => doubt.kind === kind),
  )
  return conflict
    ? { support: 'conflicting', spans, doubts: plain }
    : { support: 'unsupported', spans: [], doubts: plain }
}
