import { readOutline } from '../../src/course/read-outline.ts'
import { mentionsOf } from '../../src/reading/drug-mentions.ts'
import { headingBag, sentenceFeatures, structure } from '../../src/reading/sentence-features.ts'
import { outputCount, outputNames, outputs } from '../../src/reading/outputs.ts'
import type { AnnotatedCourse, AnnotatedSegment } from '../annotated/notation.ts'
import type { TrainingExample } from './train-network.ts'

const { sections, saliences, flags, lists, actions } = outputNames
const rank = { none: 0, minor: 1, important: 2, critical: 3 } as const

/** The share of a unit's characters that a segment covers. */
const shareOf = (unit: { start: number; end: number }, segment: AnnotatedSegment): number =>
  Math.max(0, Math.min(unit.end, segment.end) - Math.max(unit.start, segment.start)) / (unit.end - unit.start)

/** The targets of one unit, weighted by the share of its characters that each segment covers. */
function targetOf(unit: { start: number; end: number }, segments: readonly AnnotatedSegment[]): Float32Array {
  const target = new Float32Array(outputCount)
  const parts = segments.flatMap((segment) => {
    const share = shareOf(unit, segment)
    const own = Math.min(unit.end, segment.end) - Math.max(unit.start, segment.start)
    return share > 0.08 || own / (segment.end - segment.start) > 0.6 ? [{ segment, share }] : []
  })
  const covered = parts.reduce((sum, { share }) => sum + share, 0)
  if (covered === 0) {
    target[outputs.best + sections.length] = 1
    return target
  }
  for (const { segment, share } of parts) {
    const part = share / covered
    const raise = (at: number, by: number): void => void (target[at] = Math.min(1, (target[at] ?? 0) + by))
    for (const key of segment.sections) raise(outputs.accepted + sections.indexOf(key), part)
    const [best] = segment.sections
    raise(outputs.best + (best === undefined ? sections.length : sections.indexOf(best)), part)
    const most = (at: number): void => void (target[at] = 1)
    saliences.forEach((name, index) => {
      const has = name === 'fact' ? segment.must.length > 0 : rank[segment.salience] >= index
      if (has) most(outputs.salience + index)
    })
    flags.forEach((name, index) => {
      const has = name === 'fixes' ? segment.corrects.length > 0 : segment.flags.includes(name)
      if (has) raise(outputs.flags + index, part)
    })
    lists.forEach((name, index) => {
      if (segment.list === name) raise(outputs.lists + index, part)
    })
    actions.forEach((name, index) => {
      if (segment.actions.includes(name)) raise(outputs.actions + index, part)
    })
  }
  return target
}

/** A course as a row of sentences with the targets of each. */
export function sentenceLesson(course: AnnotatedCourse): TrainingExample {
  const outline = readOutline(course.text)
  if (outline.text !== course.text) throw new Error(`${course.head.id}: the text is not in NFC with line feeds`)
  const observed = sentenceFeatures(outline, mentionsOf(outline))
  return {
    things: observed.map(({ thing }) => thing),
    targets: observed.map(({ unit }) => targetOf(unit, course.segments)),
    weight: 1,
  }
}

/**
 * The same row as if no heading, note header or kind of note had been read, so that the networks also learn from the
 * words and their order alone.
 */
export const withoutStructure = ({ things, targets, weight }: TrainingExample): TrainingExample => ({
  things: things.map(({ bags, plain }) => ({
    bags: bags.map((bag, which) => (which === headingBag ? new Int32Array() : bag)),
    plain: plain.map((value, at) => (at >= structure.from && at < structure.to ? 0 : value)),
  })),
  targets,
  weight: weight / 2,
})
