import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, listOf, name, paging, reason, time } from './fields.ts'
import { limits } from './limits.ts'
import { credentialRoles } from './role-permissions.ts'

export const credentialStates = ['active', 'expired', 'revoked'] as const

export const serviceCredential = z.object({
  service_credential_id: id,
  organisation_id: id,
  name,
  /** The beginning of the secret, which distinguishes it from others. */
  prefix: z.string(),
  issued_at: time,
  issued_by: z.nullable(z.object({ user_id: id, name })),
  /** Why it was issued; null for credentials from before a reason was required. */
  reason: z.nullable(z.string()),
  expires_at: time,
  /** Whole days, floored: 0 on the last day and after it. */
  days_remaining: z.int().check(z.nonnegative()),
  expired: z.boolean(),
  revoked_at: z.nullable(time),
  last_used_at: z.nullable(time),
  last_used_address: z.nullable(z.string()),
  /** Until when the secret before the last rotation still works. */
  retiring_until: z.nullable(time),
  role_assignments: z.array(
    z.object({ role: z.enum(credentialRoles), scope: z.literal('organisation'), organisation_id: id }),
  ),
})
export type ServiceCredential = z.infer<typeof serviceCredential>

const credentialId = z.object({ service_credential_id: id })
const days = z.int().check(z.minimum(limits.credential_days_min), z.maximum(limits.credential_days_max))
const carried = z.array(z.enum(credentialRoles)).check(z.minLength(1), z.maxLength(credentialRoles.length))
const withSecret = z.object({ ...serviceCredential.shape, secret: z.string() })

export const list = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/service-credentials',
  summary: 'The service credentials of an organisation, expired and revoked ones too',
  params: z.object({ organisation_id: id }),
  query: z.strictObject({ ...paging, state: z.optional(z.enum(credentialStates)) }),
  answer: listOf(serviceCredential),
  access: { organisation: 'service_credentials:read' },
  record: 'organisation',
  reads: 'none',
})

/** The secret is answered once and only its hash is kept. The owners are told at once, with the reason. */
export const create = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/service-credentials',
  summary: 'Issue a service credential',
  params: z.object({ organisation_id: id }),
  body: z.strictObject({ name, expires_in_days: days, roles: carried, reason }),
  answer: withSecret,
  status: 201,
  access: { organisation: 'service_credentials:write' },
  record: 'organisation',
  reauthenticates: 'configured',
  secret: true,
})

/** Roles that allow it more require a `reason`, which the owners are told. */
export const update = endpoint({
  method: 'PATCH',
  path: '/service-credentials/:service_credential_id',
  summary: 'Change the name or the roles of a service credential',
  params: credentialId,
  body: z.strictObject({ name: z.optional(name), roles: z.optional(carried), reason: z.optional(reason) }),
  answer: serviceCredential,
  access: { organisation: 'service_credentials:write' },
  record: 'service_credential',
  reauthenticates: 'configured',
})

/** The credential stops working with the next request; its row stays. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/service-credentials/:service_credential_id',
  summary: 'Revoke a service credential',
  params: credentialId,
  answer: z.null(),
  status: 204,
  access: { organisation: 'service_credentials:write' },
  record: 'service_credential',
})

/**
 * Makes a new secret for the same credential. The old one works for `overlap_hours` more; a revoked credential cannot
 * be rotated. The person who rotates it can read with it, so the owners are told, with the reason.
 */
export const rotate = endpoint({
  method: 'POST',
  path: '/service-credentials/:service_credential_id/rotate',
  summary: 'Give a service credential a new secret',
  params: credentialId,
  body: z.strictObject({
    expires_in_days: days,
    reason,
    overlap_hours: z._default(
      z.int().check(z.minimum(0), z.maximum(limits.rotation_overlap_hours_max)),
      limits.rotation_overlap_hours,
    ),
  }),
  answer: withSecret,
  access: { organisation: 'service_credentials:write' },
  record: 'service_credential',
  reauthenticates: 'configured',
  secret: true,
})
