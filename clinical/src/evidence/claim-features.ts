import { markKinds } from '../context/cue-list.ts'
import type { Polarity } from '../context/context.ts'
import { noteKinds, type Span } from '../course/course.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { outputCount, outputs } from '../reading/outputs.ts'
import type { Occurrence } from './claim-occurrences.ts'
import { claimKinds, conceptKeys, levels } from './claims.ts'
import { type DoubtKind, doubtKinds } from './doubt.ts'
import { addFigure } from './claim-figure.ts'
import { tiers } from './needs.ts'
import type { Laterality } from './sentence-facts.ts'
import type { SourceIndex, SourceSentence } from './source-index.ts'
import type { ClaimEvidence } from './claim-evidence.ts'
import { sameWord } from './content-words.ts'

export const claimFeatureCount = 159

const allPolarities: readonly Polarity[] = ['affirmed', ...markKinds]

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const capped = (value: number, most: number): number => Math.min(most, value) / most

/** How surely another sentence takes this one back, and how surely this one takes another back. */
export const supersededOf = (index: SourceIndex, at: number): number =>
  index.course.corrections.reduce((most, each) => (each.superseded === at ? Math.max(most, each.sureness) : most), 0)
const correctingOf = (index: SourceIndex, at: number): number =>
  index.course.corrections.reduce((most, each) => (each.by === at ? Math.max(most, each.sureness) : most), 0)

/** The characters between the nearest places of two claims in one sentence of the source. */
function distanceIn(sentence: SourceSentence | undefined, a: readonly Occurrence[], b: readonly Occurrence[]): number {
  if (sentence === undefined) return 1
  let least = 120
  for (const one of a)
    for (const other of b)
      if (one.sentence === sentence && other.sentence === sentence)
        least = Math.min(least, Math.abs(one.start - other.start))
  return least / 120
}

function addNeighbour(
  plain: DenseFeatures,
  { evidence, at, best, occurrences, locations }: ClaimEvidence,
  step: number,
): void {
  let other = at + step
  while (evidence.claims[other]?.kind === 'denial' || evidence.claims[other]?.kind === 'side') other += step
  const claim = evidence.claims[other]
  plain.add(claim === undefined)
  const set = locations[other]?.sentences
  const bestIndex = best?.sentence.index ?? -9
  plain.add(set?.has(bestIndex) === true)
  plain.add(set !== undefined && (set.has(bestIndex + 1) || set.has(bestIndex - 1)))
  plain.add(set !== undefined && set.size > 0 && occurrences.some(({ sentence }) => set.has(sentence.index)))
  plain.add(
    claim === undefined ? 1 : distanceIn(best?.sentence, occurrences, evidence.bearing.occurrences[other] ?? []),
  )
}

function addPlace(plain: DenseFeatures, { evidence: { index }, best, occurrences }: ClaimEvidence): void {
  const sentence = best === undefined ? undefined : index.course.sentences[best.sentence.index]
  const chances = sentence?.chances ?? null
  for (let at = outputs.salience; at < outputCount; at += 1) plain.add(chances?.[at] ?? 0)
  const count = Math.max(1, index.sentences.length - 1)
  plain.add((best?.sentence.index ?? 0) / count)
  plain.add(Math.max(0, ...occurrences.map(({ sentence: { index: at } }) => at)) / count)
  const kind = sentence === undefined ? undefined : index.course.notes[sentence.note]?.kind
  plain.oneOf(noteKinds, (each) => each === kind)
  plain.add(best === undefined ? 0 : supersededOf(index, best.sentence.index))
  plain.add(best === undefined ? 0 : correctingOf(index, best.sentence.index))
  plain.add(
    occurrences.length === 0
      ? 0
      : Math.min(...occurrences.map(({ sentence: { index: at } }) => supersededOf(index, at))),
  )
}

/** Whether these words stand in the text and touch a part of it. */
export function isTouched(text: string, words: string, { start, end }: Span): boolean {
  const at = text.indexOf(words)
  return at >= 0 && at < end && at + words.length > start
}

function addRuled(plain: DenseFeatures, { evidence: { ruled, written }, claim }: ClaimEvidence): void {
  const touches = (words: string): boolean => isTouched(written.facts.text, words, claim)
  const own = ruled.against.filter(({ words }) => touches(words))
  const kinds = new Set<DoubtKind>(own.map(({ kind }) => kind))
  plain.oneOf(doubtKinds, (kind) => kinds.has(kind))
  plain.add(own.some(({ standing }) => standing === 'conflict'))
  plain.add(ruled.missing.some(({ words }) => touches(words)))
  const aligned = ruled.alignment.sentences
  plain.add(ruled.alignment.share)
  plain.add(aligned.length / 3)
}

