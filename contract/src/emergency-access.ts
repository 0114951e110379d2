import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, statement, listOf, name, paging, time } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './review.ts'

/**
 * Emergency access ("break-glass"): an administrator reads the reports of one organisation on the screen, for a stated
 * reason and an hour at most. It belongs to the session that opened it.
 */

export const emergencyAccessSettings = ['allowed', 'forbidden'] as const
export type EmergencyAccessSetting = (typeof emergencyAccessSettings)[number]

/**
 * Why an emergency access is over: somebody ended it, its time ran out, its session ended or its person may no longer
 * sign in, the person is no longer an administrator, or the organisation no longer allows it.
 */
export const endCauses = ['ended', 'expired', 'session_ended', 'role_lost', 'forbidden'] as const
export type EndCause = (typeof endCauses)[number]

export const emergencyAccess = z.object({
  emergency_access_id: id,
  organisation_id: id,
  opened_by: person,
  reason: z.string(),
  opened_at: time,
  expires_at: time,
  /** null while it is open. */
  ended_at: z.nullable(time),
  end_cause: z.nullable(z.enum(endCauses)),
  /** The person who ended it early. */
  ended_by: z.nullable(person),
  /** Reports of which text or title was shown, each counted once. */
  records_read: count,
})
export type EmergencyAccess = z.infer<typeof emergencyAccess>

const organisationId = z.object({ organisation_id: id })
const setting = z.enum(emergencyAccessSettings)

/** The reason stands in the audit log and in a notice, so it must not name a patient. */
export const emergencyReason = statement(limits.emergency_access_reason_min, limits.emergency_access_reason_max)

/** The body of a request to open one. */
export const emergencyOpening = z.strictObject({
  reason: emergencyReason,
  /**
   * Left out by a person who has just confirmed their identity at a provider: see `single_sign_on.begin_confirmation`.
   */
  password: z.optional(z.string().check(z.maxLength(1000))),
})

/** The open emergency access of the calling session; null: there is none. */
export const current = endpoint({
  method: 'GET',
  path: '/emergency-access',
  summary: 'The emergency access that this session has open',
  answer: z.object({
    emergency_access: z.nullable(
      z.object({
        emergency_access_id: id,
        organisation_id: id,
        organisation_name: name,
        reason: z.string(),
        expires_at: time,
        /** Until it ends by itself, by the server's clock. */
        seconds_left: count,
      }),
    ),
  }),
  access: { system: 'emergency_access:open' },
  reads: 'none',
})

/** Newest first, with the organisation's setting. */
export const list = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/emergency-access',
  summary: 'Emergency accesses to an organisation, open and past, and whether it allows them',
  params: organisationId,
  query: z.strictObject(paging),
  answer: z.object({ ...listOf(emergencyAccess).shape, emergency_access: setting }),
  access: { organisation: 'audit:read' },
  record: 'organisation',
  reads: 'none',
})

/**
 * Needs the caller's password once more, or a confirmation at an identity provider in its place; a wrong one, or none,
 * is `validation-failed` and counts as a failed sign-in. An open access, or a role that reads the reports anyway, is
 * `already-exists`; an organisation that forbids it is `forbidden`; more than `emergency_access_per_day` in 24 hours is
 * `rate-limited`. The owners are told at once, and again when it is over.
 */
export const open = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/emergency-access',
  summary: 'Open emergency access to the reports of an organisation, for an hour at most',
  params: organisationId,
  body: emergencyOpening,
  answer: emergencyAccess,
  status: 201,
  access: { system: 'emergency_access:open' },
  record: 'organisation',
  secret: true,
})

/** By the person who opened it, an owner or another administrator. One that is over does not change. */
export const end = endpoint({
  method: 'DELETE',
  path: '/organisations/:organisation_id/emergency-access/:emergency_access_id',
  summary: 'End an emergency access early',
  params: z.object({ organisation_id: id, emergency_access_id: id }),
  answer: z.null(),
  status: 204,
  access: { organisation: 'emergency_access:end' },
  record: 'emergency_access',
})

/** `forbidden` ends what is open. */
export const configure = endpoint({
  method: 'PATCH',
  path: '/organisations/:organisation_id/emergency-access',
  summary: 'Allow or forbid emergency access to an organisation',
  params: organisationId,
  body: z.strictObject({ emergency_access: setting }),
  answer: z.object({ emergency_access: setting }),
  access: { organisation: 'emergency_access:configure' },
  record: 'organisation',
})
