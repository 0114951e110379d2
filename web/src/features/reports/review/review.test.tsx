import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport } from './report.fixtures.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const main = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const waitForReport = () => expect.poll(() => main('.sentence').length, { timeout: 15_000 }).toBeGreaterThan(20)

afterEach(async () => {
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

const timeout = 60_000

test(
  'a key rates the report, another takes its place, and a comment goes with it',
  async () => {
    const { id, path } = await createTestReport('Rated by keys')
    await openAs('clinician', path)
    await waitForReport()
    await userEvent.keyboard('3')
    await expect.element(page.getByText('Rating submitted: Good')).toBeVisible()
    await userEvent.keyboard('4')
    await expect.element(page.getByText('Rating submitted: Excellent')).toBeVisible()
    await button('Add a comment').click()
    await dialog.getByLabelText('Comment').fill('Everything that matters is there.')
    await dialog.getByRole('button', { name: 'Save the comment' }).click()
    await expect.element(button('Edit the comment')).toBeVisible()
    const { rating, ratings } = await readReport(id)
    expect(rating).toMatchObject({ level: 'excellent', comment: 'Everything that matters is there.' })
    expect(ratings).toEqual({ count: 1, mean: 4 })
    await page.getByRole('radio', { name: 'Poor' }).click({ force: true })
    await expect.element(page.getByText('Rating submitted: Poor')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
  },
  timeout,
)

test(
  'signing asks which version it is, and the report then says who signed what',
  async () => {
    const { id, path } = await createTestReport('To be signed')
    await openAs('clinician', path)
    await waitForReport()
    await expect.element(page.getByText('Draft', { exact: true })).toBeVisible()
    await button('Sign').click()
    await expect.element(dialog.getByText('Sign the generated version?')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Sign', exact: true })).toHaveFocus()
    expect(await accessibilityViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await expect.element(page.getByText(/^Generated version signed by Clara Clínica/)).toBeVisible()
    const { review } = await readReport(id)
    expect(review.state).toBe('signed')
    await expect.element(page.getByText(review.signature.digest)).toBeVisible()
    await expect.element(button('Sign')).not.toBeInTheDocument()
  },
  timeout,
)

test(
  'keys walk what needs a decision, Enter accepts it, and the list of keys can switch them off',
  async () => {
    const { path } = await createTestReport('Walked by keys')
    await openAs('clinician', path)
    await waitForReport()
    await expect.element(page.getByText('To decide: 1', { exact: true })).toBeVisible()
    await userEvent.keyboard('j')
    await expect
      .poll(() => document.activeElement?.getAttribute('data-doubt'))
      .toMatch(/partial|unsupported|conflicting/)
    await expect.element(button(/^Accept/)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Nothing to decide')).toBeVisible()
    await expect.element(button(/^Accept/)).not.toBeInTheDocument()
    await userEvent.keyboard('s')
    await expect.poll(() => main('.passage').length).toBe(0)
    await userEvent.keyboard('u')
    await expect.element(page.getByRole('region', { name: 'In the course, not in the report' })).toHaveFocus()
    await userEvent.keyboard('?')
    await expect.element(dialog.getByText('sentence by sentence')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await dialog.getByRole('switch').click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('s')
    expect(main('.passage').length).toBeGreaterThan(0)
    await button('all keys').click()
    await dialog.getByRole('switch').click()
    await dialog.getByRole('button', { name: 'Close' }).click()
  },
  timeout,
)
