import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })
const title = (name: string) => page.getByRole('heading', { name, level: 1 })
const tab = (name: string) => page.getByRole('tab', { name })

const make = async (name: string): Promise<string> =>
  (await requestAs('administrator', '/organisations', { method: 'POST', body: { name } })).organisation_id
const change = (id: string, body: object) =>
  requestAs('administrator', `/organisations/${id}`, { method: 'PATCH', body })
const demo = async (): Promise<string> =>
  (await requestAs('owner', '/organisations')).items.find(({ name }: { name: string }) => name.startsWith('Hospital'))
    .organisation_id

afterEach(() => {
  vi.restoreAllMocks()
  history.pushState(null, '', '/profile')
})

test('an organisation shows its owner, its members by rank and its report strategy', async () => {
  await openAs('owner', `/organisations/${await demo()}`)
  await expect.element(title('Hospital General de Ficción')).toBeVisible()
  await expect.element(page.getByText(/^Owner Olga Propietaria · \d members · created /)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Members' }).getByRole('row')
  await expect.element(rows.nth(1).getByRole('link', { name: 'Olga Propietaria' })).toBeVisible()
  await expect.element(rows.nth(2).getByText('Manager')).toBeVisible()
  await expect
    .element(page.getByText(/^Single pass A model writes all narrative sections.*Needs a language model/))
    .toBeVisible()
  await expect.element(button('Delete')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('the tabs can be changed with the keyboard and are in the address', async () => {
  const id = await demo()
  await openAs('manager', `/organisations/${id}`)
  await tab('Overview').click()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(() => location.search).toBe('?tab=members')
  await expect.element(page.getByRole('tabpanel', { name: 'Members' })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(() => location.search).toBe('?tab=figures')
  for (const name of ['Service credentials', 'Audit', 'Overview']) {
    await tab(name).click()
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  expect(location.search).toBe('')
})

test('a person who only works there sees their roles, and no tab they may not open', async () => {
  await openAs('clinician', `/organisations/${await demo()}?tab=audit`)
  await expect.element(page.getByRole('region', { name: 'Your roles here' }).getByText('Clinician')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Report strategy' })).toBeVisible()
  expect(page.getByRole('tab').all()).toHaveLength(3)
  await expect.element(button('Edit')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await tab('Language model').click()
  await expect.element(page.getByText('No language model is configured')).toBeVisible()
  await expect.element(page.getByText(/^Everything works without one/)).toBeVisible()
  expect(page.getByRole('switch').all()).toHaveLength(0)
  expect(await accessibilityViolations()).toEqual([])
})

test('saving without a change says so, and a new name is everywhere at once', async () => {
  const id = await make('Hospital Antic')
  await openAs('administrator', `/organisations/${id}`)
  await button('Edit').click()
  await inDialog('Save changes').click()
  await expect.element(dialog.getByText('No changes to update')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Renovat')
  await inDialog('Save changes').click()
  await expect.element(page.getByText('Organisation updated: Hospital Renovat')).toBeVisible()
  await expect.element(title('Hospital Renovat')).toBeVisible()
  expect(localStorage.getItem('organisations-storage')).toContain('Hospital Renovat')
})

test('of two people who edit at once, the second sees what the first saved and loses nothing', async () => {
  const id = await make('Hospital de Dos')
  await openAs('administrator', `/organisations/${id}`)
  await button('Edit').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Meu')
  await change(id, { name: 'Hospital Seu' })
  await inDialog('Save changes').click()
  await expect.element(dialog.getByText(/^Somebody else has just saved: Hospital Seu, Extractive/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hospital Meu')
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Save changes').click()
  await expect.element(title('Hospital Meu')).toBeVisible()
  await button('Edit').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Nostre')
  await change(id, { name: 'Hospital Vostre' })
  await inDialog('Save changes').click()
  await inDialog('Keep theirs').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hospital Vostre')
})

test('a failed save asks to try again later and keeps what was typed', async () => {
  const id = await make('Hospital Sense Xarxa')
  await openAs('administrator', `/organisations/${id}`)
  await button('Edit').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Amb Xarxa')
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('the network is gone'))
  await inDialog('Save changes').click()
  await expect.element(dialog.getByText('Error updating the organisation. Please try again later.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hospital Amb Xarxa')
})

test('input from before the session ended is restored after signing in', async () => {
  const id = await make('Hospital Interromput')
  await openAs('administrator', `/organisations/${id}`)
  await button('Edit').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Reprès')
  const { token } = JSON.parse(localStorage.getItem('auth-storage') ?? '').state
  await fetch('/api/v0/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await inDialog('Save changes').click()
  await expect.element(title('Sign in')).toBeVisible()
  await openAs('administrator', `/organisations/${id}`)
  await button('Edit').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hospital Reprès')
})

test('deleting names what is deleted, asks for the name, and leads back to the list', async () => {
  const id = await make('Hospital Prescindible')
  const credential = { name: 'Impressora', expires_in_days: 30, roles: ['reader'], reason: 'Prints for the ward' }
  await requestAs('administrator', `/organisations/${id}/service-credentials`, { method: 'POST', body: credential })
  await openAs('administrator', `/organisations/${id}`)
  await button('Delete').click()
  await expect.element(dialog.getByText('This cannot be undone. It also removes:')).toBeVisible()
  await expect.element(dialog.getByText('the membership of 1 person')).toBeVisible()
  await expect.element(dialog.getByText('1 service credential')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await expect.element(inDialog('Delete organisation')).toBeDisabled()
  await dialog.getByLabelText('Type the name to confirm').fill('Hospital Prescindible')
  await inDialog('Delete organisation').click()
  await expect.element(page.getByText('Organisation deleted: Hospital Prescindible')).toBeVisible()
  await expect.element(title('Organisations')).toBeVisible()
  expect(location.pathname).toBe('/organisations')
  expect(localStorage.getItem('organisations-storage')).not.toContain(id)
})

test.each([
  ['that nobody has', () => Promise.resolve('0190a0b0-0000-7000-8000-000000000000')],
  ['that cannot be one', () => Promise.resolve('x'.repeat(80))],
  ['of a place where one has no role', () => make('Hospital dels Altres')],
])('an address %s says that there is no such organisation', async (_, address) => {
  await openAs('owner', `/organisations/${await address()}`)
  await expect.element(title('Organisation not found')).toBeVisible()
  await page.getByRole('link', { name: 'See the organisations' }).click()
  await expect.element(title('Organisations')).toBeVisible()
})

test.each([390, 1280])('the page fits and is accessible at %i px', async (width) => {
  await page.viewport(width, 844)
  await openAs('manager', `/organisations/${await demo()}?tab=members`, 'es')
  await expect.element(page.getByText('Clara Clínica')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('tab', { name: 'Resumen' }).click()
  await expect.element(page.getByRole('region', { name: 'Estrategia de informe' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Miembros' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
})
