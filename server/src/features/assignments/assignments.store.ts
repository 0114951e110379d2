import type { RoleAssignment } from '@alta/contract/assignments'
import type { Role, RoleScope } from '@alta/contract/permissions'
import { sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { newId } from '#base/ids'
import { matchesWords } from '#base/search-words'
import { countRows, type CappedCount } from '#base/database/count'
import type { Db } from '#base/database'
import type { UserVisibility } from '../users/users.store.ts'

export interface NewRoleAssignment {
  readonly user_id: string
  readonly role: Role
  readonly organisation_id: string | null
  readonly granted_by: string | null
  readonly reason: string | null
}

/**
 * Gives a role; undefined when the user has it already. A role that groups gave becomes one given by a person when a
 * person gives it: then it stays when the group is lost.
 */
export async function insertRole(db: Db, role: NewRoleAssignment, now: Date): Promise<string | undefined> {
  const made = await db
    .insertInto('role_assignments')
    .values({ ...role, role_assignment_id: newId(now), created_at: now })
    .onConflict((conflict) => {
      const { granted_by, reason } = role
      const byHand = { granted_by, reason, provider_id: null, created_at: now }
      const same = conflict.columns(['user_id', 'role', 'organisation_id']).doUpdateSet(byHand)
      return same.where('role_assignments.provider_id', 'is not', null)
    })
    .returning('role_assignment_id')
    .executeTakeFirst()
  return made?.role_assignment_id
}

const rows = (db: Db) =>
  db
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .leftJoin('organisations', 'organisations.organisation_id', 'role_assignments.organisation_id')
    .leftJoin('users as granter', 'granter.user_id', 'role_assignments.granted_by')
    .select(['role_assignment_id', 'role_assignments.user_id', 'users.name as user_name', 'role', 'reason'])
    .select(['users.email as user_email', 'users.active as user_active', 'users.last_login_at as user_last_login_at'])
    .select(['role_assignments.organisation_id', 'organisations.name as organisation_name'])
    .select(['granted_by', 'granter.name as granter_name', 'provider_id', 'role_assignments.created_at'])

type RoleAssignmentRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const assignmentOf = ({
  granted_by,
  granter_name,
  created_at,
  user_last_login_at,
  ...row
}: RoleAssignmentRow): RoleAssignment => ({
  ...row,
  scope: row.organisation_id === null ? 'system' : 'organisation',
  granted_by: granted_by === null ? null : { user_id: granted_by, name: granter_name ?? '' },
  user_last_login_at: user_last_login_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

/** The same user, role and organisation, whatever its id. */
export async function findRole(
  db: Db,
  { user_id, role, organisation_id }: NewRoleAssignment,
): Promise<RoleAssignment | undefined> {
  const row = await rows(db)
    .where('role_assignments.user_id', '=', user_id)
    .where('role', '=', role)
    .where('role_assignments.organisation_id', 'is not distinct from', organisation_id)
    .executeTakeFirst()
  return row && assignmentOf(row)
}

/** The role of that id, if the caller may see it. */
export async function findVisibleRole(db: Db, role_assignment_id: string, visibility: UserVisibility) {
  const row = await shownTo(db, visibility).where('role_assignment_id', '=', role_assignment_id).executeTakeFirst()
  return row && assignmentOf(row)
}

/** Removes a role; false when it was gone already. */
export async function deleteRole(db: Db, role_assignment_id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('role_assignments')
    .where('role_assignment_id', '=', role_assignment_id)
    .returning('role_assignment_id')
    .executeTakeFirst()
  return gone !== undefined
}

interface GrantedBy {
  readonly granted_by: string
  readonly now: Date
}

/** Removes the present owner's role, so that another person can become owner; the previous owner stays as a manager. */
export async function ownerBecomesManager(db: Db, organisation_id: string, change: GrantedBy): Promise<void> {
  const old = await db
    .deleteFrom('role_assignments')
    .where('organisation_id', '=', organisation_id)
    .where('role', '=', 'owner')
    .returning('user_id')
    .executeTakeFirst()
  if (!old) return
  const { granted_by, now } = change
  await insertRole(db, { user_id: old.user_id, role: 'manager', organisation_id, granted_by, reason: null }, now)
}

interface RoleAssignmentFilter {
  readonly visibility: { readonly by: string; readonly members: Scope }
  readonly user_id?: readonly string[] | undefined
  readonly organisation_id?: string | undefined
  readonly scope?: RoleScope | undefined
  readonly role?: Role | undefined
  readonly q?: string | undefined
}

const shownTo = (db: Db, visibility: UserVisibility) =>
  rows(db).where((eb) =>
    eb.or([
      eb('role_assignments.user_id', '=', visibility.by),
      within(visibility.members, eb.ref('role_assignments.organisation_id')),
    ]),
  )

/** Selects the caller's rows and those of organisations whose members they may see; system roles for a system scope. */
const visible = (db: Db, { visibility, user_id, organisation_id, scope, role, q }: RoleAssignmentFilter) =>
  shownTo(db, visibility)
    .$if(user_id !== undefined, (query) => query.where('role_assignments.user_id', 'in', user_id ?? []))
    .$if(organisation_id !== undefined, (query) =>
      query.where('role_assignments.organisation_id', '=', organisation_id ?? ''),
    )
    .$if(scope !== undefined, (query) =>
      query.where('role_assignments.organisation_id', scope === 'system' ? 'is' : 'is not', null),
    )
    .$if(role !== undefined, (query) => query.where(sql.ref('role'), '=', role))
    .$if(q !== undefined, (query) => query.where((eb) => matchesWords(eb.ref('users.words'), q ?? '')))

/** One page, newest first, with one row more than `limit` when there is a next page. */
export async function listRoles(
  db: Db,
  filter: RoleAssignmentFilter,
  page: { readonly limit: number; readonly before: string | undefined },
) {
  const found = await visible(db, filter)
    .$if(page.before !== undefined, (query) => query.where('role_assignment_id', '<', page.before ?? ''))
    .orderBy('role_assignment_id', 'desc')
    .limit(page.limit + 1)
    .execute()
  return found.map(assignmentOf)
}

export const countRoles = async (db: Db, filter: RoleAssignmentFilter): Promise<CappedCount> =>
  await countRows(db, visible(db, filter))

/** Makes the user the owner of an organisation that has none; false when somebody owns it. */
export async function fillOwner(db: Db, organisation_id: string, owner_id: string): Promise<boolean> {
  const filled = await db
    .updateTable('organisations')
    .set({ owner_id })
    .where('organisation_id', '=', organisation_id)
    .where('owner_id', 'is', null)
    .returning('organisation_id')
    .executeTakeFirst()
  return filled !== undefined
}
