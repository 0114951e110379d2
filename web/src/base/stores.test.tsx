import type { User } from '@alta/contract/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, openAs } from '../test-app.tsx'
import {
  createOrganisation,
  deleteOrganisation,
  fetchOrganisation,
  updateOrganisation,
} from './organisations/organisation-store.ts'
import { changeSettings, useSettings } from './settings.ts'
import { clearSession, mostStoredUsers, rememberUsers, useOrganisations, useSession, useUsers } from './stores.ts'
import { rememberAnswer } from './users/remember.ts'
import { fetchUser, fetchUsers, updateUser } from './users/user-store.ts'

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null')
const organisationNamed = (wantedName: string) =>
  useOrganisations.getState().organisations.find(({ name }) => name === wantedName)

const addressOf = (input: RequestInfo | URL) => {
  if (typeof input === 'string') return input
  return input instanceof Request ? input.url : input.href
}

/** Records the requests from now on, as "GET /api/v0/users". */
function requests() {
  const real = window.fetch
  const made: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    made.push(`${init?.method} ${addressOf(input)}`)
    return real(input, init)
  })
  return made
}

/** Changes the browser's storage in another tab, so that this one gets the storage events. */
async function inAnotherTab(change: (storage: Storage) => void) {
  const tab = document.createElement('iframe')
  tab.src = '/robots.txt'
  document.body.append(tab)
  await expect.poll(() => tab.contentDocument?.readyState).toBe('complete')
  if (tab.contentWindow) change(tab.contentWindow.localStorage)
  await new Promise((resolve) => setTimeout(resolve, 200))
  tab.remove()
}

beforeEach(() => openAs('administrator', '/profile'))
afterEach(() => {
  vi.restoreAllMocks()
})

test('settings are stored under one name, and an invalid stored value is ignored', async () => {
  changeSettings({ theme: 'dark' })
  expect(stored('settings')).toMatchObject({
    version: 1,
    state: {
      direction: 'ltr',
      theme: 'dark',
      activeLayout: 'layout1',
      responsiveFontSizes: true,
      locale: 'en',
      sidebarCompact: false,
    },
  })
  changeSettings({ theme: 'light' })
  await inAnotherTab((storage) => storage.setItem('settings', '{"state":{"theme":"pink"},"version":1}'))
  expect(useSettings.getState().theme).toBe('light')
  await inAnotherTab((storage) => storage.setItem('settings', 'not even JSON'))
  expect(useSettings.getState().locale).toBe('en')
  changeSettings({ theme: 'light' })
})

test('user, token and permissions of the session are stored under auth-storage', () => {
  const { user, token, systemPermissions, isAuthenticated } = useSession.getState()
  expect(isAuthenticated).toBe(true)
  expect(systemPermissions).toContain('users:write')
  expect(stored('auth-storage')).toEqual({ version: 1, state: { isAuthenticated, user, token, systemPermissions } })
})

test('the list of users is stored, and a stored user is not fetched again', async () => {
  await fetchUsers()
  const { users } = useUsers.getState()
  expect(users.length).toBeGreaterThan(5)
  expect(stored('users-storage')).toMatchObject({ version: 1, state: { users } })
  const sent = requests()
  const [someone] = users
  expect(await fetchUser(someone?.user_id ?? '')).toEqual(someone)
  expect(sent).toEqual([])
})

test('an unchanged answer is neither stored nor rendered again', async () => {
  await fetchUsers()
  const before = useUsers.getState()
  const { organisations } = useOrganisations.getState()
  rememberUsers(structuredClone(before.users))
  rememberAnswer(['GET /organisations'], { items: structuredClone(organisations) })
  expect(useUsers.getState()).toBe(before)
  expect(useOrganisations.getState().organisations).toBe(organisations)
})

test('a user who is not stored is fetched, and then stored', async () => {
  const { items } = await requestAs('administrator', '/users?q=auditor@demo')
  const { user_id } = items[0]
  useUsers.setState(({ users }) => ({ users: users.filter((one) => one.user_id !== user_id) }))
  const sent = requests()
  await fetchUser(user_id)
  expect(sent).toEqual([`GET /api/v0/users/${user_id}`])
  expect(useUsers.getState().users.some((one) => one.user_id === user_id)).toBe(true)
})

test('a failed list is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = useUsers.getState().users
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await fetchUsers()
  expect(log).toHaveBeenCalled()
  expect(useUsers.getState().users).toBe(before)
})

