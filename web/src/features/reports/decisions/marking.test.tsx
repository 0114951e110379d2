import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport, inMain, waitForReport } from '../review/report.fixtures.ts'
import { useOrder } from './section-order.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const titles = () => inMain('[data-section]').map((head) => head.getAttribute('data-section'))
const focused = () => document.activeElement?.getAttribute('data-section')

afterEach(() => {
  useOrder.setState({ order: 'report' })
  history.pushState(null, '', '/profile')
})

test('sorted by risk, allergies and medication come first; a key marks a section and opens the next one', async () => {
  const { id, path } = await createTestReport('Reviewed by risk')
  await openAs('clinician', path)
  await waitForReport()
  expect(titles()[0]).toBe('complications')
  await userEvent.keyboard('r')
  await expect.poll(() => titles().slice(0, 2)).toEqual(['allergies', 'medication'])
  await expect.poll(focused).toBe('allergies')
  await expect.element(page.getByRole('table', { name: 'Medication reconciliation' })).toBeVisible()
  // A selected cell highlights its passage.
  inMain('.reconciliation .sentence')[0]?.click()
  await expect.poll(() => document.querySelectorAll('main mark').length).toBeGreaterThan(0)
  inMain('[data-section="allergies"]')[0]?.focus()
  await userEvent.keyboard('m')
  await expect.element(page.getByText('1 of 18 reviewed')).toBeVisible()
  await expect
    .poll(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby'))
    .toBe('section-medication')
  await expect.poll(async () => (await readReport(id)).reviewed).toMatchObject([{ section: 'allergies', revision: 0 }])
  expect(await accessibilityViolations()).toEqual([])
  await button('Reviewed: Allergies').click()
  await expect.element(page.getByText('0 of 18 reviewed')).toBeVisible()
  await expect.poll(async () => (await readReport(id)).reviewed).toEqual([])
})

test('a dismissed fact returns with Undo; a signed report takes no facts, and is annulled with a reason', async () => {
  const { id, path } = await createTestReport('Signed and annulled')
  await openAs('clinician', path)
  await waitForReport()
  await page.getByText(/facts? of less risk$/).click()
  const before = inMain('button.fact').length
  await button(/^Not relevant: /)
    .first()
    .click()
  await expect.poll(() => inMain('button.fact').length).toBe(before - 1)
  await expect.poll(async () => (await readReport(id)).dismissed.length).toBe(1)
  expect(document.activeElement).not.toBe(document.body)
  await button('Undo').click()
  await expect.poll(async () => (await readReport(id)).dismissed).toEqual([])
  await expect.poll(() => inMain('button.fact').length).toBe(before)

  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: '1 sentence in conflict' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^18 sections not reviewed/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(page.getByText(/^Generated version signed by Clara/)).toBeVisible()
  expect(inMain('button.act')).toEqual([])
  await expect.poll(() => document.activeElement).not.toBe(document.body)

  await button('Annul').click()
  await dialog.getByRole('textbox').fill('Signed for another patient')
  await dialog.getByRole('button', { name: 'Annul' }).click()
  await expect.element(page.getByText(/^Annulled by Clara Clínica .*: Signed for another patient$/)).toBeVisible()
  expect((await readReport(id)).review_state).toBe('annulled')
  expect(inMain('[aria-label^="Edit "]')).toEqual([])
})
