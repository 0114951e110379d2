import * as auth from '@alta/contract/auth'
import { call } from '../api.ts'
import { clearSession, type Lock, useLock, useSession, useUsers } from '../stores.ts'
import { keepUnsaved } from '../unsaved.ts'

/** How long the server may take to keep unsaved words before the session is ended, in milliseconds. */
const keepingPatience = 5_000

/**
 * Covers every tab at once and ends the session. Before that, it sends unsaved text to the server. If the server is out
 * of reach, the lock still happens and the text waits in memory for the same person.
 */
export async function lockSession(reason: Lock['reason']) {
  const { token, user } = useSession.getState()
  if (token === null || user === null) return
  const { user_id } = user
  const email = useUsers.getState().users.find((one) => one.user_id === user_id)?.email ?? ''
  const saving = keepUnsaved()
  // The lock is set first, so that listeners to the end of the session find it.
  useLock.setState({ user: { user_id, email }, reason })
  clearSession()
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, keepingPatience))])
  await call(auth.logout, {}, { token, keeps_session: true, keepalive: true }).catch(() => undefined)
}
