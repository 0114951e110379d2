import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { languages } from './languages.ts'
import { roles } from './permissions.ts'

export const registrationModes = ['open', 'domain', 'invitation', 'closed'] as const

const limitFields = z.record(z.enum(Object.keys(limits)), z.number())

/** Invented people who may be signed in as; only a server started as a demonstration has them. */
const demonstration = z.object({
  password: z.string(),
  people: z.array(z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) })),
})
export type Demonstration = z.infer<typeof demonstration>

/** What a screen must know before anyone has signed in. */
export const read = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Registration mode, languages, limits, engine and version',
  answer: z.object({
    registration: z.enum(registrationModes),
    languages: z.array(z.enum(languages)),
    limits: limitFields,
    engine: z.object({ kind: z.enum(['extractive', 'model']), model: z.optional(z.string()) }),
    version: z.string(),
    demonstration: z.nullable(demonstration),
  }),
  access: 'public',
  reads: 'none',
  cached: true,
})
