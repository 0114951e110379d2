import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../test-app.tsx'
import { useOrganisations, useSession, useUsers } from '../stores.ts'
import { useSessionEnd } from './watch-idle.ts'

const minute = 60_000
const dialog = page.getByRole('alertdialog')
const locked = page.getByRole('heading', { name: 'Locked', level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const realNow = Date.now.bind(Date)
let ahead = 0
/** Moves the time of day ahead, as happens on a machine that was asleep. */
function later(milliseconds: number) {
  ahead += milliseconds
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
}

const requestCount = (path: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(`/api/v0${path}`)).length

/** Opens a page and waits until it knows when the session ends. */
async function openWatched(person: Parameters<typeof openAs>[0], path: string) {
  await openAs(person, path)
  await expect.poll(() => useSessionEnd.getState().end).not.toBeNull()
  performance.clearResourceTimings()
}

const isLive = async (token: string | null) =>
  (await fetch('/api/v0/auth/me', { headers: { authorization: `Bearer ${token}` } })).ok

async function unlock() {
  await page.getByLabelText('Password', { exact: true }).fill('alta demo 2026')
  await button('Sign in').click()
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

afterEach(() => {
  vi.restoreAllMocks()
  ahead = 0
  localStorage.removeItem('last-act')
})

test('a minute before the end a dialog asks to stay; any key confirms it and is reported to the server', async () => {
  await openWatched('clinician', '/profile')
  later(59.1 * minute)
  await expect.element(dialog.getByText('Are you still there?')).toBeVisible()
  await expect.element(dialog.getByRole('timer').getByText(/^\d\d seconds left$/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  // Neither events that a program dispatches nor a key that is held down show that a person is present.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  window.dispatchEvent(new PointerEvent('pointermove', { screenX: 5, screenY: 5 }))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  await expect.element(dialog).toBeVisible()
  expect(requestCount('/auth/activity')).toBe(0)
  await userEvent.keyboard('{Shift}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => requestCount('/auth/activity')).toBe(1)
  expect(location.pathname).toBe('/profile')
})

test('activity before the computer slept is not reported afterwards and does not prolong the session', async () => {
  await openWatched('clinician', '/profile')
  later(2 * minute)
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => requestCount('/auth/activity')).toBe(1)
  later(10_000)
  await userEvent.keyboard('{Shift}')
  later(59.2 * minute)
  await expect.element(dialog).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(requestCount('/auth/activity')).toBe(1)
  await expect.element(dialog).toBeVisible()
})

test('the dialog before the session ends has no accessibility violation', async () => {
  await openWatched('clinician', '/profile')
  later(59.05 * minute)
  await expect.element(dialog).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('at the end the screen is locked, the session is over, and the same person returns to the same page', async () => {
  await openWatched('clinician', '/rag-chat')
  const { token } = useSession.getState()
  await button('Your account').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const address = location.href
  later(60 * minute)
  await expect.element(locked).toBeVisible()
  expect(document.title).toBe('Locked · Alta')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument()
  expect(location.href).toBe(address)
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, token: null, user: null })
  expect([useUsers.getState().users, useOrganisations.getState().organisations]).toEqual([[], []])
  await expect.poll(() => isLive(token)).toBe(false)
  await expect.element(page.getByLabelText('Email')).toHaveValue('clinician@demo.example')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Password', { exact: true }).fill('not the password')
  await button('Sign in').click()
  await expect.element(page.getByRole('alert').getByText(/could not be signed in/)).toBeVisible()
  await unlock()
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(location.href).toBe(address)
  await expect.element(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible()
  expect(localStorage.getItem('lock-storage')).toBeNull()
})

test('the first key after a night of sleep does not continue yesterday’s session', async () => {
  await openWatched('clinician', '/profile')
  later(9 * 60 * minute)
  await userEvent.keyboard('{Shift}')
  await expect.element(locked).toBeVisible()
  expect(requestCount('/auth/activity')).toBe(0)
  await unlock()
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})

test('another person signs in to the dashboard, and finds nothing of the previous one', async () => {
  await openWatched('clinician', '/rag-chat')
  later(60 * minute)
  await button('Sign in as somebody else').click()
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect([location.pathname, location.search]).toEqual(['/login', ''])
  await page.getByLabelText('Email').fill('reader@demo.example')
  await unlock()
  await expect.poll(() => location.pathname).toBe('/dashboard')
  const foot = page.getByRole('navigation', { name: 'Main navigation' })
  await expect.element(foot.getByText('reader@demo.example')).toBeVisible()
  expect(localStorage.getItem('users-storage')).not.toContain('clinician@demo.example')
})

test('activity in another tab keeps this one open, and locking or unlocking one tab does so in all', async () => {
  await openWatched('clinician', '/profile')
  later(59.1 * minute)
  await expect.element(dialog).toBeVisible()
  const now = String(Date.now())
  await inAnotherTab((storage) => storage.setItem('last-act', now))
  await expect.element(dialog).not.toBeInTheDocument()
  const session = localStorage.getItem('auth-storage') ?? ''
  const user = { user_id: useSession.getState().user?.user_id, email: 'clinician@demo.example' }
  const lock = JSON.stringify({ state: { user, reason: 'idle' }, version: 1 })
  await inAnotherTab((storage) => {
    storage.setItem('lock-storage', lock)
    storage.removeItem('auth-storage')
  })
  await expect.element(locked).toBeVisible()
  expect(location.pathname).toBe('/profile')
  await inAnotherTab((storage) => {
    storage.setItem('auth-storage', session)
    storage.removeItem('lock-storage')
  })
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(location.pathname).toBe('/profile')
})

test('a session ends at its maximum duration, after a warning that no key dismisses', async () => {
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    if (typeof input !== 'string' || !/\/auth\/(me|activity)$/.test(input) || !answer.ok) return answer
    return Response.json({ ...(await answer.json()), seconds_left: 6 })
  })
  await openWatched('clinician', '/profile')
  await expect.element(dialog.getByText('Your session is about to end')).toBeVisible()
  await userEvent.keyboard('{Shift}')
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(locked).toBeVisible()
  await expect.element(page.getByText(/had lasted as long as one may/)).toBeVisible()
  vi.restoreAllMocks()
  await unlock()
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})
