import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { count, dayOrTime, id, line, listOf, name, paging, time } from './fields.ts'
import { limits } from './limits.ts'

export const auditActors = ['user', 'service_credential', 'provisioning', 'nobody'] as const

export const auditRecords = ['discharge_report', 'chat_session', 'user'] as const

/** One act. `detail` holds ids, counts and names of fields, and never a patient's words. */
export const auditEvent = z.object({
  /** null: the act concerns no organisation. */
  organisation_id: z.nullable(id),
  organisation_name: z.nullable(name),
  /** 1, 2, 3 … in the chain of its organisation. */
  sequence: count,
  occurred_at: time,
  /**
   * A name is null when its owner was deleted. For `provisioning` it is the name of the identity provider whose
   * directory acts.
   */
  actor: z.object({ kind: z.enum(auditActors), id: z.nullable(id), name: z.nullable(name) }),
  address: z.nullable(z.string()),
  /** The operation's name in the contract, `reports.read`. */
  act: z.string(),
  /** `done`, or the code of the problem that was answered. */
  outcome: z.string(),
  /**
   * The record that the act was done to, where the event names one; its name only for readers who may see it. Chats are
   * named only to their author.
   */
  record: z.nullable(z.object({ kind: z.enum(auditRecords), id, name: z.nullable(z.string()) })),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  hash: z.string(),
})
export type AuditEvent = z.infer<typeof auditEvent>

const filters = {
  organisation_id: z.optional(id),
  actor_id: z.optional(id),
  /** `reports` for every act of a feature, `reports.read` for one. */
  act: z.optional(z.string().check(z.maxLength(80))),
  outcome: z.optional(z.enum(['done', 'refused'])),
  /** `any`: all reads in an emergency access; or the id of one. */
  emergency_access: z.optional(id),
  /** Acts that name this report, alone or among others. */
  discharge_report_id: z.optional(id),
  /** Days in UTC, both included, or moments: a reader's own days begin and end by their clock. */
  from: z.optional(dayOrTime),
  to: z.optional(dayOrTime),
}

/**
 * Acts that name a report of this record number, as far as the caller may read reports; `forbidden` for a caller who
 * may read none.
 */
const typed = z.strictObject({ record_number: z.optional(line(1, limits.head_characters)) })

export const list = endpoint({
  method: 'GET',
  path: '/audit-events',
  summary: 'The audit log, newest first; opening it is itself an event',
  query: z.strictObject({ ...paging, ...filters }),
  typed,
  answer: listOf(auditEvent),
  access: { organisation: 'audit:read' },
  record: 'organisation',
  // The titles of reports and chats are shown to readers who may see them.
  reads: 'clinical',
})

export const exportFile = file({
  method: 'GET',
  path: '/audit-events/export',
  summary: 'The audit log as CSV or as one JSON object a line',
  direction: 'out',
  media_types: ['text/csv', 'application/x-ndjson'],
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'ndjson']) }),
  typed,
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reauthenticates: 'configured',
  reads: 'none',
  audited: true,
})

/** Each event's hash covers the one before it, so a changed or missing event shows. */
export const verification = endpoint({
  method: 'GET',
  path: '/audit-events/verification',
  summary: 'Counts the hash chains again, from the first event on',
  query: z.strictObject({ organisation_id: z.optional(id) }),
  answer: z.object({
    items: z.array(
      z.object({
        organisation_id: z.nullable(id),
        organisation_name: z.nullable(name),
        events: count,
        /** The number of events that were removed by age; the chain is verified from the last of them on. */
        removed: count,
        intact: z.boolean(),
        /** The first event that does not follow from the one before it. */
        broken_at: z.nullable(count),
        head_hash: z.string(),
      }),
    ),
    next_cursor: z.null(),
  }),
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reads: 'none',
  audited: true,
})
