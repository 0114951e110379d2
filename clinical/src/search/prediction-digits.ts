import type { Course, Sentence } from '../course/course.ts'
import { outputCount } from '../reading/outputs.ts'
import type { ReconciledStay } from '../report/read-stay.ts'

/**
 * What the reading of a course tells of a sentence, a digit from 0 to 9 (shares of 9) for each: the outputs of the network
 * of sentences (reading/outputs.ts), how surely another sentence takes it back and it takes back another, and the parts of
 * the reconciled list of drugs that quote it. Small enough to be kept with the passages of every document.
 */
export const listParts = ['previous', 'discharge', 'stopped'] as const
const correctionParts = 2
export const predictionLength = outputCount + correctionParts + listParts.length
/** Where the digits of the corrections and of the list begin. */
export const predictionOffsets = {
  superseded: outputCount,
  correcting: outputCount + 1,
  listed: outputCount + 2,
} as const

const digit = (chance: number): string => String(Math.max(0, Math.min(9, Math.round(chance * 9))))

/** How surely each sentence has a part in a correction. */
function surenesses(course: Course, part: 'by' | 'superseded'): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const each of course.corrections) found.set(each[part], Math.max(each.sureness, found.get(each[part]) ?? 0))
  return found
}

/** Beginnings of the sentences that each part of the list quotes. */
function quotedIn({ course, medication }: ReconciledStay): readonly ReadonlySet<number>[] {
  return listParts.map((part) => {
    const spans = medication[part].flatMap((item) => item.spans)
    const touches = ({ start, end }: Sentence): boolean => spans.some((span) => span.start < end && start < span.end)
    return new Set(course.sentences.filter(touches).map(({ start }) => start))
  })
}

/** The digits of the sentences of a stay; none of headings and stamps. */
export function encodePredictions(stay: ReconciledStay): (sentence: Sentence) => string {
  const [by, superseded] = [surenesses(stay.course, 'by'), surenesses(stay.course, 'superseded')]
  const listed = quotedIn(stay)
  return ({ chances, index, start }) =>
    chances === null
      ? ''
      : [
          ...Array.from(chances, digit),
          digit(superseded.get(index) ?? 0),
          digit(by.get(index) ?? 0),
          ...listed.map((starts) => (starts.has(start) ? '9' : '0')),
        ].join('')
}
