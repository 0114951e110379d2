import * as z from 'zod/mini'
import { accessOutcomes } from './access-requests.ts'
import { endpoint, file } from './endpoint.ts'
import { count, day, id, line, listOf, paging, reason, time } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './review.ts'

/** The kinds of records that hold data of a patient. Documents belong to chats. */
export const patientRecordKinds = ['discharge_report', 'chat_session', 'document'] as const
export type PatientRecordKind = (typeof patientRecordKinds)[number]

/** Why something is not erased: a signature that is still to be kept, a legal hold, a report that is being written. */
export const keepReasons = ['retention', 'legal_hold', 'unfinished'] as const

/**
 * The patient. Name and birth date distinguish patients of one number: records that name another patient are left out.
 */
export const patientIdentity = z.strictObject({
  record_number: line(1, limits.head_characters),
  name: z.optional(line(1, limits.head_characters)),
  birth_date: z.optional(day),
})
export type PatientIdentity = z.infer<typeof patientIdentity>

/** Where the patient is named: places in UTF-16 characters of the text, never its words. */
const mention = z.object({ in: z.enum(['head', 'title', 'source', 'text', 'messages']), start: count, end: count })
export type Mention = z.infer<typeof mention>

export const patientRecord = z.object({
  kind: z.enum(patientRecordKinds),
  record_id: id,
  /** For a document: the chat to which it belongs. */
  chat_session_id: z.nullable(id),
  created_at: time,
  /** At most `patient_mentions` of them. */
  mentions: z.array(mention),
  /** null: it may be erased. */
  kept: z.nullable(z.object({ because: z.enum(keepReasons), until: z.nullable(time) })),
})
export type PatientRecord = z.infer<typeof patientRecord>

const params = z.object({ organisation_id: id })

/**
 * Reports are found by the record number of their head and by the words of their course, chats and their documents by
 * what they name, attach and say; chats of others only for callers who may ask for an erasure. `validation-failed`
 * (`too_large`) where more than `patient_records` are found.
 */
export const find = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/patient-data',
  summary: 'What an organisation holds of a patient: ids, days and places, no words',
  params,
  typed: patientIdentity,
  answer: z.object({ items: z.array(patientRecord), next_cursor: z.null() }),
  access: { organisation: 'discharge_reports:read' },
  record: 'organisation',
  reads: 'clinical',
})

export const erasureStates = ['requested', 'running', 'done'] as const

export const erasure = z.object({
  erasure_id: id,
  organisation_id: id,
  state: z.enum(erasureStates),
  /** The second person's decision; null while there is none, `ended` when the time for it is over. */
  approval: z.nullable(z.enum([...accessOutcomes, 'ended'])),
  reason: z.string(),
  requested_by: person,
  requested_at: time,
  approved_by: z.nullable(person),
  finished_at: z.nullable(time),
  found: count,
  erased: count,
  kept: count,
})
export type Erasure = z.infer<typeof erasure>

export const list = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/erasures',
  summary: 'Erasures of patients’ data in an organisation, newest first',
  params,
  query: z.strictObject(paging),
  answer: listOf(erasure),
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reads: 'none',
})

/**
 * By an owner who also reads reports there. What is found now is what will be erased. A second person is asked at once,
 * whatever the organisation requires elsewhere. The patient's identity is not stored.
 */
export const create = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/erasures',
  summary: 'Ask for the erasure of a patient’s data',
  params,
  body: z.strictObject({ patient: patientIdentity, reason }),
  answer: erasure,
  status: 201,
  access: { organisation: 'erasures:write' },
  record: 'organisation',
})

const erasureId = z.object({ organisation_id: id, erasure_id: id })

/** By the person who asked, once a second person approved it; `approval-required` before. A job does it. */
export const begin = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/erasures/:erasure_id/begin',
  summary: 'Begin an erasure that was approved',
  params: erasureId,
  answer: erasure,
  access: { organisation: 'erasures:write' },
  record: 'erasure',
})

/** Who asked, who approved, what was removed, and what was kept and why: ids, days and counts. */
export const protocol = file({
  method: 'GET',
  path: '/organisations/:organisation_id/erasures/:erasure_id/protocol',
  summary: 'The protocol of an erasure, without a word of the patient',
  direction: 'out',
  media_types: ['application/json', 'text/plain'],
  params: erasureId,
  query: z.strictObject({ format: z.enum(['json', 'text']) }),
  access: { organisation: 'audit:read' },
  record: 'erasure',
  reads: 'none',
  audited: true,
})
