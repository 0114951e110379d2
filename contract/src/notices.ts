import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, listOf, name, paging, time } from './fields.ts'
import { roles } from './permissions.ts'

/**
 * Notices to a person about acts on their own account, whoever did them, so that they notice somebody else's act: sign-
 * ins, and changes of what they sign in with. They are also sent by mail, where the server sends mail.
 */
export const accountNoticeKinds = [
  /** `subject`: browser, system and network address. */
  'signed_in_elsewhere',
  'password_changed',
  /** Set with a link: the person who made the link. */
  'password_reset',
  /** `subject`: the new address. */
  'email_changed',
  /** `subject`: the service credential that was issued, or got a new secret, in the person's name. */
  'own_credential_issued',
  /** `subject`: the provider. */
  'identity_linked',
  'identity_unlinked',
  /** `subject`: the name that the person gave the second factor. */
  'second_factor_added',
  'second_factor_removed',
  /** `subject`: the address that the mail with an invitation did not reach. */
  'invitation_not_sent',
] as const
export type AccountNoticeKind = (typeof accountNoticeKinds)[number]

/** Notices about acts that let somebody read clinical text, or that change who decides about it. */
export const noticeKinds = [
  'clinical_role_given',
  'clinical_roles_imported',
  'clinical_roles_by_group',
  'clinical_invitation_made',
  'clinical_credential_issued',
  'clinical_credential_changed',
  'clinical_credential_rotated',
  'password_link_made',
  'account_reopened',
  'owner_changed',
  'emergency_access_opened',
  'emergency_access_ended',
  'access_requested',
  'access_approved',
  'access_refused',
  'approval_changed',
  'single_sign_on_changed',
  'second_factor_reset',
  ...accountNoticeKinds,
  'retention_changed',
  'legal_hold_placed',
  'legal_hold_lifted',
  'erasure_finished',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Names, roles and the typed reason; nothing about a patient. */
export const notice = z.object({
  notice_id: id,
  kind: z.enum(noticeKinds),
  organisation_id: z.nullable(id),
  organisation_name: z.nullable(name),
  /** The acting person's name at that moment. */
  actor: z.object({ user_id: z.nullable(id), name: z.string() }),
  /** The person, the credential or the address concerned, with the name at that moment; null for several at once. */
  subject: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  roles: z.array(z.enum(roles)),
  /** The number of people concerned, for an act that concerns several. */
  people: z.nullable(count),
  /** The number of reports that were read in an emergency access that has ended. */
  records: z.nullable(count),
  reason: z.nullable(z.string()),
  made_at: time,
  read_at: z.nullable(time),
})
export type Notice = z.infer<typeof notice>

export const list = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'The caller’s own notices, newest first',
  query: z.strictObject({ ...paging, unread: z.optional(z.enum(['true'])) }),
  answer: listOf(notice),
  access: 'person',
  reads: 'none',
  cached: true,
})

export const read = endpoint({
  method: 'POST',
  path: '/notices/:notice_id/read',
  summary: 'Mark one of the caller’s own notices as read',
  params: z.object({ notice_id: id }),
  answer: z.null(),
  status: 204,
  access: 'person',
})

export const readAll = endpoint({
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark all of the caller’s own notices as read',
  answer: z.null(),
  status: 204,
  access: 'person',
})
