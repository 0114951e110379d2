import { type AuditEvent, auditRecords } from '@alta/contract/audit'
import { sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { Db } from '#base/database'

type NamedRecord = NonNullable<AuditEvent['record']>

/** The reader of the log, and what else this person may read. */
export interface AuditReader {
  readonly user_id: string | null
  /** The organisations in which the person may read reports. */
  readonly reports: Scope
  /** The organisations in which the person may still chat. */
  readonly chats: Scope
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The one record that an act names; null for none, and for several. */
function recordIn({ detail }: Pick<AuditEvent, 'detail'>): Omit<NamedRecord, 'name'> | null {
  for (const kind of auditRecords) {
    const id = detail[`${kind}_id`] ?? detail[`${kind}_ids`]
    if (typeof id === 'string' && uuid.test(id)) return { kind, id }
  }
  return null
}

async function titlesOf(
  db: Db,
  { reports, chats: mayChat, user_id }: AuditReader,
  ids: (kind: NamedRecord['kind']) => string[],
) {
  const [titles, chats, people] = await Promise.all([
    db
      .selectFrom('discharge_reports')
      .select(['organisation_id', 'discharge_report_id', 'discharge_report_id as id', 'title as name'])
      .where((eb) => within(reports, eb.ref('organisation_id')))
      .where('discharge_report_id', 'in', ids('discharge_report'))
      .execute(),
    db
      .selectFrom('chat_sessions')
      .select(['organisation_id', 'chat_session_id', 'chat_session_id as id', 'title as name'])
      .where((eb) => within(mayChat, eb.ref('organisation_id')))
      .where('created_by', '=', user_id)
      .where('chat_session_id', 'in', ids('chat_session'))
      .execute(),
    db.selectFrom('users').select(['user_id as id', 'name']).where('user_id', 'in', ids('user')).execute(),
  ])
  return { titles, chats, people }
}

const mostReports = 200

/** Must equal the expression of the index `discharge_reports_by_record_number` word for word. */
const figures = sql<string>`regexp_replace(lower(record_number), '[^a-z0-9]', '', 'g')`

/** Reports with a record number, however it is spaced and punctuated, where the reader may read them. */
export async function reportsNumbered(db: Db, { reports }: AuditReader, record_number: string): Promise<string[]> {
  const normalised = record_number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const found = await db
    .selectFrom('discharge_reports')
    .select('discharge_report_id')
    .where((eb) => within(reports, eb.ref('organisation_id')))
    .where(figures, '=', normalised)
    .orderBy('discharge_report_id', 'desc')
    .limit(mostReports)
    .execute()
  return found.map(({ discharge_report_id }) => discharge_report_id)
}

/**
 * Names the records that the events of a page are about, as far as the reader may know them, and returns whose titles
 * it showed.
 */
export async function withRecords(db: Db, reader: AuditReader, events: readonly Omit<AuditEvent, 'record'>[]) {
  const records = events.map(recordIn)
  // An empty list of ids is not valid SQL, so an id that nothing has is added.
  const ids = (kind: NamedRecord['kind']) => [
    '00000000-0000-0000-0000-000000000000',
    ...records.flatMap((record) => (record?.kind === kind ? [record.id] : [])),
  ]
  const { titles, chats, people } = await titlesOf(db, reader, ids)
  const names = new Map([...titles, ...chats, ...people].map(({ id, name }) => [id, name]))
  const items = events.map((event, at): AuditEvent => {
    const record = records[at] ?? null
    return { ...event, record: record && { ...record, name: names.get(record.id) ?? null } }
  })
  return { items, titles, chats }
}
