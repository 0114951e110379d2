import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport } from './report.fixtures.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const main = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const waitForReport = () => expect.poll(() => main('.sentence').length).toBeGreaterThan(20)
const field = (name: string) => page.getByRole('textbox', { name })

const write = async (section: string, words: string) => {
  await button(`Edit ${section}`).click()
  await expect.element(field(section)).toBeVisible()
  await field(section).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}

afterEach(async () => {
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

test('a correction is kept as a draft while it is written, found again, and saved as the corrected version', async () => {
  const { id, path } = await createTestReport('Corrected and saved')
  await openAs('clinician', path)
  await waitForReport()
  await write('Allergies', ' Confirmed by the pharmacy.')
  await expect
    .poll(async () => (await readReport(id)).draft?.sections[0].markdown)
    .toContain('Confirmed by the pharmacy.')
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  history.pushState(null, '', '/profile')
  await expect.poll(() => main('.sentence').length).toBe(0)
  history.pushState(null, '', path)
  await expect.element(page.getByText('Your unsaved draft is open again')).toBeVisible()
  await expect.element(page.getByText(/Confirmed by the pharmacy/)).toBeVisible()
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect.element(page.getByText('4 words inserted, 0 words removed')).toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await button('Save correction').click()
  await expect.element(page.getByText('Correction saved')).toBeVisible()
  const { corrected, draft, review } = await readReport(id)
  expect([corrected.revision, draft, review.state]).toEqual([1, null, 'corrected'])
  await expect.poll(() => main('.sentence').some(({ textContent }) => textContent.includes('pharmacy'))).toBe(true)
  await page.getByRole('radio', { name: 'Generated' }).click()
  await expect.poll(() => main('.sentence').some(({ textContent }) => textContent.includes('pharmacy'))).toBe(false)
  await page.getByRole('tab', { name: 'Revisions' }).click()
  await expect.element(page.getByText('Revision 1', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a fact of the tray goes into its section at one click, and Undo goes back to reading', async () => {
  const { id, path } = await createTestReport('Tray inserted')
  await openAs('clinician', path)
  await waitForReport()
  await page.getByText(/facts? of less risk$/).click()
  await button(/^Insert in /)
    .first()
    .click()
  await expect.poll(() => main('[data-fresh]').length).toBe(1)
  const fresh = main('[data-fresh]')[0]?.getBoundingClientRect()
  expect(fresh && fresh.top > 0 && fresh.bottom < innerHeight).toBe(true)
  await expect.element(page.getByText(/^Inserted in /)).toBeVisible()
  await expect.element(page.getByText('1 section changed')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByRole('toolbar', { name: 'Report actions' })).toBeVisible()
  expect((await readReport(id)).draft).toBeNull()
})

test('whoever was writing already goes on writing after Undo', async () => {
  const { path } = await createTestReport('Tray inserted while writing')
  await openAs('clinician', path)
  await waitForReport()
  await write('Allergies', ' Confirmed.')
  await page.getByText(/facts? of less risk$/).click()
  await button(/^Insert in /)
    .first()
    .click()
  await expect.element(page.getByText('2 sections changed')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('1 section changed')).toBeVisible()
  await button('Save correction').click()
  await expect.element(page.getByText('Correction saved')).toBeVisible()
})

test('cancelling asks first, and going on is the way offered; a removed sentence is gone with the draft', async () => {
  const { id, path } = await createTestReport('Cancelled')
  await openAs('clinician', path)
  await waitForReport()
  await userEvent.keyboard('j')
  await button('Remove').click()
  await expect.element(page.getByText('Sentence removed')).toBeVisible()
  await button('Cancel').click()
  await expect.element(dialog.getByRole('button', { name: 'Continue editing' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Cancel').click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('toolbar', { name: 'Report actions' })).toBeVisible()
  expect((await readReport(id)).draft).toBeNull()
})

test('a newer correction of somebody else is shown beside the own text, and neither is lost', async () => {
  const { id, path } = await createTestReport('Written by two')
  await openAs('clinician', path)
  await waitForReport()
  await write('Allergies', ' Mine.')
  const sections = [{ key: 'allergies', markdown: 'Theirs.' }]
  await requestAs('clinician', `/discharge-reports/${id}/correction`, {
    method: 'PUT',
    body: { sections, base_revision: 0 },
  })
  await button('Save correction').click()
  await expect.element(dialog.getByText('You saved a newer correction elsewhere')).toBeVisible()
  await expect.element(dialog.getByText('Theirs.')).toBeVisible()
  await expect.element(dialog.getByText(/Mine\./)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Continue editing' }).click()
  await button('Save correction').click()
  await expect.element(page.getByText('Correction saved')).toBeVisible()
  await expect.poll(async () => (await readReport(id)).corrected.revision).toBe(2)
  const { items } = await requestAs('clinician', `/discharge-reports/${id}/revisions`)
  expect(items).toHaveLength(2)
})

test('on a phone a report is corrected, rated and read with nothing in the way of anybody', async () => {
  const { path } = await createTestReport('On a phone')
  await page.viewport(390, 844)
  await openAs('clinician', path)
  await waitForReport()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityViolations()).toEqual([])
  await button('Edit Allergies').click()
  await expect.element(field('Allergies')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityViolations()).toEqual([])
  await button('Done').click()
  await button('Cancel').click()
  await expect.element(page.getByRole('toolbar', { name: 'Report actions' })).toBeVisible()
})
