import type { FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { doubtKinds } from './doubt.ts'
import type { ClaimRow } from './claim-row.ts'

export const verdictFeatureCount = 44

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const most = 5

/** The inputs of the verdict network for a sentence. `claimLogits` has one logit for each of its claims. */
export function verdictThing(row: ClaimRow, claimLogits: readonly number[]): FeatureVector {
  const { claims, bearing, ruled, index } = row
  const plain = new DenseFeatures(verdictFeatureCount)
  const ranked = claimLogits.toSorted((a, b) => b - a)
  for (let at = 0; at < most; at += 1) plain.add(Math.max(-8, ranked[at] ?? -8) / 4)
  const chances = claimLogits.map((logit) => 1 / (1 + Math.exp(-logit)))
  plain.add(
    Math.min(
      3,
      chances.reduce((sum, chance) => sum + chance, 0),
    ),
  )
  plain.add(1 - chances.reduce((rest, chance) => rest * (1 - chance), 1))
  const top = claimLogits.indexOf(ranked[0] ?? 0)
  const kind = claims[top]?.kind
  for (const each of ['word', 'figure', 'date', 'side', 'denial'] as const) plain.add(kind === each)
  plain.add(claims[top]?.word?.drug === true)
  plain.add((bearing.occurrences[top]?.length ?? 0) === 0)
  const all = claims.reduce((sum, { weight }) => sum + weight, 0)
  for (const depth of [12]) {
    const taken = new Set(bearing.ranked.slice(0, depth))
    const covered = claims.reduce(
      (sum, { weight }, at) =>
        sum + (bearing.occurrences[at]?.some(({ sentence }) => taken.has(sentence.index)) === true ? weight : 0),
      0,
    )
    plain.add(share(covered, all))
  }
  const unmet = claims.filter((_, at) => (bearing.occurrences[at]?.length ?? 0) === 0)
  const words = claims.filter((claim) => claim.kind === 'word')
  for (const tier of ['telling', 'plain', 'general'] as const) {
    const of = words.filter((claim) => claim.tier === tier)
    const lacking = of.filter((claim) => unmet.includes(claim))
    plain.add(Math.min(1, lacking.length / 4))
    plain.add(share(lacking.length, of.length))
  }
  const levelled = (level: string): number =>
    share(bearing.occurrences.filter(([best]) => best?.level === level).length, claims.length)
  for (const level of ['stem', 'family', 'meaning', 'concept', 'letters', 'initials', 'shortened'])
    plain.add(levelled(level))
  for (const each of doubtKinds)
    plain.add(Math.min(1, ruled.against.filter(({ kind: own }) => own === each).length / 2))
  plain.add(Math.min(1, ruled.against.filter(({ standing }) => standing === 'conflict').length / 3))
  plain.add(ruled.against.length + ruled.missing.length === 0)
  plain.add(Math.min(1, ruled.missing.length / 5))
  plain.add(ruled.alignment.share)
  const language = bearing.ranked.slice(0, 3).map((at) => index.sentences[at]?.language)
  plain.add(language.every((each) => each === index.course.language))
  return { bags: [], plain: plain.values }
}
