import { clinicalAccessApprovals, type Organisation, reportStrategies } from '@alta/contract/organisations'
import { organisationRoles, permissions, type Permission } from '@alta/contract/permissions'
import { languages } from '@alta/contract/languages'
import { singleSignOnModes } from '@alta/contract/single-sign-on-modes'
import { accountOrigins, type User } from '@alta/contract/users'
import { create, type StateCreator, type StoreApi } from 'zustand'
import { persist } from 'zustand/middleware'
import { isBoolean, isListOf, isNumber, isOneOf, isShape, isText, orNull } from './shapes.ts'

/**
 * A store that is kept in the browser under exactly this name. A stored value without the expected shape is dropped,
 * and a change in another tab (above all signing out) is applied at once. No patient data may be kept in it.
 */
function persistedStore<S extends object>(name: string, isExpected: (value: unknown) => value is S, initial: S) {
  const start: StateCreator<S, [['zustand/persist', unknown]]> = () => initial
  const store = create<S>()(
    persist(start, {
      name,
      version: 1,
      migrate: () => initial,
      merge: (saved, current) => {
        if (saved === undefined) return initial
        return isExpected(saved) ? saved : current
      },
    }),
  )
  const clear = () => {
    store.setState(initial, true)
    store.persist.clearStorage()
  }
  // Only reads: whatever this tab wrote would come late, and could take away the session that began meanwhile.
  window.addEventListener('storage', ({ key }) => {
    if (key === name || key === null) void store.persist.rehydrate()
  })
  return { store, clear }
}

export interface StoredSession {
  readonly isAuthenticated: boolean
  readonly user: { readonly user_id: string; readonly system_permissions: readonly Permission[] } | null
  readonly token: string | null
  readonly systemPermissions: readonly Permission[]
}

const isPermissions = isListOf(isOneOf(permissions))
const isSession = isShape<StoredSession>({
  isAuthenticated: isBoolean,
  user: orNull(isShape({ user_id: isText, system_permissions: isPermissions })),
  token: orNull(isText),
  systemPermissions: isPermissions,
})
export const isUser = isShape<User>({
  user_id: isText,
  name: isText,
  email: isText,
  active: isBoolean,
  locale: isOneOf(languages),
  system_role_count: isNumber,
  healthcare_organisation_role_count: isNumber,
  created_at: isText,
  origin: isOneOf(accountOrigins),
  verified_at: orNull(isText),
  last_login_at: orNull(isText),
  revision: isNumber,
})
export const isOrganisation = isShape<Organisation>({
  organisation_id: isText,
  name: isText,
  owner: orNull(isShape({ user_id: isText, name: isText })),
  report_strategy: isOneOf(reportStrategies),
  clinical_access_approval: isOneOf(clinicalAccessApprovals),
  single_sign_on: isOneOf(singleSignOnModes),
  second_factor_roles: isListOf(isOneOf(organisationRoles)),
  single_sign_on_provider: orNull(isText),
  member_count: isNumber,
  permissions: isPermissions,
  created_at: isText,
  revision: isNumber,
})

const auth = persistedStore<StoredSession>('auth-storage', isSession, {
  isAuthenticated: false,
  user: null,
  token: null,
  systemPermissions: [],
})
const users = persistedStore<{ users: User[] }>('users-storage', isShape({ users: isListOf(isUser) }), { users: [] })
const organisations = persistedStore<{ organisations: Organisation[] }>(
  'organisations-storage',
  isShape({ organisations: isListOf(isOrganisation) }),
  { organisations: [] },
)

/** Why and for whom every tab of this browser is locked; `user` is null while none is. */
export interface Lock {
  readonly user: { readonly user_id: string; readonly email: string } | null
  readonly reason: (typeof lockReasons)[number]
}
/** Locks every tab, because the session was idle for too long or reached its maximum length. */
const lockReasons = ['idle', 'longest'] as const
const lock = persistedStore<Lock>(
  'lock-storage',
  isShape({ user: orNull(isShape({ user_id: isText, email: isText })), reason: isOneOf(lockReasons) }),
  { user: null, reason: 'idle' },
)

