import type { ReportSpan } from '@alta/contract/report'
import { sigmoid } from '../learning/network.ts'
import type { Alignment } from './align.ts'
import { isTouched } from './claim-plain.ts'
import type { ClaimRow } from './claim-row.ts'
import type { Occurrence } from './bearing.ts'
import type { Claim, Level } from './claims.ts'
import type { Doubt, DoubtKind, Finding } from './doubt.ts'
import { predictEvidence } from './networks.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import { inCommon } from './side-by-side.ts'
import { verdictThing } from './verdict-row.ts'

/** So much of the sentence in the source's own words and order, and rules know what was changed in it. */
const wordForWord = 0.75
/** Of so few words networks know too little; a run of so many is no sentence, and would take long. */
const fewestWords = 4
const mostWords = 150

/** Is a sentence told in other words than the source's, so that rules, which are exact about a note's own words, do not do? */
export function isRetold(written: AnalysedSentence, { sentences }: Alignment): boolean {
  const { length } = written.facts.words
  return length >= fewestWords && length <= mostWords && inCommon(written, sentences) < wordForWord
}

/** A sentence is doubted where the networks think it wrong with this chance; with more where no rule is against it. */
const doubtful = 0.25
const doubtfulAgainstRules = 0.4
/** And called wrong outright with this one. */
const wrong = 0.9
/** Claims that are doubted beside the one doubted most. */
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
/** Smaller whole numbers are counted from what is told ("two antibiotics"). */
const mostCounted = 31

/** A word of the source that only resembles the one written, or is of its kind. */
const loosely: ReadonlySet<Level> = new Set(['concept', 'letters'])

/** Is a drug, or a figure that nobody counts together from what is told, nowhere in the source? */
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

/** A claim as a doubt, no more than suspected: of the kind that a rule objects to, else of its own. */
function doubtOf({ written, ruled, claims }: ClaimRow, at: number): Doubt {
  const claim = claims[at]
  const { text } = written.facts
  if (claim === undefined) return { kind: 'uncovered', words: text }
  const words = text.slice(claim.start, claim.end)
  const objection = ruled.against.find((each) => isTouched(text, each.words, claim))
  if (objection !== undefined) return { kind: objection.kind, words, slight: true }
  return { kind: kinds[claim.kind], words, slight: true }
}

/** How surely each claim, and the sentence as a whole, is wrong: 0 to 1. */
export function wrongness(row: ClaimRow): { claims: readonly number[]; whole: number } {
  const said = predictEvidence('claims', row.things).map(([logit = 0]) => logit)
  const [verdict] = predictEvidence('verdicts', [verdictThing(row, said)])
  return { claims: said.map(sigmoid), whole: sigmoid(verdict?.[0] ?? 0) }
}

/** So much of its weight in one place, and what contradicts it there was changed on the way. */
const nearlyAll = 0.8

/** What is in doubt whatever networks say: a figure that stands nowhere, and what alone differs where all else is borne out. */
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

/** What networks say of a sentence that is told in other words than the source's. `spans`: where the source speaks of it. */
export function verdictOf(row: ClaimRow, spans: readonly ReportSpan[]): Finding {
  const { claims, whole } = wrongness(row)
  const { against, missing } = row.ruled
  const certain = certainDoubts(row)
  const limit = against.length + missing.length === 0 ? doubtfulAgainstRules : doubtful
  if (whole < limit) return { support: certain.length > 0 ? 'partial' : 'supported', spans, doubts: certain }
  const ranked = claims.map((chance, at) => ({ chance, at })).toSorted((a, b) => b.chance - a.chance)
  const suspected = ranked
    .filter(({ chance }, rank) => rank === 0 || (rank < mostDoubts && chance > alsoDoubtful))
    .map(({ at }) => doubtOf(row, at))
    .filter(({ words }) => certain.every((each) => each.words !== words))
  const doubts = [...certain, ...suspected]
  if (whole < wrong) return { support: 'partial', spans, doubts }
  // Now it is more than a suspicion.
  const plain = doubts.map(({ kind, words }): Doubt => ({ kind, words }))
  const conflict = against.some(
    ({ standing, kind }) => standing === 'conflict' && plain.some((doubt) => doubt.kind === kind),
  )
  return conflict
    ? { support: 'conflicting', spans, doubts: plain }
    : { support: 'unsupported', spans: [], doubts: plain }
}
