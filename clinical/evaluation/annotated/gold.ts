import { sectionKeys, type SectionKey } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { kindOf } from '../../src/report/place-sentences.ts'
import type { AnnotatedCourse, AnnotatedSegment } from './notation.ts'

/** What the report of a course must and must not contain. */
export const goldCourse = z.object({
  id: z.string(),
  language: z.enum(['en', 'es', 'ca']),
  facts: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      sections: z.array(z.enum(sectionKeys)),
      /** For every group, one of its alternatives must be found, all in the same section. */
      must: z.array(z.array(z.string())),
      salience: z.enum(['critical', 'important', 'minor']),
      source: z.string(),
    }),
  ),
  must_not: z.array(
    z.object({
      id: z.string(),
      /** "*", alone or in a list, means every section. */
      sections: z.union([z.literal('*'), z.array(z.enum([...sectionKeys, '*']))]),
      pattern: z.string(),
      why: z.string(),
    }),
  ),
  discharge_medication: z.array(
    z.object({ drug: z.string(), dose: z.string(), frequency: z.string(), status: z.string() }),
  ),
  silent_sections: z.array(z.enum(sectionKeys)),
})
export type GoldCourse = z.infer<typeof goldCourse>

const number = (index: number): string => String(index + 1).padStart(2, '0')
const salienceOf = (segment: AnnotatedSegment): 'critical' | 'important' | 'minor' =>
  segment.salience === 'none' ? 'minor' : segment.salience

/**
 * The facts that the annotation of a course names, in the format of the courses whose gold facts were written by hand.
 */
export function goldOf(course: AnnotatedCourse): GoldCourse {
  const { head, text } = course
  const facts = course.segments.filter((segment) => segment.must.length > 0)
  const mustNot = course.mustNot.map((rule, index) => ({
    id: `n${number(index)}`,
    sections: rule.sections === '*' ? '*' : [...rule.sections],
    pattern: rule.pattern,
    why: rule.why,
  }))
  return goldCourse.parse({
    id: head.id,
    language: head.language,
    facts: facts.map((segment, index) => ({
      id: `f${number(index)}`,
      kind: kindOf[segment.sections[0] ?? 'evolution'],
      sections: [...segment.sections] satisfies SectionKey[],
      must: segment.must.map((group) => [...group]),
      salience: salienceOf(segment),
      source: text.slice(segment.start, segment.end),
    })),
    must_not: mustNot,
    discharge_medication: course.drugs.map((drug) => ({ ...drug })),
    silent_sections: [...course.silent],
  })
}
