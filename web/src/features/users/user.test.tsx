import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriers, askAs, openAs } from '../../stage.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })

let number = 0
/** Somebody who has just registered and holds no role. */
async function newcomer(name: string) {
  number += 1
  const email = `${Date.now().toString(36)}-${number}@ward.example`
  const body = { name, email, password: 'a long enough password', locale: 'en' }
  const { user_id } = await askAs('administrator', '/auth/register', { method: 'POST', body })
  return { user_id: String(user_id), name, email, password: body.password }
}

/** An organisation of the demonstration's administrator. */
async function newOrganisation(name: string) {
  const body = { name: `${name} ${Date.now().toString(36)}` }
  const made = await askAs('administrator', '/organisations', { method: 'POST', body })
  return { organisation_id: String(made.organisation_id), name: body.name }
}

interface Grant {
  readonly user_id: string
  readonly role: string
  readonly organisation_id?: string
  readonly reason?: string
}
const give = (grant: Grant) =>
  askAs('administrator', '/role-assignments', {
    method: 'POST',
    body: { ...grant, scope: grant.organisation_id === undefined ? 'system' : 'organisation' },
  })

/** The connection is lost until the returned function is called. */
function loseConnection() {
  const real = window.fetch
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    window.fetch = real
  }
}

test('a user’s page says what the person may do, where, by which role, and who gave it', async () => {
  const person = await newcomer('Clara Iturmendi')
  const place = await newOrganisation('Valdearce')
  await give({ user_id: person.user_id, role: 'auditor', reason: 'Yearly review of access' })
  await give({ user_id: person.user_id, role: 'clinician', organisation_id: place.organisation_id })
  await openAs('administrator', `/users/${person.user_id}`)
  await expect.element(heading('Clara Iturmendi')).toBeVisible()
  const system = page.getByRole('list', { name: 'System' })
  await expect.element(system).toMatchTextContent('Auditor in the whole system')
  await expect.element(system).toMatchTextContent(/Given by Ada Administra on .*Reason: “Yearly review of access”/)
  await expect
    .element(page.getByRole('list', { name: 'Organisations' }))
    .toMatchTextContent(`Clinician in ${place.name}`)
  const why = page.getByRole('table', { name: 'Why' })
  await expect.element(why.getByRole('row', { name: /^Sign reports/ })).toMatchTextContent(`${place.name}Clinician`)
  await expect.element(why.getByRole('row', { name: /^See all users/ })).toMatchTextContent('Whole systemAuditor')
  await expect.element(page.getByText('Never', { exact: true })).toBeVisible()
  expect(await barriers()).toEqual([])
  await page.viewport(390, 844)
  expect(await barriers()).toEqual([])
  await page.viewport(1280, 800)
})

test('a role is given where one searches for it, and undone from its notice', async () => {
  const person = await newcomer('Sorcha Bhriain')
  const place = await newOrganisation('Vallserena')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Give a role').click()
  await inDialog('Give this role').click()
  await expect.element(dialog.getByRole('combobox', { name: 'Organisation' })).toHaveFocus()
  expect(await barriers()).toEqual([])
  await dialog.getByRole('combobox', { name: 'Organisation' }).fill(place.name.slice(0, 16))
  await page.getByRole('option', { name: place.name }).click()
  await dialog.getByRole('radio', { name: /^Reader/ }).click()
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Second opinion')
  await inDialog('Give this role').click()
  await expect.element(page.getByText(`Role given: Reader in ${place.name}`)).toBeVisible()
  const organisations = page.getByRole('list', { name: 'Organisations' })
  await expect.element(organisations).toMatchTextContent(/Reader in .*Reason: “Second opinion”/)
  await button('Undo').click()
  await expect.element(page.getByText('The role was taken back.')).toBeVisible()
  await expect.element(organisations).not.toBeInTheDocument()
})

test('a role that is held already is not offered again', async () => {
  const person = await newcomer('Cormac Prendiville')
  await give({ user_id: person.user_id, role: 'auditor' })
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Give a role').click()
  await dialog.getByRole('radio', { name: 'Whole system' }).click()
  await expect.element(dialog.getByRole('radio', { name: /^Auditor/ })).toBeDisabled()
  await expect.element(dialog.getByRole('radio', { name: /^Administrator/ })).toBeEnabled()
  await inDialog('Cancel').click()
})

test('taking a role names what goes, starts on the safe button, and takes it', async () => {
  const person = await newcomer('Fiachra Mulvihill')
  const place = await newOrganisation('St Gobnait')
  await give({ user_id: person.user_id, role: 'reader', organisation_id: place.organisation_id })
  await openAs('administrator', `/users/${person.user_id}`)
  await button(`Take Reader in ${place.name} away`).click()
  await expect.element(dialog.getByText(`Take Reader in ${place.name} from Fiachra Mulvihill?`)).toBeVisible()
  await expect.element(dialog.getByText('Read and rate reports')).toBeVisible()
  await expect.element(inDialog('Keep it')).toHaveFocus()
  expect(await barriers()).toEqual([])
  await inDialog('Take the role').click()
  await expect.element(page.getByText(`Role taken: Reader in ${place.name}`)).toBeVisible()
  await expect.element(page.getByText(/^A guest signs in and sees/)).toBeVisible()
})

