import type { Language } from '@alta/contract/languages'
import type { ReportItem } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { templateItem } from '../facts/fact.ts'
import { saysHarmless } from '../facts/refuted-allergies.ts'
import { ruledOutHeading } from './subheadings.ts'

interface AllergySectionInput {
  readonly course: Course
  readonly language: Language
  /** Statements of allergies, as allergies.ts finds them. */
  readonly statements: readonly ReportItem[]
  /** Everything else that the course tells of allergies. */
  readonly further: readonly ReportItem[]
}

/**
 * The `allergies` section: first what the patient does not tolerate; below it, under a sub-heading of its own, what the
 * course refutes.
 */
export function allergySection({ course, language, statements, further }: AllergySectionInput): ReportItem[] {
  const furtherItems = further.map((item): ReportItem => {
    const isRefuting = item.spans.every((span) => saysHarmless(course, span))
    return { ...item, flags: ['list_item', ...item.flags, ...(isRefuting ? (['ruled_out'] as const) : [])] }
  })
  const items = [...statements, ...furtherItems]
  const refuted = items.filter(({ flags }) => flags.includes('ruled_out'))
  const standing = items.filter(({ flags }) => !flags.includes('ruled_out'))
  const heading = templateItem(ruledOutHeading[language], ['subheading'])
  return refuted.length === 0 ? standing : [...standing, heading, ...refuted]
}
