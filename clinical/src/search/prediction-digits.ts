import type { Course, Sentence } from '../course/course.ts'
import { outputCount } from '../reading/outputs.ts'
import type { ReconciledStay } from '../report/read-stay.ts'

/**
 * What the networks predict for a sentence, as digits from 0 to 9 (ninths): the outputs of the network of sentences
 * (reading/outputs.ts), the chances that another sentence takes it back and that it takes back another, and the parts
 * of the reconciled list of drugs that quote it. The digits are small enough to be kept with the passages of every
 * document.
 */
export const listParts = ['previous', 'discharge', 'stopped'] as const
const correctionParts = 2
export const predictionLength = outputCount + correctionParts + listParts.length
/** Where the digits of corrections and of the drug list begin. */
export const predictionOffsets = {
  superseded: outputCount,
  correcting: outputCount + 1,
  listed: outputCount + 2,
} as const

const digit = (chance: number): string => String(Math.max(0, Math.min(9, Math.round(chance * 9))))

/** The chance that each sentence has this part in a correction. */
function surenesses(course: Course, part: 'by' | 'superseded'): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const each of course.corrections) found.set(each[part], Math.max(each.sureness, found.get(each[part]) ?? 0))
  return found
}

/** Where the sentences begin that each part of the list quotes. */
function quotedIn({ course, medication }: ReconciledStay): readonly ReadonlySet<number>[] {
  return listParts.map((part) => {
    const spans = medication[part].flatMap((item) => item.spans)
    const touches = ({ start, end }: Sentence): boolean => spans.some((span) => span.start < end && start < span.end)
    return new Set(course.sentences.filter(touches).map(({ start }) => start))
  })
}

/** The digits of the sentences of a stay; headings and stamps have none. */
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
