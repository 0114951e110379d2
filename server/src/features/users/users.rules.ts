import { Problem } from '@alta/contract/problems'
import type { User } from '@alta/contract/users'
import { type Actor, scopeFor, userIdOf } from '#base/access'
import type { UserVisibility } from './users.store.ts'

/** Which users a caller may see. Only holders of users:read hold members:read at system scope. */
export const visibilityOf = (actor: Actor): UserVisibility => ({
  by: userIdOf(actor),
  members: scopeFor(actor, 'members:read'),
})

/** users:write is held at system scope or not at all. */
const writesUsers = (actor: Actor): boolean => scopeFor(actor, 'users:write').everywhere

/** Throws `forbidden` unless the user is the caller or the caller may change users. For users whom the caller sees. */
export function mustBeSelfOrWriter(actor: Actor, user_id: string): void {
  if (userIdOf(actor) !== user_id && !writesUsers(actor)) throw new Problem('forbidden')
}

interface RequestedUserChanges {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly active?: boolean | undefined
  readonly locale?: User['locale'] | undefined
  readonly revision?: number | undefined
}

/** The values that would change. Throws `stale-revision` when the change is based on an older record. */
export function changesOf(
  user: User,
  requested: RequestedUserChanges,
): Partial<Pick<User, 'name' | 'email' | 'active' | 'locale'>> {
  if (requested.revision !== undefined && requested.revision !== user.revision) throw new Problem('stale-revision')
  const { name, email, active, locale } = requested
  return {
    ...(name !== undefined && name !== user.name && { name }),
    ...(email !== undefined && email !== user.email && { email }),
    ...(active !== undefined && active !== user.active && { active }),
    ...(locale !== undefined && locale !== user.locale && { locale }),
  }
}

/** Throws `forbidden`: only administrators change an address or a state, and nobody deactivates their own account. */
export function mayChange(actor: Actor, user_id: string, changes: ReturnType<typeof changesOf>): void {
  const isReserved = changes.email !== undefined || changes.active !== undefined
  if (isReserved && !writesUsers(actor)) throw new Problem('forbidden')
  if (changes.active === false && userIdOf(actor) === user_id) throw new Problem('forbidden')
}

/** Throws `forbidden` for the caller's own account: a colleague must delete it. */
export function mayRemove(actor: Actor, user_id: string): void {
  if (userIdOf(actor) === user_id) throw new Problem('forbidden')
}
