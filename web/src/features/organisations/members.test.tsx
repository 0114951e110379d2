import { afterAll, afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createInvitedUser } from '../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const choose = (name: string) => page.getByRole('menuitem', { name }).click()

/** The id of a person of the demonstration. */
const personOf = async (email: string): Promise<string> =>
  (await requestAs('administrator', `/users?q=${encodeURIComponent(email)}`)).items[0].user_id

const opened: string[] = []

/**
 * Creates an organisation with Olga as its owner, Manel as its manager, and Clara as clinician and reader; returns its
 * id and the path of its members.
 */
async function open(name: string) {
  const [owner_id, manager, clinician] = await Promise.all([
    personOf('owner@demo.example'),
    personOf('manager@demo.example'),
    personOf('clinician@demo.example'),
  ])
  const created = await requestAs('administrator', '/organisations', { method: 'POST', body: { name, owner_id } })
  const organisation_id: string = created.organisation_id
  opened.push(organisation_id)
  for (const [user_id, role] of [
    [manager, 'manager'],
    [clinician, 'clinician'],
    [clinician, 'reader'],
  ]) {
    const body = { user_id, role, scope: 'organisation', organisation_id, reason: 'Works on the ward' }
    await requestAs('administrator', '/role-assignments', { method: 'POST', body })
  }
  return { organisation_id, path: `/organisations/${organisation_id}?tab=members` }
}

// The people of the demonstration must not keep additional roles, so the organisations are deleted.
afterAll(() =>
  Promise.all(opened.map((id) => requestAs('administrator', `/organisations/${id}`, { method: 'DELETE' }))),
)
afterEach(() => history.pushState(null, '', '/profile'))

