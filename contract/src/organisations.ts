import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, listOf, name, paging, reason, revision, searchText, time } from './fields.ts'
import { organisationRoles, permissions } from './permissions.ts'
import { singleSignOnModes } from './single-sign-on-modes.ts'

export const reportStrategies = ['extractive', 'guided', 'single_pass'] as const
export type ReportStrategy = (typeof reportStrategies)[number]

/** Why a strategy cannot be used: no model is configured, or the organisation's text may not be sent to it. */
export const unavailableReasons = ['no_model', 'not_allowed'] as const

/** Whether giving clinical access needs another person's approval. */
export const clinicalAccessApprovals = ['none', 'second_person'] as const
export type ClinicalAccessApproval = (typeof clinicalAccessApprovals)[number]

/** Holders of one of these roles here need a second factor to sign in; empty: nobody needs one. */
const secondFactorRoles = z.array(z.enum(organisationRoles)).check(z.maxLength(organisationRoles.length))

export const organisation = z.object({
  organisation_id: id,
  name,
  owner: z.nullable(z.object({ user_id: id, name })),
  /** The chosen strategy; while nobody has chosen, `guided` where a model may be asked, otherwise `extractive`. */
  report_strategy: z.enum(reportStrategies),
  clinical_access_approval: z.enum(clinicalAccessApprovals),
  single_sign_on: z.enum(singleSignOnModes),
  second_factor_roles: secondFactorRoles,
  /** Where single sign-on is required: the one provider whose sessions count; null: any. */
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

/** `permission`: only organisations where the caller holds it, for the selectors of the two service screens. */
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
 * A new owner replaces the old one, who stays as a manager; only the present owner and administrators may do that. With
 * `revision`, a newer record is refused. `confirm_unverified`: as where a role is given.
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
    /**
     * Only the owner changes it. Switching the approval off needs a `reason`, and the approval of a second person
     * itself.
     */
    clinical_access_approval: z.optional(z.enum(clinicalAccessApprovals)),
    /**
     * `required` can only be set from a session that was opened through a provider that counts; `off` revokes the roles
     * that groups gave. Leaving `off` needs a second person's approval where giving clinical access does, and the
     * `reason` that goes with it.
     */
    single_sign_on: z.optional(z.enum(singleSignOnModes)),
    second_factor_roles: z.optional(secondFactorRoles),
    /** Only beside `required`, which accepts any configured provider where this is left out. */
    single_sign_on_provider: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))),
    reason: z.optional(reason),
    confirm_unverified: z.optional(z.boolean()),
    revision: z.optional(revision),
  }),
  answer: organisation,
  access: { organisation: 'organisation:write' },
  record: 'organisation',
})

/** The contents that a deletion would remove. */
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
  /** `user_id`: null when the account was deleted. */
  requested_by: z.object({ user_id: z.nullable(id), name: z.string() }),
  /** Its contents at the time of the request. */
  discharge_reports: count,
  chat_sessions: count,
  removed_reports: count,
  removed_chats: count,
})
export type OrganisationDeletion = z.infer<typeof deletion>

/** Only deletions whose contents are not yet all removed. */
export const deletions = endpoint({
  method: 'GET',
  path: '/organisation-deletions',
  summary: 'Organisations that are being deleted, and how far that is',
  answer: z.object({ items: z.array(deletion), next_cursor: z.null() }),
  access: { system: 'organisations:delete' },
  reads: 'none',
})

/**
 * With the answer the organisation is gone: nobody finds it or anything in it any more. Its contents are then removed
 * in batches, which takes time; only its audit events stay. While a signed report in it must be kept, nothing is
 * deleted: `retention` states from when on it may be.
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
  /** The strategies of an organisation that the caller sees; without one, of the installation. */
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
