import type { Polarity } from '../context/context.ts'
import { Bag } from '../learning/hashing.ts'
import type { FeatureVector } from '../learning/network.ts'
import { outputNames, outputs } from '../reading/outputs.ts'
import { type Token, tokens } from '../text/tokens.ts'
import { claimOccurrencesOf, type Occurrence } from './claim-occurrences.ts'
import { plainOf, share, supersededOf } from './claim-features.ts'
import type { ClaimLocations, SentenceEvidence, Ruled, ClaimEvidence, ClaimCooccurrence } from './claim-evidence.ts'
import { type Claim, claimsOf, conceptKeys } from './claims.ts'
import { polarityOf, type AnalysedSentence } from './polarity-check.ts'
import type { SourceIndex } from './source-index.ts'

export const claimBuckets = 1 << 12
export const claimBags = 3
export const claimReach = 2

export interface ClaimRow extends SentenceEvidence {
  /** One vector for each claim. */
  readonly things: readonly FeatureVector[]
}

/** Claims this many apart have half, or a little less, of the relation that neighbours have. */
const cohesive = 3
/** Claims this far apart have no relation. */
const farthest = 6
const nearness = Array.from({ length: farthest + 1 }, (_, distance) => Math.exp(-distance / cohesive))

/** The share of the neighbouring claims that stand at the same place of the source. */
function togetherAt(
  { claims, index }: SentenceEvidence,
  own: number,
  { locations, at }: { locations: readonly ClaimLocations[]; at: number },
): ClaimCooccurrence {
  let [same, beside, note, all] = [0, 0, 0, 0]
  const here = index.course.sentences[at]?.note ?? -1
  for (let other = Math.max(0, own - farthest); other <= Math.min(claims.length - 1, own + farthest); other += 1) {
    const claim = claims[other]
    const location = locations[other]
    if (other === own || claim === undefined || location === undefined) continue
    if (claim.kind === 'denial' || claim.kind === 'side') continue
    const weight = claim.weight * (nearness[Math.abs(other - own)] ?? 0)
    all += weight
    if (location.notes.has(here)) note += weight
    if (location.sentences.has(at)) same += weight
    if (location.sentences.has(at) || location.sentences.has(at - 1) || location.sentences.has(at + 1)) beside += weight
  }
  return { same: share(same, all), beside: share(beside, all), note: share(note, all) }
}

const polaritiesAt = ({ sentence, word }: Occurrence): Polarity =>
  word === null ? 'affirmed' : polarityOf(sentence.facts, sentence.marks(), word)

const active = 0.5
const window = 4

/** The source at the place of a claim in a few words, which are crossed with the words around the claim. */
function likeness({ evidence: { index }, best, polarities }: ClaimEvidence): string[] {
  if (best === undefined) return ['nowhere']
  const sentence = index.course.sentences[best.sentence.index]
  const chances = sentence?.chances ?? null
  const named = (names: readonly string[], from: number): string[] =>
    names.filter((_, at) => (chances?.[from + at] ?? 0) > active)
  const third = Math.floor((2.99 * best.sentence.index) / Math.max(1, index.sentences.length))
  return [
    polarities[0] ?? 'affirmed',
    `third ${third}`,
    ...named(outputNames.flags, outputs.flags),
    ...named(outputNames.lists, outputs.lists),
    ...named(outputNames.actions, outputs.actions),
    ...(sentence === undefined ? [] : [`note ${index.course.notes[sentence.note]?.kind ?? ''}`]),
    ...(sentence?.section == null ? [] : [sentence.section]),
    ...(supersededOf(index, best.sentence.index) > active ? ['superseded'] : []),
  ]
}

function bagsOf(standing: ClaimEvidence, words: readonly Token[]): Int32Array[] {
  const { claim, best } = standing
  const own = new Bag(claimBuckets)
  own.words(1, [claim.text, ...(claim.word === null ? [] : [claim.word.stem])])
  own.words(2, [claim.text.slice(-3), claim.text.slice(-4)])
  if (claim.word !== null) own.words(3, conceptKeys(claim.text))
  if (claim.figure !== null) own.words(4, [claim.figure.unit ?? 'none'])
  const at = words.findIndex(({ start }) => start >= claim.start)
  const near = (from: number, to: number): string[] =>
    words.slice(Math.max(0, at + from), Math.max(0, at + to)).map(({ text }) => (/^\d/.test(text) ? '0' : text))
  const around = new Bag(claimBuckets)
  around.words(5, near(-window, 0))
  around.words(6, near(1, window + 1))
  around.words(7, near(-1, 0))
  const crossed = new Bag(claimBuckets)
  crossed.crossed(8, near(-window - 2, window + 2), likeness(standing))
  if (best !== undefined && best.word !== null) crossed.words(9, [`${claim.text} ${best.word.text}`])
  return [own, around, crossed].map((bag) => bag.buckets())
}

/** How many occurrences of a claim are examined for the claims around them. */
const mostLookedAt = 5

/** A claim at the occurrence where most of its neighbours stand too. */
function standingOf(
  evidence: SentenceEvidence,
  at: number,
  { claim, locations }: { claim: Claim; locations: readonly ClaimLocations[] },
): ClaimEvidence {
  const found = evidence.bearing.occurrences[at] ?? []
  const nothing: ClaimCooccurrence = { same: 0, beside: 0, note: 0 }
  const looked = found.slice(0, mostLookedAt).map((occurrence) => {
    const together = togetherAt(evidence, at, { locations, at: occurrence.sentence.index })
    return { occurrence, together, value: together.same + 0.5 * together.beside + 0.2 * together.note }
  })
  const [best] = looked.toSorted((a, b) => b.value - a.value)
  const occurrences =
    best === undefined ? found : [best.occurrence, ...found.filter((each) => each !== best.occurrence)]
  return {
    evidence,
    at,
    claim,
    occurrences,
    best: best?.occurrence,
    together: best?.together ?? nothing,
    locations,
    polarities: occurrences.map(polaritiesAt),
  }
}

/** Prepares the claims of a sentence for the networks. */
export function claimRow(index: SourceIndex, written: AnalysedSentence, ruled: Ruled): ClaimRow {
  const claims = claimsOf(index, written)
  const bearing = claimOccurrencesOf(index, claims)
  const evidence = { index, written, ruled, claims, bearing }
  const locations = bearing.occurrences.map((all): ClaimLocations => ({
    sentences: new Set(all.map(({ sentence }) => sentence.index)),
    notes: new Set(all.map(({ sentence }) => index.course.sentences[sentence.index]?.note ?? -1)),
  }))
  const words = tokens(written.facts.text)
  const things = claims.map((claim, at): FeatureVector => {
    const standing = standingOf(evidence, at, { claim, locations })
    return { plain: plainOf(standing), bags: bagsOf(standing, words) }
  })
  return { ...evidence, things }
}
