import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '../../base/session.ts'
import { createInvitedUser } from '../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const dialog = page.getByRole('dialog')
const title = page.getByRole('heading', { name: 'Your profile', level: 1 })

/** Opens another session of the same person, as if on another computer. */
const signInElsewhere = (account: { email: string; password: string }) =>
  requestAs('guest', '/auth/login', { method: 'POST', body: account })

/** Signs a new person in, after opening this many sessions on other computers, and opens the person's own profile. */
async function openProfile(name: string, others = 0) {
  const { email, password } = await createInvitedUser(name)
  const account = { email, password }
  for (let other = 0; other < others; other += 1) await signInElsewhere(account)
  await openAs('guest', '/dashboard')
  await signIn(account)
  history.pushState(null, '', '/profile')
  await expect.element(title).toBeVisible()
  await expect.element(field('Name')).toHaveValue(name)
  return account
}

test('people change their own name, and are told that only an administrator changes the address', async () => {
  await openProfile('Elena Ferrer')
  await expect.element(page.getByText('Only an administrator may change it.')).toBeVisible()
  await expect.element(field('Email')).toHaveAttribute('readonly')
  await expect.element(page.getByText(/^A guest signs in and sees/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(390, 844)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
  await button('Save').click()
  await expect.element(page.getByText('No changes to update')).toBeVisible()
  await field('Name').fill('')
  await button('Save').click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await field('Name').fill('Elena Ferrer Pi')
  await button('Save').click()
  await expect.element(page.getByText('Your data has been updated.')).toBeVisible()
  await expect.element(page.getByText('Elena Ferrer Pi').first()).toBeVisible()
})

test('an open session takes three lines beside the form, with its button on the right', async () => {
  await openProfile('Sessió Estreta', 1)
  for (const width of [1280, 900, 390]) {
    await page.viewport(width, 844)
    const items = page.getByRole('region', { name: 'Open sessions' }).getByRole('listitem')
    await expect.element(items.nth(1)).toBeVisible()
    for (const item of items.elements()) {
      const lineHeight = Number.parseFloat(getComputedStyle(item).lineHeight)
      // The lines are the device, its use and the sign-in, and one more if the device's name is long.
      expect([width, Math.floor(item.getBoundingClientRect().height / lineHeight) <= 5]).toEqual([width, true])
      const [words, end] = [item.firstElementChild, item.querySelector('button')]
      const room = item.getBoundingClientRect().width
      expect((words?.getBoundingClientRect().width ?? 0) / room).toBeGreaterThan(0.6)
      expect(end?.getBoundingClientRect().top).toBeLessThan((words?.getBoundingClientRect().top ?? 0) + 2 * lineHeight)
    }
  }
  await page.viewport(1280, 800)
})

test('a wrong current password is reported at its field and signs nobody out', async () => {
  await openProfile('Joan Contrasenya')
  await field('Current password').fill('not the one I have')
  await field('New password').fill('too short')
  await button('Change password').click()
  await expect.element(page.getByText('3 characters more')).toBeVisible()
  await expect.element(field('New password')).toHaveFocus()
  await field('New password').fill('another long enough one')
  await button('Change password').click()
  await expect.element(page.getByText('This is not your current password.')).toBeVisible()
  await expect.element(field('Current password')).toHaveFocus()
  await expect.element(field('New password')).toHaveValue('another long enough one')
  await expect.element(title).toBeVisible()
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const account = await openProfile('Laia Segura', 1)
  await field('Current password').fill(account.password)
  await field('New password').fill('another long enough one')
  await button('Change password').click()
  await expect.element(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()
  await expect.element(field('Current password')).toHaveValue('')
  await expect.poll(() => page.getByText(/^Chrome on /).elements()).toHaveLength(1)
  await expect(signInElsewhere(account)).rejects.toThrow('401')
  await signInElsewhere({ ...account, password: 'another long enough one' })
})

test('another session is ended from here, and this one stays', async () => {
  await openProfile('Marc Rellotge', 1)
  const sessions = page.getByText(/^Chrome on /)
  await expect.poll(() => sessions.elements()).toHaveLength(2)
  await button(/^End the session: Chrome on /)
    .last()
    .click()
  await expect.element(page.getByText('The session has been ended.')).toBeVisible()
  await expect.poll(() => sessions.elements()).toHaveLength(1)
  await expect.element(page.getByText(/This session/)).toBeVisible()
})

test('signing out everywhere asks for confirmation and ends this session too', async () => {
  await openProfile('Núria Fora')
  await button('Sign out everywhere').click()
  await expect.element(dialog.getByText(/^This session ends too/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  expect(localStorage.getItem('auth-storage') ?? '').not.toContain('token":"')
})

test('language and theme change at once, and the language is stored with the account', async () => {
  const { email } = await openProfile('Oriol Idiomes')
  await page.getByRole('radio', { name: 'Català' }).click()
  await expect.element(page.getByRole('heading', { name: 'El seu perfil', level: 1 })).toBeVisible()
  await page.getByRole('radio', { name: 'Fosc' }).click()
  await expect.poll(() => document.documentElement.dataset['scheme']).toBe('dark')
  await expect
    .poll(async () => (await requestAs('administrator', `/users?q=${encodeURIComponent(email)}`)).items[0]?.locale)
    .toBe('ca')
  await page.getByRole('radio', { name: 'English' }).click()
  await expect.element(title).toBeVisible()
})

test('when the session ends during typing, signing in again restores what was typed', async () => {
  const account = await openProfile('Pere Interromput')
  await field('Name').fill('Pere Interromput Vila')
  const { items } = await requestAs('administrator', `/users?q=${encodeURIComponent(account.email)}`)
  await requestAs('administrator', `/users/${items[0].user_id}/sessions`, { method: 'DELETE' })
  await button('Save').click()
  await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await signIn(account)
  await expect.element(field('Name')).toHaveValue('Pere Interromput Vila')
  await button('Save').click()
  await expect.element(page.getByText('Your data has been updated.')).toBeVisible()
})
