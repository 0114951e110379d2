import { type Organisation, organisation } from '@alta/contract/organisations'
import { permissions, type Permission } from '@alta/contract/permissions'
import { type User, user } from '@alta/contract/users'
import * as z from 'zod/mini'
import { create, type StateCreator } from 'zustand'
import { persist } from 'zustand/middleware'

/**
 * A store kept in the browser under exactly this name. What does not have the expected shape is dropped, and a change
 * in another tab (signing out above all) is followed at once. Nothing a patient's word could reach is kept here.
 */
function kept<S extends object>(name: string, shape: z.ZodMiniType<S>, initial: S) {
  const start: StateCreator<S, [['zustand/persist', unknown]]> = () => initial
  const store = create<S>()(
    persist(start, {
      name,
      version: 1,
      migrate: () => initial,
      merge: (saved, current) => z.safeParse(shape, saved).data ?? current,
    }),
  )
  const clear = () => {
    store.setState(initial, true)
    store.persist.clearStorage()
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== name && key !== null) return
    if (newValue !== null) void store.persist.rehydrate()
    // Clearing writes, so it is done once only: two tabs would otherwise go on telling each other.
    else if (store.getState() !== initial) clear()
  })
  return { store, clear }
}

const session = z.object({
  isAuthenticated: z.boolean(),
  user: z.nullable(z.object({ user_id: z.string(), system_permissions: z.array(z.enum(permissions)) })),
  token: z.nullable(z.string()),
  systemPermissions: z.array(z.enum(permissions)),
})
export type Session = z.infer<typeof session>

const auth = kept<Session>('auth-storage', session, {
  isAuthenticated: false,
  user: null,
  token: null,
  systemPermissions: [],
})
const users = kept<{ users: User[] }>('users-storage', z.object({ users: z.array(user) }), { users: [] })
const organisations = kept<{ organisations: Organisation[] }>(
  'organisations-storage',
  z.object({ organisations: z.array(organisation) }),
  { organisations: [] },
)

export const useSession = auth.store
export const useUsers = users.store
export const useOrganisations = organisations.store

export const isSignedIn = ({ isAuthenticated, token }: Session = useSession.getState()) =>
  isAuthenticated && token !== null

/** Empties everything that belongs to the person, here and (through storage events) in every other tab. */
export function clearSession() {
  auth.clear()
  users.clear()
  organisations.clear()
}

/** Whether the signed-in person holds a permission at system scope or in any organisation he may see. */
export function useMay(permission: Permission): boolean {
  const atSystem = useSession(({ systemPermissions }) => systemPermissions.includes(permission))
  const somewhere = useOrganisations((state) => state.organisations.some((one) => one.permissions.includes(permission)))
  return atSystem || somewhere
}
