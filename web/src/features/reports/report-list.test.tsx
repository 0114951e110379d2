import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'
import sample from './course/sample.en.txt?raw'

const path = '/browse-discharge-reports'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const dialog = page.getByRole('dialog')
const table = page.getByRole('table', { name: 'Discharge reports' })
const search = page.getByRole('textbox', { name: 'Patient, record number or text' })
const row = (name: string) => table.getByRole('row', { name: new RegExp(name) })
const menuitem = (name: string) => page.getByRole('menuitem', { name })
const rows = () => [...document.querySelectorAll('tbody tr')].filter((one) => one.querySelector('a'))

const stamp = Date.now().toString(36)
const title = (name: string) => `${name} ${stamp}`
let organisation_id = ''

/** Creates a report of the invented course for this file and waits until it is ready. */
async function createReport(name: string): Promise<string> {
  const body = { organisation_id, source: { text: sample }, title: title(name) }
  const { discharge_report_id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  await vi.waitFor(
    async () => {
      const { status } = await requestAs('clinician', `/discharge-reports/${discharge_report_id}`)
      if (status !== 'ready') throw new Error(`The report is ${status}`)
    },
    { timeout: 20_000, interval: 200 },
  )
  return discharge_report_id
}

async function openMenu(name: string) {
  await button(`Actions for ${title(name)}`).click()
  await expect.element(menuitem('Open')).toBeVisible()
}

/** Everything that the browser may store. */
const storedData = () =>
  JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage)])

/** The text of the next file that the page offers for download. */
const nextDownload = () =>
  new Promise<string>((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((blob) => {
      if (blob instanceof Blob) void blob.text().then(resolve)
      return 'blob:none'
    })
  })

/**
 * Collects the confirmations that appear from now on, even briefly: a busy machine may poll too late to see one, which
 * is shown for six seconds.
 */
function confirmations(): Set<string | null> {
  const announced = new Set<string | null>()
  const look = () => document.querySelectorAll('[role="status"]').forEach((one) => announced.add(one.textContent))
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  return announced
}

beforeAll(async () => {
  const { items } = await requestAs('clinician', '/organisations?permission=discharge_reports:create')
  organisation_id = items[0].organisation_id
  await createReport('Amelia Ruthven')
})
beforeEach(() => page.viewport(1280, 800))
afterAll(() => page.viewport(1280, 800))

test('the list shows every report a person may read, the newest first, with the decisions left', async () => {
  const { items, total } = await requestAs('clinician', '/discharge-reports?limit=25&count=true')
  await openAs('clinician', path)
  await expect.element(heading('Discharge reports')).toBeVisible()
  await expect.poll(() => rows().length).toBe(Math.min(total, 25))
  await expect
    .element(table.getByRole('columnheader', { name: 'Date and hour' }))
    .toHaveAttribute('aria-sort', 'descending')
  const asking = items.find(
    ({ decisions, unused_count }: Record<string, number>) => (decisions ?? 0) + (unused_count ?? 0) > 0,
  )
  const { decisions } = asking
  const says = decisions === 0 ? 'No sentence to decide on' : `${decisions} sentence`
  await expect.element(row(asking.title).first()).toMatchTextContent(says)
  expect(await accessibilityViolations()).toEqual([])
})

