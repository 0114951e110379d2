import * as auth from '@alta/contract/auth'
import { create } from 'zustand'
import { call } from '../api.ts'
import { useSession } from '../stores.ts'
import { onUserActivity } from './user-activity.ts'
import { lockSession } from './lock-session.ts'
import { endOf, type SessionEnd, type SessionDeadlines, timesOf, toldEvery } from './session-times.ts'

/** The end of the session as it was last looked at; null while nothing is known of it. */
export const useSessionEnd = create<{ readonly end: SessionEnd | null }>(() => ({ end: null }))

/** When somebody last did something in any tab: a time and nothing else, in the browser's storage. */
const stampName = 'last-act'
const second = 1_000
const untilAskedAgain = 10 * second
/** The warning stays until the key or the tap that answers it has ended, and swallows it. */
const untilGone = 300

function stamp(): number {
  const stored = Number(localStorage.getItem(stampName) ?? 0)
  // A time in the future comes from before the clock was set back.
  return stored <= Date.now() ? stored : 0
}

interface WatchedSession {
  readonly token: string
  /** null until the server has said how long the session lives. */
  times: SessionDeadlines | null
  /** When the person last acted on this page. */
  act: number
  /** The last act that the server knows of, and when it was last told or asked. */
  reported_act: number
  exchanged_at: number
}
let watched: WatchedSession | null = null

/**
 * Asks the server when the session ends; with `activity`, it also reports that somebody is there. A 401 ends the
 * session, as with any call.
 */
async function exchange(session: WatchedSession, endpoint: typeof auth.me | typeof auth.activity) {
  const requested_at = Date.now()
  const { act, token } = session
  session.exchanged_at = requested_at
  const answer = await call(endpoint, {}, { token }).catch(() => null)
  if (answer === null) return
  const heard = timesOf(answer, requested_at)
  // The server counts from when it is told, which is a little later than the act.
  const reported_act = endpoint === auth.activity ? act : heard.last_act
  session.reported_act = reported_act
  session.times = { ...heard, last_act: Math.max(reported_act, session.times?.last_act ?? 0, session.act) }
  look()
}

/**
 * Locks at the end of the session, warns before it, and reports activity to the server. It compares clock times,
 * because timers stop while a machine sleeps.
 */
function look(): void {
  const session = watched
  if (session === null) return
  const now = Date.now()
  const { times } = session
  if (times === null) {
    if (now >= session.exchanged_at + untilAskedAgain) void exchange(session, auth.me)
    return
  }
  const first = endOf(times, now)
  // Another tab may have been used without this one knowing it.
  const known = first.isNear ? { ...times, last_act: Math.max(times.last_act, stamp()) } : times
  session.times = known
  const end = endOf(known, now)
  if (end.ms_left <= 0) {
    leave()
    void lockSession(end.reason)
    return
  }
  useSessionEnd.setState({ end })
  const every = toldEvery(known)
  // Activity from before the machine slept does not count now.
  const isUnreported = session.act > session.reported_act && now - session.act < 2 * every
  if (isUnreported && now >= session.exchanged_at + every) void exchange(session, auth.activity)
}

/** Records activity. Activity after the end of the session, on a machine that has slept, is ignored. */
export function noteAct(): void {
  look()
  if (watched === null) return
  const now = Date.now()
  const { times } = watched
  if (now < Math.max(watched.act, times?.last_act ?? 0) + second) return
  watched.act = now
  if (times !== null) watched.times = { ...times, last_act: now }
  localStorage.setItem(stampName, String(now))
  setTimeout(look, untilGone)
}

const leave = () => {
  watched = null
  useSessionEnd.setState({ end: null })
}

function follow(token: string | null): void {
  if (token === (watched?.token ?? null)) return
  leave()
  if (token !== null) watched = { token, times: null, act: 0, reported_act: 0, exchanged_at: 0 }
}

/**
 * Watches until the signal whether somebody is there, in this tab or another, and locks the screen of a session that is
 * not used.
 */
export function watchIdle(signal: AbortSignal): void {
  follow(useSession.getState().token)
  const unfollow = useSession.subscribe(({ token }) => {
    follow(token)
    look()
  })
  onUserActivity(noteAct, signal)
  const timer = setInterval(look, second)
  // The session is checked whenever somebody comes back to the page, so that an ended one shows nothing.
  for (const name of ['focus', 'pageshow', 'storage']) window.addEventListener(name, look, { signal })
  for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, look, { signal })
  signal.addEventListener('abort', () => {
    unfollow()
    clearInterval(timer)
    leave()
  })
  look()
}
