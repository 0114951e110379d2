import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAs } from '../../test-app.tsx'
import { blockNavigation, navigate } from './router.ts'

const address = () => `${location.pathname}${location.search}${location.hash}`
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const index = () => history.state.index

/** Opens the help page and returns its index in the history. */
async function openHelp(): Promise<number> {
  await openAs('administrator', '/help')
  await expect.element(heading('Help')).toBeVisible()
  return index()
}

afterEach(async () => {
  await page.viewport(1280, 800)
})

test('a link changes the page without a reload, and Back and Forward return to earlier pages', async () => {
  const from = await openHelp()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click()
  await expect.element(heading('Users')).toBeVisible()
  expect([address(), index()]).toEqual(['/users', from + 1])
  history.back()
  await expect.element(heading('Help')).toBeVisible()
  expect([address(), index()]).toEqual(['/help', from])
  history.forward()
  await expect.element(heading('Users')).toBeVisible()
})

test('a link to the current page adds no history entry', async () => {
  const from = await openHelp()
  await navigate({ to: '/help' })
  expect(index()).toBe(from)
  await navigate({ to: '/help', state: { words: 1 } })
  expect(index()).toBe(from + 1)
})

test('of two navigations the newer one counts', async () => {
  await openHelp()
  void navigate({ to: '/organisations' })
  await navigate({ to: '/profile' })
  await expect.element(heading('Your profile')).toBeVisible()
  expect(address()).toBe('/profile')
})

test.each([
  ['/browse-discharge-reports?limit=50&status=ready', '/browse-discharge-reports?limit=%2250%22&status=ready'],
  ['/users/?strange=1#below', '/users?strange=1#below'],
  ['/users?q=ana%20b', '/users?q=ana%20b'],
])('%s, typed by hand, opens the page it means, at %s', async (typed, usual) => {
  const from = await openHelp()
  history.pushState(null, '', typed)
  await expect.poll(address).toBe(usual)
  expect(index()).toBe(from + 1)
})

test('an address without a page says so, and the previous history entries stay', async () => {
  await openHelp()
  history.pushState(null, '', '/nowhere/else')
  await expect.element(heading('There is nothing at this address')).toBeVisible()
  history.back()
  await expect.element(heading('Help')).toBeVisible()
})

test.each(['//evil.example', '/\t/evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'back=%s does not lead a signed-in person to another server',
  async (back) => {
    await openHelp()
    history.pushState(null, '', `/login?back=${encodeURIComponent(back)}`)
    await expect.poll(address).toBe('/dashboard')
  },
)

test('while navigation is blocked, neither links nor Back nor addresses leave the page', async () => {
  const from = await openHelp()
  await navigate({ to: '/profile' })
  await expect.element(heading('Your profile')).toBeVisible()
  const unblock = blockNavigation(() => true)
  await navigate({ to: '/dashboard' })
  history.back()
  history.pushState(null, '', '/users')
  await expect.poll(() => [address(), index()]).toEqual(['/profile', from + 1])
  await expect.element(heading('Your profile')).toBeVisible()
  unblock()
  history.back()
  await expect.element(heading('Help')).toBeVisible()
})

test('a page begins at its top, and Back restores its scroll position', async () => {
  await page.viewport(1280, 300)
  await openHelp()
  window.scrollTo({ top: 180, behavior: 'instant' })
  await navigate({ to: '/profile' })
  await expect.element(heading('Your profile')).toBeVisible()
  expect(scrollY).toBe(0)
  history.back()
  await expect.element(heading('Help')).toBeVisible()
  await expect.poll(() => scrollY).toBe(180)
  await navigate({ to: '.', search: () => ({ strange: 'yes' }), resetScroll: false })
  await expect.poll(address).toBe('/help?strange=yes')
  expect(scrollY).toBe(180)
})
