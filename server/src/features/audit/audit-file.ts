import type { AuditEvent } from '@alta/contract/audit'
import { stringify } from 'csv-stringify/sync'
import type { Kysely } from 'kysely'
import type { Scope } from '#base/access'
import type { Schema } from '#base/database/schema'
import { type Asked, type End, listEvents } from './audit.store.ts'

const batch = 1000

/** All that is asked for, newest first, part by part: a log of years never stands in the memory whole. */
async function* parts(db: Kysely<Schema>, scope: Scope, asked: Asked): AsyncGenerator<AuditEvent[]> {
  let after: End | undefined
  for (;;) {
    const found = await listEvents(db, scope, { ...asked, limit: batch, after })
    yield found.map(({ event }) => event)
    if (found.length < batch) return
    after = found.at(-1)?.end
  }
}

const columns = [
  'organisation_id',
  'organisation_name',
  'sequence',
  'occurred_at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'address',
  'act',
  'outcome',
  'detail',
  'hash',
] as const

const flat = ({ actor, detail, ...event }: AuditEvent) => ({
  ...event,
  actor_kind: actor.kind,
  actor_id: actor.id,
  actor_name: actor.name,
  detail: JSON.stringify(detail),
})

type Write = (parts: AsyncIterable<AuditEvent[]>) => AsyncGenerator<string>

/** RFC 4180 with a mark that makes spreadsheets read UTF-8; cells that would be formulas are neutralised. */
const csv: Write = async function* (events) {
  let first = true
  for await (const part of events) {
    const look = { columns, header: first, bom: first, escape_formulas: true, record_delimiter: 'windows' } as const
    yield stringify(part.map(flat), { ...look, columns: [...columns] })
    first = false
  }
}

const ndjson: Write = async function* (events) {
  for await (const part of events) yield part.map((event) => `${JSON.stringify(event)}\n`).join('')
}

const formats = {
  csv: { media_type: 'text/csv; charset=utf-8', write: csv },
  ndjson: { media_type: 'application/x-ndjson; charset=utf-8', write: ndjson },
} as const

interface Wanted {
  readonly scope: Scope
  readonly asked: Asked
  readonly format: keyof typeof formats
  readonly now: Date
}

export function auditFile(db: Kysely<Schema>, { scope, asked, format, now }: Wanted) {
  const { media_type, write } = formats[format]
  const filename = `audit-${now.toISOString().slice(0, 10)}.${format}`
  return { filename, media_type, bytes: () => write(parts(db, scope, asked)) }
}