export const useSession = auth.store
export const useLock = lock.store
/** Shows every tab again: to the same person where it was, otherwise from the beginning. */
export const releaseLock = lock.clear
export const useUsers = users.store
export const useOrganisations = organisations.store

/** How many people `users-storage` holds at most, about 300 kB. */
export const mostStoredUsers = 1_000

/** `known` with `fresh` put in: each record in the place of its older self, or at the end. */
const putIn = <T>(known: readonly T[], fresh: readonly T[], idOf: (one: T) => string): T[] => {
  const byId = new Map([...known, ...fresh].map((one) => [idOf(one), one]))
  return [...byId.values()]
}

const capped = (users: User[]): User[] => {
  if (users.length <= mostStoredUsers) return users
  // The profile block shows the signed-in person, who is therefore never dropped.
  const own = useSession.getState().user?.user_id
  const others = users.filter(({ user_id }) => user_id !== own)
  return [...users.filter(({ user_id }) => user_id === own), ...others.slice(1 - mostStoredUsers)]
}

/** A record that has not changed causes neither a new drawing nor a new write. */
function setIfChanged<S>(store: Pick<StoreApi<S>, 'getState' | 'setState'>, change: (known: S) => S) {
  const known = store.getState()
  const next = change(known)
  if (JSON.stringify(next) !== JSON.stringify(known)) store.setState(next)
}

/** Keeps what the server has just said of these people, beside the others. */
export const rememberUsers = (fresh: readonly User[]) =>
  setIfChanged(useUsers, ({ users: known }) => ({ users: capped(putIn(known, fresh, ({ user_id }) => user_id)) }))

/** Keeps these people and nobody else but the signed-in person: a whole list has been read. */
export const replaceUsers = (all: readonly User[]) => {
  const own = useSession.getState().user?.user_id
  setIfChanged(useUsers, ({ users: known }) => ({
    users: capped(
      putIn(
        known.filter(({ user_id }) => user_id === own),
        all,
        ({ user_id }) => user_id,
      ),
    ),
  }))
}

export const forgetUser = (id: string) =>
  useUsers.setState(({ users: known }) => ({ users: known.filter(({ user_id }) => user_id !== id) }))

/** Keeps what the server has just said of these organisations, beside the others. */
export const rememberOrganisations = (fresh: readonly Organisation[]) =>
  setIfChanged(useOrganisations, ({ organisations: known }) => ({
    organisations: putIn(known, fresh, ({ organisation_id }) => organisation_id),
  }))

/** Keeps these organisations and no others. */
export const replaceOrganisations = (all: Organisation[]) =>
  setIfChanged(useOrganisations, () => ({ organisations: all }))

export const forgetOrganisation = (id: string) =>
  useOrganisations.setState(({ organisations: known }) => ({
    organisations: known.filter(({ organisation_id }) => organisation_id !== id),
  }))

export const isSignedIn = ({ isAuthenticated, token }: StoredSession = useSession.getState()) =>
  isAuthenticated && token !== null

/** Empties everything that belongs to the person, here and (through storage events) in every other tab. */
export const clearSession = auth.clear

let wasRefused = false

/** Ends the session because the server no longer accepts the token. The sign-in page says why. */
export const endRefusedSession = () => {
  wasRefused = true
  clearSession()
}

/** Whether the last session ended without the person's doing; asked once. */
export const takeRefusal = () => {
  const was = wasRefused
  wasRefused = false
  return was
}

auth.store.subscribe((now, before) => {
  if (now.token !== null) takeRefusal()
  if (now.token !== null || before.token === null) return
  users.clear()
  organisations.clear()
})

/** Says whether the signed-in person holds a permission at system scope or in any organisation they may see. */
export function useHasPermission(permission: Permission): boolean {
  const atSystem = useSession(({ systemPermissions }) => systemPermissions.includes(permission))
  const somewhere = useOrganisations((state) => state.organisations.some((one) => one.permissions.includes(permission)))
  return atSystem || somewhere
}
