import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport } from '../review/report.fixtures.ts'
import { refusing } from '../review/refusals.fixtures.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Patient and stay' })
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)

const openDialog = async (path: string) => {
  await openAs('clinician', path)
  await expect.element(button('Edit patient and stay')).toBeVisible()
  await button('Edit patient and stay').click()
  await expect.element(field('Name')).toBeVisible()
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

test('patient and stay are corrected in a form, shown at the head and in the list, and found by the record number', async () => {
  const { id, path } = await createTestReport('Head corrected')
  await openDialog(path)
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.fill(field('Name'), 'Remedios Inventada')
  await userEvent.fill(field('Record number'), 'ZX-88129')
  await page.viewport(390, 844)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
  await button('Save').click()
  await expect.element(page.getByText('Patient and stay corrected')).toBeVisible()
  const { corrected, review } = await readReport(id)
  expect([corrected.head, review.state]).toEqual([
    { record_number: { value: 'ZX-88129' }, name: { value: 'Remedios Inventada' } },
    'corrected',
  ])
  await expect.element(page.getByRole('main').getByText('Remedios Inventada').first()).toBeVisible()
  await openAs('clinician', '/browse-discharge-reports')
  await userEvent.fill(page.getByRole('textbox', { name: 'Patient, record number or text' }), 'zx-88129')
  await expect.element(page.getByRole('main').getByText('ZX-88129')).toBeVisible()
  expect(location.search).not.toMatch(/88129/)
})

test('a conflicting change keeps its input, names the other person, and can be saved on the new version', async () => {
  const { id, path } = await createTestReport('Head overtaken')
  await openDialog(path)
  await userEvent.fill(field('Name'), 'Ana Inventada')
  const body = { revision: 0, head: { name: { value: 'Eva Inventada' } } }
  await requestAs('clinician', `/discharge-reports/${id}/head`, { method: 'PUT', body })
  await button('Save').click()
  await expect.element(dialog.getByText(/changed the report meanwhile/)).toBeVisible()
  await expect.element(dialog.getByText('In the report now: Eva Inventada')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Ana Inventada')
  await button('Save').click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { corrected } = await readReport(id)
  expect([corrected.revision, corrected.head]).toEqual([2, { name: { value: 'Ana Inventada' } }])
})

test('a head that is not saved says so, and keeps what was typed', async () => {
  const { path } = await createTestReport('Head refused')
  await openDialog(path)
  await userEvent.fill(field('Name'), 'Ana Inventada')
  refusing(/\/head$/, 'unexpected')
  await button('Save').click()
  await expect.element(dialog.getByText('Patient and stay could not be saved.')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Ana Inventada')
})
