import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs, schemes } from '../test-app.tsx'
import { signOut } from './session.ts'

const sources = import.meta.glob<string>('../routes.tsx', { query: '?raw', import: 'default', eager: true })

/** The tabs of an organisation; each is a screen of its own. */
const tabs = ['overview', 'members', 'credentials', 'model', 'documents', 'data', 'emergency', 'audit', 'figures']

/**
 * Paths that are not checked here: the first two redirect at once (the refusals at the second are checked by
 * features/auth/return), and the gallery has its own test in both themes.
 */
const uncheckedPaths = ['/', '/single-sign-on/:', '/gallery']
/** The pages that are shown before signing in. */
const publicPaths = ['/login', '/register']
/** The addresses of the screens behind every other path. */
const screens: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  '/new-password': async () => ['/new-password'],
  '/dashboard': async () => ['/dashboard'],
  '/organisations': async () => ['/organisations'],
  '/organisations/:': async () => {
    const { items } = await requestAs('owner', '/organisations?q=Hospital%20General')
    return tabs.map((tab) => `/organisations/${items[0].organisation_id}?tab=${tab}`)
  },
  '/users': async () => ['/users', '/users?tab=invitations'],
  '/users/:': async () => {
    const { user } = await requestAs('owner', '/auth/me')
    return [`/users/${user.user_id}`]
  },
  '/profile': async () => ['/profile'],
  '/generate-discharge-report': async () => ['/generate-discharge-report'],
  '/browse-discharge-reports': async () => {
    const { items } = await requestAs('clinician', '/discharge-reports?status=ready')
    return ['/browse-discharge-reports', `/browse-discharge-reports?report=${items[0].discharge_report_id}`]
  },
  '/rag-chat': async () => ['/rag-chat'],
  '/rag-chat/:': async () => {
    const { items } = await requestAs('clinician', '/chat-sessions')
    return [`/rag-chat/${items[0].chat_session_id}`]
  },
  '/help': async () => ['/help'],
}

/** The account that opens a path: a clinician for clinical pages, an owner for the others. */
const accountFor = (path: string) => (/report|chat/.test(path) ? 'clinician' : 'owner')

test('every screen is checked for accessibility', () => {
  const paths = [...(sources['../routes.tsx'] ?? '').matchAll(/^\s*(?:path: )?'(\/[^']*)'[:,]/gm)].map(
    ([, path = '']) => path.replaceAll(/[$:]\w+/g, ':'),
  )
  expect([...new Set(paths)].toSorted()).toEqual(
    [...uncheckedPaths, ...publicPaths, ...Object.keys(screens)].toSorted(),
  )
})

/** Goes to a page that needs no session and waits until its title is shown; each page has a different title. */
async function leaveAndWait(leave: () => Promise<void> | void) {
  const before = document.title
  await leave()
  await expect.poll(() => document.title).not.toBe(before)
}

async function violationsOnPage() {
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
  const found = await accessibilityViolations(schemes)
  await page.viewport(390, 844)
  found.push(...(await accessibilityViolations(['light'])))
  await page.viewport(1280, 800)
  return found
}

test.each(Object.entries(screens))(
  '%s has no accessibility violation, in light, in dark and on a phone',
  async (path, addresses) => {
    for (const address of await addresses()) {
      await openAs(accountFor(path), address)
      expect(await violationsOnPage(), address).toEqual([])
    }
  },
  180_000,
)

test('pages without a session have no accessibility violation', async () => {
  await openAs('owner', '/profile')
  await leaveAndWait(signOut)
  for (const address of publicPaths) {
    if (location.pathname !== address) await leaveAndWait(() => history.pushState(null, '', address))
    expect(await violationsOnPage(), address).toEqual([])
  }
})
