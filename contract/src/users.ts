import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { count, email, id, listOf, name, paging, reason, revision, searchText, time } from './fields.ts'
import { fieldErrorCodes } from './problems.ts'
import { limits } from './limits.ts'
import { roles } from './permissions.ts'
import { languages } from './languages.ts'

/**
 * The origin of an account: its holder alone, the link of an invitation, a file, the operator of the server, a first
 * sign-in through an identity provider, the directory of one (SCIM); or it is unknown, because the account is older
 * than this field.
 */
export const accountOrigins = [
  'registered',
  'invited',
  'imported',
  'installed',
  'single_sign_on',
  'provisioned',
  'unknown',
] as const
export type AccountOrigin = (typeof accountOrigins)[number]

export const user = z.object({
  user_id: id,
  name,
  email,
  active: z.boolean(),
  locale: z.enum(languages),
  system_role_count: count,
  healthcare_organisation_role_count: count,
  created_at: time,
  origin: z.enum(accountOrigins),
  /** Since when somebody has verified the account; null: nobody has. */
  verified_at: z.nullable(time),
  last_login_at: z.nullable(time),
  revision,
})
export type User = z.infer<typeof user>

/** A user in a list: with the roles that the reader may see, where a page was requested. */
const listedUser = z.extend(user, {
  roles: z.optional(z.array(z.object({ role: z.enum(roles), organisation_name: z.nullable(name) }))),
})
export type ListedUser = z.infer<typeof listedUser>

const userId = z.object({ user_id: id })

export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'created_at',
  '-created_at',
  'last_login_at',
  '-last_login_at',
] as const

/** Staff hold a role at system scope, members one in an organisation, guests none. */
export const userLevels = ['staff', 'member', 'guest'] as const

const filters = {
  q: z.optional(searchText),
  active: z.optional(z.enum(['true', 'false'])),
  level: z.optional(z.enum(userLevels)),
  role: z.optional(z.enum(roles)),
  organisation_id: z.optional(id),
  sort: z.optional(z.enum(userSorts)),
}

/**
 * Everybody for holders of users:read; otherwise the caller, and the members of organisations where the caller holds
 * members:read.
 */
export const list = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'The users the caller may see',
  query: z.strictObject({ ...paging, ...filters }),
  answer: listOf(listedUser),
  access: 'person',
  reads: 'none',
  cached: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/users/:user_id',
  summary: 'One user: oneself, a member of an organisation one manages, or anyone with users:read',
  params: userId,
  answer: user,
  access: 'person',
  record: 'user',
  reads: 'none',
})

/**
 * A person may change their own name and language; the rest needs users:write. With `revision`, a newer record is
 * refused. Opening an account again that holds a role other than auditor needs a `reason`.
 */
export const update = endpoint({
  method: 'PATCH',
  path: '/users/:user_id',
  summary: 'Change a user',
  params: userId,
  body: z.strictObject({
    name: z.optional(name),
    email: z.optional(email),
    active: z.optional(z.boolean()),
    locale: z.optional(z.enum(languages)),
    reason: z.optional(reason),
    revision: z.optional(revision),
  }),
  answer: user,
  access: 'person',
  record: 'user',
})

/** Refused for the caller's own account, for the last administrator and for a person who still owns an organisation. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/users/:user_id',
  summary: 'Delete a user; reports and audit events stay',
  params: userId,
  answer: z.null(),
  status: 204,
  access: { system: 'users:delete' },
  record: 'user',
})

export const session = z.object({
  session_id: id,
  created_at: time,
  last_used_at: time,
  expires_at: time,
  current: z.boolean(),
  /** The browser's name and the network address of the sign-in; null for sessions older than this field. */
  user_agent: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type Session = z.infer<typeof session>

export const sessions = endpoint({
  method: 'GET',
  path: '/users/:user_id/sessions',
  summary: 'The open sessions of a user: oneself, or with users:write',
  params: userId,
  answer: z.object({ items: z.array(session), next_cursor: z.null() }),
  access: 'person',
  record: 'user',
  reads: 'none',
})

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/users/:user_id/sessions',
  summary: 'Sign a user out everywhere: oneself, or with users:write',
  params: userId,
  answer: z.null(),
  status: 204,
  access: 'person',
  record: 'user',
  reauthenticates: 'always',
})

/** The columns of the file, in any order; separated by commas, semicolons or tabs. */
export const importColumns = ['name', 'email', 'organisation', 'role', 'locale'] as const

/**
 * The outcome of a row, or with `dry_run` the outcome it would have: a new account with a link to set its password, a
 * role given to an existing account, no change, or a refusal. An account that nobody has verified is refused
 * everything.
 */
export const importOutcomes = ['created', 'assigned', 'unchanged', 'refused'] as const

export const importedRow = z.object({
  /** The line in the file; the heading is line 1. */
  line: count,
  email: z.string(),
  outcome: z.enum(importOutcomes),
  errors: z.array(z.object({ column: z.enum(importColumns), code: z.enum(fieldErrorCodes) })),
  /** Shown once, for a created account: the token of its link. */
  invitation_token: z.nullable(z.string()),
})
export type ImportedRow = z.infer<typeof importedRow>

/**
 * A file that gives roles which read clinical text needs one `reason` for all of them; a dry run states whether it
 * would. Valid rows are imported even when others are refused. A file that cannot be read at all is `validation-
 * failed`.
 */
export const importFile = file({
  method: 'POST',
  path: '/users/import',
  summary: 'Make accounts and give roles from a CSV file',
  direction: 'in',
  media_types: ['text/csv'],
  limit: limits.import_file_bytes,
  query: z.strictObject({ dry_run: z.optional(z.enum(['true', 'false'])) }),
  typed: z.strictObject({ reason: z.optional(reason) }),
  answer: z.object({
    items: z.array(importedRow),
    next_cursor: z.null(),
    counts: z.object({ created: count, assigned: count, unchanged: count, refused: count }),
    /** Roles that read clinical text, given or, with `dry_run`, to be given. */
    clinical_roles: count,
  }),
  access: { system: 'users:write' },
  reauthenticates: 'configured',
})

/** One row per role, with the columns of the import first. Cells that a spreadsheet would run are made harmless. */
export const exportFile = file({
  method: 'GET',
  path: '/users/export',
  summary: 'The users the caller may see, as CSV',
  direction: 'out',
  media_types: ['text/csv'],
  query: z.strictObject(filters),
  access: { organisation: 'members:read' },
  reads: 'none',
  audited: true,
})
