import * as organisations from '@alta/contract/organisations'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAs } from '../test-app.tsx'
import { call } from './api.ts'
import { checkSession, registerAccount, signOut } from './session.ts'
import { useSession, useUsers } from './stores.ts'

const storedState = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? '{}')?.state
const path = () => location.pathname

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

test('the path / is replaced by the dashboard, and Back leads to the page before', async () => {
  await openAs('clinician', '/profile')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  history.pushState(null, '', '/')
  await expect.poll(path).toBe('/dashboard')
  history.back()
  await expect.poll(path).toBe('/profile')
})

test.each(['/login', '/register'])(
  'a signed-in person is redirected from %s to the dashboard, which replaces it in the history',
  async (guest) => {
    await openAs('clinician', '/profile')
    await expect.poll(path).toBe('/profile')
    history.pushState(null, '', guest)
    await expect.poll(path).toBe('/dashboard')
    history.back()
    await expect.poll(path).toBe('/profile')
  },
)

test('a person without a session is redirected to the sign-in page, which replaces the requested page', async () => {
  await openAs('clinician', '/profile')
  await signOut()
  await expect.poll(path).toBe('/login')
  history.pushState(null, '', '/users')
  await expect.poll(() => location.search).toBe('?back=%2Fusers')
  expect(path()).toBe('/login')
  history.back()
  await expect.poll(() => location.search).toBe('?back=%2Fprofile')
  expect(path()).toBe('/login')
})

test('a call is JSON under /api/v0 with the token in its header, and no cookie is sent', async () => {
  await openAs('clinician', '/profile')
  const { token } = useSession.getState()
  const sent = vi.spyOn(window, 'fetch')
  await call(organisations.list, { query: {} })
  const [, options] = sent.mock.calls.find(([address]) => address === '/api/v0/organisations') ?? []
  expect(options).toMatchObject({ credentials: 'omit', headers: { authorization: `Bearer ${token}` } })
  expect(document.cookie).toBe('')
})

test('a newly registered user is stored with the address as typed, and is not signed in', async () => {
  await openAs('clinician', '/profile')
  await signOut()
  const email = `Neus.${Date.now()}@Ward.example`
  await registerAccount({ name: 'Neus Castellví', email, password: 'una frase llarga i pròpia' })
  expect(useUsers.getState().users.map((user) => user.email)).toContain(email)
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, token: null })
})

test('the session check authenticates a valid session, and ends an invalid one', async () => {
  await openAs('clinician', '/profile')
  useSession.setState({ isAuthenticated: false })
  await checkSession()
  expect(storedState('auth-storage')).toMatchObject({ isAuthenticated: true })
  useSession.setState({ token: 'nobody-s' })
  await checkSession()
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, token: null, user: null })
  expect(localStorage.getItem('users-storage')).toBeNull()
})

test('the foot of the sidebar follows who is signed in', async () => {
  await openAs('clinician', '/profile')
  const foot = page.getByRole('navigation', { name: 'Main navigation' })
  await expect.element(foot.getByText('clinician@demo.example')).toBeVisible()
  await openAs('reader', '/profile')
  await expect.element(foot.getByText('reader@demo.example')).toBeVisible()
  await expect.element(foot.getByText('clinician@demo.example')).not.toBeInTheDocument()
})

test('in a low window the sidebar scrolls with a thin bar of at least 25 px', async () => {
  await openAs('clinician', '/profile')
  await page.viewport(1280, 240)
  const bar = () =>
    document.querySelector('nav .simplebar-vertical .simplebar-scrollbar')?.getBoundingClientRect().height
  await expect.poll(bar).toBeGreaterThanOrEqual(25)
})

test('a session that the server no longer knows leads to the sign-in page, with a reason and a way back', async () => {
  await openAs('administrator', '/profile')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  useSession.setState({ token: 'of-yesterday' })
  history.pushState(null, '', '/users')
  await expect.poll(path).toBe('/login')
  await expect.element(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible()
  expect(new URLSearchParams(location.search).get('back')).toBe('/users')
})
