import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport } from '../review/report.fixtures.ts'
import { refusing } from '../review/refusals.fixtures.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const main = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const waitForReport = () => expect.poll(() => main('.sentence').length, { timeout: 15_000 }).toBeGreaterThan(20)
const toCheck = page.getByText('To decide: 1', { exact: true })
const nothing = page.getByText('Nothing to decide')
const timeout = 60_000

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

test(
  'what one accepts stands for everybody, says who accepted it, and can be taken back',
  async () => {
    const { id, path } = await createTestReport('Accepted')
    await openAs('clinician', path)
    await waitForReport()
    await userEvent.keyboard('j')
    await userEvent.keyboard('{Enter}')
    await expect.element(nothing).toBeVisible()
    await expect.element(page.getByText(/^Accepted by Clara Clínica, Today/)).toBeVisible()
    await expect.element(page.getByText('Sentence accepted')).toBeVisible()
    expect((await readReport(id)).accepted).toMatchObject([{ accepted_by: { name: 'Clara Clínica' } }])
    expect(await accessibilityViolations()).toEqual([])
    await button('Take back').click()
    await expect.element(toCheck).toBeVisible()
    await expect.element(page.getByText('Acceptance taken back')).toBeVisible()
    expect((await readReport(id)).accepted).toEqual([])
    await button(/^Accept/).click()
    await expect.poll(async () => (await readReport(id)).accepted.length).toBe(1)
    await openAs('reader', path)
    await waitForReport()
    await expect.element(nothing).toBeVisible()
  },
  timeout,
)

test(
  'Undo takes an acceptance back',
  async () => {
    const { id, path } = await createTestReport('Accepted by mistake')
    await openAs('clinician', path)
    await waitForReport()
    // The toast of the previously accepted sentence may still be shown, for six seconds.
    await expect.element(button('Undo')).not.toBeInTheDocument()
    await userEvent.keyboard('j')
    await button(/^Accept/).click()
    await expect.element(nothing).toBeVisible()
    await button('Undo').click()
    await expect.element(toCheck).toBeVisible()
    await expect.poll(async () => (await readReport(id)).accepted).toEqual([])
  },
  timeout,
)

test(
  'an acceptance that does not arrive puts the mark back and says so',
  async () => {
    const { path } = await createTestReport('Not accepted')
    await openAs('clinician', path)
    await waitForReport()
    refusing(/\/acceptance$/, 'unexpected')
    await userEvent.keyboard('j')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Error accepting the sentence. Please try again later.')).toBeVisible()
    await expect.element(toCheck).toBeVisible()
  },
  timeout,
)

test(
  'a contradiction names both sides in bold',
  async () => {
    const { path } = await createTestReport('Contradiction')
    await openAs('clinician', path)
    await waitForReport()
    await userEvent.keyboard('j')
    await expect.element(page.getByRole('region', { name: 'Allergy on record' })).toBeVisible()
    const bold = () => main('section[aria-label="Allergy on record"] strong').map(({ textContent }) => textContent)
    await expect.poll(bold).toEqual([expect.stringMatching(/^Codeine/), expect.stringMatching(/codeine/i)])
  },
  timeout,
)

test(
  'keys act from the source and the tray too, and never while somebody types',
  async () => {
    const { id, path } = await createTestReport('Keys in the panes')
    await openAs('clinician', path)
    await waitForReport()
    const firstOf = ({ dataset }: HTMLElement) => Number(dataset['sentences']?.split(' ')[0])
    main('.passage')
      .toSorted((a, b) => firstOf(a) - firstOf(b))[0]
      ?.focus()
    await userEvent.keyboard('j')
    await expect.poll(() => document.activeElement?.getAttribute('data-doubt')).toBe('conflicting')
    await userEvent.keyboard('u')
    await expect.element(page.getByRole('region', { name: 'In the course, not in the report' })).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.element(page.getByText('Rating submitted: Fair')).toBeVisible()
    await userEvent.keyboard('j')
    await userEvent.keyboard('e')
    const field = page.getByRole('textbox', { name: 'Medication' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control} jkeu1s?')
    await expect.element(field).toMatchTextContent('jkeu1s?')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect((await readReport(id)).rating.level).toBe('fair')
    // The key finds the tray although the changes are shown in its place.
    await page.getByRole('tab', { name: 'Changes' }).click()
    await userEvent.keyboard('u')
    await expect.element(page.getByRole('region', { name: 'In the course, not in the report' })).toHaveFocus()
  },
  timeout,
)

test(
  'a rating that does not arrive is said, and sent again when asked to',
  async () => {
    const { path } = await createTestReport('Not rated')
    await openAs('clinician', path)
    await waitForReport()
    refusing(/\/rating$/, 'unexpected')
    await userEvent.keyboard('3')
    await expect.element(page.getByText('Error submitting rating. Please try again later.')).toBeVisible()
    vi.restoreAllMocks()
    await button('Try again').click()
    await expect.element(page.getByText('Rating submitted: Good')).toBeVisible()
  },
  timeout,
)

test(
  'on a phone the tools that have no room stand in a menu, and the tray puts a fact into the report',
  async () => {
    const { id, path } = await createTestReport('With one hand')
    await page.viewport(390, 844)
    await openAs('clinician', path)
    await waitForReport()
    await button('More actions').click()
    await expect.element(page.getByRole('menuitem', { name: 'Save to DOCX' })).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await page.getByRole('menuitemradio', { name: 'Rating: Good' }).click()
    await expect.element(page.getByText('Rating submitted: Good')).toBeVisible()
    await expect.poll(async () => (await readReport(id)).rating?.level).toBe('good')
    await page.getByRole('radio', { name: /^Unused/ }).click()
    await page.getByText(/facts? of less risk$/).click()
    await button(/^Insert in /)
      .first()
      .click()
    await expect.poll(() => main('[data-fresh]').length).toBe(1)
    await expect.element(page.getByText('1 section changed')).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(390)
    await button('Undo').click()
    await expect.element(button('More actions')).toBeVisible()
  },
  timeout,
)

test(
  'the way back leads to the list as it was filtered and sorted',
  async () => {
    await openAs('clinician', '/browse-discharge-reports?language=es&sort=title')
    const link = page.getByRole('table').getByRole('link').first()
    await link.click()
    await waitForReport()
    expect(location.search).toContain('report=')
    await page.getByRole('link', { name: 'Back to the reports' }).click()
    await expect.poll(() => new URLSearchParams(location.search).get('report')).toBeNull()
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ language: 'es', sort: 'title' })
  },
  timeout,
)
