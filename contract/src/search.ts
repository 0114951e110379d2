import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id, name, searchText, time } from './fields.ts'
import { reportStatuses } from './reports.ts'

/** At most five of each kind, the best first. The browser searches the screens itself, since it knows their names. */
export const find = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Users, organisations, reports and chat sessions by the beginnings of their words, as far as the caller may see them',
  typed: z.strictObject({ q: searchText }),
  answer: z.object({
    users: z.array(z.object({ user_id: id, name, email: z.string() })),
    organisations: z.array(z.object({ organisation_id: id, name })),
    discharge_reports: z.array(
      z.object({
        discharge_report_id: id,
        title: z.string(),
        patient_name: z.nullable(z.string()),
        record_number: z.nullable(z.string()),
        birth_date: z.nullable(day),
        admission_date: z.nullable(day),
        organisation_name: name,
        status: z.enum(reportStatuses),
        created_at: time,
      }),
    ),
    chat_sessions: z.array(z.object({ chat_session_id: id, title: z.string(), organisation_name: name })),
  }),
  access: 'person',
  reads: 'clinical',
})
