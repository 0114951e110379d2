import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, email, id, name, time } from './fields.ts'
import { languages } from './sections.ts'

export const user = z.object({
  user_id: id,
  name,
  email,
  active: z.boolean(),
  locale: z.enum(languages),
  system_role_count: count,
  healthcare_organisation_role_count: count,
  created_at: time,
  last_login_at: z.nullable(time),
})
export type User = z.infer<typeof user>

export const read = endpoint({
  method: 'GET',
  path: '/users/:user_id',
  summary: 'One user: oneself, or anyone with users:read',
  params: z.object({ user_id: id }),
  answer: user,
  access: 'signed-in',
})
