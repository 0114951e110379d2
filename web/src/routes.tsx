import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Suspense, useEffect } from 'react'
import { needTexts, textsReady } from './base/catalogs.ts'
import { isSignedIn, takeRefusal, useLock, useSession } from './base/stores.ts'
import { moveOldToken, tokenIn } from './base/link-token.ts'
import { CrashScreen } from './base/shell/crash.tsx'
import { auditIn, backTo, gridIn, type Search, textIn, textsIn } from './base/address.ts'
import { fetchPart } from './base/part.ts'
import { fetchAhead } from './base/ui/on-demand.ts'
import { browseScreen } from './browse-part.ts'
import { LockScreen, lockScreen } from './lock-part.ts'

/**
 * Loads a screen on demand. Its own texts (`area`) travel beside it, others it needs after it.
 */
const screen = <N extends string>(area: string, load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazyRouteComponent(
    () =>
      fetchPart(async () => {
        needTexts(area)
        const module = await load()
        await textsReady()
        return module
      }),
    name,
  )

const root = createRootRoute({ component: Outlet })

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) return
    const { back } = textIn(location.search, 'back')
    const { hash } = location
    // Somebody who is signed in accepts with the account he has.
    if (tokenIn(hash, 'invitation_token') !== undefined) throw redirect({ to: '/profile', hash, replace: true })
    // Only ever a path of this application: "//" would name another server.
    if (back !== undefined && /^\/[^/\\]/.test(back)) throw redirect({ href: back, replace: true })
    throw redirect({ to: '/dashboard', replace: true })
  },
})
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (useSession.getState().token !== null) return
    const back = backTo(location.href)
    const ended = takeRefusal()
    const search = { ...(back !== '/dashboard' && { back }), ...(ended && { ended: true as const }) }
    throw redirect({ to: '/login', search, hash: location.hash, replace: true })
  },
  component: screen('base/shell', () => import('./base/shell/shell.tsx'), 'Shell'),
})

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
const login = createRoute({
  getParentRoute: () => guest,
  path: '/login',
  validateSearch: (search: Search) => ({
    ...textIn(search, 'back'),
    ...(search['registered'] === true && { registered: true as const }),
    ...(search['ended'] === true && { ended: true as const }),
    ...(search['asked'] === true && { asked: true as const }),
    ...(search['password_set'] === true && { password_set: true as const }),
  }),
  component: screen('features/auth', () => import('./features/auth/login.screen.tsx'), 'LoginScreen'),
})
const register = createRoute({
  getParentRoute: () => guest,
  path: '/register',
  component: screen('features/auth', () => import('./features/auth/register.screen.tsx'), 'RegisterScreen'),
})
/** For whoever forgot the password, and for the link that comes by mail; whoever is signed in may open it, too. */
const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/new-password',
  component: screen(
    'features/auth/password',
    () => import('./features/auth/password/new-password.screen.tsx'),
    'NewPasswordScreen',
  ),
})
/** Where an identity provider sends browsers back to, whoever is signed in; and where a lock is opened through one. */
const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/single-sign-on/$provider_id',
  component: screen('features/auth/return', () => import('./features/auth/return/return.screen.tsx'), 'ReturnScreen'),
})
const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  component: screen('features/dashboard', () => import('./features/dashboard/dashboard.screen.tsx'), 'DashboardScreen'),
})
const organisations = createRoute({
  getParentRoute: () => shell,
  path: '/organisations',
  validateSearch: (search: Search) => ({ ...textIn(search, 'tab'), ...gridIn(search), ...auditIn(search) }),
  component: screen(
    'features/organisations',
    () => import('./features/organisations/organisations.screen.tsx'),
    'OrganisationsScreen',
  ),
})
const organisation = createRoute({
  getParentRoute: () => shell,
  path: '/organisations/$organisation_id',
  validateSearch: (search: Search) => ({
    ...textIn(search, 'tab'),
    ...textIn(search, 'role'),
    ...gridIn(search),
    ...auditIn(search),
  }),
  component: screen(
    'features/organisations',
    () => import('./features/organisations/organisation.screen.tsx'),
    'OrganisationScreen',
  ),
})
const users = createRoute({
  getParentRoute: () => shell,
  path: '/users',
  validateSearch: (search: Search) => ({
    ...textIn(search, 'tab'),
    ...gridIn(search),
    ...textsIn(search, ['active', 'level', 'role', 'organisation_id']),
  }),
  component: screen('features/users', () => import('./features/users/users.screen.tsx'), 'UsersScreen'),
})
const user = createRoute({
  getParentRoute: () => shell,
  path: '/users/$user_id',
  component: screen('features/users', () => import('./features/users/user.screen.tsx'), 'UserScreen'),
})
const profile = createRoute({
  getParentRoute: () => shell,
  path: '/profile',
  component: screen('features/profile', () => import('./features/profile/profile.screen.tsx'), 'ProfileScreen'),
})
/** `report` is a generation to watch; `sample` asks for the invented course of the interface's language. */
const generate = createRoute({
  getParentRoute: () => shell,
  path: '/generate-discharge-report',
  validateSearch: (search: Search) => ({
    ...textIn(search, 'report'),
    ...(search['sample'] === true && { sample: true as const }),
  }),
  component: screen('features/reports', () => import('./features/reports/generate.screen.tsx'), 'GenerateScreen'),
})
/**
 * `report` is the one that is open; the others say which are listed. Words searched for are not among them: they may be
 * a patient's name.
 */
