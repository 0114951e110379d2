import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, day, id } from './fields.ts'

export const reportGroups = ['strategy', 'week', 'organisation'] as const

/** Counts and times of reports. No text leaves. */
export const reportFigures = z.object({
  /** The strategy's name, the Monday of the week, or the organisation's id; `all` for the whole. */
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
})
