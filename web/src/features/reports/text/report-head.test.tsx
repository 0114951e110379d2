import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport, inMain, waitForReport } from '../review/report.fixtures.ts'

const value = (name: string) => page.getByRole('button', { name, exact: true })
const litWords = () => inMain('mark').map((mark) => mark.textContent)

afterEach(async () => {
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

/** The rows of the report's head, each as its label and values. */
const rowsShown = () => inMain('dl > div').map((row) => row.innerText.split('\n').filter((words) => words !== ''))

test('the report begins with the stay, and each value highlights its passage in the course', async () => {
  const { id, path } = await createTestReport('With its stay')
  await openAs('clinician', path)
  await waitForReport()
  const { generated, source } = await requestAs('clinician', `/discharge-reports/${id}`)
  const { admitted, discharged, destination, days } = generated.stay
  expect(rowsShown().map(([label]) => label)).toEqual([
    'Patient',
    'Record number',
    'Date of birth',
    'Age',
    'Sex',
    'Admission date',
    'Discharge date',
    'Length of stay',
    'Service',
    'Responsible physician',
    'Discharge destination',
    'Principal diagnosis',
  ])
  expect(rowsShown()[7]).toEqual(['Length of stay', `${days} days`])
  for (const fact of [admitted, discharged, destination]) {
    const [{ start, end }] = fact.spans
    await value(fact.text).first().click()
    await expect.poll(litWords).toEqual([source.text.slice(start, end)])
  }
  await expect.element(value(destination.text).first()).toHaveAttribute('aria-pressed', 'true')
  expect(await accessibilityViolations()).toEqual([])
  document.documentElement.dataset['scheme'] = 'dark'
  expect(await accessibilityViolations()).toEqual([])
  document.documentElement.dataset['scheme'] = 'light'
  await page.viewport(390, 844)
  await value(admitted.text).first().click()
  await expect.element(page.getByRole('region', { name: 'Clinical course' }).getByText(admitted.text)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('while a section is edited, the patient banner does not cover the format buttons', async () => {
  const { path } = await createTestReport('Written in')
  await openAs('clinician', path)
  await waitForReport()
  await page.viewport(390, 700)
  const edit = () =>
    document.querySelector('main [data-section=evolution]')?.parentElement?.querySelector('button') ?? null
  // Parts that are out of view are drawn a moment later.
  await expect.poll(edit).not.toBeNull()
  edit()?.click()
  await expect.element(page.getByRole('textbox', { name: 'Hospital course' })).toBeVisible()
  const pane = inMain('section[aria-label=Report]')[0]
  const bar = () => inMain('[data-editing] [role=toolbar]')[0]
  // Scrolls to the middle of the section, where its buttons are at the top of the pane.
  const reach = (bar()?.getBoundingClientRect().top ?? 0) - (pane?.getBoundingClientRect().top ?? 0)
  pane?.scrollBy(0, reach + 60)
  await expect.poll(() => (bar()?.getBoundingClientRect().top ?? 0) - (pane?.getBoundingClientRect().top ?? 0)).toBe(0)
  const { left = 0, top = 0, width = 0, height = 0 } = bar()?.getBoundingClientRect() ?? {}
  for (const share of [0.1, 0.5, 0.9])
    expect(bar()?.contains(document.elementFromPoint(left + width / 3, top + height * share))).toBe(true)
})
