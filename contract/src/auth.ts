import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, name, time } from './fields.ts'
import { limits } from './limits.ts'
import { permissions } from './permissions.ts'
import { languages } from './sections.ts'
import { session, user } from './users.ts'

/** 12–128 characters, no composition rules; common ones are refused by the server. */
export const password = z
  .string()
  .check(z.minLength(limits.password_characters_min), z.maxLength(limits.password_characters_max))
const oneTimeToken = z.string().check(z.minLength(1), z.maxLength(200))
const systemPermissions = z.array(z.enum(permissions))

/** Any password is accepted as input here: a short one is simply wrong. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with email and password',
  body: z.object({ email, password: z.string().check(z.maxLength(1000)) }),
  answer: z.object({ token: z.string(), user, system_permissions: systemPermissions, expires_at: time }),
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
  answer: z.object({ user, system_permissions: systemPermissions, expires_at: time }),
  access: 'person',
  reads: 'none',
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  answer: z.null(),
  status: 204,
  access: 'person',
})

/** A wrong current password is `validation-failed`, never 401: nobody is signed out by a typing error. */
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
})
