import type { Endpoint, RecordIdIn } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import { type OrganisationRecord, type RecordIdField, recordIds, type RecordName } from '@alta/contract/records'
import type { Db } from './database.ts'
import { type Actor, assertRecordPermission, type Scope } from './access.ts'

interface RecordLookup<N extends RecordName> {
  readonly ids: Readonly<Record<RecordIdField<N>, string>>
  readonly actor: Actor
  /** The organisations in which the caller holds the permission of the call's `access`. */
  readonly scope: Scope
  readonly now: Date
}

type Located<N extends RecordName> = N extends OrganisationRecord ? { readonly organisation_id: string } : object

/** Loads a record among those that a caller sees. Features have their loaders in `<record>.record.ts`. */
export interface RecordLoader<N extends RecordName, R, D> {
  readonly name: N
  readonly load: (db: D, lookup: RecordLookup<N>) => Promise<R | undefined>
  readonly permissionFirst: boolean
}

/**
 * `load` returns undefined for a record that does not exist or that the caller may not see. `permissionFirst`: the
 * permission is also checked before the record is loaded, because loading locks a row; only for records whose ids name
 * the organisation.
 */
export const recordLoader = <N extends RecordName, R extends Located<N>, D extends Db>(
  name: N,
  load: RecordLoader<N, R, D>['load'],
  { permissionFirst = false }: { readonly permissionFirst?: boolean } = {},
): RecordLoader<N, R, D> => ({ name, load, permissionFirst })

/** The record that a handler gets: null where the call may be about no record and names none. */
export type Loaded<E extends Endpoint, R> = [Extract<RecordIdIn<E>, null | undefined>] extends [never] ? R : R | null

/** A loader of any record, as `serve` has them. */
export interface AnyLoader {
  readonly name: RecordName
  readonly load: (db: Db, lookup: AnyLookup) => Promise<unknown>
  readonly permissionFirst: boolean
}
interface AnyLookup extends Omit<RecordLookup<RecordName>, 'ids'> {
  readonly ids: Readonly<Record<string, string>>
}

/** The parsed parts of the request. */
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

interface RecordRequest extends ParsedParts, Omit<AnyLookup, 'ids'> {
  readonly note: (detail: { readonly organisation_id: string }) => void
}

/**
 * Loads the record of a call, notes its organisation, and checks the call's permission there. Throws `not-found` for a
 * record that the caller does not see, and `forbidden` for one that the caller sees without that permission.
 */
export async function loadRecord(
  { access }: Endpoint,
  { name, load, permissionFirst }: AnyLoader,
  { db, request }: { readonly db: Db; readonly request: RecordRequest },
): Promise<unknown> {
  const { actor, scope, now } = request
  const ids = idsIn(name, request)
  if (ids === null) return null
  if (permissionFirst) assertRecordPermission(actor, access, organisationOf(ids))
  const record = await load(db, { ids, actor, scope, now })
  if (record === undefined) throw new Problem('not-found')
  const organisation_id = organisationOf(record)
  if (organisation_id !== null) request.note({ organisation_id })
  assertRecordPermission(actor, access, organisation_id)
  return record
}
