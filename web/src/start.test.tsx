import { beforeAll, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from './test-app.tsx'
import { start } from './start.tsx'

// These tests run in order: each one continues with the state that the previous one left.
const email = 'd.halloran@stgobnait.example'
const password = 'a sentence of our ward'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const storedState = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? '{}')?.state

async function signIn(secret = password) {
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Password', { exact: true }).fill(secret)
  await button('Sign in').click()
}

beforeAll(async () => {
  history.replaceState(null, '', `/register#setup_token=${inject('setup_token')}`)
  const element = document.createElement('div')
  document.body.append(element)
  await start(element)
})

test('the setup link says which role it gives, and a missing value is reported beside its field', async () => {
  await expect.element(page.getByText('You will be the administrator.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Password', { exact: true }).fill('short')
  await button('Create account').click()
  await expect.element(page.getByText('7 characters more')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

test('a newly created account leads to the sign-in page, which says so', async () => {
  await page.getByLabelText('Name').fill('Deirdre Halloran')
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await button('Create account').click()
  await expect.element(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
  expect(location.pathname).toBe('/login')
  expect(storedState('auth-storage')).not.toMatchObject({ isAuthenticated: true })
  expect(await accessibilityViolations()).toEqual([])
})

test('a wrong password is reported above the fields, and the email stays', async () => {
  await signIn('not the sentence')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You could not be signed in. Check the email and the password.')
  await expect.element(page.getByLabelText('Email')).toHaveValue(email)
})

test('a person who requests a page before signing in is led to it afterwards', async () => {
  history.pushState(null, '', '/organisations')
  await expect.poll(() => location.pathname).toBe('/login')
  await signIn()
  await expect.element(heading('Organisations')).toBeVisible()
  expect(location.pathname).toBe('/organisations')
  expect(await accessibilityViolations()).toEqual([])
})

test('a new installation offers three steps, and an organisation is the first', async () => {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect.element(heading('Welcome, Deirdre')).toBeVisible()
  await expect.element(button('Choose a role')).toBeDisabled()
  await button('Create organisation').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create organisation' }).click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('St Gobnait’s')
  await page.getByRole('dialog').getByRole('button', { name: 'Create organisation' }).click()
  await expect.element(page.getByText('Organisation created: St Gobnait’s')).toBeVisible()
  await expect.element(button('Choose a role')).toBeEnabled()
})

test('an administrator becomes a clinician only with a reason', async () => {
  await button('Choose a role').click()
  await button('Give me this role').click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await page.getByLabelText('Reason').fill('I attend patients on the ward.')
  await button('Give me this role').click()
  await expect.element(page.getByText('Role given: Clinician in St Gobnait’s')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Use a sample course' })).toBeVisible()
  await expect.element(heading('Welcome, Deirdre')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('changing the language changes every word and is stored', async () => {
  await button(/Language: English/).click()
  await page.getByRole('menuitem', { name: 'Català' }).click()
  await expect.element(page.getByRole('link', { name: 'Tauler' })).toBeVisible()
  expect(document.documentElement.lang).toBe('ca')
  expect(storedState('settings')).toMatchObject({ locale: 'ca' })
  await button(/Idioma: Català/).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect.element(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
})

test('the dark theme is dark and is stored', async () => {
  const background = () => getComputedStyle(document.body).backgroundColor
  await button('Dark theme').click()
  await expect.poll(background).toBe('rgb(13, 20, 21)')
  expect(storedState('settings')).toMatchObject({ theme: 'dark' })
  await button('Light theme').click()
  await expect.poll(background).toBe('rgb(245, 247, 247)')
})

test('an address without a screen says so and offers the way home', async () => {
  history.pushState(null, '', '/nothing-here')
  await expect.element(heading('There is nothing at this address')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  history.pushState(null, '', '/dashboard')
  await expect.element(heading('Welcome, Deirdre')).toBeVisible()
})

test('signing out in another tab signs out here, and leaves nothing behind', async () => {
  const otherTab = document.createElement('iframe')
  otherTab.src = '/robots.txt'
  document.body.append(otherTab)
  await expect.poll(() => otherTab.contentDocument?.readyState).toBe('complete')
  otherTab.contentWindow?.localStorage.removeItem('auth-storage')
  await expect.element(heading('Sign in')).toBeVisible()
  otherTab.remove()
  expect(Object.keys(localStorage).filter((name) => name.endsWith('-storage'))).toEqual([])
})

test('a session the server has ended ends here with the next call', async () => {
  await signIn()
  await expect.element(heading('Welcome, Deirdre')).toBeVisible()
  const state = storedState('auth-storage')
  const token = typeof state === 'object' && state && 'token' in state ? String(state.token) : ''
  await fetch('/api/v0/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  // The next call is either the page's own request for notices, or one that the click causes.
  const organisations = page.getByRole('link', { name: 'Organisations', exact: true })
  await organisations.click({ timeout: 2_000 }).catch(() => undefined)
  await expect.element(heading('Sign in')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(storedState('auth-storage')).toBeUndefined()
})

// The stories of the features need the person and the organisation created above, so they follow here, in this order.
await import('./features/reports/reports.story.tsx')
