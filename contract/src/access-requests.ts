import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, listOf, paging, reason, time } from './fields.ts'
import { roles } from './permissions.ts'

/**
 * The acts that a second person approves: those that let clinical text be read, switching the approval off, and erasing
 * a patient's data.
 */
export const accessKinds = [
  'role',
  'import',
  'credential',
  'password_link',
  'account',
  'single_sign_on',
  'no_approval',
  'erasure',
] as const
export type AccessKind = (typeof accessKinds)[number]

export const accessOutcomes = ['approved', 'refused', 'withdrawn'] as const
export type AccessOutcome = (typeof accessOutcomes)[number]

const person = z.object({ user_id: z.nullable(id), name: z.string() })

export const accessRequest = z.object({
  access_request_id: id,
  organisation_id: id,
  kind: z.enum(accessKinds),
  /** The person, address, credential or file concerned. */
  subject_name: z.string(),
  roles: z.array(z.enum(roles)),
  reason: z.string(),
  requested_by: person,
  requested_at: time,
  expires_at: time,
  decided_by: z.nullable(person),
  decided_at: z.nullable(time),
  outcome: z.nullable(z.enum(accessOutcomes)),
  decision_reason: z.nullable(z.string()),
  /** Whether the caller may approve or refuse it at this moment. */
  decidable_by_me: z.boolean(),
})
export type AccessRequest = z.infer<typeof accessRequest>

const requestId = z.object({ organisation_id: id, access_request_id: id })

/** The requests that wait, and those that were approved and not used yet, newest first. */
export const list = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/access-requests',
  summary: 'What waits for a second person’s approval',
  params: z.object({ organisation_id: id }),
  query: z.strictObject({ ...paging }),
  answer: listOf(accessRequest),
  access: { organisation: 'members:read' },
  record: 'organisation',
  reads: 'none',
})

/**
 * The request is decided by a person who could have done the act, other than the requester and the person concerned. An
 * account that the requester invited or gave its roles to recently may not decide. Once it is approved, the requester
 * repeats the act and it is done.
 */
export const decide = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/access-requests/:access_request_id/decision',
  summary: 'Approve or refuse clinical access',
  params: requestId,
  body: z.strictObject({ outcome: z.enum(['approved', 'refused']), reason: z.optional(reason) }),
  answer: accessRequest,
  access: { organisation: 'members:write' },
  record: 'access_request',
  reauthenticates: 'configured',
})

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/organisations/:organisation_id/access-requests/:access_request_id',
  summary: 'Take one’s own request for clinical access back',
  params: requestId,
  answer: z.null(),
  status: 204,
  access: { organisation: 'members:write' },
  record: 'access_request',
})