test('each member is listed once with all roles, and is found by name and by role', async () => {
  const { path } = await open('Centre dels Membres')
  await openAs('owner', path)
  await expect.element(row('Clara Clínica').getByText('Clinician, Reader')).toBeVisible()
  expect(page.getByRole('row').all()).toHaveLength(4)
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('textbox', { name: 'Search by name or email' }).fill('manager@')
  await expect.element(row('Clara Clínica')).not.toBeInTheDocument()
  await expect.element(row('Manel Gestor')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search by name or email' }).fill('')
  await button('Role').click()
  await page.getByRole('menuitemradio', { name: 'Reader' }).click()
  await expect.element(row('Manel Gestor')).not.toBeInTheDocument()
  await expect.element(row('Clara Clínica').getByText('Clinician, Reader')).toBeVisible()
  expect(location.search).toContain('role=reader')
})

test('a member whose account is deactivated is marked', async () => {
  const { organisation_id, path } = await open('Centre Apagat')
  const { user_id } = await createInvitedUser('Ona Adormida')
  const body = { user_id, role: 'reader', scope: 'organisation', organisation_id, reason: 'Works on the ward' }
  await requestAs('administrator', '/role-assignments', { method: 'POST', body })
  await requestAs('administrator', `/users/${user_id}`, { method: 'PATCH', body: { active: false } })
  await openAs('owner', path)
  await expect.element(row('Ona Adormida').getByText('Deactivated')).toBeVisible()
  await button('Actions for Ona Adormida').click()
  await expect.element(page.getByRole('menuitem', { name: 'Take the role: Reader' })).toBeVisible()
  expect(page.getByRole('menuitem').all()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
})

test('a manager gives and removes lower roles, but cannot change the owner or other managers', async () => {
  const { path } = await open('Centre del Rang')
  await openAs('manager', path)
  await expect.element(row('Olga Propietaria')).toBeVisible()
  await expect.element(button('Actions for Manel Gestor')).toBeVisible()
  await button('Actions for Clara Clínica').click()
  await choose('Take the role: Reader')
  await expect.element(dialog.getByText('Other roles still allow everything this one does.')).toBeVisible()
  await inDialog('Take the role').click()
  await expect.element(page.getByText('Role taken: Reader in Centre del Rang')).toBeVisible()
  await expect.element(row('Clara Clínica').getByText('Clinician', { exact: true })).toBeVisible()
  await button('Actions for Olga Propietaria').click()
  await expect.element(page.getByRole('menuitem', { name: 'Give another role' })).toBeVisible()
  expect(page.getByRole('menuitem').all()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
})

test('removing a role that another person has just removed succeeds', async () => {
  const { organisation_id, path } = await open('Centre de Dos Gestors')
  await openAs('manager', path)
  await button('Actions for Clara Clínica').click()
  await choose('Take the role: Reader')
  await expect.element(inDialog('Take the role')).toBeVisible()
  const { items } = await requestAs('owner', `/role-assignments?organisation_id=${organisation_id}&role=reader`)
  await requestAs('owner', `/role-assignments/${items[0].role_assignment_id}`, { method: 'DELETE' })
  await inDialog('Take the role').click()
  await expect.element(page.getByText('Role taken: Reader in Centre de Dos Gestors')).toBeVisible()
  await expect.element(row('Clara Clínica').getByText('Clinician', { exact: true })).toBeVisible()
})

test('a member’s role is replaced by another', async () => {
  const { path } = await open('Centre del Canvi')
  await openAs('owner', path)
  await button('Actions for Manel Gestor').click()
  await choose('Change role')
  await expect.element(dialog.getByText(/^Manel Gestor is Manager in Centre del Canvi/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('radio', { name: /^Reader/ }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Reads for the ward round')
  await inDialog('Change role').click()
  await expect.element(page.getByText('Role changed: Reader')).toBeVisible()
  await expect.element(row('Manel Gestor').getByText('Reader', { exact: true })).toBeVisible()
})

test('the owner hands the organisation over and stays as a manager; a manager cannot', async () => {
  const { path } = await open('Centre Cedit')
  await openAs('manager', path)
  await button('Actions for Clara Clínica').click()
  await expect.element(page.getByRole('menuitem', { name: 'Take the role: Reader' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Make owner' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await openAs('owner', path)
  await button('Actions for Clara Clínica').click()
  await choose('Make owner')
  await expect.element(dialog.getByText(/^You will stay as a manager/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Make owner').click()
  await expect.element(page.getByText('New owner: Clara Clínica')).toBeVisible()
  await expect.element(page.getByText(/^Owner Clara Clínica · 3 members/)).toBeVisible()
  await expect.element(row('Olga Propietaria').getByText('Manager', { exact: true })).toBeVisible()
})

test('a known person is added by typing the name', async () => {
  const { path } = await open('Centre que Creix')
  const { email } = await createInvitedUser('Berta Recent')
  await openAs('administrator', path)
  await button('Add member').click()
  await choose('Choose a person')
  await dialog.getByRole('combobox', { name: 'Person' }).fill('rec ber')
  await page.getByRole('option').getByText(email).click()
  await dialog.getByRole('radio', { name: /^Clinician/ }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins the ward on Monday')
  await inDialog('Give this role').click()
  await expect.element(page.getByText('Role given: Clinician in Centre que Creix')).toBeVisible()
  await expect.element(row('Berta Recent').getByText('Clinician')).toBeVisible()
  await expect.element(page.getByText(/ · 4 members · /)).toBeVisible()
})

test('a new person is invited with a link that is shown once', async () => {
  const { path } = await open('Centre Obert')
  await openAs('manager', path)
  await button('Add member').click()
  await choose('Invite by email')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nova.infermera@demo.example')
  await dialog.getByRole('radio', { name: /^Reader/ }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins the ward on Monday')
  await inDialog('Make the link').click()
  const link = dialog.getByRole('textbox', { name: 'Link for nova.infermera@demo.example' })
  await expect.element(link).toBeVisible()
  await inDialog('I have stored it').click()
  await expect.element(page.getByRole('link', { name: '1 open invitation' })).toBeVisible()
})
