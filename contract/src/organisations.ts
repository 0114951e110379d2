import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, listOf, name, paging, time } from './fields.ts'
import { permissions } from './permissions.ts'

export const reportStrategies = ['extractive', 'guided', 'single_pass'] as const
export type ReportStrategy = (typeof reportStrategies)[number]

export const organisation = z.object({
  organisation_id: id,
  name,
  owner: z.nullable(z.object({ user_id: id, name })),
  report_strategy: z.enum(reportStrategies),
  member_count: count,
  /** What the caller may do here; buttons follow it. */
  permissions: z.array(z.enum(permissions)),
  created_at: time,
})
export type Organisation = z.infer<typeof organisation>

/** `permission` narrows to organisations where the caller holds it: the selectors of the two service screens. */
export const list = endpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'The organisations the caller may see',
  query: z.strictObject({ ...paging, permission: z.optional(z.enum(permissions)), q: z.optional(z.string()) }),
  answer: listOf(organisation),
  access: 'signed-in',
  cached: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id',
  summary: 'One organisation',
  params: z.object({ organisation_id: id }),
  answer: organisation,
  access: 'signed-in',
})

/** Without `owner_id` the creator becomes the owner. */
export const create = endpoint({
  method: 'POST',
  path: '/organisations',
  summary: 'Create an organisation',
  body: z.strictObject({
    name,
    owner_id: z.optional(id),
    report_strategy: z.optional(z.enum(reportStrategies)),
  }),
  answer: organisation,
  status: 201,
  access: { system: 'organisations:create' },
  creates: true,
})

export const strategies = endpoint({
  method: 'GET',
  path: '/report-strategies',
  summary: 'The report strategies, and why one is not available',
  answer: z.object({
    items: z.array(
      z.object({
        report_strategy: z.enum(reportStrategies),
        available: z.boolean(),
        unavailable_reason: z.nullable(z.enum(['no_model'])),
      }),
    ),
    next_cursor: z.null(),
  }),
  access: 'signed-in',
})
