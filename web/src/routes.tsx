import { type ComponentType, Suspense, useEffect } from 'react'
import { needTexts, textsReady } from './base/catalogs.ts'
import type { LockScreenProps } from './features/auth/lock-screen.tsx'
import { isSignedIn, releaseLock, takeRefusal, useLock, useSession } from './base/stores.ts'
import { CrashScreen } from './base/shell/crash.tsx'
import { hrefOf, type Spot } from './base/router/addresses.ts'
import { beginAt, type Detour, lookAgain, placeScreens, type Route } from './base/router/router.ts'
import { type CrashProps, Pages } from './base/router/shown.tsx'
import { fetchPart } from './base/part.ts'
import { fetchAhead, onDemand } from './base/ui/on-demand.ts'

/**
 * Loads a screen on demand. Its own texts (`area`) travel beside it, others it needs after it.
 */
const part =
  <T,>(area: string, load: () => Promise<T>) =>
  () =>
    fetchPart(async () => {
      needTexts(area)
      const loaded = await load()
      await textsReady()
      return loaded
    })

/** Where to return after signing in. Words searched for stay out of it: they may be a patient's name. */
const backTo = ({ pathname, search }: Spot) => {
  const { q: _, ...kept } = search
  return hrefOf({ pathname, search: kept })
}

/** For those who are not signed in. */
const guest = {
  guard: ({ search }: Spot): Detour | undefined => {
    if (!isSignedIn()) return undefined
    const { back, invitation_token } = search
    // Somebody who is signed in accepts with the account he has.
    if (invitation_token !== undefined) return { to: '/profile', search: { invitation_token } }
    // Only ever a path of this application: "//" would name another server.
    return back !== undefined && /^\/[^/\\]/.test(back) ? { href: back } : { to: '/dashboard' }
  },
}
const shell = {
  guard: (spot: Spot): Detour | undefined => {
    if (useSession.getState().token !== null) return undefined
    const back = backTo(spot)
    const ended = takeRefusal()
    return { to: '/login', search: { ...(back !== '/dashboard' && { back }), ...(ended && { ended: true }) } }
  },
  frame: part('base/shell', async () => (await import('./base/shell/shell.tsx')).Shell),
}

const page = (screen: Route['screen']): Route => ({ ...shell, screen })

placeScreens({
  '/': { guard: () => ({ to: '/dashboard' }), screen: async () => () => null },
  '/login': {
    ...guest,
    screen: part('features/auth', async () => (await import('./features/auth/login.screen.tsx')).LoginScreen),
  },
  '/register': {
    ...guest,
    screen: part('features/auth', async () => (await import('./features/auth/register.screen.tsx')).RegisterScreen),
  },
  '/dashboard': page(
    part('features/dashboard', async () => (await import('./features/dashboard/dashboard.screen.tsx')).DashboardScreen),
  ),
  '/organisations': page(
    part(
      'features/organisations',
      async () => (await import('./features/organisations/organisations.screen.tsx')).OrganisationsScreen,
    ),
  ),
  '/organisations/$organisation_id': page(
    part(
      'features/organisations',
      async () => (await import('./features/organisations/organisation.screen.tsx')).OrganisationScreen,
    ),
  ),
  '/users': page(part('features/users', async () => (await import('./features/users/users.screen.tsx')).UsersScreen)),
  '/users/$user_id': page(
    part('features/users', async () => (await import('./features/users/user.screen.tsx')).UserScreen),
  ),
  '/profile': page(
    part('features/profile', async () => (await import('./features/profile/profile.screen.tsx')).ProfileScreen),
  ),
  '/generate-discharge-report': page(
    part('features/reports', async () => (await import('./features/reports/generate.screen.tsx')).GenerateScreen),
  ),
  '/browse-discharge-reports': page(
    part('features/reports/list', async () => (await import('./features/reports/browse.screen.tsx')).BrowseScreen),
  ),
  '/rag-chat': page(
    part('features/chat/list', async () => (await import('./features/chat/chats.screen.tsx')).ChatsScreen),
  ),
  '/rag-chat/$chat_session_id': page(
    part('features/chat', async () => (await import('./features/chat/chat.screen.tsx')).ChatScreen),
  ),
  '/help': page(part('features/help', async () => (await import('./features/help/help.screen.tsx')).HelpScreen)),
  // For whoever builds a screen: not part of what is delivered.
  ...(import.meta.env.DEV && {
    '/gallery': { screen: part('gallery', async () => (await import('./gallery/gallery.tsx')).Gallery) },
  }),
  unknown: {
    screen: part('base/shell', async () => (await import('./base/shell/unknown-page.tsx')).UnknownPage),
  },
})

const untilTriedAgain = 3_000

/**
 * Fetched soon after somebody is signed in, so that no network is needed when it is. Where it cannot be had the page
 * stays empty for a while; then the sign-in page takes its place.
 */
const lockScreen = async (tries = 4): Promise<ComponentType<LockScreenProps>> => {
  try {
    const { LockScreen } = await import('./features/auth/login.screen.tsx')
    await textsReady()
    return LockScreen
  } catch {
    if (tries === 0) releaseLock()
    await new Promise((resolve) => setTimeout(resolve, untilTriedAgain))
    return await lockScreen(tries - 1)
  }
}
const LockScreen = onDemand(() => lockScreen())

const isLocked = () => useLock.getState().user !== null

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
  guarded = useSession.getState().token
  if (!isLocked()) await lookAgain()
}

/** Somebody else begins at the dashboard: neither page nor address is any of his business. */
useLock.subscribe((now, before) => {
  if (now.user !== null || before.user === null) return
  // Once the pages are drawn again, the guards look who is there.
  setTimeout(() => void lookAgain())
  if (useSession.getState().user?.user_id !== before.user.user_id) beginAt({ to: '/dashboard' })
})

const crashed = (props: CrashProps) => <CrashScreen {...props} />

export function Screens() {
  const locked = useLock(({ user }) => user)
  const isIn = useSession(({ token }) => token !== null)
  useEffect(() => {
    return isIn ? fetchAhead([() => lockScreen()]) : undefined
  }, [isIn])
  // Signing in or out, here or in another tab, runs the guards again.
  useEffect(() => {
    // It may have ended while the first screen was on its way.
    guardAgain()
    return useSession.subscribe(guardAgain)
  }, [])
  if (!locked) return <Pages crashed={crashed} />
  // In the place of everything: page, dialogs, menus, toasts and the title of the window go at once.
  return (
    <Suspense>
      <LockScreen user={locked} />
    </Suspense>
  )
}