test('the last administrator is told what is lost, and cannot give the role up', async () => {
  await openAs('administrator', '/dashboard')
  const { user } = await askAs('administrator', '/auth/me')
  await openAs('administrator', `/users/${user.user_id}`)
  await expect.element(button('Delete user')).not.toBeInTheDocument()
  await button('Take Administrator in the whole system away').click()
  await expect.element(dialog.getByText('Invite, change and delete users')).toBeVisible()
  await expect.element(dialog.getByText(/somebody else would have to/)).toBeVisible()
  await inDialog('Give up the role').click()
  await expect.element(dialog.getByText('This is the last administrator. Appoint another one first.')).toBeVisible()
  await inDialog('Keep it').click()
})

test('the place of an owner is not taken away: the answer says what to do first', async () => {
  const { user } = await askAs('administrator', '/auth/me')
  const place = await newOrganisation('Sant Jordi')
  await openAs('administrator', `/users/${user.user_id}`)
  await button(`Take Owner in ${place.name} away`).click()
  await expect.element(dialog.getByText(`Give up Owner in ${place.name}?`)).toBeVisible()
  await expect.element(dialog.getByText('Other roles still allow everything this one does.')).toBeVisible()
  await inDialog('Give up the role').click()
  await expect.element(dialog.getByText('An organisation needs an owner. Name another one first.')).toBeVisible()
  await inDialog('Keep it').click()
})

test('a manager is offered only what a manager may give', async () => {
  const { items } = await askAs('manager', '/organisations')
  const person = await newcomer('Aoife Lacey')
  await give({ user_id: person.user_id, role: 'reader', organisation_id: items[0].organisation_id })
  await openAs('manager', `/users/${person.user_id}`)
  await expect.element(heading('Aoife Lacey')).toBeVisible()
  await expect.element(button('Edit')).not.toBeInTheDocument()
  await expect.element(button('Delete user')).not.toBeInTheDocument()
  await expect.element(page.getByText('Open sessions')).not.toBeInTheDocument()
  await button('Give a role').click()
  await expect.element(dialog.getByRole('radio', { name: /^Clinician/ })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Manager/ })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('radio', { name: 'Whole system' })).not.toBeInTheDocument()
  await inDialog('Cancel').click()
})

test('editing says when there is nothing to save, when an address is taken, and saves', async () => {
  const person = await newcomer('Deirdre Halloran')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Edit').click()
  await inDialog('Save').click()
  await expect.element(dialog.getByText('No changes to update')).toBeVisible()
  expect(await barriers()).toEqual([])
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

test('when somebody else saves first, both changes are kept', async () => {
  const person = await newcomer('Neus Castelví')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('Edit').click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Neus Castellví')
  const other = `other-${person.email}`
  await askAs('administrator', `/users/${person.user_id}`, { method: 'PATCH', body: { email: other } })
  await inDialog('Save').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(`Email: ${other}`)
  await expect.element(name).toHaveValue('Neus Castellví')
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(other)
  await inDialog('Save on top').click()
  await expect.element(heading('Neus Castellví')).toBeVisible()
  const saved = await askAs('administrator', `/users/${person.user_id}`)
  expect(saved).toMatchObject({ name: 'Neus Castellví', email: other })
})

test('what was typed stays when the connection is lost, and when the page is left and opened again', async () => {
  const person = await newcomer('Aitor Lasheras')
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

test('an account is switched off and on again, each time after a question', async () => {
  const person = await newcomer('Nuria Belascoain')
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
  const person = await newcomer('Ada Ronda')
  const { email, password } = person
  await askAs('administrator', '/auth/login', { method: 'POST', body: { email, password } })
  await openAs('administrator', `/users/${person.user_id}`)
  await expect.element(page.getByText(/^Chrome on /)).toBeVisible()
  await button('Sign out everywhere').click()
  await inDialog('Sign out everywhere').click()
  await expect.element(page.getByText('Ada Ronda is signed out everywhere.')).toBeVisible()
  await expect.element(page.getByText('Not signed in anywhere.')).toBeVisible()
})

test('a new sign-in link is shown once and sets a password', async () => {
  const person = await newcomer('Pau Oblida')
  await openAs('administrator', `/users/${person.user_id}`)
  await button('New sign-in link').click()
  await inDialog('Make the link').click()
  const field = dialog.getByRole('textbox', { name: 'Link of Pau Oblida' })
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toBeVisible()
  expect(await barriers()).toEqual([])
  const link = new URL(field.element().getAttribute('value') ?? '')
  const body = { invitation_token: link.searchParams.get('invitation_token') ?? '' }
  const offer = await askAs('administrator', '/invitations/look', { method: 'POST', body })
  expect(offer).toMatchObject({ email: person.email, sets_password: true })
  await inDialog('I have stored it').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('deleting a user says what goes and what stays, and leads back to the list', async () => {
  const person = await newcomer('Marta Marxa')
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

test('an address that names nobody says so and leads back', async () => {
  for (const address of ['01990000-0000-7000-8000-000000000000', 'nobody', 'x'.repeat(80)]) {
    await openAs('administrator', `/users/${address}`)
    await expect.element(heading('User not found')).toBeVisible()
  }
  expect(await barriers()).toEqual([])
  await page.getByRole('link', { name: 'Back to the users' }).click()
  await expect.element(heading('Users')).toBeVisible()
})

test('a guest sees his own page without what is not his to change', async () => {
  await openAs('guest', '/dashboard')
  const { user } = await askAs('guest', '/auth/me')
  await openAs('guest', `/users/${user.user_id}`)
  await expect.element(page.getByText(/^A guest signs in and sees/)).toBeVisible()
  await expect.element(button('Give a role')).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
  await button('Edit').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  await inDialog('Cancel').click()
})