/** Adds what the word is by itself. */
function addWord(plain: DenseFeatures, { claim, occurrences, best }: ClaimEvidence): void {
  plain.oneOf(claimKinds, (kind) => kind === claim.kind)
  plain.oneOf(tiers, (tier) => tier === claim.tier)
  plain.add(claim.word?.drug === true)
  plain.add(claim.word?.denied === true)
  plain.add(capped(claim.weight, 6))
  const medical = claim.word === null ? [] : conceptKeys(claim.text)
  plain.add(capped(medical.length, 3))
  const keys = claim.word?.keys ?? []
  plain.add(keys.some((key) => key.startsWith('=')))
  plain.add(keys.some((key) => key.startsWith('~')))
  plain.add(medical.length > 0 && occurrences.length === 0)
  plain.oneOf(levels, (level) => best?.level === level)
  plain.add(occurrences.length === 0)
  plain.oneOf(levels, (level) => occurrences.some((each) => each.level === level))
  plain.add(capped(Math.log1p(occurrences.length), 3))
}

/** Adds how much of the sentence stands where the claim does. */
function addWhere(plain: DenseFeatures, { evidence, occurrences, best, together }: ClaimEvidence): void {
  const { ranked, scores } = evidence.bearing
  const bestIndex = best?.sentence.index ?? -1
  const rank = ranked.indexOf(bestIndex)
  plain.add(rank === 0)
  for (const depth of [3, 6, 12]) plain.add(rank >= 0 && rank < depth)
  const all = evidence.claims.reduce((sum, { weight }) => sum + weight, 0)
  plain.add(share(scores.get(bestIndex) ?? 0, all))
  plain.add(share(scores.get(ranked[0] ?? -1) ?? 0, all))
  plain.add(evidence.ruled.alignment.sentences.some((each) => occurrences.some(({ sentence }) => sentence === each)))
  plain.add(together.same)
  plain.add(together.beside)
  plain.add(together.note)
}

/** Adds the polarity on both sides: affirmed, denied, doubted, planned. */
function addSaid(plain: DenseFeatures, { claim, occurrences, polarities }: ClaimEvidence): void {
  plain.oneOf(allPolarities, (each) => each === claim.polarity)
  plain.oneOf(allPolarities, (each) => polarities[0] === each)
  const agreeing = polarities.filter((each) => each === claim.polarity).length
  plain.add(share(agreeing, polarities.length))
  plain.add(agreeing > 0)
  plain.add(polarities.length > 0 && polarities[0] !== claim.polarity)
  plain.add(polarities.length > 0 && agreeing === 0)
  const last = Math.max(-1, ...occurrences.map(({ sentence }) => sentence.index))
  const late = polarities[occurrences.findLastIndex(({ sentence }) => sentence.index === last)]
  plain.add(late !== undefined && late !== claim.polarity)
}

function addDate(plain: DenseFeatures, { evidence: { index, bearing }, claim: { date } }: ClaimEvidence): void {
  const of = (day: string | null): readonly [day: number, month: number] | null =>
    date === null || day === null ? null : [Number(day.slice(8)), Number(day.slice(5, 7))]
  const isDay = (day: string | null): boolean => of(day)?.[0] === date?.first && of(day)?.[1] === date?.second
  const isTurned = (day: string | null): boolean => of(day)?.[0] === date?.second && of(day)?.[1] === date?.first
  const { notes } = index.course
  const isWritten = (first: number, second: number): boolean =>
    index.sentences.some(({ facts }) => facts.dates.some((other) => other.first === first && other.second === second))
  plain.add(date !== null && notes.some(({ day }) => day !== null && isDay(day)))
  plain.add(date !== null && notes.some(({ day }) => day !== null && isTurned(day)))
  plain.add(date !== null && isWritten(date.second, date.first))
  plain.add(date !== null && isWritten(date.first, date.second))
  const near = bearing.ranked.slice(0, 4).map((at) => index.sentences[at]?.day ?? null)
  plain.add(date !== null && near.some((day) => day !== null && isDay(day)))
}

/** How many sentences of the source are searched for the side of the same organ. */
const sidedPlaces = 12
const nearestPlaces = 6

function addSide(plain: DenseFeatures, { evidence: { index, bearing }, claim: { side } }: ClaimEvidence): void {
  const within = (depth: number) =>
    bearing.ranked.slice(0, depth).flatMap((at) => index.sentences[at]?.facts.sides ?? [])
  const head = side?.head ?? null
  const ofHead = side === null ? [] : within(sidedPlaces).filter((other) => isHead(other.head, head))
  const ofAny = side === null ? [] : within(nearestPlaces)
  for (const all of [ofHead, ofAny]) {
    plain.add(all.some((other) => other.side === side?.side))
    plain.add(all.some((other) => other.side !== side?.side))
  }
}

const isHead = (a: Laterality['head'], b: Laterality['head']): boolean => a !== null && b !== null && sameWord(a, b)

/** The plain inputs of the network for a claim. */
export function plainOf(standing: ClaimEvidence): Float32Array {
  const { evidence, at } = standing
  const plain = new DenseFeatures(claimFeatureCount)
  addWord(plain, standing)
  addWhere(plain, standing)
  addNeighbour(plain, standing, -1)
  addNeighbour(plain, standing, 1)
  addSaid(plain, standing)
  addRuled(plain, standing)
  addFigure(plain, standing)
  addDate(plain, standing)
  addSide(plain, standing)
  addPlace(plain, standing)
  plain.add(at / Math.max(1, evidence.claims.length - 1))
  plain.add(capped(evidence.claims.length, 40))
  return plain.values
}