test('a change is merged into the store, and a refused one returns the reason', async () => {
  const { items } = await requestAs('administrator', '/users?q=guest@demo')
  const { user_id, name, email } = items[0]
  expect(await updateUser(user_id, { name: 'Somebody Else' })).toEqual({ success: true })
  expect(await fetchUser(user_id)).toMatchObject({ name: 'Somebody Else', email })
  expect(await updateUser(user_id, { name })).toEqual({ success: true })
  const refused = await updateUser(user_id, { email: 'administrator@demo.example' })
  expect(refused).toMatchObject({ success: false, error: { code: 'already-exists' } })
})

test('an organisation is appended, merged and removed', async () => {
  expect(await createOrganisation({ name: 'Stores Clinic' })).toEqual({ success: true })
  const organisation = organisationNamed('Stores Clinic')
  expect(useOrganisations.getState().organisations.at(-1)).toBe(organisation)
  const id = organisation?.organisation_id ?? ''
  expect(await updateOrganisation(id, { name: 'Stores Hospital' })).toEqual({ success: true })
  expect(await fetchOrganisation(id)).toMatchObject({ name: 'Stores Hospital', created_at: organisation?.created_at })
  expect(await deleteOrganisation(id)).toEqual({ success: true })
  expect(organisationNamed('Stores Hospital')).toBeUndefined()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await deleteOrganisation(id)).toMatchObject({ success: false, error: { code: 'not-found' } })
})

test('at most a thousand users are stored, the signed-in one always among them', () => {
  const own = useSession.getState().user?.user_id
  const [one] = useUsers.getState().users
  if (!one) throw new Error('Nobody is kept')
  const crowd = Array.from({ length: mostStoredUsers + 50 }, (_, index): User => ({
    ...one,
    user_id: `crowd-${index}`,
  }))
  rememberUsers(crowd)
  const { users } = useUsers.getState()
  expect(users).toHaveLength(mostStoredUsers)
  expect(users.some(({ user_id }) => user_id === own)).toBe(true)
  expect(users.at(-1)?.user_id).toBe(`crowd-${mostStoredUsers + 49}`)
  useUsers.setState({ users: [] })
})

test('an invalid stored value of users, organisations or session is ignored', async () => {
  const before = useSession.getState().token
  await inAnotherTab((storage) => {
    storage.setItem('users-storage', '{"state":{"users":[{"name":7}]},"version":1}')
    storage.setItem('organisations-storage', '{"state":{"organisations":"all"},"version":1}')
    storage.setItem('auth-storage', '{"state":{"token":12},"version":1}')
  })
  expect(useUsers.getState().users.every(({ name }) => typeof name === 'string')).toBe(true)
  expect(Array.isArray(useOrganisations.getState().organisations)).toBe(true)
  expect(useSession.getState().token).toBe(before)
})

test('a refused session empties all stores here, and so does signing out in another tab', async () => {
  await fetchUsers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    addressOf(input).includes('/api/v0/users')
      ? Promise.resolve(new Response('{"code":"unauthenticated"}', { status: 401 }))
      : real(input, init),
  )
  await fetchUsers()
  expect(useSession.getState()).toMatchObject({
    isAuthenticated: false,
    token: null,
    user: null,
    systemPermissions: [],
  })
  expect(useUsers.getState().users).toEqual([])
  expect(useOrganisations.getState().organisations).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  vi.restoreAllMocks()
  await openAs('administrator', '/profile')
  await fetchUsers()
  await inAnotherTab((storage) => storage.removeItem('auth-storage'))
  await expect.poll(() => useUsers.getState().users).toEqual([])
  expect(Object.keys(localStorage).filter((name) => name.endsWith('-storage'))).toEqual([])
})

test('an answer that arrives after signing out stores no users', async () => {
  await openAs('administrator', '/profile')
  const answer = { items: useUsers.getState().users }
  expect(answer.items.length).toBeGreaterThan(0)
  const session = useSession.getState()
  clearSession()
  rememberAnswer(['GET /users'], answer)
  expect(useUsers.getState().users).toEqual([])
  useSession.setState(session)
})

test('signing in again in one of two tabs signs the other in, and neither out', async () => {
  await openAs('administrator', '/profile')
  const session = localStorage.getItem('auth-storage') ?? ''
  const { token } = useSession.getState()
  await inAnotherTab((storage) => {
    storage.removeItem('auth-storage')
    storage.setItem('auth-storage', session)
  })
  expect(useSession.getState().token).toBe(token)
  expect(localStorage.getItem('auth-storage')).toBe(session)
})
