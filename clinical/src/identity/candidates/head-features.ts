import { Bag } from '../../learning/hashing.ts'
import type { FeatureVector } from '../../learning/network.ts'
import { leavingIn } from '../../report/stay-dates.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import { type HeadCandidate, kinds } from './candidates.ts'
import { type CandidateSurroundings, surroundingsOf, type RegionLayout, layoutOf } from './layout.ts'
import { headFeatureCount, plainOf, type CourseContext, knownOf } from './candidate-features.ts'
import type { RegionLine } from './region.ts'

export const headBuckets = 1 << 13
export const headBags = 6
export const headReach = 2
export { headFeatureCount }

const fields = 32

function bagsOf(around: CandidateSurroundings, kind: number): Int32Array[] {
  const seed = kind * fields
  const of = (fill: (bag: Bag) => void): Int32Array => {
    const bag = new Bag(headBuckets)
    fill(bag)
    return bag.buckets()
  }
  const { own, givenName, before, after, header, above, below, opening } = around
  const near = before.slice(-3)
  const isName = kinds[kind] === 'name'
  return [
    of((bag) => {
      bag.hashed(seed, own, !isName)
      if (isName) bag.hashed(seed + 1, givenName)
    }),
    of((bag) => {
      bag.hashed(seed + 2, near, true)
      bag.hashed(seed + 3, before.slice(-1))
      bag.hashedPairs(seed + 4, near)
    }),
    of((bag) => {
      bag.hashed(seed + 6, before.slice(0, -3))
      bag.hashed(seed + 7, opening)
    }),
    of((bag) => {
      bag.hashed(seed + 8, after.slice(0, 3), true)
      bag.hashed(seed + 9, after.slice(0, 1))
      bag.hashedPairs(seed + 10, after.slice(0, 3))
      bag.hashed(seed + 8, after.slice(3))
    }),
    of((bag) => bag.hashed(seed + 2, header, true)),
    of((bag) => {
      bag.hashed(seed + 13, above.slice(-4), true)
      bag.hashed(seed + 15, below)
    }),
  ]
}

/** The inputs of the network for a course: one thing for each candidate, after one that stands for "none". */
export function headFeatures(
  timeline: Timeline<CourseStructure>,
  { lines, candidates }: { readonly lines: readonly RegionLine[]; readonly candidates: readonly HeadCandidate[] },
): FeatureVector[] {
  const layout: RegionLayout = layoutOf(lines)
  const known: CourseContext = knownOf(timeline, { lines, candidates }, leavingIn(timeline))
  const none: FeatureVector = {
    bags: Array.from({ length: headBags }, () => new Int32Array(0)),
    plain: plainOf(known, null, null),
  }
  return [
    none,
    ...candidates.map((candidate) => {
      const around = surroundingsOf(layout, candidate)
      return { bags: bagsOf(around, kinds.indexOf(candidate.kind)), plain: plainOf(known, candidate, around) }
    }),
  ]
}
