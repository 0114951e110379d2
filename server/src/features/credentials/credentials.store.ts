import type { ServiceCredential } from '@alta/contract/credentials'
import type { CredentialRole } from '@alta/contract/role-permissions'
import type { Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '#base/database'
import { type Actor, type Scope, within } from '#base/access'
import { countRows, type CappedCount } from '#base/database/count'
import type { Schema } from '#base/database/schema'
import { newId } from '#base/ids'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { type CredentialState, daysRemaining, isExpired, prefixOf, secretStart } from './credentials.rules.ts'

/** A credential's key: the organisation always comes first. */
export interface CredentialKey {
  readonly organisation_id: string
  readonly service_credential_id: string
}

const rows = (db: Db, scope: Scope) =>
  db
    .selectFrom('service_credentials as credential')
    .leftJoin('users as issuer', 'issuer.user_id', 'credential.issued_by')
    .select(['organisation_id', 'service_credential_id', 'credential.name', 'prefix', 'roles', 'issued_at'])
    .select(['issued_by', 'issuer.name as issuer_name', 'reason', 'expires_at', 'revoked_at'])
    .select(['last_used_at', 'last_used_address', 'retiring_until'])
    .where((eb) => within(scope, eb.ref('credential.organisation_id')))

export type StoredCredential = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The credential in the form of the contract, at this moment. */
export const credentialOf = (row: StoredCredential, now: Date): ServiceCredential => ({
  service_credential_id: row.service_credential_id,
  organisation_id: row.organisation_id,
  name: row.name,
  prefix: row.prefix,
  issued_at: row.issued_at.toISOString(),
  issued_by: row.issued_by === null ? null : { user_id: row.issued_by, name: row.issuer_name ?? '' },
  reason: row.reason,
  expires_at: row.expires_at.toISOString(),
  days_remaining: daysRemaining(row.expires_at, now),
  expired: isExpired(row.expires_at, now),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_used_address: row.last_used_address,
  retiring_until: row.retiring_until && row.retiring_until > now ? row.retiring_until.toISOString() : null,
  role_assignments: row.roles.map((role) => ({ role, scope: 'organisation', organisation_id: row.organisation_id })),
})

interface CredentialFilter {
  readonly organisation_id: string
  readonly state?: CredentialState | undefined
  readonly now: Date
}

const matching = (db: Db, scope: Scope, { organisation_id, state, now }: CredentialFilter) =>
  rows(db, scope)
    .where('organisation_id', '=', organisation_id)
    .$if(state === 'revoked', (query) => query.where('revoked_at', 'is not', null))
    .$if(state === 'expired', (query) => query.where('revoked_at', 'is', null).where('expires_at', '<=', now))
    .$if(state === 'active', (query) => query.where('revoked_at', 'is', null).where('expires_at', '>', now))

interface CredentialListQuery extends CredentialFilter {
  readonly limit: number
  readonly before: string | undefined
}

/** One page, newest first, with one row more than `limit` when there is a next page. */
export async function listCredentials(db: Db, scope: Scope, filter: CredentialListQuery): Promise<StoredCredential[]> {
  const { limit, before } = filter
  return await matching(db, scope, filter)
    .$if(before !== undefined, (query) => query.where('service_credential_id', '<', before ?? ''))
    .orderBy('service_credential_id', 'desc')
    .limit(limit + 1)
    .execute()
}

export const countCredentials = async (db: Db, scope: Scope, filter: CredentialFilter): Promise<CappedCount> =>
  await countRows(db, matching(db, scope, filter))

/**
 * Loads a credential for a change: its row is locked until the transaction ends, so that two changes follow each other.
 */
export const lockVisibleCredential = async (trx: Trx, scope: Scope, service_credential_id: string) =>
  await rows(trx, scope)
    .where('service_credential_id', '=', service_credential_id)
    .forUpdate('credential')
    .executeTakeFirst()

interface NewCredential {
  readonly organisation_id: string
  readonly name: string
  readonly roles: CredentialRole[]
  readonly issued_by: string | null
  readonly reason?: string
  readonly expires_at: Date
}

const newSecret = () => {
  const secret = `${secretStart}${newToken()}`
  return { secret, stored: { prefix: prefixOf(secret), secret_hash: tokenHash(secret) } }
}

/** Issues a credential; the secret is returned once and only its hash is stored. */
export async function insertCredential(db: Db, credential: NewCredential, now: Date) {
  const { secret, stored } = newSecret()
  const service_credential_id = newId(now)
  await db
    .insertInto('service_credentials')
    .values({ ...credential, ...stored, service_credential_id, issued_at: now })
    .execute()
  return { service_credential_id, secret }
}

type CredentialUpdate = Updateable<Schema['service_credentials']>

export async function changeCredential(db: Db, key: CredentialKey, change: CredentialUpdate): Promise<void> {
  await db
    .updateTable('service_credentials')
    .set(change)
    .where('organisation_id', '=', key.organisation_id)
    .where('service_credential_id', '=', key.service_credential_id)
    .execute()
}

type Ends = Pick<Selectable<Schema['service_credentials']>, 'expires_at' | 'retiring_until'>

/** Sets a new secret. The one before replaces any retiring one, or stops at once. */
export async function replaceSecret(db: Db, key: CredentialKey, ends: Ends): Promise<string> {
  const { secret, stored } = newSecret()
  await db
    .updateTable('service_credentials')
    .set((eb) => ({ ...stored, ...ends, retiring_hash: ends.retiring_until === null ? null : eb.ref('secret_hash') }))
    .where('organisation_id', '=', key.organisation_id)
    .where('service_credential_id', '=', key.service_credential_id)
    .execute()
  return secret
}

/** Locks the credential until this transaction ends. */
export async function lockCredential(trx: Trx, service_credential_id: string): Promise<void> {
  await trx
    .selectFrom('service_credentials')
    .select('service_credential_id')
    .where('service_credential_id', '=', service_credential_id)
    .forUpdate()
    .execute()
}

interface CredentialUse {
  readonly now: Date
  readonly address: string
}

/** The credential that a secret belongs to, by the current or the retiring one, unless it is expired or revoked. */
export async function findCredentialActor(
  db: Db,
  secret: string,
  { now, address }: CredentialUse,
): Promise<Actor | null> {
  const hash = tokenHash(secret)
  const found = await db
    .selectFrom('service_credentials')
    .select(['organisation_id', 'service_credential_id', 'name', 'roles', 'last_used_at'])
    .where((eb) =>
      eb.or([eb('secret_hash', '=', hash), eb.and([eb('retiring_hash', '=', hash), eb('retiring_until', '>', now)])]),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  const { organisation_id, service_credential_id, name, roles, last_used_at } = found
  // Recording its use once a minute is enough, and spares a write per request.
  if (last_used_at === null || now.getTime() - last_used_at.getTime() >= 60_000)
    await changeCredential(db, found, { last_used_at: now, last_used_address: address })
  return {
    user_id: null,
    service_credential_id,
    // A credential is looked up for each request: programs send few, and their use is recorded.
    last_used_at: null,
    sure_until: now,
    session_id: null,
    authenticated_at: null,
    signing_in: null,
    name,
    system_roles: [],
    organisation_roles: new Map([[organisation_id, roles]]),
    emergency_access: null,
    provider_id: null,
  }
}
