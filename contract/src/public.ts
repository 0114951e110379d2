import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { languages } from './languages.ts'
import { roles } from './permissions.ts'

/** Whether passwords work for everybody, or only for one emergency administrator. */
export const localAccountModes = ['on', 'emergency'] as const

export const registrationModes = ['open', 'domain', 'invitation', 'closed'] as const

const limitFields = z.record(z.enum(Object.keys(limits)), z.number())

/** Invented people whom visitors may sign in as; only a server started as a demonstration has them. */
const demonstration = z.object({
  password: z.string(),
  people: z.array(z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) })),
})
export type Demonstration = z.infer<typeof demonstration>

/** What a screen must know before anyone has signed in. */
export const read = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Ways to sign in, languages, limits, engine and version',
  answer: z.object({
    registration: z.enum(registrationModes),
    languages: z.array(z.enum(languages)),
    limits: limitFields,
    engine: z.object({ kind: z.enum(['extractive', 'model']), model: z.optional(z.string()) }),
    version: z.string(),
    /** Identity providers through which one may sign in. */
    providers: z.array(z.object({ provider_id: z.string(), name: z.string() })),
    local_accounts: z.enum(localAccountModes),
    /** Whether the server sends mail: then it sends invitations, and links to people who forgot a password. */
    mail: z.boolean(),
    demonstration: z.nullable(demonstration),
  }),
  access: 'public',
  reads: 'none',
  cached: true,
})
