import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name })

let organisation_id = ''
let reports = 0
let extractive = 0

beforeAll(async () => {
  const { items } = await requestAs('owner', '/organisations?permission=analytics:read')
  organisation_id = items[0].organisation_id
  const figures = await requestAs('owner', `/analytics/discharge-reports?organisation_id=${organisation_id}`)
  reports = figures.items[0].reports
  const ways = await requestAs(
    'owner',
    `/analytics/discharge-reports?organisation_id=${organisation_id}&group_by=strategy`,
  )
  extractive = ways.items.find(({ key }: { key: string }) => key === 'extractive').reports
})

test('the number of reports and their generation times are shown as numbers and bars', async () => {
  expect(reports).toBeGreaterThan(0)
  await openAs('owner', `/organisations/${organisation_id}?tab=figures`)
  await expect.element(page.getByRole('heading', { name: 'By strategy' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'By week' })).toMatchTextContent(/Week of .*\d/)
  await expect.element(page.getByRole('img', { name: 'By strategy' })).toMatchTextContent(/Extractive/)
  expect(await accessibilityViolations()).toEqual([])
})

test('each chart has a table', async () => {
  await openAs('owner', `/organisations/${organisation_id}?tab=figures`)
  await page.getByRole('button', { name: 'Show as table', exact: true }).first().click()
  const row = page.getByRole('table', { name: 'By strategy' }).getByRole('row', { name: /Extractive/ })
  await expect.element(row.getByRole('cell').first()).toHaveTextContent(String(extractive))
  expect(await accessibilityViolations()).toEqual([])
  await button('Show as chart').click()
  await expect.element(page.getByRole('img', { name: 'By strategy' })).toBeVisible()
})

test('ratings, corrections and signatures are shown below, as charts and as tables', async () => {
  const figures = await requestAs('owner', `/analytics/discharge-reports?organisation_id=${organisation_id}`)
  const { ready, corrected, ratings } = figures.items[0]
  await openAs('owner', `/organisations/${organisation_id}?tab=figures`)
  await expect.element(page.getByRole('heading', { name: 'Quality' })).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Rating', exact: true }))
    .toHaveAccessibleDescription(
      `Excellent: ${ratings.excellent}; Good: ${ratings.good}; Fair: ${ratings.fair}; Poor: ${ratings.poor}`,
    )
  await expect.element(page.getByText(`${corrected} of ${ready} reports ready`)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Left to review, by section' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Show as tables').click()
  const weeks = page.getByRole('table', { name: 'Quality by week' })
  await expect.element(weeks.getByRole('columnheader', { name: 'Mean rating' })).toBeInTheDocument()
  await expect
    .element(weeks.getByRole('row', { name: /^All / }).getByRole('cell').first())
    .toHaveTextContent(String(ready))
  await expect.element(page.getByRole('table', { name: 'By section' })).toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('without any report the figures say what will be shown', async () => {
  const created = await requestAs('administrator', '/organisations', {
    method: 'POST',
    body: { name: 'Figures of nothing' },
  })
  await openAs('administrator', `/organisations/${created.organisation_id}?tab=figures`)
  await expect.element(page.getByText('No reports yet')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a bar leads people who may read reports to the reports behind it', async () => {
  const { items } = await requestAs('other', '/organisations?permission=analytics:read')
  await openAs('other', `/organisations/${items[0].organisation_id}?tab=figures`)
  const bar = page.getByRole('link', { name: /^Extractive \d+ reports? median/ })
  await expect.element(bar).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await bar.click()
  await expect.poll(() => location.pathname).toBe('/browse-discharge-reports')
  expect(location.search).toContain(`organisation_id=${items[0].organisation_id}`)
  expect(location.search).toContain('report_strategy=extractive')
})