const browse = createRoute({
  getParentRoute: () => shell,
  path: '/browse-discharge-reports',
  validateSearch: (search: Search) => ({
    ...textsIn(search, ['report', 'sort', 'limit', 'organisation_id', 'author_id', 'from', 'to', 'language']),
    ...textsIn(search, ['report_strategy', 'status', 'review_state', 'corrected_section', 'rating', 'needs_review']),
  }),
  component: screen('features/reports/list', browseScreen, 'BrowseScreen'),
})
/** `session` is the one that is shown before it is opened; `create` asks for a new one. Words searched for stay out, as they do for reports. */
const chats = createRoute({
  getParentRoute: () => shell,
  path: '/rag-chat',
  validateSearch: (search: Search) =>
    textsIn(search, ['session', 'create', 'sort', 'limit', 'organisation_id', 'rag_strategy']),
  component: screen('features/chat/list', () => import('./features/chat/chats.screen.tsx'), 'ChatsScreen'),
})
const chat = createRoute({
  getParentRoute: () => shell,
  path: '/rag-chat/$chat_session_id',
  component: screen('features/chat', () => import('./features/chat/chat.screen.tsx'), 'ChatScreen'),
})
const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  component: screen('features/help', () => import('./features/help/help.screen.tsx'), 'HelpScreen'),
})
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: screen('base/shell', () => import('./base/shell/unknown-page.tsx'), 'UnknownPage'),
})

/** For whoever builds a screen: not part of what is delivered. */
const gallery = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/gallery',
        component: screen('gallery', () => import('./gallery/gallery.tsx'), 'Gallery'),
      }),
    ]
  : []

const router = createRouter({
  routeTree: root.addChildren([
    index,
    guest.addChildren([login, register]),
    newPassword,
    singleSignOn,
    shell.addChildren([
      dashboard,
      users,
      user,
      organisations,
      organisation,
      generate,
      browse,
      chats,
      chat,
      profile,
      help,
    ]),
    ...gallery,
    unknown,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: CrashScreen,
  scrollRestoration: true,
})
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
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
  void router.invalidate()
}

/** Begins to load the first screen; done before anything is drawn. A locked one keeps its address and is not loaded. */
export const startRouter = async () => {
  moveOldToken()
  guarded = useSession.getState().token
  if (!isLocked()) await router.load()
}

/** Somebody else begins at the dashboard: neither page nor address is any of his business. */
useLock.subscribe((now, before) => {
  if (now.user !== null || before.user === null) return
  // Once the pages are drawn again, the guards look who is there.
  setTimeout(() => void router.invalidate())
  if (useSession.getState().user?.user_id !== before.user.user_id) history.replaceState(null, '', '/dashboard')
})

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
  if (!locked || isReturning()) return <RouterProvider router={router} />
  // In the place of everything: page, dialogs, menus, toasts and the title of the window go at once.
  return (
    <Suspense>
      <LockScreen user={locked} />
    </Suspense>
  )
}
