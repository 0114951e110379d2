import type { RoleAssignment } from '@alta/contract/assignments'
import { organisationRoles } from '@alta/contract/permissions'
import type { User } from '@alta/contract/users'

/** A person with the roles held in one organisation, the highest first. */
export interface OrganisationMember extends Pick<User, 'user_id' | 'name' | 'email' | 'active' | 'last_login_at'> {
  readonly roles: readonly RoleAssignment[]
}

const rankOf = ({ role }: RoleAssignment) => organisationRoles.findIndex((one) => one === role)

const byRank = (rows: readonly RoleAssignment[]) => rows.toSorted((a, b) => rankOf(a) - rankOf(b))

/** People, each with the roles among `rows`; their order stays. */
export const withRoles = (people: readonly User[], rows: readonly RoleAssignment[]): OrganisationMember[] =>
  people.map(({ user_id, name, email, active, last_login_at }) => {
    const roles = byRank(rows.filter((row) => row.user_id === user_id))
    return { user_id, name, email, active, last_login_at, roles }
  })

/** The people of `rows`, each once: owner, managers, clinicians, readers, and each of these by name. */
export function membersOf(rows: readonly RoleAssignment[]): OrganisationMember[] {
  const first = new Map(byRank(rows).map((row) => [row.user_id, row]))
  const people = [...first.values()].map(({ user_id, user_name, user_email, user_active, user_last_login_at }) => ({
    user_id,
    name: user_name,
    email: user_email,
    active: user_active,
    last_login_at: user_last_login_at,
    roles: byRank(rows.filter((row) => row.user_id === user_id)),
  }))
  const highest = ({ roles: [role] }: OrganisationMember) => (role ? rankOf(role) : organisationRoles.length)
  return people.toSorted((a, b) => highest(a) - highest(b) || a.name.localeCompare(b.name))
}
