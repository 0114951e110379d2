import * as auth from '@alta/contract/auth'
import type { EndpointResponse, EndpointRequest } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import type { User } from '@alta/contract/users'
import { call, callForStatus } from './api.ts'
import { whenReachable } from './connectivity.ts'
import { clearPendingSession, setPendingSession } from './pending-session.ts'
import {
  clearSession,
  endRefusedSession,
  isSignedIn,
  releaseLock,
  rememberUsers,
  useSession,
  useUsers,
} from './stores.ts'

/** Throws Problem; on success the session is authenticated, or waits for its second factor. */
export async function signIn(credentials: { email: string; password: string }) {
  const opened = await call(auth.login, { body: credentials })
  if (opened.missing === null) enter(opened)
  else setPendingSession({ token: opened.token, email: opened.user.email })
  localStorage.removeItem('signed-in-through')
}

/** Continues in a session that has just been opened. */
export function enter({ token, user, system_permissions }: EndpointResponse<typeof auth.login>) {
  clearSession()
  clearPendingSession()
  rememberUsers([user])
  useSession.setState({
    isAuthenticated: true,
    token,
    user: { user_id: user.user_id, system_permissions },
    systemPermissions: system_permissions,
  })
  releaseLock()
}

/** Creates an account, but no session. Throws Problem. */
export async function registerAccount(account: EndpointRequest<typeof auth.register>['body']) {
  const user = await call(auth.register, { body: account })
  rememberUsers([{ ...user, email: account.email }])
}

/**
 * Signs out. The stores are cleared first, so that the person is signed out here even when the server is out of reach.
 */
export async function signOut() {
  const { token } = useSession.getState()
  // The call carries the token itself, because the store no longer holds one when it is sent.
  const ended = call(auth.logout, {}, { keeps_session: true, ...(token !== null && { token }) })
  clearSession()
  const { sign_out_url = null } = (await ended.catch(() => undefined)) ?? {}
  // The session at the provider ends too: on a shared machine the next person would be signed in as this one.
  if (sign_out_url !== null) location.assign(sign_out_url)
}

/** Reads the signed-in user again: name, email and role counts may have changed. */
export async function fetchCurrentUser() {
  const { user, token } = useSession.getState()
  if (!user) return
  const current = await call(users.read, { params: { user_id: user.user_id } })
  // An answer that comes after signing out must not bring the person back into the browser's storage.
  if (useSession.getState().token === token) rememberUsers([current])
}

export const useCurrentUser = (): User | undefined => {
  const user_id = useSession(({ user }) => user?.user_id)
  return useUsers((state) => state.users.find((user) => user.user_id === user_id))
}

const pauses = [500, 2_000]
const longest_pause = 4_000

const isAway = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'engine-unavailable' || error.code === 'database-unavailable')

/**
 * Checks at the start that the stored token is still valid. Any refusal signs out. While the server or its database is
 * out of reach, the check is repeated.
 */
export async function checkSession(attempt = 0): Promise<void> {
  const { token } = useSession.getState()
  if (token === null) return
  try {
    await callForStatus(auth.me, {}, { keeps_session: true })
    const now = useSession.getState()
    if (now.token === token && !now.isAuthenticated) useSession.setState({ isAuthenticated: true })
  } catch (error) {
    if (isAway(error)) {
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? longest_pause))
      await whenReachable()
      return checkSession(attempt + 1)
    }
    if (useSession.getState().token === token && isSignedIn()) endRefusedSession()
  }
}
