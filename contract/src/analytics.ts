import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, day, id } from './fields.ts'

export const reportGroups = ['strategy', 'section', 'week', 'organisation'] as const

/** How many people gave each level, and their mean on the 4..1 scale; null when nobody rated. */
const ratingFigures = z.object({
  excellent: count,
  good: count,
  fair: count,
  poor: count,
  mean: z.nullable(z.number()),
})

/**
 * Counts, times and quality of reports. No text leaves. Of a section, `reports` counts those that are ready, for each
 * has all 18, `corrected` those whose newest correction changes it, and what a section has none of its own (states,
 * times, ratings, signatures) is 0 or null.
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
  /** From submit to ready, in seconds; null when none is ready. */
  seconds_median: z.nullable(z.number()),
  seconds_p95: z.nullable(z.number()),
  ratings: ratingFigures,
  /** Of the ready ones: corrected at least once; signed in the state they are in now. */
  corrected: count,
  signed: count,
  /** Mean share of words that the newest corrections changed, of all corrected reports, 0 to 1; null when there is none. */
  edit_ratio: z.nullable(z.number()),
  /** Sentences that asked for a decision, and salient facts left out, as the engine found them. */
  decisions: count,
  unused: count,
  /** Median from ready to the first signature, in seconds; null when none was signed. */
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
