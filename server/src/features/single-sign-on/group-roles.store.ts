import type { Role } from '@alta/contract/permissions'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { ProviderSettings } from '#base/identity-providers/settings'
import { newId } from '#base/ids'
import { sendNotice } from '../notices/notices.store.ts'
import { rolesFrom } from './single-sign-on.rules.ts'

/** Those of these organisations that let groups give roles. */
async function openOrganisations(db: Db, organisation_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (organisation_ids.length === 0) return new Set()
  const found = await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', 'in', organisation_ids)
    .where('single_sign_on', '!=', 'off')
    .execute()
  return new Set(found.map(({ organisation_id }) => organisation_id))
}

export interface ChangedRole {
  readonly role_assignment_id: string
  readonly organisation_id: string | null
  readonly role: Role
  /** The group that gave the role. */
  readonly reason: string | null
}

type RolePlace = Pick<ChangedRole, 'role' | 'organisation_id'>
const isSame = (one: RolePlace) => (other: RolePlace) =>
  one.role === other.role && one.organisation_id === other.organisation_id

/** A person and the groups that count: none where the person may not sign in. */
interface Grouped {
  readonly user_id: string
  readonly name: string
  readonly groups: readonly string[]
}

interface InStep {
  readonly people: readonly Grouped[]
  readonly settings: ProviderSettings
  readonly now: Date
}

export interface GroupRoleChanges {
  readonly user_id: string
  readonly granted: readonly ChangedRole[]
  readonly revoked: readonly ChangedRole[]
}

interface GroupRoleAssignment extends ChangedRole {
  readonly user_id: string
}

/**
 * Gives people the roles that a provider's groups mean, and revokes those of lost groups. Roles that were given by a
 * person or by another provider stay. Clinical roles are reported in the same transaction, as those given by a person
 * are.
 */
export async function syncGroupRoles(trx: Trx, step: InStep): Promise<readonly GroupRoleChanges[]> {
  const { people, settings, now } = step
  const { id: provider_id } = settings
  const meant = new Map(people.map(({ user_id, groups }) => [user_id, rolesFrom(settings, groups)]))
  const organisation_ids = new Set([...meant.values()].flat().map(({ organisation_id }) => organisation_id))
  const open = await openOrganisations(trx, [...organisation_ids])
  const current = Map.groupBy(await assignmentsFrom(trx, [...meant.keys()], provider_id), ({ user_id }) => user_id)
  const revoked: GroupRoleAssignment[] = []
  const missing: GroupRoleAssignment[] = []
  for (const [user_id, roles] of meant) {
    const allowed = roles.filter(({ organisation_id }) => open.has(organisation_id))
    const theirs = current.get(user_id) ?? []
    revoked.push(...theirs.filter((one) => !allowed.some(isSame(one))))
    for (const { group: reason, ...role } of allowed)
      if (!theirs.some(isSame(role))) missing.push({ ...role, user_id, reason, role_assignment_id: newId(now) })
  }
  await deleteRoles(trx, revoked)
  const granted = await insertRoles(trx, missing, { provider_id, now })
  await notifyOfRoles(trx, step, granted)
  const of = (roles: readonly GroupRoleAssignment[], whose: string) =>
    roles.filter(({ user_id }) => user_id === whose).map(withoutHolder)
  const changed = new Set([...granted, ...revoked].map(({ user_id }) => user_id))
  return [...changed].map((user_id) => ({ user_id, granted: of(granted, user_id), revoked: of(revoked, user_id) }))
}

const withoutHolder = ({ role_assignment_id, organisation_id, role, reason }: GroupRoleAssignment): ChangedRole => ({
  role_assignment_id,
  organisation_id,
  role,
  reason,
})

const atOnce = 500

/** Inserts the roles that are not held already; returns which. */
async function insertRoles(
  trx: Trx,
  roles: readonly GroupRoleAssignment[],
  { provider_id, now }: { readonly provider_id: string; readonly now: Date },
): Promise<readonly GroupRoleAssignment[]> {
  const made = new Set<string>()
  for (let from = 0; from < roles.length; from += atOnce) {
    const rows = roles.slice(from, from + atOnce)
    const inserted = await trx
      .insertInto('role_assignments')
      .values(rows.map((role) => ({ ...role, provider_id, granted_by: null, created_at: now })))
      .onConflict((conflict) => conflict.columns(['user_id', 'role', 'organisation_id']).doNothing())
      .returning('role_assignment_id')
      .execute()
    inserted.forEach(({ role_assignment_id }) => made.add(role_assignment_id))
  }
  return roles.filter(({ role_assignment_id }) => made.has(role_assignment_id))
}

const givenByGroups = (db: Db) =>
  db
    .selectFrom('role_assignments')
    .select(['role_assignment_id', 'organisation_id', 'role', 'reason'])
    .where('provider_id', 'is not', null)

interface GroupRoleHolder {
  readonly user_id: string
  readonly provider_id: string
}

/** The roles that a provider's groups have given people, locked until the transaction ends. */
const assignmentsFrom = async (
  trx: Trx,
  people: readonly string[],
  provider_id: string,
): Promise<GroupRoleAssignment[]> =>
  await givenByGroups(trx)
    .select('user_id')
    .where(sql<boolean>`user_id = any(${[...people]}::uuid[])`)
    .where('provider_id', '=', provider_id)
    .orderBy('role_assignment_id')
    .forUpdate()
    .execute()

/** Revokes all roles that a provider's groups have given a person; returns which. */
export async function revokeGroupRolesOf(
  trx: Trx,
  { user_id, provider_id }: GroupRoleHolder,
): Promise<readonly ChangedRole[]> {
  const roles = await assignmentsFrom(trx, [user_id], provider_id)
  await deleteRoles(trx, roles)
  return roles.map(withoutHolder)
}

async function deleteRoles(trx: Trx, roles: readonly ChangedRole[]): Promise<void> {
  if (roles.length === 0) return
  const ids = roles.map(({ role_assignment_id }) => role_assignment_id)
  await trx
    .deleteFrom('role_assignments')
    .where(sql<boolean>`role_assignment_id = any(${ids}::uuid[])`)
    .execute()
}

/** A single person is named to the owners; for several only the number is given. */
async function notifyOfRoles(trx: Trx, { people, settings, now }: InStep, granted: readonly GroupRoleAssignment[]) {
  const names = new Map(people.map(({ user_id, name }) => [user_id, name]))
  const actor = { user_id: null, name: settings.name }
  const clinical = granted.filter(({ role }) => readsClinicalText(role))
  for (const together of Map.groupBy(clinical, byPlace).values()) {
    const [first] = together
    if (first === undefined) continue
    const { organisation_id, role, reason, user_id } = first
    const concerned = together.map((one) => one.user_id)
    const notice = { kind: 'clinical_role_given', organisation_id, actor, roles: [role], reason } as const
    if (together.length === 1) {
      await sendNotice(trx, { ...notice, subject: { id: user_id, name: names.get(user_id) ?? '' } }, { concerned, now })
      continue
    }
    await sendNotice(trx, { ...notice, kind: 'clinical_roles_by_group', people: together.length }, { now })
    await sendNotice(trx, notice, { owners: false, concerned, now })
  }
}

const byPlace = ({ organisation_id, role, reason }: GroupRoleAssignment) =>
  JSON.stringify([organisation_id, role, reason])
