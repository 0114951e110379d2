import type { Role } from '@alta/contract/permissions'
import { readsClinicalText } from '@alta/contract/role-permissions'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#base/database/schema'
import type { ProviderSettings } from '#base/identity-providers/settings'
import { insertRole } from '../assignments/assignments.store.ts'
import { noticeTo } from '../notices/notices.store.ts'
import { rolesFrom } from './single-sign-on.rules.ts'

/** The organisations of these that let groups give roles. */
async function openOrganisations(
  db: Kysely<Schema>,
  organisation_ids: readonly string[],
): Promise<ReadonlySet<string>> {
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
  /** The group that gave it. */
  readonly reason: string | null
}

type Place = Pick<ChangedRole, 'role' | 'organisation_id'>
const isSame = (one: Place) => (other: Place) =>
  one.role === other.role && one.organisation_id === other.organisation_id

interface InStep {
  readonly user: { readonly user_id: string; readonly name: string }
  readonly settings: ProviderSettings
  readonly groups: readonly string[]
  readonly now: Date
}

interface Changes {
  readonly given: readonly ChangedRole[]
  readonly taken: readonly ChangedRole[]
}

/**
 * Gives a person the roles that groups of a provider mean, and takes those of lost groups. What was given by hand, or by
 * another provider, stays as it is. Clinical roles are told of in the same transaction, as those given by hand are.
 */
export async function keepInStep(trx: Transaction<Schema>, step: InStep): Promise<Changes> {
  const { user, settings, groups, now } = step
  const { user_id } = user
  const { id: provider_id } = settings
  const meant = rolesFrom(settings, groups)
  const open = await openOrganisations(trx, [...new Set(meant.map(({ organisation_id }) => organisation_id))])
  const wanted = meant.filter(({ organisation_id }) => open.has(organisation_id))
  const held = await heldFrom(trx, { user_id, provider_id })
  const taken = held.filter((one) => !wanted.some(isSame(one)))
  await deleteRoles(trx, taken)
  const given: ChangedRole[] = []
  for (const { group: reason, ...role } of wanted) {
    const granted = { ...role, user_id, granted_by: null, reason, provider_id }
    const role_assignment_id = held.some(isSame(role)) ? undefined : await insertRole(trx, granted, now)
    if (role_assignment_id !== undefined) given.push({ ...role, role_assignment_id, reason })
  }
  await tell(trx, step, given)
  return { given, taken }
}

const givenByGroups = (db: Kysely<Schema>) =>
  db
    .selectFrom('role_assignments')
    .select(['role_assignment_id', 'organisation_id', 'role', 'reason'])
    .where('provider_id', 'is not', null)

interface Holder {
  readonly user_id: string
  readonly provider_id: string
}

/** What groups of a provider have given a person, held as it is until the transaction ends. */
const heldFrom = async (trx: Transaction<Schema>, { user_id, provider_id }: Holder): Promise<ChangedRole[]> =>
  await givenByGroups(trx).where('user_id', '=', user_id).where('provider_id', '=', provider_id).forUpdate().execute()

/** Takes all that groups of a provider have given a person; answers what. */
export async function takeFromPerson(trx: Transaction<Schema>, holder: Holder): Promise<readonly ChangedRole[]> {
  const held = await heldFrom(trx, holder)
  await deleteRoles(trx, held)
  return held
}

async function deleteRoles(trx: Transaction<Schema>, roles: readonly ChangedRole[]): Promise<void> {
  if (roles.length === 0) return
  const ids = roles.map(({ role_assignment_id }) => role_assignment_id)
  await trx.deleteFrom('role_assignments').where('role_assignment_id', 'in', ids).execute()
}

async function tell(trx: Transaction<Schema>, { user, settings, now }: InStep, given: readonly ChangedRole[]) {
  const { user_id, name } = user
  for (const { organisation_id, role, reason } of given) {
    if (!readsClinicalText(role)) continue
    const actor = { user_id: null, name: settings.name }
    const notice = { kind: 'clinical_role_given', organisation_id, actor, roles: [role], reason } as const
    await noticeTo(trx, { ...notice, subject: { id: user_id, name } }, { concerned: [user_id], now })
  }
}
