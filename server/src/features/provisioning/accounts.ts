import { mustKeepAnAdministrator, privilegedOrganisations } from '../users/privileged-roles.store.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { removeLinksOf } from '../users/account-links.store.ts'
import { sendAccountNotice } from '../notices/notices.store.ts'
import { syncGroupRoles } from '../single-sign-on/group-roles.store.ts'
import { provisionedGroups } from '../single-sign-on/provisioned.store.ts'
import { auditRoleChanges } from '../single-sign-on/role-lines.rules.ts'
import { findUser, isEmailTaken, lockUser, updateUser } from '../users/users.store.ts'
import type { ScimChange } from './scim-call.ts'
import { notFound } from './scim-error.ts'
import { type AccountFields, addressTaken } from './user-resource.ts'

interface AccountChange {
  readonly user_id: string
  /** The directory's present and previous data; null: there is none. */
  readonly account: AccountFields
  readonly before: AccountFields | null
  readonly active: boolean
  /** Whether the directory has closed the account. */
  readonly closed: boolean
}

/**
 * Applies what the directory has changed: name, address, and whether the person may sign in. A person who may not is
 * signed out at once. The directory reopens an account only where it closed it itself: an account that an administrator
 * closed stays closed. Returns whether it has closed it now.
 */
export async function changeAccount(change: ScimChange, requested: AccountChange): Promise<boolean> {
  const { db, note } = change
  const { user_id, account, before } = requested
  await lockUser(db, user_id)
  const user = await findUser(db, user_id)
  if (!user) throw notFound()
  const name = account.name !== before?.name && account.name !== user.name ? { name: account.name } : {}
  const email = account.email !== before?.email && account.email !== user.email ? { email: account.email } : {}
  if (email.email !== undefined && (await isEmailTaken(db, email.email))) throw addressTaken()
  const closes = !requested.active && user.active
  const opens = requested.active && !user.active && requested.closed
  const active = closes || opens ? { active: opens } : {}
  const changes = { ...name, ...email, ...active }
  if (closes) await closeAccount(change, user_id)
  if (opens) await tellOpened(change, user)
  if (email.email !== undefined) await removeLinksOf(db, user_id)
  if (Object.keys(changes).length > 0) await updateUser(db, user_id, changes)
  note({ user_id, changed: Object.keys(changes).join(' '), ...active })
  return closes || (requested.closed && !requested.active)
}

/** Throws `last-administrator`. Links that open accounts end with the sessions. */
async function closeAccount({ db }: ScimChange, user_id: string): Promise<void> {
  await mustKeepAnAdministrator(db, user_id)
  await endOtherSessions(db, user_id, null)
  await removeLinksOf(db, user_id)
}

/** Tells the owners when a person has privileged roles again, as where an administrator opens the account. */
async function tellOpened(
  { db, directory, now }: ScimChange,
  user: { readonly user_id: string; readonly name: string },
): Promise<void> {
  const organisation_ids = await privilegedOrganisations(db, user.user_id)
  const actor = { user_id: null, name: directory.name }
  const notice = { kind: 'account_reopened', actor, user, reason: null } as const
  if (organisation_ids.length > 0) await sendAccountNotice(db, notice, { organisation_ids, now })
}

/**
 * Gives and revokes roles according to the present groups of these people; a person who may not sign in has no roles.
 */
export async function syncRolesOf(change: ScimChange, people: readonly string[]): Promise<void> {
  const { db, directory, now, noteAct } = change
  if (people.length === 0) return
  const hasGroups = directory.provisioning?.groups === true
  const known = await provisionedGroups(db, directory.id, people)
  // Where tokens carry the groups, only people who may not sign in any more lose their roles.
  const concerned = known.filter(({ active }) => hasGroups || !active)
  const grouped = concerned.map(({ active, groups, ...person }) => ({ ...person, groups: active ? groups : [] }))
  for (const { user_id, ...changes } of await syncGroupRoles(db, { people: grouped, settings: directory, now }))
    auditRoleChanges(noteAct, changes, { user_id, provider_id: directory.id })
}
