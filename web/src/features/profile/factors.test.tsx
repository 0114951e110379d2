import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signIn, signOut } from '../../base/session.ts'
import { createInvitedUser } from '../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const dialog = page.getByRole('dialog')
const panel = page.getByRole('region', { name: 'Second factor' })
const codes = page.getByRole('list', { name: 'Your recovery codes' })
const menu = page.getByRole('navigation', { name: 'Main navigation' })

/** The code that an app shows now for a key as the page writes it (RFC 6238). */
async function codeOf(key: string): Promise<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(key.replaceAll(' ', ''), (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)))
  const secret = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const hash = new DataView(await crypto.subtle.sign('HMAC', secret, counter.buffer))
  const number = hash.getUint32(hash.getUint8(19) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

/** Signs a new person in and begins to set up an app; returns the account and the app's key. */
async function beginAppSetup(name: string) {
  const { email, password } = await createInvitedUser(name)
  await openAs('guest', '/dashboard')
  await signIn({ email, password })
  history.pushState(null, '', '/profile')
  await expect.element(panel.getByText(/^None yet/)).toBeVisible()
  await panel.getByRole('button', { name: 'Add' }).click()
  await dialog.getByRole('radio', { name: /^An authenticator app/ }).click()
  await button('Continue').click()
  await expect.element(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expect.element(key).toBeVisible()
  return { account: { email, password }, key: textOf(key.element()) }
}

const storeCodes = async () => {
  await expect.element(codes).toBeVisible()
  const shown = codes.getByRole('listitem').elements().map(textOf)
  await button('I have stored it').click()
  return shown
}

test('an app is set up with a code, required at the next sign-in, renamed, and reset by an administrator', async () => {
  const { account, key } = await beginAppSetup('Factora Ferrer')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await expect.element(field('Code that the app shows')).toHaveFocus()
  await field('Code that the app shows').fill('12345')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText(/^This code is wrong/)).toBeVisible()
  await field('Code that the app shows').fill(await codeOf(key))
  await dialog.getByLabelText('Name', { exact: true }).fill('Guardia')
  await userEvent.keyboard('{Enter}')
  const [first = ''] = await storeCodes()
  await expect.element(panel.getByText('10 recovery codes are left')).toBeVisible()
  await button('Rename: Guardia').click()
  await dialog.getByLabelText('Name').fill('Móvil de guardia')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('Móvil de guardia')).toBeVisible()

  await signOut()
  await signIn(account)
  await expect.element(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expect.element(field('Code from your app')).toHaveFocus()
  expect(localStorage.getItem('auth-storage') ?? '').not.toContain('"token":"')
  expect(await accessibilityViolations()).toEqual([])
  await button('Use a recovery code').click()
  await field('Recovery code').fill('none of them')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^This is none of your recovery codes/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('Recovery code').fill(first)
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()

  const { items } = await requestAs('administrator', `/users?q=${encodeURIComponent(account.email)}`)
  await openAs('administrator', `/users/${items[0].user_id}`)
  await expect.element(panel.getByText('Móvil de guardia')).toBeVisible()
  await panel.getByRole('button', { name: 'Reset' }).click()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect.element(dialog.getByText('Fill in this field.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Lost the phone, came in person')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByText('The second factor of Factora Ferrer has been reset.')).toBeVisible()
  await expect.element(panel.getByText('None set up.')).toBeVisible()
  await signIn(account)
  await expect.element(menu).toBeVisible()
})

/** Lets the next call to a path be refused with a request to confirm one's identity again, as if time had passed. */
function requireReauthenticationAt(path: string) {
  const real = window.fetch
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith(path)) return await real(input, init)
    window.fetch = real
    const body = JSON.stringify({ code: 'reauthentication-required' })
    return new Response(body, {
      status: 403,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'x' },
    })
  }
}

test('cancelling a reauthentication does nothing; completing it continues the action', async () => {
  const { account, key } = await beginAppSetup('Repreguntada Roig')
  await field('Code that the app shows').fill(await codeOf(key))
  await userEvent.keyboard('{Enter}')
  const before = await storeCodes()
  const confirmDialog = page.getByRole('dialog', { name: 'Is it you?' })
  await button('New codes').click()
  requireReauthenticationAt('/auth/recovery-codes')
  await button('Make new codes').click()
  await expect.element(confirmDialog).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/^For this you have to say again who you are/)).toBeVisible()
  requireReauthenticationAt('/auth/recovery-codes')
  await button('Make new codes').click()
  await confirmDialog.getByLabelText('Your password').fill('not this one')
  await userEvent.keyboard('{Enter}')
  await expect.element(confirmDialog.getByText('This is not your current password.')).toBeVisible()
  await confirmDialog.getByLabelText('Your password').fill(account.password)
  await userEvent.keyboard('{Enter}')
  const after = await storeCodes()
  expect(after).toHaveLength(10)
  expect(after).not.toEqual(before)
})
