import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, listOf, name, paging, reason, revision, searchText, time } from './fields.ts'
import { organisationRoles, permissions } from './permissions.ts'
import { singleSignOnModes } from './single-sign-on-modes.ts'

export const reportStrategies = ['extractive', 'guided', 'single_pass'] as const
export type ReportStrategy = (typeof reportStrategies)[number]

/** Why a strategy cannot be followed: nobody configured a model, or the organisation's text may not go to it. */
export const unavailableReasons = ['no_model', 'not_allowed'] as const

/** Whether giving clinical access takes somebody else's approval. */
export const clinicalAccessApprovals = ['none', 'second_person'] as const
export type ClinicalAccessApproval = (typeof clinicalAccessApprovals)[number]

/** Whoever holds one of these roles here signs in with a second factor; empty: nobody has to. */
const secondFactorRoles = z.array(z.enum(organisationRoles)).check(z.maxLength(organisationRoles.length))

export const organisation = z.object({
  organisation_id: id,
  name,
  owner: z.nullable(z.object({ user_id: id, name })),
  /** As chosen; while nobody chose, `guided` where a model may be asked, else `extractive`. */
  report_strategy: z.enum(reportStrategies),
  clinical_access_approval: z.enum(clinicalAccessApprovals),
  single_sign_on: z.enum(singleSignOnModes),
  second_factor_roles: secondFactorRoles,
  /** Where it is required: the one provider whose sessions count; null: any. */
  single_sign_on_provider: z.nullable(z.string()),
  member_count: count,
  /** What the caller may do here; buttons follow it. */
  permissions: z.array(z.enum(permissions)),
  created_at: time,
  revision,
})
export type Organisation = z.infer<typeof organisation>

export const organisationSorts = ['name', '-name', 'created_at', '-created_at'] as const
const organisationId = z.object({ organisation_id: id })

/** `permission` narrows to organisations where the caller holds it: the selectors of the two service screens. */
export const list = endpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'The organisations the caller may see',
  query: z.strictObject({
    ...paging,
    permission: z.optional(z.enum(permissions)),
    q: z.optional(searchText),
    sort: z.optional(z.enum(organisationSorts)),
  }),
  answer: listOf(organisation),
  access: 'signed-in',
  reads: 'none',
  cached: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id',
  summary: 'One organisation',
  params: organisationId,
  answer: organisation,
  access: 'signed-in',
  record: 'organisation',
  reads: 'none',
})

/** Without `owner_id` the creator becomes the owner. `confirm_unverified`: as where a role is given. */
export const create = endpoint({
  method: 'POST',
  path: '/organisations',
  summary: 'Create an organisation',
  body: z.strictObject({
    name,
    owner_id: z.optional(id),
    confirm_unverified: z.optional(z.boolean()),
    report_strategy: z.optional(z.enum(reportStrategies)),
  }),
  answer: organisation,
  status: 201,
  access: { system: 'organisations:create' },
  reauthenticates: 'configured',
  creates: true,
})

/**
 * A new owner takes the place of the old one, who stays as a manager; only the present owner and administrators may do
 * that. With `revision`, a newer record is refused. `confirm_unverified`: as where a role is given.
 */
export const update = endpoint({
  method: 'PATCH',
  path: '/organisations/:organisation_id',
  summary: 'Change an organisation, or hand it to another owner',
  params: organisationId,
  body: z.strictObject({
    name: z.optional(name),
    report_strategy: z.optional(z.enum(reportStrategies)),
    owner_id: z.optional(id),
    /** Changed by the owner alone. Asking no longer takes a `reason`, and a second person's approval itself. */
    clinical_access_approval: z.optional(z.enum(clinicalAccessApprovals)),
    /**
     * `required` takes a session that was opened through a provider that counts itself; `off` takes what groups gave. Leaving `off`
     * takes a second person's approval where giving clinical access does, and the `reason` that goes with it.
     */
    single_sign_on: z.optional(z.enum(singleSignOnModes)),
    second_factor_roles: z.optional(secondFactorRoles),
    /** Only beside `required`, which is taken for any provider where this is not said; one that is configured. */
    single_sign_on_provider: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))),
    reason: z.optional(reason),
    confirm_unverified: z.optional(z.boolean()),
    revision: z.optional(revision),
  }),
  answer: organisation,
  access: { organisation: 'organisation:write' },
  record: 'organisation',
})

/** What a deletion would take with it. */
export const contents = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/contents',
  summary: 'How much an organisation holds',
  params: organisationId,
  answer: z.object({
    discharge_reports: count,
    chat_sessions: count,
    members: count,
    service_credentials: count,
    invitations: count,
  }),
  access: { system: 'organisations:delete' },
  record: 'organisation',
  reads: 'none',
})

const deletion = z.object({
  organisation_id: id,
  name,
  requested_at: time,
  /** `user_id`: null when the account is gone. */
  requested_by: z.object({ user_id: z.nullable(id), name: z.string() }),
  /** What it held when it was asked for. */
  discharge_reports: count,
  chat_sessions: count,
  removed_reports: count,
  removed_chats: count,
})
export type OrganisationDeletion = z.infer<typeof deletion>

/** Those alone whose contents are not yet all removed. */
export const deletions = endpoint({
  method: 'GET',
  path: '/organisation-deletions',
  summary: 'Organisations that are being deleted, and how far that is',
  answer: z.object({ items: z.array(deletion), next_cursor: z.null() }),
  access: { system: 'organisations:delete' },
  reads: 'none',
})

/**
 * With the answer it is gone: nobody finds it or anything in it any more. What it held is then removed in pieces, which
 * takes its time; only its audit events stay. While a signed report in it is to be kept, nothing goes: `retention` says
 * from when on it may.
 */
export const remove = endpoint({
  method: 'DELETE',
  path: '/organisations/:organisation_id',
  summary: 'Delete an organisation with everything in it',
  params: organisationId,
  answer: z.null(),
  status: 204,
  access: { system: 'organisations:delete' },
  record: 'organisation',
})

export const strategies = endpoint({
  method: 'GET',
  path: '/report-strategies',
  summary: 'The report strategies, and why one is not available',
  /** Of an organisation that the caller sees; without it, of the installation. */
  query: z.strictObject({ organisation_id: z.optional(id) }),
  answer: z.object({
    items: z.array(
      z.object({
        report_strategy: z.enum(reportStrategies),
        available: z.boolean(),
        unavailable_reason: z.nullable(z.enum(unavailableReasons)),
      }),
    ),
    next_cursor: z.null(),
  }),
  access: 'signed-in',
  record: 'organisation',
  reads: 'none',
})