test('search includes the course, and its words are neither in the address nor stored', async () => {
  await openAs('clinician', path)
  await search.fill(`ruthven ${stamp}`)
  await expect.poll(() => rows().length).toBe(1)
  await search.fill('codeine levothyroxine')
  await expect.element(row('Amelia')).toBeVisible()
  await search.fill(title('amelia ruthven'))
  await expect.poll(() => rows().length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(storedData().toLowerCase()).not.toMatch(/ruthven/)
  await row('Amelia').getByRole('link').click()
  await expect.poll(() => location.search).toContain('report=')
  expect(storedData().toLowerCase()).not.toMatch(/ruthven/)
  history.back()
  await expect.element(search).toHaveValue(title('amelia ruthven'))
  await expect.poll(() => rows().length).toBe(1)
})

test('a filter is in the address, narrows the list and can be removed', async () => {
  await openAs('clinician', path)
  const { total } = await requestAs('clinician', '/discharge-reports?language=ca&count=true')
  await button('Language').click()
  await page.getByRole('menuitemradio', { name: 'Catalan' }).click()
  await expect.poll(() => location.search).toContain('language=ca')
  await expect.poll(() => rows().length).toBe(total)
  await button('Remove filter: Language').click()
  await expect.poll(() => location.search).not.toContain('language')
  await expect.poll(() => rows().length).toBeGreaterThan(total)
})

test('an address with filters shows the same list to whoever opens it', async () => {
  const { total } = await requestAs('clinician', '/discharge-reports?needs_review=true&language=es&count=true')
  await openAs('clinician', `${path}?needs_review=true&language=es`)
  await expect.element(button('To decide Needs review')).toBeVisible()
  await expect.poll(() => rows().length).toBe(total)
})

test('the filter by person offers the authors of the visible reports', async () => {
  await openAs('reader', path)
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  await button('Generated by').click()
  await page.getByRole('menuitemradio', { name: 'Clara Clínica' }).click()
  await expect.poll(() => location.search).toContain('author_id=')
  await expect.element(button('Generated by Clara Clínica')).toBeVisible()
})

test('the list can be sorted by title, and a column can be hidden and shown', async () => {
  await openAs('clinician', path)
  await table.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.poll(() => location.search).toContain('sort=title')
  await expect.element(table.getByRole('columnheader', { name: 'Report' })).toHaveAttribute('aria-sort', 'ascending')
  const titles = () => rows().map((one) => one.querySelector('a')?.textContent ?? '')
  const { items } = await requestAs('clinician', '/discharge-reports?sort=title&limit=25')
  await expect.poll(titles).toEqual(items.map((one: { title: string }) => one.title))
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Rating' }).click()
  const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  await expect.poll(heads).not.toContain('Rating')
  await page.getByRole('menuitemcheckbox', { name: 'Rating' }).click()
  await expect.poll(heads).toContain('Rating')
  await userEvent.keyboard('{Escape}')
  await expect.element(table).toBeVisible()
})

test('arrow keys move between rows, and Enter opens the report', async () => {
  await openAs('clinician', path)
  // The previous rows stay until the new ones have been fetched.
  await expect.element(table.getByRole('columnheader', { name: 'Date and hour' })).toHaveAttribute('aria-sort')
  await expect.poll(() => document.querySelector('table')?.getAttribute('aria-busy')).toBe('false')
  await expect.poll(() => rows().length).toBeGreaterThan(1)
  rows()[0]?.querySelector('a')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rows()[1]?.querySelector('a'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toContain('report=')
})

test('a report in progress shows its status, can be stopped and generated again, all without reloading', async () => {
  const long = `${sample}\n\n`.repeat(Math.floor(390_000 / (sample.length + 2)))
  const send = (name: string) =>
    requestAs('clinician', '/discharge-reports', {
      method: 'POST',
      body: { organisation_id, source: { text: long }, title: title(name) },
    })
  // Another report is generated first, so that this one is still running even on a fast machine.
  await send('Before')
  await send('Live')
  await openAs('clinician', path)
  await expect.element(row(title('Live'))).toMatchTextContent(/Queued|Generating/)
  const announced = confirmations()
  await openMenu('Live')
  await menuitem('Cancel the generation').click()
  await expect.poll(() => announced).toContain('The generation was cancelled.')
  await expect.element(row(title('Live'))).toMatchTextContent('Cancelled')
  await openMenu('Live')
  await menuitem('Generate again').click()
  await expect.element(row(title('Live'))).toMatchTextContent('Draft')
  await expect.poll(() => announced).toContain('The report is being generated again.')
}, 120_000)

test('a rating is shown as stars, and read aloud as a number', async () => {
  const id = await createReport('Rated')
  await requestAs('clinician', `/discharge-reports/${id}/rating`, { method: 'PUT', body: { level: 'good' } })
  await openAs('clinician', `${path}?rating=good`)
  await expect.element(row(title('Rated'))).toMatchTextContent('3 of 4, 1 rating')
})

test('a title can be changed; an empty one is refused at its field', async () => {
  await createReport('Renamed')
  await openAs('clinician', path)
  const announced = confirmations()
  await openMenu('Renamed')
  expect(await accessibilityViolations()).toEqual([])
  await menuitem('Rename').click()
  const field = dialog.getByRole('textbox', { name: 'Title' })
  await field.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await field.fill(title('A better title'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => announced).toContain(`Title changed: ${title('A better title')}`)
  await expect.element(row(title('A better title'))).toBeVisible()
})

test('deleting names the report, focuses the safe button first, and then deletes it', async () => {
  const id = await createReport('Deleted')
  await openAs('clinician', path)
  const announced = confirmations()
  await openMenu('Deleted')
  await menuitem('Delete').click()
  await expect.element(dialog).toMatchTextContent(`Delete “${title('Deleted')}”?`)
  await expect.element(dialog.getByRole('button', { name: 'Keep the report' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Delete the report' }).click()
  await expect.poll(() => announced).toContain(`Report deleted: ${title('Deleted')}`)
  await expect.element(row(title('Deleted'))).not.toBeInTheDocument()
  await expect(requestAs('clinician', `/discharge-reports/${id}`)).rejects.toThrow('404')
})

test('a report is saved as a file, and cancelling says so', async () => {
  await openAs('clinician', path)
  const announced = confirmations()
  await openMenu('Amelia Ruthven')
  const file = nextDownload()
  await menuitem('Save as markdown').click()
  expect(await file).toContain('#')
  await expect.poll(() => announced).toContain('The report was saved.')
  await openMenu('Amelia Ruthven')
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')))
  await menuitem('Save as DOCX').click()
  await expect.poll(() => announced).toContain('Download cancelled')
  vi.unstubAllGlobals()
})

test('a reader opens reports and cannot change them', async () => {
  await openAs('reader', path)
  await openMenu('Amelia Ruthven')
  await expect.element(menuitem('Rename')).not.toBeInTheDocument()
  await expect.element(menuitem('Delete')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

test('where nothing matches, one click shows everything again', async () => {
  await openAs('clinician', `${path}?language=es`)
  await search.fill('zzzzzz')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Clear search and filters').click()
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  expect(location.search).toBe('')
  await expect.element(search).toHaveValue('')
})

test('a person without reports is invited to create the first', async () => {
  const organisation = await requestAs('administrator', '/organisations', {
    method: 'POST',
    body: { name: title('Ward') },
  })
  const { user } = await requestAs('administrator', '/auth/me')
  const role = {
    role: 'clinician',
    scope: 'organisation',
    organisation_id: organisation.organisation_id,
    reason: 'Works on the ward',
  }
  await requestAs('administrator', '/role-assignments', { method: 'POST', body: { user_id: user.user_id, ...role } })
  await openAs('administrator', path)
  await expect.element(page.getByText('No reports yet')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Generate report' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Open the archive').click()
  await expect.element(button('Archive Put away')).toBeVisible()
  await requestAs('administrator', `/organisations/${organisation.organisation_id}`, { method: 'DELETE' })
})

test('on a phone reports are cards, and active filters stay visible', async () => {
  await page.viewport(390, 844)
  await openAs('clinician', `${path}?status=ready`)
  await expect.element(page.getByRole('list', { name: 'Discharge reports' })).toBeVisible()
  await expect.element(button('Filters 1')).toBeVisible()
  await expect.element(button('Status Ready')).toBeVisible()
  await expect.element(button('Language')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityViolations()).toEqual([])
})
