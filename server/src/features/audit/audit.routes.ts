import * as audit from '@alta/contract/audit'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { type Actor, scopeForAll } from '#base/access'
import { noOrganisation, type AuditDetail } from '#base/audit'
import { dateRangeOf } from '#base/date-range'
import { defaultLimit, pageOf } from '#base/http/cursor'
import { serve } from '#base/route'
import { auditFile } from './audit-file.ts'
import { cursorOf, positionIn } from './audit.rules.ts'
import { type AuditFilter, countEvents, listEvents } from './audit.store.ts'
import { loadOrganisationWithLog } from './chain.record.ts'
import { listChains } from './chain.store.ts'
import { type AuditReader, reportsNumbered, withRecords } from './records.store.ts'
import { verifyChain } from './verify.ts'
import type { Db } from '#base/database'

interface Logged {
  readonly organisation_id: string
  readonly is_there: boolean
}

/**
 * The organisation in whose log a read of a log is recorded: the same one, or none when it was deleted, so that its
 * deletion stays its last event.
 */
function readDetailOf(logged: Logged | null): AuditDetail {
  if (logged === null) return {}
  const { organisation_id, is_there } = logged
  return is_there ? { organisation_id } : { organisation_id: null, named_organisation_id: organisation_id }
}

/**
 * What else the reader of the log may read. An emergency access opens reports, and does not open the log to name them.
 */
const readerOf = (actor: Actor): AuditReader => ({
  user_id: actor.user_id,
  reports: scopeForAll(actor, ['discharge_reports:read']),
  chats: scopeForAll(actor, ['chat_sessions:create']),
})

interface Filters extends Omit<AuditFilter, 'since' | 'before' | 'discharge_report_ids'> {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly record_number?: string | undefined
}

/** Throws `forbidden` where a person who may read no report asks by a record number. */
async function auditFilterOf(
  db: Db,
  reader: AuditReader,
  { from, to, record_number, ...filters }: Filters,
): Promise<AuditFilter> {
  const filter = { ...filters, ...dateRangeOf({ from, to }) }
  if (record_number === undefined) return filter
  if (!reader.reports.everywhere && reader.reports.organisation_ids.length === 0) throw new Problem('forbidden')
  return { ...filter, discharge_report_ids: await reportsNumbered(db, reader, record_number) }
}

export function auditRoutes(app: FastifyInstance): void {
  // The reader of the log sees all reads that were answered before.
  const prepare = () => app.reads.write()
  serve(app, audit.list, {
    load: loadOrganisationWithLog,
    prepare,
    handle: async ({ record, db, scope, query, typed, actor, look, disclose }) => {
      const { limit = defaultLimit, cursor, count, ...filters } = query
      look(readDetailOf(record))
      const reader = readerOf(actor)
      const filter = await auditFilterOf(db, reader, { ...filters, ...typed })
      const found = await listEvents(db, scope, { ...filter, limit: limit + 1, after: positionIn(cursor) })
      const { items, next_cursor } = pageOf(found, limit, ({ end }) => cursorOf(end))
      const events = items.map(({ event }) => event)
      const named = await withRecords(db, reader, events)
      disclose('discharge_report', named.titles)
      disclose('chat_session', named.chats)
      return { items: named.items, next_cursor, ...(count && (await countEvents(db, scope, filter))) }
    },
  })
  serve(app, audit.exportFile, {
    load: loadOrganisationWithLog,
    prepare,
    handle: async ({ record, db, scope, query, typed, actor, services, now, note }) => {
      const { format, ...filters } = query
      note({ ...readDetailOf(record), format })
      const filter = await auditFilterOf(db, readerOf(actor), { ...filters, ...typed })
      return auditFile(services.db, { scope, filter, format, now })
    },
  })
  serve(app, audit.verification, {
    load: loadOrganisationWithLog,
    // This runs before the transaction that records the caller, because the embedded database would serve nobody else
    // meanwhile.
    prepare: async ({ record, scope, query, signal, ...call }) => {
      await app.reads.write()
      call.note(readDetailOf(record))
      const items = []
      for (const { organisation_id, name } of await listChains(call.db, scope, query.organisation_id)) {
        const verdict = await verifyChain(call.db, organisation_id, signal)
        const chainOrganisation = organisation_id === noOrganisation ? null : organisation_id
        items.push({ organisation_id: chainOrganisation, organisation_name: name, ...verdict })
      }
      call.note({ chains: items.length, broken: items.filter(({ intact }) => !intact).length })
      return items
    },
    handle: async (_call, items) => ({ items, next_cursor: null }),
  })
}
