import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn, signOut } from '../../base/session.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const dialog = page.getByRole('dialog')
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })

const stamp = Date.now().toString(36)
const password = 'a sentence of our ward'

/** Invites a person through the API; returns the path of the link. */
async function invited(body: Readonly<Record<string, string>>): Promise<string> {
  const { invitation_token } = await requestAs('administrator', '/invitations', { method: 'POST', body })
  return `/register#invitation_token=${invitation_token}`
}

const newOrganisation = async (name: string) =>
  await requestAs('administrator', '/organisations', { method: 'POST', body: { name: `${name} ${stamp}` } })

/** Opens a link without being signed in. */
async function openOutside(path: string) {
  await openAs('guest', '/dashboard')
  await signOut()
  await expect.element(heading('Sign in')).toBeVisible()
  history.pushState(null, '', path)
}

const token = () => new URLSearchParams(location.hash.slice(1)).get('invitation_token')

let made = ''

test('an inviter chooses person, organisation and role, and sees the link once', async () => {
  const { name } = await newOrganisation('Valdearce')
  await openAs('administrator', '/users')
  await button('Invite').click()
  await inDialog('Make the link').click()
  await expect.element(dialog).toMatchTextContent('Fill in this field.')
  await expect.element(dialog.getByLabelText('Email')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByLabelText('Email').fill(`Clara.${stamp}@ward.example`)
  await dialog.getByLabelText('Name (optional)').fill('Clara Iturmendi')
  await dialog.getByLabelText('Organisation (optional)').fill(name)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('radio', { name: /^Clinician/ }).click()
  await inDialog('Make the link').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins the surgical ward')
  await inDialog('Make the link').click()
  await expect.element(dialog).toMatchTextContent('Invitation made: copy the link now')
  const input = dialog.getByLabelText(`Link for clara.${stamp}@ward.example`).element()
  made = input instanceof HTMLInputElement ? new URL(input.value).pathname + new URL(input.value).hash : ''
  expect(made).toMatch(/^\/register#invitation_token=/)
  await inDialog('I have stored it').click()
  await link('Invitations').click()
  const row = page.getByRole('row', { name: new RegExp(`clara.${stamp}@ward.example`) })
  await expect.element(row).toMatchTextContent(`Clinician in ${name}`)
  expect(await accessibilityViolations()).toEqual([])
})

test('the link shows its invitation; the token leaves the address; the account has the role at once', async () => {
  await openOutside(made)
  await expect.element(page.getByText(/You are invited to Valdearce .* as Clinician\./)).toBeVisible()
  await expect.poll(token).toBe(null)
  await expect.element(field('Email')).toHaveValue(`clara.${stamp}@ward.example`)
  await expect.element(field('Email')).toHaveAttribute('readonly')
  await expect.element(field('Name')).toHaveValue('Clara Iturmendi')
  expect(await accessibilityViolations()).toEqual([])
  await field('Password').fill(password)
  await button('Create account').click()
  await expect.element(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('invitation_token')
  await signIn({ email: `clara.${stamp}@ward.example`, password })
  await expect.element(page.getByRole('heading', { name: /Clara/, level: 1 })).toBeVisible()
  const { items } = await requestAs('administrator', `/users?q=clara.${stamp}`)
  expect(items[0].healthcare_organisation_role_count).toBe(1)
})

test('a link that was used says so plainly', async () => {
  await openOutside(made)
  await expect.element(page.getByRole('alert')).toMatchTextContent('This link has been used already')
  await expect.element(button('Create account')).not.toBeInTheDocument()
})

test('a person who has an account signs in and accepts the invitation', async () => {
  const { organisation_id, name } = await newOrganisation('Vallserena')
  const path = await invited({
    email: `clara.${stamp}@ward.example`,
    organisation_id,
    role: 'reader',
    reason: 'Joins the surgical ward',
  })
  await openOutside(path)
  await expect.element(page.getByText(/There is an account for clara/)).toBeVisible()
  await link('Sign in and accept').click()
  await field('Email').fill(`clara.${stamp}@ward.example`)
  await field('Password').fill(password)
  await button('Sign in').click()
  await expect.element(dialog).toMatchTextContent(`You are invited to ${name} as Reader.`)
  expect(location.pathname).toBe('/profile')
  expect(token()).toBe(null)
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Accept').click()
  await expect.element(page.getByText('Invitation accepted.')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Organisations' })).toMatchTextContent(`Reader in ${name}`)
})

test('a person signed in to another account is told whose link it is, and can sign out to use it', async () => {
  const path = await invited({ email: `other.${stamp}@ward.example`, name: 'Other Person' })
  await openAs('clinician', path)
  await expect.element(dialog).toMatchTextContent(`The link is for other.${stamp}@ward.example`)
  await inDialog('Sign out and open the link').click()
  await expect.element(field('Email')).toHaveValue(`other.${stamp}@ward.example`)
  await expect.element(field('Name')).toHaveValue('Other Person')
})

test('a link for a new password sets the password, and nothing else', async () => {
  const { items } = await requestAs('administrator', `/users?q=clara.${stamp}`)
  const path = await invited({ user_id: items[0].user_id, reason: 'Lost the password on leave' })
  await openOutside(path)
  await expect.element(heading('Set your password')).toBeVisible()
  await field('Password').fill('another sentence here')
  await button('Save password').click()
  await expect.element(heading('Sign in')).toBeVisible()
  await signIn({ email: `clara.${stamp}@ward.example`, password: 'another sentence here' })
  await expect.element(page.getByRole('heading', { name: /Clara/, level: 1 })).toBeVisible()
})

test('a revoked invitation stops working', async () => {
  const path = await invited({ email: `back.${stamp}@ward.example` })
  await openAs('administrator', '/users?tab=invitations')
  await button(`Actions for back.${stamp}@ward.example`).click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  await expect.element(inDialog('Keep it')).toHaveFocus()
  await inDialog('Take back').click()
  await expect.element(page.getByText('The invitation was taken back.')).toBeVisible()
  await expect.element(button(`Actions for back.${stamp}@ward.example`)).not.toBeInTheDocument()
  await openOutside(path)
  await expect.element(page.getByRole('alert')).toMatchTextContent('no longer valid')
})

test('a manager is offered only the roles they may give, in the organisations where they may give them', async () => {
  await openAs('manager', '/users')
  await button('Invite').click()
  await expect.element(dialog).toMatchTextContent('Choose the organisation first.')
  await dialog.getByLabelText('Organisation').click()
  await page.getByRole('option').first().click()
  await expect.element(dialog.getByRole('radio', { name: /^Clinician/ })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Manager/ })).not.toBeInTheDocument()
})
