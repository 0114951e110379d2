import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, line, listOf, paging, reason, time } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './review.ts'

export const legalHoldKinds = ['discharge_report', 'chat_session', 'record_number', 'organisation'] as const
export type LegalHoldKind = (typeof legalHoldKinds)[number]

/** While a hold is in force, nobody and no rule removes or puts away what it names. */
export const legalHold = z.object({
  legal_hold_id: id,
  organisation_id: id,
  kind: z.enum(legalHoldKinds),
  /** The id of a report or a chat. */
  record_id: z.nullable(id),
  /** The number of reports that it holds now; a record number itself is never shown again. */
  reports: count,
  reason: z.string(),
  placed_by: person,
  placed_at: time,
  /** null: the hold is in force until it is lifted. */
  ends_at: z.nullable(time),
  lifted: z.nullable(z.object({ by: person, at: time, reason: z.string() })),
  in_force: z.boolean(),
})
export type LegalHold = z.infer<typeof legalHold>

/** What readers of a held record see of the hold. */
export const legalHoldSummary = z.object({ reason: z.string(), placed_at: time, ends_at: z.nullable(time) })
export type LegalHoldSummary = z.infer<typeof legalHoldSummary>

const params = z.object({ organisation_id: id })

export const list = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/legal-holds',
  summary: 'Legal holds of an organisation, past ones too, newest first',
  params,
  query: z.strictObject(paging),
  answer: listOf(legalHold),
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reads: 'none',
})

const held = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('discharge_report'), record_id: id }),
  z.strictObject({ kind: z.literal('chat_session'), record_id: id }),
  /** Signs and blanks in it do not matter. */
  z.strictObject({ kind: z.literal('record_number'), record_number: line(1, limits.head_characters) }),
  z.strictObject({ kind: z.literal('organisation') }),
])

/** `ends_at` must be in the future. A report or a chat that is not in the organisation is `validation-failed`. */
export const place = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/legal-holds',
  summary: 'Place a legal hold on a report, a chat, a patient’s record number or the whole organisation',
  params,
  body: z.strictObject({ held, reason, ends_at: z.optional(z.iso.datetime()) }),
  answer: legalHold,
  status: 201,
  access: { organisation: 'legal_holds:write' },
  record: 'organisation',
  creates: true,
})

/** A lifted hold does not come back: another one is placed. `not-ready` when it is not in force. */
export const lift = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/legal-holds/:legal_hold_id/lifting',
  summary: 'Lift a legal hold',
  params: z.object({ organisation_id: id, legal_hold_id: id }),
  body: z.strictObject({ reason }),
  answer: legalHold,
  access: { organisation: 'legal_holds:write' },
  record: 'legal_hold',
})
