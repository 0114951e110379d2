import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, ids, listOf, name, paging, reason, searchText, time } from './fields.ts'
import { permissions, roles, scopes } from './permissions.ts'

export const roleAssignment = z.object({
  role_assignment_id: id,
  user_id: id,
  user_name: name,
  user_email: email,
  user_active: z.boolean(),
  user_last_login_at: z.nullable(time),
  role: z.enum(roles),
  scope: z.enum(scopes),
  organisation_id: z.nullable(id),
  organisation_name: z.nullable(name),
  granted_by: z.nullable(z.object({ user_id: id, name })),
  reason: z.nullable(z.string()),
  /**
   * The identity provider whose groups give the role and revoke it again; null: a person gave it. `reason` is then the
   * group.
   */
  provider_id: z.nullable(z.string()),
  created_at: time,
})
export type RoleAssignment = z.infer<typeof roleAssignment>

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'The roles, what each grants, and which the caller may give',
  answer: z.object({
    items: z.array(
      z.object({
        role: z.enum(roles),
        scope: z.enum(scopes),
        permissions: z.array(z.enum(permissions)),
        assignable_by_me: z.boolean(),
      }),
    ),
    next_cursor: z.null(),
  }),
  access: 'person',
  reads: 'none',
})

/** Lists the rows that the caller may see: their own, and those of organisations where they hold members:read. */
export const list = endpoint({
  method: 'GET',
  path: '/role-assignments',
  summary: 'Role assignments',
  query: z.strictObject({
    ...paging,
    /** One id or several, separated by commas. */
    user_id: z.optional(ids),
    organisation_id: z.optional(id),
    scope: z.optional(z.enum(scopes)),
    role: z.optional(z.enum(roles)),
    /** Words of the user's name or address. */
    q: z.optional(searchText),
  }),
  answer: listOf(roleAssignment),
  access: 'person',
  reads: 'none',
})

/**
 * The same assignment again answers 200 with the existing one. A role that reads clinical text needs a `reason`, which
 * the owners and the person are told at once. An account that nobody has verified is `unverified-account`, with the
 * date and the origin of its registration, unless `confirm_unverified` states that its holder is known: then it is
 * verified.
 */
export const create = endpoint({
  method: 'POST',
  path: '/role-assignments',
  summary: 'Give a user a role',
  body: z.strictObject({
    user_id: id,
    role: z.enum(roles),
    scope: z.enum(scopes),
    organisation_id: z.optional(id),
    reason: z.optional(reason),
    confirm_unverified: z.optional(z.boolean()),
  }),
  answer: roleAssignment,
  status: 201,
  access: { organisation: 'members:write' },
  record: 'organisation',
  reauthenticates: 'configured',
  creates: true,
})

/** A person may revoke every role that they may give, except the owner's, and never the last administrator's role. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/role-assignments/:role_assignment_id',
  summary: 'Take a role from a user',
  params: z.object({ role_assignment_id: id }),
  answer: z.null(),
  status: 204,
  access: { organisation: 'members:write' },
  record: 'role_assignment',
})
