import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, email, id, name, time } from './fields.ts'
import { limits } from './limits.ts'
import { permissions } from './permissions.ts'
import { languages } from './languages.ts'
import { session, user } from './users.ts'

/** 12–128 characters, no composition rules; common ones are refused by the server. */
export const password = z
  .string()
  .check(z.minLength(limits.password_characters_min), z.maxLength(limits.password_characters_max))
const oneTimeToken = z.string().check(z.minLength(1), z.maxLength(200))
const systemPermissions = z.array(z.enum(permissions))

/**
 * The remaining life of the session. Every write is a use of it, except that of a draft; a GET, an open stream or this
 * answer is not. A client that only reads sends `activity` while a person is there.
 */
const sessionLife = {
  /** The time when it ends at the latest. */
  expires_at: time,
  /** The seconds without use after which it ends. */
  idle_seconds: count,
  /** The seconds until it ends if it is not used from now on, unless `seconds_left` are fewer. */
  idle_seconds_left: count,
  /** The seconds until it ends at the latest: `expires_at` for clients with another clock. */
  seconds_left: count,
}

/** The answer to a person who signs in. */
const ownSession = {
  user,
  system_permissions: systemPermissions,
  /** The missing step of the sign-in: a second factor must be given, or set up. Until then nothing else is possible. */
  missing: z.nullable(z.enum(['proof', 'enrolment'])),
  ...sessionLife,
}
export const signedIn = z.object({ token: z.string(), ...ownSession })

/** Any password is accepted as input here: a short one is simply wrong. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with email and password',
  body: z.object({ email, password: z.string().check(z.maxLength(1000)) }),
  answer: signedIn,
  access: 'public',
  secret: true,
})

export const registration = z.object({
  name,
  email,
  password,
  locale: z.optional(z.enum(languages)),
  setup_token: z.optional(oneTimeToken),
  invitation_token: z.optional(oneTimeToken),
})

/**
 * Makes a user and no session. With the one-time setup token the user becomes the first administrator. Without a token
 * the account is unverified, and a known address is answered as an unknown one is: nothing is done, and `user_id` names
 * nobody. With an invitation, an unverified account of its address gets this password and loses its sessions.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register an account',
  body: registration,
  answer: user,
  status: 201,
  access: 'public',
  secret: true,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user, with the permissions held at system scope',
  answer: z.object(ownSession),
  access: 'signing-in',
  reads: 'none',
})

/**
 * Sent at most once a minute while keys or a pointer are used: it counts as a use of the session, and does nothing
 * else.
 */
export const activity = endpoint({
  method: 'POST',
  path: '/auth/activity',
  summary: 'Say that somebody is there: the session is used',
  answer: z.object(sessionLife),
  access: 'person',
  unaudited: true,
})

/** `sign_out_url`: where the browser goes to sign out of the identity provider, too; null: there is no such address. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  answer: z.object({ sign_out_url: z.nullable(z.string()) }),
  access: 'signing-in',
  secret: true,
})

/** A wrong current password is `validation-failed`, never 401: a typing error signs nobody out. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Change the own password; every other session ends',
  body: z.object({ current_password: z.string().check(z.maxLength(1000)), new_password: password }),
  answer: z.null(),
  status: 204,
  access: 'person',
  secret: true,
})

export const passwordLinkRequest = z.strictObject({ email })

/**
 * Answers every address in the same way, and does everything else afterwards, so that nobody learns whether there is an
 * account. Only where mail is configured (`not-found` otherwise), and never for accounts of single sign-on.
 */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/auth/password-links',
  summary: 'Ask for a link by mail that sets a new password',
  body: passwordLinkRequest,
  answer: z.null(),
  status: 204,
  access: 'public',
  secret: true,
})

export const passwordLinkUse = z.strictObject({ password_token: oneTimeToken, new_password: password })

/** Signs nobody in. Every session of the account ends, and with it every other link for its password. */
export const usePasswordLink = endpoint({
  method: 'POST',
  path: '/auth/password-links/use',
  summary: 'Set a new password with a link that came by mail',
  body: passwordLinkUse,
  answer: z.null(),
  status: 204,
  access: 'public',
  secret: true,
})

export const sessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The own open sessions',
  answer: z.object({ items: z.array(session), next_cursor: z.null() }),
  access: 'person',
  reads: 'none',
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:session_id',
  summary: 'End one of the own sessions',
  params: z.object({ session_id: id }),
  answer: z.null(),
  status: 204,
  access: 'person',
  reauthenticates: 'always',
})
