import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '../../../base/session.ts'
import { accessibilityViolations, openAs } from '../../../test-app.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = page.getByRole('alert')

async function openOutside(path: string, locale: 'en' | 'es' | 'ca' = 'en') {
  await openAs('guest', '/dashboard', locale)
  await signOut()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  history.pushState(null, '', path)
}

test('a person who forgot the password requests a link, and gets the same answer for every address', async () => {
  await openOutside('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(heading('Forgot your password?')).toBeVisible()
  await button('Send the link').click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  for (const address of ['nobody@ward.example', 'reader@demo.example']) {
    await page.getByLabelText('Email').fill(address)
    await button('Send the link').click()
    await expect
      .element(alert)
      .toMatchTextContent(`If ${address} has an account with a password, a mail is on its way.`)
  }
  expect(await accessibilityViolations()).toEqual([])
})

test('a used or invalid link says so, its token leaves the address at once, and another can be requested', async () => {
  await openOutside('/new-password#password_token=made-up')
  await expect.element(heading('Choose a new password')).toBeVisible()
  await expect.poll(() => location.hash).toBe('')
  await button('Save password').click()
  await expect.element(page.getByLabelText('New password')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('New password').fill('a sentence of our ward')
  await button('Save password').click()
  await expect.element(alert).toMatchTextContent('This link has been used already or is no longer valid.')
  await expect.element(heading('Forgot your password?')).toBeVisible()
})

test.each([
  ['es', '¿Ha olvidado la contraseña?', 'Enviar el enlace'],
  ['ca', 'Ha oblidat la contrasenya?', 'Envia l’enllaç'],
] as const)('the page for a new password is translated (%s)', async (locale, title, act) => {
  await openOutside('/new-password', locale)
  await expect.element(heading(title)).toBeVisible()
  await expect.element(button(act)).toBeVisible()
})
