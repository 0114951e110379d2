import { sentencesOf } from '../../src/course/read-course.ts'
import { readOutline } from '../../src/course/read-outline.ts'
import { mentionsOf } from '../../src/reading/drug-mentions.ts'
import { pairsOf } from '../../src/reading/corrections.ts'
import { outputCount } from '../../src/reading/outputs.ts'
import type { AnnotatedCourse, AnnotatedSegment } from '../annotated/notation.ts'
import type { TrainingExample } from './train-network.ts'

const overlaps = (one: { start: number; end: number }, segment: AnnotatedSegment): boolean => {
  const shared = Math.min(one.end, segment.end) - Math.max(one.start, segment.start)
  return shared > 0.5 * Math.min(one.end - one.start, segment.end - segment.start)
}

/**
 * A row for each correcting sentence: the sentences that it might correct, with their targets. Does not use the
 * networks.
 */
export function correctionLessons(course: AnnotatedCourse): TrainingExample[] {
  const outline = readOutline(course.text)
  const mentions = mentionsOf(outline)
  const read = sentencesOf(outline, mentions, (things) => things.map(() => new Float32Array(outputCount)))
  const segmentsAt = (index: number): AnnotatedSegment[] => {
    const sentence = read.sentences[index]
    return sentence === undefined ? [] : course.segments.filter((segment) => overlaps(sentence, segment))
  }
  const corrects = (index: number): string[] => segmentsAt(index).flatMap((segment) => segment.corrects)
  const rows = pairsOf(read, mentions, ({ index }) => corrects(index).length > 0)
  return rows.map((pairs) => ({
    things: pairs.map(({ thing }) => thing),
    targets: pairs.map(({ by, superseded }) => {
      const correctedMarks = corrects(by)
      const isRight = segmentsAt(superseded).some(({ mark }) => mark !== null && correctedMarks.includes(mark))
      return Float32Array.of(isRight ? 1 : 0)
    }),
    weight: 1,
  }))
}
