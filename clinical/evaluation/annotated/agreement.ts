import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '../../src/text/fold.ts'
import { annotatedCourses, annotatedFolder, foldNames } from './corpus.ts'
import { type AnnotatedCourse, readAnnotated, type AnnotatedSegment } from './notation.ts'

/** Courses that a second annotator annotated after seeing only the plain text. */
export const secondFolder = join(annotatedFolder, 'second')

/** The segment of another annotation that covers the largest part of a span. */
const segmentAt = (segments: readonly AnnotatedSegment[], span: AnnotatedSegment): AnnotatedSegment | undefined => {
  const shared = (other: AnnotatedSegment): number => Math.min(other.end, span.end) - Math.max(other.start, span.start)
  return segments.reduce<AnnotatedSegment | undefined>(
    (best, each) => (shared(each) > Math.max(0, best === undefined ? 0 : shared(best)) ? each : best),
    undefined,
  )
}

interface AgreementCounts {
  segments: number
  best: number
  accepted: number
  facts: number
  alsoFacts: number
  critical: number
  alsoCritical: number
  drugs: number
  states: number
}

function compare(one: AnnotatedCourse, two: AnnotatedCourse, counts: AgreementCounts): void {
  for (const segment of one.segments) {
    const other = segmentAt(two.segments, segment)
    const [best] = segment.sections
    counts.segments += 1
    const sections = other?.sections ?? []
    if (sections[0] === best) counts.best += 1
    if (best === undefined ? sections.length === 0 : sections.includes(best)) counts.accepted += 1
    if (segment.must.length > 0) {
      counts.facts += 1
      if (other !== undefined && other.must.length > 0) counts.alsoFacts += 1
    }
    if (segment.salience === 'critical') {
      counts.critical += 1
      if (other?.salience === 'critical') counts.alsoCritical += 1
    }
  }
  const namesOf = (drug: string): string[] => drug.split('|').map((name) => fold(name.trim()))
  for (const { drug, status } of one.drugs) {
    counts.drugs += 1
    const same = two.drugs.find((other) =>
      namesOf(other.drug).some((name) => namesOf(drug).some((own) => own.includes(name) || name.includes(own))),
    )
    if (same?.status === status) counts.states += 1
  }
}

/**
 * Measures how far two annotators of the same courses agree, counted in both directions. This is the upper limit of
 * what a model trained on their annotations can reach. All figures are shares from 0 to 1. `best`: both have the same
 * best section, or both have none. `accepted`: the best section of one is among the sections of the other. `facts`,
 * `critical`: what one annotator marks so, the other marks so too. `states`: both give the same drug the same final
 * status.
 */
export async function evaluateAgreement(folder: string): Promise<{ figures: Record<string, number>; lines: string[] }> {
  const first = new Map(annotatedCourses(foldNames).map((course) => [course.id, course]))
  const counts: AgreementCounts = {
    segments: 0,
    best: 0,
    accepted: 0,
    facts: 0,
    alsoFacts: 0,
    critical: 0,
    alsoCritical: 0,
    drugs: 0,
    states: 0,
  }
  let courses = 0
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.course'))) {
    const { course } = readAnnotated(readFileSync(join(folder, name), 'utf8'))
    const other = first.get(course.head.id ?? '')
    if (other === undefined || other.text !== course.text)
      throw new Error(`${name} annotates no course of the folds, or not its text`)
    compare(other, course, counts)
    compare(course, other, counts)
    courses += 1
  }
  const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000
  return {
    figures: {
      courses,
      best: share(counts.best, counts.segments),
      accepted: share(counts.accepted, counts.segments),
      facts: share(counts.alsoFacts, counts.facts),
      critical: share(counts.alsoCritical, counts.critical),
      states: share(counts.states, counts.drugs),
    },
    lines: [],
  }
}
