import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

// The course records an allergy to codeine, so one sentence needs a decision.
const course = `Patient: Invented Person
ALLERGIES
- Codeine: rash in 2011.
HOSPITAL COURSE
Admitted with fever and cough. Afebrile since the second day, eating well.
DISCHARGE MEDICATION
- Codeine 30 mg every 6 hours (new)
`

type ReportAuthor = 'clinician' | 'other'
const path = (id: string) => `/discharge-reports/${id}`

async function ownReport(by: ReportAuthor, title: string): Promise<string> {
  const { items } = await requestAs(by, '/organisations?permission=discharge_reports:create')
  const body = { organisation_id: items[0].organisation_id, title, source: { text: course } }
  const { discharge_report_id: id } = await requestAs(by, '/discharge-reports', { method: 'POST', body })
  await expect.poll(async () => (await requestAs(by, path(id))).status).toBe('ready')
  return id
}
const rate = (by: ReportAuthor, id: string, level: string) =>
  requestAs(by, `${path(id)}/rating`, { method: 'PUT', body: { level } })
const correct = (by: ReportAuthor, id: string, markdown: string) =>
  requestAs(by, `${path(id)}/correction`, {
    method: 'PUT',
    body: { sections: [{ key: 'evolution', markdown }], base_revision: 0 },
  })
const sign = (by: ReportAuthor, id: string, revision: number) =>
  requestAs(by, `${path(id)}/signature`, {
    method: 'POST',
    body: { version: revision === 0 ? 'generated' : 'corrected', revision },
  })

/** These tests first create a report, and check both colour schemes. */
const slow_ms = 40_000

const region = (name: string) => page.getByRole('region', { name })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

afterEach(() => {
  vi.restoreAllMocks()
})

