import { setImmediate } from 'node:timers/promises'
import type { Role } from '@alta/contract/permissions'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { folded } from '#base/search-words'
import { invitationEnd } from './account-links.store.ts'
import { roleKey, type ImportPlan, type ImportRow, type ImportContext } from './import.rules.ts'

/** Locks imports against each other, so that the second of two equal files finds what the first one made. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('users.import', 0))`.execute(trx)
}

/** A list of any length as one parameter. */
const listed = (texts: Iterable<string>) =>
  sql<string>`(select json_array_elements_text(${JSON.stringify([...new Set(texts)])}::text::json))`

async function organisationsNamed(db: Db, rows: readonly ImportRow[]): Promise<ImportContext['organisations']> {
  const names = listed(rows.map(({ organisation }) => folded(organisation)))
  const found = await db
    .selectFrom('organisations')
    .select(['organisation_id', 'sort_name', 'owner_id'])
    .where((eb) => eb.or([eb('sort_name', 'in', names), eb(sql<string>`organisation_id::text`, 'in', names)]))
    // The organisations are locked: nobody deletes one or sets its owner before this transaction ends.
    .forNoKeyUpdate()
    .execute()
  const known = new Map<string, { organisation_id: string; owned: boolean } | null>()
  for (const { organisation_id, sort_name, owner_id } of found) {
    const organisation = { organisation_id, owned: owner_id !== null }
    known.set(sort_name, known.has(sort_name) ? null : organisation)
    known.set(organisation_id, organisation)
  }
  return known
}

async function usersNamed(db: Db, rows: readonly ImportRow[]): Promise<ImportContext['users']> {
  const addresses = listed(rows.map(({ email }) => email))
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'email', 'active', 'verified_at'])
    .where('email', 'in', addresses)
    .forKeyShare()
    .execute()
  const assignments = await db
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select(['email', 'role', 'organisation_id'])
    .where('email', 'in', addresses)
    .execute()
  const roles = Map.groupBy(assignments, ({ email }) => email)
  return new Map(
    users.map(({ email, verified_at, ...user }) => {
      const its = roles.get(email) ?? []
      const verified = verified_at !== null
      return [
        email,
        {
          ...user,
          verified,
          roleKeys: new Set(its.map(({ role, organisation_id }) => roleKey(role, organisation_id))),
        },
      ]
    }),
  )
}

/** The records that the rows name, locked until the transaction ends. */
export const findKnown = async (trx: Trx, rows: readonly ImportRow[]): Promise<ImportContext> => ({
  organisations: await organisationsNamed(trx, rows),
  users: await usersNamed(trx, rows),
})

/** From this number of rows on, the database should plan its lookups with fresh statistics. */
const many = 1000

/** Random bits and hashes for thousands of rows take a while: other requests run in between. */
async function mapYielding<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const [number, item] of items.entries()) {
    if (number % 250 === 249) await setImmediate()
    made.push(make(item))
  }
  return made
}

interface ImportedBy {
  readonly by: string
  /** The reason for the roles; it is stored with each of them. */
  readonly reason: string | null
  readonly now: Date
}

/** Inserts accounts without a password; false when one of the addresses got an account meanwhile. */
async function insertAccounts(trx: Trx, made: readonly object[], now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into users (user_id, name, email, password_hash, locale, created_at, origin, verified_at, last_login_at)
    select user_id, name, email, null, locale, ${now}::timestamptz, 'imported', ${now}::timestamptz, null
    from json_to_recordset(${JSON.stringify(made)}::text::json)
      as made (user_id uuid, name text, email text, locale text)
    on conflict (email) do nothing
    returning user_id`.execute(trx)
  return rows.length === made.length
}

async function insertLinks(trx: Trx, links: readonly object[], { by, reason, now }: ImportedBy): Promise<void> {
  await sql`
    insert into invitations
      (invitation_id, token_hash, email, name, locale, user_id, invited_by, reason, created_at, expires_at)
    select invitation_id, token_hash, email, name, locale, user_id, ${by}::uuid, ${reason}::text, ${now}::timestamptz,
      ${invitationEnd(now)}::timestamptz
    from json_to_recordset(${JSON.stringify(links)}::text::json)
      as made (invitation_id uuid, token_hash text, email text, name text, locale text, user_id uuid)`.execute(trx)
}

/** A role that was given, as its line in the audit names it. */
export interface ImportedRole {
  readonly role_assignment_id: string
  readonly user_id: string
  readonly role: Role
  readonly organisation_id: string | null
}

/** Inserts the roles, and sets the owners of organisations without one. Returns the roles that nobody had before. */
async function insertRoles(trx: Trx, roles: readonly object[], { by, reason, now }: ImportedBy) {
  const newRoles = JSON.stringify(roles)
  const { rows } = await sql<ImportedRole>`
    insert into role_assignments (role_assignment_id, user_id, role, organisation_id, granted_by, reason, created_at)
    select role_assignment_id, users.user_id, role, organisation_id, ${by}::uuid, ${reason}::text, ${now}::timestamptz
    from json_to_recordset(${newRoles}::text::json)
      as given (role_assignment_id uuid, email text, role text, organisation_id uuid)
    join users using (email)
    on conflict do nothing
    returning role_assignment_id, user_id, role, organisation_id`.execute(trx)
  await sql`
    update organisations set owner_id = users.user_id
    from json_to_recordset(${newRoles}::text::json) as given (email text, role text, organisation_id uuid)
    join users using (email)
    where given.role = 'owner' and given.organisation_id = organisations.organisation_id and owner_id is null`.execute(
    trx,
  )
  return rows
}

interface Carried {
  /** The tokens of the links of new accounts, by address. */
  readonly tokens: ReadonlyMap<string, string>
  readonly roles: readonly ImportedRole[]
}

/**
 * Applies a plan in a handful of statements, whatever the number of rows. Returns what was made; undefined when
 * somebody registered one of the addresses meanwhile: then the transaction must be undone.
 */
export async function applyImportPlan(
  trx: Trx,
  { accounts, roles }: ImportPlan,
  by: ImportedBy,
): Promise<Carried | undefined> {
  const made = await mapYielding(accounts, ({ name, email, locale }) => {
    const token = newToken()
    const ids = { user_id: newId(by.now), invitation_id: newId(by.now) }
    return { token, row: { ...ids, name, email, locale, token_hash: tokenHash(token) } }
  })
  const rows = made.map(({ row }) => row)
  if (!(await insertAccounts(trx, rows, by.now))) return undefined
  await insertLinks(trx, rows, by)
  const newRoles = await mapYielding(roles, (role) => ({ ...role, role_assignment_id: newId(by.now) }))
  const assigned = await insertRoles(trx, newRoles, by)
  // The lists are usually requested next, and the embedded database would plan them by the statistics of last night.
  if (made.length + newRoles.length >= many) await sql`analyze users, role_assignments`.execute(trx)
  return { tokens: new Map(made.map(({ row, token }) => [row.email, token])), roles: assigned }
}
