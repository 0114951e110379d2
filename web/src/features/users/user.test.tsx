import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { give, createInvitedUser, newOrganisation } from '../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })

/** Simulates a lost connection until the returned function is called. */
function loseConnection() {
  const real = window.fetch
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    window.fetch = real
  }
}

test('a user’s page says what the person may do, where, by which role, and who gave it', async () => {
  const person = await createInvitedUser('Clara Iturmendi')
  const organisation = await newOrganisation('Valdearce')
  await give({ user_id: person.user_id, role: 'auditor', reason: 'Yearly review of access' })
  await give({ user_id: person.user_id, role: 'clinician', organisation_id: organisation.organisation_id })
  await openAs('administrator', `/users/${person.user_id}`)
  await expect.element(heading('Clara Iturmendi')).toBeVisible()
  const system = page.getByRole('list', { name: 'System' })
  await expect.element(system).toMatchTextContent('Auditor in the whole system')
  await expect.element(system).toMatchTextContent(/Given by Ada Administra on .*Reason: “Yearly review of access”/)
  await expect
    .element(page.getByRole('list', { name: 'Organisations' }))
    .toMatchTextContent(`Clinician in ${organisation.name}`)
  const why = page.getByRole('table', { name: 'Why' })
  await expect
    .element(why.getByRole('row', { name: /^Sign reports/ }))
    .toMatchTextContent(`${organisation.name}Clinician`)
  await expect.element(why.getByRole('row', { name: /^See all users/ })).toMatchTextContent('Whole systemAuditor')
  await expect.element(page.getByText('Never', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(390, 844)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
})

test('editing says when there is nothing to save, when an address is taken, and saves', async () => {
  const person = await createInvitedUser('Deirdre Halloran')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Edit').click()
  await inDialog('Save').click()
  await expect.element(dialog.getByText('No changes to update')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const email = dialog.getByRole('textbox', { name: 'Email' })
  await email.fill('administrator@demo.example')
  await inDialog('Save').click()
  await expect.element(dialog.getByText('Somebody else has this address already.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill(person.email)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Deirdre Ní Halloran')
  await inDialog('Save').click()
  await expect.element(page.getByText('User updated: Deirdre Ní Halloran')).toBeVisible()
  await expect.element(heading('Deirdre Ní Halloran')).toBeVisible()
})

test('when another person saves first, both changes are kept', async () => {
  const person = await createInvitedUser('Neus Castelví')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Edit').click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Neus Castellví')
  const other = `other-${person.email}`
  await requestAs('administrator', `/users/${person.user_id}`, {
    method: 'PATCH',
    body: { email: other, locale: 'ca' },
  })
  await inDialog('Save').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(`Email: ${other}`)
  await expect.element(name).toHaveValue('Neus Castellví')
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(other)
  await expect.element(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('ca')
  await inDialog('Save on top').click()
  await expect.element(heading('Neus Castellví')).toBeVisible()
  const saved = await requestAs('administrator', `/users/${person.user_id}`)
  expect(saved).toMatchObject({ name: 'Neus Castellví', email: other, locale: 'ca' })
})

test('what was typed stays when the connection is lost, and when the page is left and opened again', async () => {
  const person = await createInvitedUser('Aitor Lasheras')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Edit').click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Aitor Lasheras Gil')
  const restore = loseConnection()
  await inDialog('Save').click()
  await expect.element(dialog.getByText('Error updating the user. Please try again later.')).toBeVisible()
  restore()
  history.pushState(null, '', '/dashboard')
  await expect.element(dialog).not.toBeInTheDocument()
  history.back()
  await expect.element(name).toHaveValue('Aitor Lasheras Gil')
  await inDialog('Save').click()
  await expect.element(heading('Aitor Lasheras Gil')).toBeVisible()
})

test('an account is deactivated and activated again, each time after a confirmation', async () => {
  const person = await createInvitedUser('Nuria Belascoain')
  await openAs('administrator', `/users/${person.user_id}`)
  const active = page.getByRole('switch', { name: 'Account active' })
  await active.click()
  await inDialog('Keep it active').click()
  await expect.element(active).toBeChecked()
  await active.click()
  await inDialog('Deactivate').click()
  await expect.element(page.getByText('Nuria Belascoain is deactivated.')).toBeVisible()
  await expect.element(active).not.toBeChecked()
  await expect.element(button('New sign-in link')).not.toBeInTheDocument()
  await active.click()
  await inDialog('Activate').click()
  await expect.element(active).toBeChecked()
})

test('the open sessions of a user are shown in words and ended all at once', async () => {
  const person = await createInvitedUser('Ada Ronda')
  const { email, password } = person
  await requestAs('administrator', '/auth/login', { method: 'POST', body: { email, password } })
  await openAs('administrator', `/users/${person.user_id}`)
  await expect.element(page.getByText(/^Chrome on /)).toBeVisible()
  await button('Sign out everywhere').click()
  await inDialog('Sign out everywhere').click()
  await expect.element(page.getByText('Ada Ronda is signed out everywhere.')).toBeVisible()
  await expect.element(page.getByText('Not signed in anywhere.')).toBeVisible()
})

test('a new sign-in link is shown once and sets a password', async () => {
  const person = await createInvitedUser('Pau Oblida')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('New sign-in link').click()
  await inDialog('Make the link').click()
  const field = dialog.getByRole('textbox', { name: 'Link of Pau Oblida' })
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const link = new URL(field.element().getAttribute('value') ?? '')
  const body = { invitation_token: new URLSearchParams(link.hash.slice(1)).get('invitation_token') ?? '' }
  const offer = await requestAs('administrator', '/invitations/look', { method: 'POST', body })
  expect(offer).toMatchObject({ email: person.email, sets_password: true })
  await inDialog('I have stored it').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('deleting a user names what is deleted and what stays, and leads back to the list', async () => {
  const person = await createInvitedUser('Marta Marxa')
  await give({ user_id: person.user_id, role: 'auditor' })
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Delete user').click()
  await expect.element(dialog.getByText(`the account ${person.email} and its open sessions`)).toBeVisible()
  await expect.element(dialog.getByText('1 role')).toBeVisible()
  await expect.element(dialog.getByText(/^What stays/)).toBeVisible()
  await expect.element(inDialog('Keep the user')).toHaveFocus()
  const restore = loseConnection()
  await inDialog('Delete user').click()
  await expect.element(dialog.getByText('Error deleting the user. Please try again later.')).toBeVisible()
  restore()
  await inDialog('Delete user').click()
  await expect.element(page.getByText('User deleted: Marta Marxa')).toBeVisible()
  await expect.element(heading('Users')).toBeVisible()
  expect(localStorage.getItem('users-storage')).not.toContain(person.user_id)
})

test('an unknown user’s address says so and leads back', async () => {
  for (const address of ['01990000-0000-7000-8000-000000000000', 'nobody', 'x'.repeat(80)]) {
    await openAs('administrator', `/users/${address}`)
    await expect.element(heading('User not found')).toBeVisible()
  }
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Back to the users' }).click()
  await expect.element(heading('Users')).toBeVisible()
})

test('a guest sees their own page without what they may not change', async () => {
  await openAs('guest', '/dashboard')
  const { user } = await requestAs('guest', '/auth/me')
  await openAs('guest', `/users/${user.user_id}`)
  await expect.element(page.getByText(/^A guest signs in and sees/)).toBeVisible()
  await expect.element(button('Give a role')).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
  await button('Edit').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  await inDialog('Cancel').click()
})

test('a sign-in link for a person who reads clinical text needs a reason, as does activating the account', async () => {
  const person = await createInvitedUser('Mireia Lectora')
  const organisation = await newOrganisation('Hospital dels Enllaços')
  await give({ user_id: person.user_id, role: 'reader', organisation_id: organisation.organisation_id })
  await openAs('administrator', `/users/${person.user_id}`)
  await button('New sign-in link').click()
  await inDialog('Make the link').click()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveFocus()
  await expect.element(dialog).toMatchTextContent('Fill in this field.')
  expect(await accessibilityViolations()).toEqual([])
  await reason.fill('Lost the password on leave')
  await inDialog('Make the link').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Link of Mireia Lectora' })).toBeVisible()
  await inDialog('I have stored it').click()
  const active = page.getByRole('switch', { name: 'Account active' })
  await active.click()
  await inDialog('Deactivate').click()
  await expect.element(active).not.toBeChecked()
  await active.click()
  await inDialog('Activate').click()
  await expect.element(dialog).toMatchTextContent('Fill in this field.')
  await reason.fill('Back from a long leave')
  await inDialog('Activate').click()
  await expect.element(active).toBeChecked()
})
