import type { Endpoint, RecordIdIn } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import { type OrganisationRecord, type RecordIdField, recordIds, type RecordName } from '@alta/contract/records'
import type { Db } from './database.ts'
import { type Actor, assertRecordPermission, type Scope } from './access.ts'

interface RecordLookup<N extends RecordName> {
  readonly ids: Readonly<Record<RecordIdField<N>, string>>
  readonly actor: Actor
  /** Where the caller holds the permission of the call's `access`. */
  readonly scope: Scope
  readonly now: Date
}

type Located<N extends RecordName> = N extends OrganisationRecord ? { readonly organisation_id: string } : object

/** How a record is found among what a caller sees. Features have them in `<record>.record.ts`. */
export interface RecordLoader<N extends RecordName, R, D> {
  readonly name: N
  readonly load: (db: D, lookup: RecordLookup<N>) => Promise<R | undefined>
  readonly permissionFirst: boolean
}

/**
 * `load` answers undefined for what is not there or what the caller may not see. `permissionFirst`: the permission is
 * asked before it is loaded, too, since loading locks a row; where the record's ids name the organisation.
 */
export const recordLoader = <N extends RecordName, R extends Located<N>, D extends Db>(
  name: N,
  load: RecordLoader<N, R, D>['load'],
  { permissionFirst = false }: { readonly permissionFirst?: boolean } = {},
): RecordLoader<N, R, D> => ({ name, load, permissionFirst })

/** What a handler gets: null where the call may be about no record and names none. */
export type Loaded<E extends Endpoint, R> = [Extract<RecordIdIn<E>, null | undefined>] extends [never] ? R : R | null

/** A loader of whatever record, as `serve` has them. */
export interface AnyLoader {
  readonly name: RecordName
  readonly load: (db: Db, lookup: AnyLookup) => Promise<unknown>
  readonly permissionFirst: boolean
}
interface AnyLookup extends Omit<RecordLookup<RecordName>, 'ids'> {
  readonly ids: Readonly<Record<string, string>>
}

/** What was sent, parsed. */
interface ParsedParts {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

/** null where the id of the record itself was left out. */
function idsIn(name: RecordName, { params, query, body }: ParsedParts): Record<string, string> | null {
  const sent = new Map(Object.entries({ ...(typeof body === 'object' && body), ...query, ...params }))
  const ids = recordIds[name].flatMap((field) => {
    const id: unknown = sent.get(field)
    return typeof id === 'string' ? [[field, id] as const] : []
  })
  return ids.length === recordIds[name].length ? Object.fromEntries(ids) : null
}

const organisationOf = (record: unknown): string | null =>
  typeof record === 'object' &&
  record !== null &&
  'organisation_id' in record &&
  typeof record.organisation_id === 'string'
    ? record.organisation_id
    : null

interface Asking extends ParsedParts, Omit<AnyLookup, 'ids'> {
  readonly note: (detail: { readonly organisation_id: string }) => void
}

/**
 * Loads what a call is about, notes its organisation, and asks the call's permission there. Throws `not-found` outside what
 * the caller sees, and `forbidden` for what the caller sees without that permission.
 */
export async function loadRecord(
  { access }: Endpoint,
  { name, load, permissionFirst }: AnyLoader,
  { db, asking }: { readonly db: Db; readonly asking: Asking },
): Promise<unknown> {
  const { actor, scope, now } = asking
  const ids = idsIn(name, asking)
  if (ids === null) return null
  if (permissionFirst) assertRecordPermission(actor, access, organisationOf(ids))
  const record = await load(db, { ids, actor, scope, now })
  if (record === undefined) throw new Problem('not-found')
  const organisation_id = organisationOf(record)
  if (organisation_id !== null) asking.note({ organisation_id })
  assertRecordPermission(actor, access, organisation_id)
  return record
}
