import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, day, id } from './fields.ts'

export const reportGroups = ['strategy', 'section', 'week', 'organisation'] as const

/** The number of people who gave each level, and the mean on the 4..1 scale; null when nobody rated. */
const ratingFigures = z.object({
  excellent: count,
  good: count,
  fair: count,
  poor: count,
  mean: z.nullable(z.number()),
})

/**
 * Counts, times and quality of reports, without any text. For a section, `reports` counts all ready reports, since each
 * has all 18 sections, and `corrected` those whose newest correction changes it; values that a section does not have
 * (states, times, ratings, signatures) are 0 or null.
 */
export const reportFigures = z.object({
  /** The strategy's or section's name, the Monday of the week, or the organisation's id; `all` for the whole. */
  key: z.string(),
  /** The organisation's name, when the groups are organisations. */
  name: z.nullable(z.string()),
  reports: count,
  ready: count,
  failed: count,
  cancelled: count,
  under_way: count,
  /** Seconds from submitting to ready; null when none is ready. */
  seconds_median: z.nullable(z.number()),
  seconds_p95: z.nullable(z.number()),
  ratings: ratingFigures,
  /** Of the ready reports: those corrected at least once, and those signed in their present state. */
  corrected: count,
  signed: count,
  /**
   * The mean share of words that the newest corrections changed, over all corrected reports, 0 to 1; null when there is
   * none.
   */
  edit_ratio: z.nullable(z.number()),
  /** Sentences that asked for a decision, and salient facts left out, as the engine found them. */
  decisions: count,
  unused: count,
  /** The median of the seconds from ready to the first signature; null when none was signed. */
  review_seconds_median: z.nullable(z.number()),
})
export type ReportFigures = z.infer<typeof reportFigures>

export const reports = endpoint({
  method: 'GET',
  path: '/analytics/discharge-reports',
  summary: 'Figures of discharge reports, as a whole or by group',
  query: z.strictObject({
    organisation_id: z.optional(id),
    group_by: z.optional(z.enum(reportGroups)),
    from: z.optional(day),
    to: z.optional(day),
  }),
  answer: z.object({ items: z.array(reportFigures), next_cursor: z.null() }),
  access: { organisation: 'analytics:read' },
  record: 'organisation',
  reads: 'none',
})
