import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, reason, time } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './review.ts'

/**
 * How long an organisation keeps what it holds. Nothing is removed by age unless its owner says so. `sources` are the
 * course of a report, with its files and what models were asked about it; the report stays.
 */
export const retentionKinds = [
  'unsigned_reports',
  'signed_reports',
  'sources',
  'chats',
  'documents',
  'audit_events',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

const days = z.nullable(z.int().check(z.minimum(limits.retention_days_min), z.maximum(limits.retention_days_max)))

/** Days since the last change (reports, chats), the last signature, the writing of the report, the upload, the event. */
export const retentionRules = z.strictObject({
  unsigned_reports: days,
  signed_reports: days,
  sources: days,
  chats: days,
  documents: days,
  audit_events: days,
})
export type RetentionRules = z.infer<typeof retentionRules>

export const noRules: RetentionRules = {
  unsigned_reports: null,
  signed_reports: null,
  sources: null,
  chats: null,
  documents: null,
  audit_events: null,
}

export const retention = z.object({
  /** In force. */
  rules: retentionRules,
  /** Come into force then, unless they are taken back. */
  waiting: z.nullable(z.object({ rules: retentionRules, from: time })),
  /** The last change; null before the first. */
  changed: z.nullable(z.object({ by: person, at: time, reason: z.string() })),
  /** The fewest days that a rule of each kind may say. */
  fewest_days: z.record(z.enum(retentionKinds), count),
  /** 0 before the first change. */
  revision: count,
})
export type Retention = z.infer<typeof retention>

const params = z.object({ organisation_id: id })

export const read = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/retention',
  summary: 'How long an organisation keeps its reports, sources, chats, documents and audit events',
  params,
  answer: retention,
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reads: 'none',
})

/** Numbers alone. Each kind is counted up to `retention_counted`. */
export const preview = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/retention/preview',
  summary: 'How much these rules would remove today, and how much a legal hold keeps of it',
  params,
  body: z.strictObject({ rules: retentionRules }),
  answer: z.object({
    items: z.array(z.object({ kind: z.enum(retentionKinds), removed: count, held: count })),
    next_cursor: z.null(),
  }),
  access: { organisation: 'retention:write' },
  record: 'organisation',
})

/**
 * By the owner. Rules that remove more wait `retention_waiting_days`; rules that only keep longer are in force at once.
 * What waited before gives way. A signed report is kept for at least as long as whoever runs the server says.
 */
export const change = endpoint({
  method: 'PUT',
  path: '/organisations/:organisation_id/retention',
  summary: 'Change how long an organisation keeps what it holds',
  params,
  body: z.strictObject({ rules: retentionRules, reason, revision: count }),
  answer: retention,
  access: { organisation: 'retention:write' },
  record: 'organisation',
})

/** `not-found` when nothing waits. */
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/organisations/:organisation_id/retention/waiting',
  summary: 'Take back rules of retention that have not come into force yet',
  params,
  answer: retention,
  access: { organisation: 'retention:write' },
  record: 'organisation',
})
