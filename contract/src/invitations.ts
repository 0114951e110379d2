import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, listOf, name, paging, reason, time } from './fields.ts'
import { roles } from './permissions.ts'
import { languages } from './languages.ts'

export const mailStates = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** A link gives one person an account, a role, or (`user_id`) a new password for the account they have. */
export const invitation = z.object({
  invitation_id: id,
  email,
  name: z.nullable(name),
  user_id: z.nullable(id),
  role: z.nullable(z.enum(roles)),
  organisation_id: z.nullable(id),
  organisation_name: z.nullable(name),
  invited_by: z.nullable(z.object({ user_id: id, name })),
  /** Why the role is offered or the link was made. */
  reason: z.nullable(z.string()),
  created_at: time,
  expires_at: time,
  expired: z.boolean(),
  /** The state of the mail with its link; null: none was sent. */
  mail: z.nullable(z.enum(mailStates)),
  mailed_at: z.nullable(time),
})
export type Invitation = z.infer<typeof invitation>

const token = z.string().check(z.minLength(1), z.maxLength(200))

/** The invitations that were neither accepted nor taken back, newest first. */
export const list = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'Open invitations of the organisations one manages; all of them with users:read',
  query: z.strictObject({ ...paging, organisation_id: z.optional(id) }),
  answer: listOf(invitation),
  access: { organisation: 'members:read' },
  reads: 'none',
})

/**
 * A role that reads clinical text, and a new password for a person with another role than auditor, need a `reason`,
 * which the owners are told at once. The body names either an address, with or without a role, or an existing user who
 * needs a new password (users:write). The answer is the same whether the address has an account or not. The token is
 * shown once: the caller passes the link on. Where the server sends mail, another link for the same is mailed to the
 * address.
 */
export const create = endpoint({
  method: 'POST',
  path: '/invitations',
  summary: 'Invite a person, or give a user a link to set a new password',
  body: z.union([
    z.strictObject({
      email,
      name: z.optional(name),
      locale: z.optional(z.enum(languages)),
      role: z.optional(z.enum(roles)),
      organisation_id: z.optional(id),
      reason: z.optional(reason),
    }),
    z.strictObject({ user_id: id, reason: z.optional(reason) }),
  ]),
  answer: z.object({ invitation, invitation_token: z.string() }),
  status: 201,
  access: { organisation: 'members:write' },
  record: 'organisation',
  reauthenticates: 'configured',
  secret: true,
})

/**
 * The link of the mail before stops working; the one that was shown still works. `not-found` where the server sends no
 * mail.
 */
export const send = endpoint({
  method: 'POST',
  path: '/invitations/:invitation_id/mail',
  summary: 'Send the link of an invitation by mail, once more if need be',
  params: z.object({ invitation_id: id }),
  answer: invitation,
  access: { organisation: 'members:write' },
  record: 'invitation',
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/invitations/:invitation_id',
  summary: 'Take an invitation back; its link stops at once',
  params: z.object({ invitation_id: id }),
  answer: z.null(),
  status: 204,
  access: { organisation: 'members:write' },
  record: 'invitation',
})

/**
 * The contents of the page behind the link. `registered`: there is a verified account already, so the person signs in
 * and accepts.
 */
export const look = endpoint({
  method: 'POST',
  path: '/invitations/look',
  summary: 'What an invitation offers, for whoever holds its link',
  body: z.strictObject({ invitation_token: token }),
  answer: z.object({
    email,
    name: z.nullable(name),
    role: z.nullable(z.enum(roles)),
    organisation_name: z.nullable(name),
    registered: z.boolean(),
    /** Whether the account exists and the link sets its password. */
    sets_password: z.boolean(),
  }),
  access: 'public',
  secret: true,
})

/**
 * For a person who has an account: takes the role. The address must be the caller's own, and the account verified
 * (`unverified-account`): otherwise the link registers it, with a new password.
 */
export const accept = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Accept an invitation with the account one is signed in with',
  body: z.strictObject({ invitation_token: token }),
  answer: invitation,
  access: 'person',
  secret: true,
})
