import type { AuditEvent as ShownEvent } from '@alta/contract/audit'
import type { Db } from '#base/database'
import type { Scope } from '#base/access'
import { byteOrderMark, csvText } from '#base/http/csv'
import { type AuditFilter, type AuditPosition, listEvents } from './audit.store.ts'

/** A file names records by their ids only. */
type ExportedAuditEvent = Omit<ShownEvent, 'record'>

const batch = 1000

/** Yields all events of the filter, newest first, in parts: a log of years never stands in the memory as a whole. */
async function* parts(db: Db, scope: Scope, filter: AuditFilter): AsyncGenerator<ExportedAuditEvent[]> {
  let after: AuditPosition | undefined
  for (;;) {
    const found = await listEvents(db, scope, { ...filter, limit: batch, after })
    yield found.map(({ event }) => event)
    if (found.length < batch) return
    after = found.at(-1)?.end
  }
}

const columns: Readonly<Record<string, (event: ExportedAuditEvent) => string | number | null>> = {
  organisation_id: ({ organisation_id }) => organisation_id,
  organisation_name: ({ organisation_name }) => organisation_name,
  sequence: ({ sequence }) => sequence,
  occurred_at: ({ occurred_at }) => occurred_at,
  actor_kind: ({ actor }) => actor.kind,
  actor_id: ({ actor }) => actor.id,
  actor_name: ({ actor }) => actor.name,
  address: ({ address }) => address,
  act: ({ act }) => act,
  outcome: ({ outcome }) => outcome,
  detail: ({ detail }) => JSON.stringify(detail),
  hash: ({ hash }) => hash,
}
const rowOf = (event: ExportedAuditEvent) => Object.values(columns).map((cellOf) => cellOf(event))

type Write = (parts: AsyncIterable<ExportedAuditEvent[]>) => AsyncGenerator<string>

const csv: Write = async function* (events) {
  let head = byteOrderMark + csvText([Object.keys(columns)])
  for await (const part of events) {
    yield head + csvText(part.map(rowOf))
    head = ''
  }
}

const ndjson: Write = async function* (events) {
  for await (const part of events) yield part.map((event) => `${JSON.stringify(event)}\n`).join('')
}

const formats = {
  csv: { media_type: 'text/csv; charset=utf-8', write: csv },
  ndjson: { media_type: 'application/x-ndjson; charset=utf-8', write: ndjson },
} as const

interface AuditFileOptions {
  readonly scope: Scope
  readonly filter: AuditFilter
  readonly format: keyof typeof formats
  readonly now: Date
}

/** The first part is read before the answer begins, so that a request that fails is refused and not broken off. */
async function* begun(pieces: AsyncGenerator<string>, first: IteratorResult<string>): AsyncGenerator<string> {
  if (first.done === true) return
  yield first.value
  yield* pieces
}

export function auditFile(db: Db, { scope, filter, format, now }: AuditFileOptions) {
  const { media_type, write } = formats[format]
  const filename = `audit-${now.toISOString().slice(0, 10)}.${format}`
  const bytes = async () => {
    const pieces = write(parts(db, scope, filter))
    return begun(pieces, await pieces.next())
  }
  return { filename, media_type, bytes }
}
