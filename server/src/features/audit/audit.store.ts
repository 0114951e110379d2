import type { AuditEvent } from '@alta/contract/audit'
import { sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { noOrganisation } from '#base/audit'
import type { DateRange } from '#base/date-range'
import { countRows, type CappedCount } from '#base/database/count'
import type { Db } from '#base/database'

export interface AuditFilter extends DateRange {
  readonly organisation_id?: string | undefined
  readonly actor_id?: string | undefined
  /** A feature, or one of its acts. */
  readonly act?: string | undefined
  readonly outcome?: 'done' | 'refused' | undefined
  /** The id of an emergency access, or `any` for lines that carry one. */
  readonly emergency_access?: string | undefined
  readonly discharge_report_id?: string | undefined
  /** Only lines that name one of these reports. */
  readonly discharge_report_ids?: readonly string[] | undefined
}

/** The position after which a page continues: all columns of the order, newest first. */
export interface AuditPosition {
  readonly occurred_at: Date
  readonly organisation_id: string
  readonly sequence: number
}

const emergencyAccess = sql<string | null>`event.detail ->> 'emergency_access_id'`

/** Must equal the expression of the index `audit_events_of_report` word for word. */
const namedReports = sql`string_to_array(coalesce(event.detail ->> 'discharge_report_id', '') || ' ' || coalesce(event.detail ->> 'discharge_report_ids', ''), ' ')`

/**
 * One act, or all acts of a feature: the index compares acts byte by byte, so that those of a feature stand side by
 * side.
 */
const isAct = (act: string) => {
  const column = sql`event.act collate "C"`
  return act.includes('.')
    ? sql<boolean>`${column} = ${act}`
    : sql<boolean>`${column} >= ${`${act}.`} and ${column} < ${`${act}/`}`
}

const matching = (
  db: Db,
  scope: Scope,
  { organisation_id, actor_id, act, outcome, emergency_access, since, before, ...filter }: AuditFilter,
) =>
  db
    .selectFrom('audit_events as event')
    .where((eb) => within(scope, eb.ref('event.organisation_id')))
    .$if(organisation_id !== undefined, (query) => query.where('event.organisation_id', '=', organisation_id ?? ''))
    .$if(actor_id !== undefined, (query) => query.where('event.actor_id', '=', actor_id ?? ''))
    .$if(act !== undefined, (query) => query.where(isAct(act ?? '')))
    .$if(outcome !== undefined, (query) => query.where('event.outcome', outcome === 'done' ? '=' : '!=', 'done'))
    .$if(emergency_access === 'any', (query) => query.where(emergencyAccess, 'is not', null))
    .$if(emergency_access !== undefined && emergency_access !== 'any', (query) =>
      query.where(emergencyAccess, '=', emergency_access ?? ''),
    )
    .$if(filter.discharge_report_id !== undefined, (query) =>
      query.where(sql<boolean>`${namedReports} @> array[${filter.discharge_report_id ?? ''}]::text[]`),
    )
    .$if(filter.discharge_report_ids !== undefined, (query) =>
      query.where(sql<boolean>`${namedReports} && ${[...(filter.discharge_report_ids ?? [])]}::text[]`),
    )
    .$if(since !== undefined, (query) => query.where('event.occurred_at', '>=', since ?? null))
    .$if(before !== undefined, (query) => query.where('event.occurred_at', '<', before ?? null))

const page = (db: Db, scope: Scope, { limit, after, ...filter }: AuditFilter & AuditPageQuery) =>
  matching(db, scope, filter)
    .selectAll('event')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(event.occurred_at, event.organisation_id, event.sequence)
          < (${after?.occurred_at}, ${after?.organisation_id}, ${after?.sequence})`,
      ),
    )
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.organisation_id', 'desc')
    .orderBy('event.sequence', 'desc')
    .limit(limit)

/** The names are looked up only for the rows of the page, after it is cut. */
const rows = (db: Db, scope: Scope, filter: AuditFilter & AuditPageQuery) =>
  db
    .selectFrom(page(db, scope, filter).as('event'))
    .leftJoin('organisations', 'organisations.organisation_id', 'event.organisation_id')
    .leftJoin('users', 'users.user_id', 'event.actor_id')
    .leftJoin('service_credentials as credential', 'credential.service_credential_id', 'event.actor_id')
    .selectAll('event')
    .select([
      'organisations.name as organisation_name',
      'users.name as user_name',
      'credential.name as credential_name',
    ])
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.organisation_id', 'desc')
    .orderBy('event.sequence', 'desc')

type AuditEventRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

type AuditEventDetail = AuditEvent['detail']
const isScalar = (value: unknown): value is AuditEventDetail[string] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** A line that somebody tampered with must be shown as far as possible. */
const detailOf = (detail: unknown): AuditEventDetail => {
  const known = Object.entries(typeof detail === 'object' ? (detail ?? {}) : { detail })
  return Object.fromEntries(known.map(([field, value]) => [field, isScalar(value) ? value : JSON.stringify(value)]))
}

function actorOf({ actor_id, user_name, credential_name, detail }: AuditEventRow): AuditEvent['actor'] {
  if (actor_id === null) {
    const { actor_kind, actor_name } = detailOf(detail)
    if (actor_kind !== 'provisioning') return { kind: 'nobody', id: null, name: null }
    return { kind: actor_kind, id: null, name: typeof actor_name === 'string' ? actor_name : null }
  }
  const isCredential = credential_name !== null || detailOf(detail)['actor_kind'] === 'service_credential'
  return { kind: isCredential ? 'service_credential' : 'user', id: actor_id, name: user_name ?? credential_name }
}

const eventOf = (row: AuditEventRow): Omit<AuditEvent, 'record'> => ({
  organisation_id: row.organisation_id === noOrganisation ? null : row.organisation_id,
  organisation_name: row.organisation_name,
  sequence: row.sequence,
  occurred_at: row.occurred_at.toISOString(),
  actor: actorOf(row),
  address: row.address,
  act: row.act,
  outcome: row.outcome,
  detail: detailOf(row.detail),
  hash: row.hash,
})

interface AuditPageQuery {
  readonly limit: number
  readonly after: AuditPosition | undefined
}

/** Events as they are shown, newest first, each with its position. */
export async function listEvents(db: Db, scope: Scope, filter: AuditFilter & AuditPageQuery) {
  const found = await rows(db, scope, filter).execute()
  return found.map((row) => {
    const { occurred_at, organisation_id, sequence } = row
    return { event: eventOf(row), end: { occurred_at, organisation_id, sequence } satisfies AuditPosition }
  })
}

export const countEvents = async (db: Db, scope: Scope, filter: AuditFilter): Promise<CappedCount> =>
  await countRows(db, matching(db, scope, filter).select('event.sequence'))

/** The organisation as the log knows it: whether it is still there, and whether it has a chain. */
export async function findChain(db: Db, organisation_id: string) {
  const there = await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  const chain = await db
    .selectFrom('audit_heads')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return { is_there: there !== undefined, has_chain: chain !== undefined }
}
