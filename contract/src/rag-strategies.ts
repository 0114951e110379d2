import * as z from 'zod/mini'
import { ragStrategies } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { unavailableReasons } from './organisations.ts'

export const strategies = endpoint({
  method: 'GET',
  path: '/rag-strategies',
  summary: 'The strategies of the chat, and why one is not available',
  /** The strategies of an organisation that the caller sees; without one, of the installation. */
  query: z.strictObject({ organisation_id: z.optional(id) }),
  answer: z.object({
    items: z.array(
      z.object({
        rag_strategy: z.enum(ragStrategies),
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