test(
  'reports awaiting review come first, with the number of decisions, and lead to the list of all of them',
  async () => {
    await ownReport('clinician', 'Waits for its review')
    await openAs('clinician', '/dashboard')
    const row = region('To review').getByRole('link', { name: /^Waits for its review/ })
    await expect.element(row).toBeVisible()
    await expect.element(row).toMatchTextContent(/1 sentence to decide on/)
    await expect.element(page.getByText(/\d+ reports? awaits? your review\./)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await region('To review').getByRole('link', { name: 'See all' }).click()
    await expect.poll(() => location.pathname).toBe('/browse-discharge-reports')
    const { user_id } = (await requestAs('clinician', '/auth/me')).user
    const query = new URLSearchParams(location.search)
    expect([query.get('author_id'), query.get('status')]).toEqual([user_id, 'ready'])
    expect(query.get('needs_review')).toMatch(/^"?true"?$/)
    await expect.element(page.getByRole('link', { name: 'Waits for its review' })).toBeVisible()
  },
  slow_ms,
)

test(
  'a signed report no longer awaits review and is among the person’s other reports',
  async () => {
    const id = await ownReport('clinician', 'Signed by its author')
    await sign('clinician', id, 0)
    await openAs('clinician', '/dashboard')
    const row = region('My other reports').getByRole('link', { name: /^Signed by its author/ })
    await expect.element(row).toMatchTextContent(/Signed$/)
    await expect
      .element(region('To review').getByRole('link', { name: /^Signed by its author/ }))
      .not.toBeInTheDocument()
    await row.click()
    await expect.poll(() => location.search).toContain(`report=${id}`)
  },
  slow_ms,
)

test(
  'a person who sees reports and figures follows a bar and a point of a line to the reports behind it',
  async () => {
    const id = await ownReport('other', 'Rated poor, corrected and signed')
    await rate('other', id, 'poor')
    await correct('other', id, 'Afebrile since the second day, eating well and walking alone.')
    await sign('other', id, 1)
    await openAs('other', '/dashboard')
    await expect.element(heading('Quality')).toBeVisible()
    await expect.element(page.getByText(/^mean of 4/)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await page.getByRole('group', { name: 'Rating', exact: true }).getByRole('link', { name: /^Poor/ }).click()
    await expect.poll(() => location.pathname).toBe('/browse-discharge-reports')
    expect(location.search).toContain('rating=poor')
    expect(location.search).toContain('organisation_id=')
    await expect.element(page.getByRole('link', { name: 'Rated poor, corrected and signed' })).toBeVisible()

    await openAs('other', '/dashboard')
    const changed = page.getByRole('group', { name: 'Text changed, by section' })
    await changed.getByRole('link', { name: /^Hospital course/ }).click()
    await expect.poll(() => location.search).toContain('corrected_section=evolution')
    await expect.element(page.getByRole('button', { name: /^Corrected in\s?Hospital course/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Rated poor, corrected and signed' })).toBeVisible()

    await openAs('other', '/dashboard')
    const weeks = page.getByRole('group', { name: 'Corrected reports by week' }).getByRole('link')
    await expect.element(weeks.last()).toHaveAccessibleName(/^Week of .*: \d+%$/)
    await weeks.last().click()
    await expect.poll(() => location.search).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  },
  slow_ms,
)

test(
  'a person who sees figures but not reports gets the charts without links, and tables of them',
  async () => {
    const id = await ownReport('clinician', 'Counted by the owner')
    await rate('clinician', id, 'fair')
    await correct('clinician', id, 'Afebrile since the second day.')
    await sign('clinician', id, 1)
    await openAs('owner', '/dashboard')
    await expect.element(page.getByText('Your roles do not include reading reports.')).toBeVisible()
    const rating = page.getByRole('img', { name: 'Rating', exact: true })
    await expect.element(rating).toHaveAccessibleDescription(/Excellent: \d+; Good: \d+; Fair: [1-9]\d*; Poor: \d+/)
    await expect
      .element(page.getByText('Published pilot in a hospital, with a comparable system: 2.9 of 4.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('img', { name: 'Text changed, by section' }))
      // The sections with the most changes; which ones they are depends on other tests too.
      .toMatchTextContent(/[a-z]: \d+%/)
    expect(document.querySelectorAll('main svg a')).toHaveLength(0)
    expect(await accessibilityViolations()).toEqual([])
    await page.getByRole('button', { name: 'Show as tables' }).click()
    const strategies = page.getByRole('table', { name: 'Quality by strategy' })
    await expect.element(strategies.getByRole('row', { name: /Extractive/ })).toMatchTextContent(/\d+%/)
    const sections = page.getByRole('table', { name: 'By section' })
    await expect.element(sections.getByRole('row', { name: /Hospital course/ })).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await page.getByRole('button', { name: 'Show as charts' }).click()
    await expect.element(rating).toBeVisible()
  },
  slow_ms,
)

test('while no report was rated, corrected or signed, the charts say so', async () => {
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const response = await real(request, options)
    if (!String(request instanceof Request ? request.url : request).includes('/analytics/')) return response
    const { items } = await response.json()
    const untouched = {
      ratings: { excellent: 0, good: 0, fair: 0, poor: 0, mean: null },
      corrected: 0,
      signed: 0,
      edit_ratio: null,
      review_seconds_median: null,
    }
    const answer = { items: items.map((figures: object) => ({ ...figures, ...untouched })), next_cursor: null }
    return Response.json(answer, { headers: response.headers })
  })
  await openAs('manager', '/dashboard')
  await expect.element(page.getByText('No report has been rated yet.')).toBeVisible()
  await expect.element(page.getByText('No report has been corrected yet.').first()).toBeVisible()
  await expect.element(page.getByText('No report has been signed yet.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Rating by strategy' })).toMatchTextContent(/Extractive – /)
  expect(await accessibilityViolations()).toEqual([])
})

test(
  'on a phone nothing that is seen moves while the page loads',
  async () => {
    const signed = await ownReport('other', 'Signed, and stands still')
    await sign('other', signed, 0)
    await ownReport('other', 'Waits, and stands still')
    await page.viewport(412, 823)
    onTestFinished(() => page.viewport(1280, 800))
    await openAs('other', '/profile')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moves: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => moves.push(...list.getEntries()))
    await openAs('other', '/dashboard')
    // Observes only from the first drawing on, because the previous page may still be changing until then.
    observer.observe({ type: 'layout-shift' })
    await expect.element(region('To review').getByRole('link', { name: /^Waits, and stands still/ })).toBeVisible()
    await expect.element(region('My other reports')).toBeInTheDocument()
    moves.push(...observer.takeRecords())
    observer.disconnect()
    expect(moves.reduce((sum, move) => sum + Number(move.toJSON().value), 0)).toBeLessThan(0.02)
  },
  slow_ms,
)

test('a person without a role finds neither reports nor figures, but whom to ask', async () => {
  await openAs('guest', '/dashboard')
  await expect.element(page.getByText('Your account is ready')).toBeVisible()
  await expect.element(heading('Quality')).not.toBeInTheDocument()
  await expect.element(heading('To review')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
