import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const search = page.getByRole('textbox', { name: 'Search by name' })
const found = (name: string) =>
  requestAs('administrator', `/organisations?q=${encodeURIComponent(name)}`).then(({ items }) => items)

const make = (name: string) => requestAs('administrator', '/organisations', { method: 'POST', body: { name } })

/** Lets the next call with this method fail once, as if the network were lost. */
function loseNext(method: string) {
  const real = window.fetch
  let lost = false
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (lost || init?.method !== method) return real(input, init)
    lost = true
    return Promise.reject(new TypeError('the network is gone'))
  })
}

beforeAll(async () => {
  for (const name of ['Casa de Salut Ponent', 'Centre Ponentí de Rehabilitació', 'Hospital del Llevant'])
    await make(name)
})
afterEach(() => {
  vi.restoreAllMocks()
  // The next test starts from another page, whatever a failed test left open.
  history.pushState(null, '', '/profile')
})

test('organisations are found by the beginning of a word, and the address keeps the search', async () => {
  await openAs('administrator', '/organisations')
  await expect.element(page.getByRole('heading', { name: 'Organisations', level: 1 })).toBeVisible()
  await search.fill('ponent')
  await expect.element(row('Casa de Salut Ponent')).toBeVisible()
  await expect.element(row('Centre Ponentí')).toBeVisible()
  await expect.element(row('Hospital del Llevant')).not.toBeInTheDocument()
  expect(location.search).toContain('q=ponent')
  expect(await accessibilityViolations()).toEqual([])
})

test('a second click on a column reverses the order', async () => {
  await openAs('administrator', '/organisations?q=ponent')
  const first = page.getByRole('row').nth(1)
  await expect.element(first.getByRole('link', { name: 'Casa de Salut Ponent' })).toBeVisible()
  await button('Name').click()
  await expect.element(first.getByRole('link', { name: 'Centre Ponentí de Rehabilitació' })).toBeVisible()
  expect(location.search).toContain('sort=-name')
})

test('an organisation is created with an owner, found during typing, and a strategy', async () => {
  await openAs('administrator', '/organisations')
  await button('Create organisation').click()
  await inDialog('Create organisation').click()
  await expect.element(dialog.getByText('Fill in this field.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('Hospital de les Flors')
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('oriol nobody')
  await expect.element(page.getByText('No options')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('cla cli')
  await expect.element(page.getByRole('option').getByText('clinician@demo.example')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('Clara Clínica')
  await expect.element(dialog.getByRole('radio', { name: /Guided .*None is configured/ })).toBeDisabled()
  await inDialog('Create organisation').click()
  await expect.element(page.getByText('Organisation created: Hospital de les Flors')).toBeVisible()
  await search.fill('flors')
  await expect.element(row('Hospital de les Flors').getByText('Clara Clínica')).toBeVisible()
  const [{ organisation_id }] = await found('flors')
  await requestAs('administrator', `/organisations/${organisation_id}`, { method: 'DELETE' })
})

test('when the answer is lost the error asks to try again later, and trying again makes one organisation', async () => {
  await openAs('administrator', '/organisations')
  await button('Create organisation').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Repetit')
  loseNext('POST')
  await inDialog('Create organisation').click()
  const failed = dialog.getByText('Error creating the organisation. Please try again later.')
  await expect.element(failed).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hospital Repetit')
  await inDialog('Create organisation').dblClick()
  await expect.element(page.getByText('Organisation created: Hospital Repetit')).toBeVisible()
  expect(await found('repetit')).toHaveLength(1)
})

test('an organisation is edited and deleted from its row', async () => {
  await make('Clínica Efímera')
  await openAs('administrator', '/organisations?q=efimera')
  await button('Actions for Clínica Efímera').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Clínica Efímera Nova')
  await inDialog('Save changes').click()
  await expect.element(page.getByText('Organisation updated: Clínica Efímera Nova')).toBeVisible()
  await button('Actions for Clínica Efímera Nova').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByLabelText('Type the name to confirm').fill('Clínica Efímera Nova')
  loseNext('DELETE')
  await inDialog('Delete organisation').click()
  const failed = dialog.getByText('Error deleting the organisation. Please try again later.')
  await expect.element(failed).toBeVisible()
  await inDialog('Delete organisation').click()
  await expect.element(page.getByText('Organisation deleted: Clínica Efímera Nova')).toBeVisible()
  await expect.element(row('Clínica Efímera Nova')).not.toBeInTheDocument()
  expect(localStorage.getItem('organisations-storage')).not.toContain('Efímera')
})

test('the progress of removing the data of deleted organisations is shown until it is complete', async () => {
  const real = window.fetch
  const by = { requested_at: '2026-11-20T10:00:00.000Z', requested_by: { user_id: null, name: 'Aina Bosch' } }
  const held = { discharge_reports: 100_000, chat_sessions: 12, removed_reports: 33_000, removed_chats: 12 }
  const deletion = { organisation_id: crypto.randomUUID(), name: 'Clínica Menguante', ...by, ...held }
  let items = [deletion]
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && input.includes('/organisation-deletions')
      ? Response.json({ items, next_cursor: null }, { headers: { 'x-request-id': crypto.randomUUID() } })
      : real(input, init),
  )
  await openAs('administrator', '/organisations')
  const list = page.getByRole('list', { name: 'What deleted organisations held is being removed' })
  await expect.element(list.getByText(/33,012 of 100,012 reports and chats removed/)).toBeVisible()
  await expect.element(list.getByText(/Deleted by Aina Bosch on/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  items = []
  await expect.element(list).not.toBeInTheDocument()
})

test('a person who only works in an organisation sees it and may not change it', async () => {
  await openAs('reader', '/organisations')
  await expect.element(row('Hospital General de Ficción').getByText('Reader')).toBeVisible()
  await expect.element(row('Hospital del Llevant')).not.toBeInTheDocument()
  await expect.element(button('Create organisation')).not.toBeInTheDocument()
  await button('Actions for Hospital General de Ficción').click()
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  expect(page.getByRole('menuitem').all()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
})

test('a guest is told whom to ask', async () => {
  await openAs('guest', '/organisations')
  await expect.element(page.getByText(/Ask whoever manages your organisation/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an auditor of the whole system finds its log on the second tab', async () => {
  await openAs('auditor', '/organisations')
  await page.getByRole('tab', { name: 'List' }).click()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(() => location.search).toBe('?tab=audit')
  await expect.element(page.getByRole('tabpanel', { name: 'Audit' }).getByRole('table')).toBeVisible()
  await openAs('manager', '/organisations')
  await expect.element(row('Hospital General de Ficción')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Audit' })).not.toBeInTheDocument()
})

test('on a phone the rows are cards', async () => {
  await page.viewport(390, 844)
  await openAs('administrator', '/organisations?q=llevant', 'ca')
  const card = page.getByRole('list', { name: 'Organitzacions' }).getByRole('listitem').nth(0)
  await expect.element(card.getByText('1 membre')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
})
