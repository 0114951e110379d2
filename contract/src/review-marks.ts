import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, time } from './fields.ts'
import { limits } from './limits.ts'
import { sectionKeyField } from './report.ts'
import { person } from './review.ts'
import { sectionKeys } from './sections.ts'

/**
 * The marks that people make while they review a report: sections that they have read, facts left out that do not
 * matter.
 */

const reportId = z.object({ discharge_report_id: id })

/** A section that the caller has reviewed in a revision; a correction that changes its words removes the mark. */
export const sectionReview = z.object({ section: sectionKeyField, revision: count, reviewed_at: time })
export type SectionReview = z.infer<typeof sectionReview>

/**
 * Marks sections of the newest version as reviewed, or removes the marks; each person has their own. The signature's
 * audit event states how many its signer had reviewed. A `revision` that is no longer the newest is `stale-revision`.
 */
export const reviewSections = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/section-reviews',
  summary: 'Mark sections as reviewed',
  params: reportId,
  body: z.strictObject({
    sections: z.array(sectionKeyField).check(z.minLength(1), z.maxLength(sectionKeys.length)),
    revision: count,
    reviewed: z.boolean(),
  }),
  answer: z.object({ items: z.array(sectionReview), next_cursor: z.null() }),
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
  unaudited: true,
})

/** A fact left out of the report that a person has dismissed as not important. */
export const dismissal = z.object({
  section: sectionKeyField,
  text: z.string(),
  dismissed_at: time,
  dismissed_by: person,
})
export type Dismissal = z.infer<typeof dismissal>

/**
 * Takes a fact of `unused` out of the omission tray, or puts it back, for everybody who reads the report. A fact that
 * is not among them is `validation-failed`; a report that is `signed` cannot be changed.
 */
export const dismiss = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/dismissals',
  summary: 'Say that facts left out are not relevant',
  params: reportId,
  body: z.strictObject({
    facts: z
      .array(
        z.strictObject({
          section: sectionKeyField,
          text: z.string().check(z.minLength(1), z.maxLength(limits.section_characters)),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.dismissed_at_once)),
    dismissed: z.boolean(),
  }),
  answer: z.object({ items: z.array(dismissal), next_cursor: z.null() }),
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
})
