import { type ComponentType, Suspense, useEffect } from 'react'
import { needTexts, textsReady } from './base/catalogs.ts'
import { isSignedIn, takeRefusal, useLock, useSession } from './base/stores.ts'
import { moveOldToken, tokenIn } from './base/link-token.ts'
import { Pages } from './base/router/pages.tsx'
import { beginAt, type HistoryEntry, startRouting, lookAgain, type Route } from './base/router/router.ts'
import { backTo, textIn } from './base/router/search.ts'
import type { LinkTarget } from './base/router/target.ts'
import { fetchPart } from './base/part.ts'
import { fetchAhead } from './base/ui/on-demand.ts'
import { browseScreen } from './browse-part.ts'
import { LockScreen, lockScreen } from './lock-part.ts'

/**
 * Loads a part of the pages, once. Its own texts (`area`) travel beside it, others it needs after it.
 */
function part<T>(area: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  const fetchNow = async () => {
    needTexts(area)
    const loaded = await load()
    await textsReady()
    return loaded
  }
  return () => {
    loading ??= fetchPart(fetchNow).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Where somebody who is signed in goes on to from the pages of guests. */
function awayFromGuests({ searchParams, hash }: HistoryEntry): LinkTarget | undefined {
  if (!isSignedIn()) return undefined
  // A person who is signed in accepts with the present account.
  if (tokenIn(hash, 'invitation_token') !== undefined) return { to: '/profile', hash }
  const { back } = textIn(searchParams, 'back')
  // Only paths of this application are allowed: "//" would name another server.
  const isOwn = back?.startsWith('/') === true && new URL(back, location.origin).origin === location.origin
  return isOwn ? { href: back } : { to: '/dashboard' }
}
const guest = (area: string, screen: () => Promise<ComponentType>): Route => ({
  guard: awayFromGuests,
  screen: part(area, screen),
})

function toSignIn({ pathname, search, hash }: HistoryEntry): LinkTarget | undefined {
  if (useSession.getState().token !== null) return undefined
  const back = backTo(`${pathname}${search}`)
  const ended = takeRefusal()
  return { to: '/login', search: { ...(back !== '/dashboard' && { back }), ...(ended && { ended }) }, hash }
}
const frame = part('base/shell', async () => (await import('./base/shell/shell.tsx')).Shell)
const inShell = (area: string, screen: () => Promise<ComponentType>): Route => ({
  guard: toSignIn,
  frame,
  screen: part(area, screen),
})
const open = (area: string, screen: () => Promise<ComponentType>): Route => ({ screen: part(area, screen) })

const routes = {
  '/': { guard: (): LinkTarget => ({ to: '/dashboard' }), screen: async () => () => null },
  '/login': guest('features/auth', async () => (await import('./features/auth/login.screen.tsx')).LoginScreen),
  '/register': guest('features/auth', async () => (await import('./features/auth/register.screen.tsx')).RegisterScreen),
  '/new-password': open(
    'features/auth/password',
    async () => (await import('./features/auth/password/new-password.screen.tsx')).NewPasswordScreen,
  ),
  '/single-sign-on/:provider_id': open(
    'features/auth/return',
    async () => (await import('./features/auth/return/return.screen.tsx')).ReturnScreen,
  ),
  '/dashboard': inShell(
    'features/dashboard',
    async () => (await import('./features/dashboard/dashboard.screen.tsx')).DashboardScreen,
  ),
  '/organisations': inShell(
    'features/organisations',
    async () => (await import('./features/organisations/organisations.screen.tsx')).OrganisationsScreen,
  ),
  '/organisations/:organisation_id': inShell(
    'features/organisations',
    async () => (await import('./features/organisations/organisation.screen.tsx')).OrganisationScreen,
  ),
  '/users': inShell('features/users', async () => (await import('./features/users/users.screen.tsx')).UsersScreen),
  '/users/:user_id': inShell(
    'features/users',
    async () => (await import('./features/users/user.screen.tsx')).UserScreen,
  ),
  '/profile': inShell(
    'features/profile',
    async () => (await import('./features/profile/profile.screen.tsx')).ProfileScreen,
  ),
  '/generate-discharge-report': inShell(
    'features/reports',
    async () => (await import('./features/reports/generate.screen.tsx')).GenerateScreen,
  ),
  '/browse-discharge-reports': inShell('features/reports', browseScreen),
  '/rag-chat': inShell(
    'features/chat/sessions',
    async () => (await import('./features/chat/chats.screen.tsx')).ChatsScreen,
  ),
  '/rag-chat/:chat_session_id': inShell(
    'features/chat',
    async () => (await import('./features/chat/chat.screen.tsx')).ChatScreen,
  ),
  '/help': inShell('features/help', async () => (await import('./features/help/help.screen.tsx')).HelpScreen),
  ...(import.meta.env.MODE !== 'production' && {
    '/gallery': open('gallery', async () => (await import('./gallery/gallery.tsx')).Gallery),
  }),
  unknown: open('base/shell', async () => (await import('./base/shell/unknown-page.tsx')).UnknownPage),
}

const isReturning = () => location.pathname.startsWith('/single-sign-on/')
/** The window that opens the lock through a provider shows nothing that the lock covers. */
const isLocked = () => useLock.getState().user !== null && !isReturning()

/** Whose session the guards last looked at. */
let guarded: string | null = null

const guardAgain = () => {
  const { token } = useSession.getState()
  if (token === guarded || isLocked()) return
  guarded = token
  void lookAgain()
}

/** Begins to load the first screen; done before anything is drawn. A locked one keeps its address and is not loaded. */
export const startRouter = async () => {
  moveOldToken()
  startRouting(routes)
  guarded = useSession.getState().token
  if (!isLocked()) await lookAgain()
}

/** Another person begins at the dashboard, and sees neither the page nor its address. */
useLock.subscribe((now, before) => {
  if (now.user !== null || before.user === null) return
  // Once the pages are drawn again, the guards look who is there.
  setTimeout(() => void lookAgain())
  if (useSession.getState().user?.user_id !== before.user.user_id) beginAt({ to: '/dashboard' })
})

export function Screens() {
  const locked = useLock(({ user }) => user)
  const isIn = useSession(({ token }) => token !== null)
  useEffect(() => {
    return isIn ? fetchAhead([() => lockScreen()]) : undefined
  }, [isIn])
  // Signing in or out, here or in another tab, runs the guards again.
  useEffect(() => {
    // The session may have ended while the first screen was being fetched.
    guardAgain()
    return useSession.subscribe(guardAgain)
  }, [])
  if (!locked || isReturning()) return <Pages />
  // The lock screen replaces everything at once: page, dialogs, menus, toasts and the title of the window.
  return (
    <Suspense>
      <LockScreen user={locked} />
    </Suspense>
  )
}
