import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const dialog = page.getByRole('dialog')
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name })
const table = page.getByRole('table', { name: 'Users' })
const search = page.getByRole('textbox', { name: 'Name or email' })
const header = (name: string) => table.getByRole('columnheader', { name, exact: true })

const stamp = Date.now().toString(36)
const two = (number: number) => String(number).padStart(2, '0')
const nurse = (number: number) => `Nurse${stamp} ${two(number)}`
const people = 60

/** Rows of people of one kind, numbered from 1, in the organisation of this file. */
const rowsOf = (kind: string, count: number, role: string) =>
  Array.from({ length: count }, (_, index) => {
    const email = `${kind.charAt(0).toLowerCase()}${index + 1}.${stamp}@ward.example`
    return `${kind}${stamp} ${two(index + 1)},${email},Ward ${stamp},${role},es`
  })
const linesOf = (rows: readonly string[]) => ['name,email,organisation,role,locale', ...rows].join('\r\n')
const csv = (rows: readonly string[]) => new File([linesOf(rows)], 'ward.csv', { type: 'text/csv' })

async function chooseFile(file: File) {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLElement)) throw new Error('There is nowhere to put a file')
  await userEvent.upload(input, file)
}

/** The text of the next file that the page offers for download. */
function nextDownload() {
  return new Promise<string>((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((made) => {
      if (made instanceof Blob) void made.text().then(resolve)
      return URL.createObjectURL(made)
    })
  })
}

let organisation: { organisation_id: string; name: string }

beforeAll(async () => {
  organisation = await requestAs('administrator', '/organisations', { method: 'POST', body: { name: `Ward ${stamp}` } })
  const bytes = new TextEncoder().encode(linesOf(rowsOf('Nurse', people, 'manager')))
  await requestAs('administrator', '/users/import', { method: 'POST', bytes, media_type: 'text/csv' })
})

const realFetch = window.fetch
afterEach(async () => {
  window.fetch = realFetch
  await page.viewport(1280, 800)
})

const good = rowsOf('Aide', 12, 'reader')
const refused = ['Nobody,not-an-address,,,', `Someone,s.${stamp}@ward.example,No such place,reader,`]

test('a file is checked first, and good rows are imported although others are refused', async () => {
  await openAs('administrator', '/users')
  await expect.element(heading('Users')).toBeVisible()
  await button('Import CSV').click()
  await expect.element(dialog).toMatchTextContent('Up to 5 MB and 10,000 rows')
  expect(await accessibilityViolations()).toEqual([])
  await chooseFile(csv([...good, ...refused]))
  await expect.element(dialog.getByRole('heading', { name: 'What the file would do' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Only refused rows' }).click()
  await expect.element(dialog.getByRole('row', { name: /^14 not-an-address Refused email/ })).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /^15 .*Refused organisation/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const report = nextDownload()
  await inDialog('Download the report').click()
  expect(await report).toContain('14,not-an-address,Refused,email,')
  const { total } = await requestAs('administrator', `/users?q=Aide${stamp}&limit=1&count=true`)
  expect(total).toBe(0)

  await inDialog(`Import ${good.length} rows`).click()
  await expect.element(dialog).toMatchTextContent('Fill in this field.')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The new ward opens on Monday')
  await inDialog(`Import ${good.length} rows`).click()
  await expect.element(dialog.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect.element(dialog).toMatchTextContent('These links are shown only now')
  const saved = nextDownload()
  await inDialog('Download the links').click()
  const links = (await saved).split('\r\n')
  expect(links[1]).toMatch(/^a1\..*@ward\.example,http.*\/register#invitation_token=/)
  expect(links.filter((line) => line !== '')).toHaveLength(good.length + 1)
  await userEvent.keyboard('{Escape}')
  await expect.element(inDialog('I have stored the links')).toBeVisible()
  await inDialog('I have stored the links').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an invalid file is refused before anything is sent', async () => {
  await openAs('administrator', '/users')
  await button('Import CSV').click()
  await chooseFile(new File(['%PDF-1.7'], 'course.pdf', { type: 'application/pdf' }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please choose a .csv file.')
  await chooseFile(new File(['name,email\r\n'], 'empty.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('no rows under its heading')
  await chooseFile(new File(['name;organisation\r\nAda;'], 'columns.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('email The file has no column with this name.')
  await inDialog('Cancel').click()
})

test('a search shows the matching people, page by page, and Back returns to the previous page', async () => {
  await openAs('administrator', '/users')
  await search.fill(`Nurse${stamp}`)
  await expect.element(page.getByText(`1–25 of ${people}`)).toBeVisible()
  expect(new URLSearchParams(location.search).get('q')).toBe(`Nurse${stamp}`)
  await button('Next page').click()
  await expect.element(page.getByText(`26–50 of ${people}`)).toBeVisible()
  await button('Next page').click()
  await expect.element(page.getByText(`51–${people} of ${people}`)).toBeVisible()
  await expect.element(button('Next page')).toBeDisabled()
  history.back()
  await expect.element(page.getByText(`26–50 of ${people}`)).toBeVisible()
  await button('Previous page').click()
  await expect.element(page.getByText(`1–25 of ${people}`)).toBeVisible()
})

test('the rows are sorted by a column heading, which shows the order, and the page size can be chosen', async () => {
  await openAs('administrator', '/users')
  await search.fill(`Nurse${stamp}`)
  await expect.element(page.getByText(`1–25 of ${people}`)).toBeVisible()
  await header('Name').getByRole('button').click()
  await expect.element(link(nurse(1))).toBeVisible()
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'ascending')
  await header('Name').getByRole('button').click()
  await expect.element(link(nurse(people))).toBeVisible()
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'descending')
  await page.getByLabelText('Rows per page:').selectOptions('100')
  await expect.element(page.getByText(`1–${people} of ${people}`)).toBeVisible()
  await expect.element(link(nurse(1))).toBeVisible()
})

test('an address with filters shows the same view to whoever opens it', async () => {
  await openAs('administrator', `/users?organisation_id=${organisation.organisation_id}&active=true&sort=name`)
  await expect.element(button(`Organisation ${organisation.name}`)).toBeVisible()
  await expect.element(button('State Active')).toBeVisible()
  await expect.element(link(nurse(1))).toBeVisible()
  await button('Remove filter: Organisation').click()
  await button('Level').click()
  await page.getByRole('menuitemradio', { name: 'Guest' }).click()
  await expect.element(link('Gaspar Convidat')).toBeVisible()
  expect(location.search).toContain('level=guest')
  await search.fill('nobody of this name')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await button('Clear search and filters').click()
  await expect.element(table).toBeVisible()
})

test('what is exported is what the filters show, on all pages', async () => {
  await openAs('administrator', `/users?organisation_id=${organisation.organisation_id}`)
  await expect.element(page.getByText(/^1–25 of /)).toBeVisible()
  const saved = nextDownload()
  await button('Export CSV').click()
  const text = await saved
  expect(text).toContain(`n${people}.${stamp}@ward.example`)
  expect(text).not.toContain('guest@demo.example')
  await expect.element(page.getByText('The users were exported.')).toBeVisible()
})

test('arrow keys move between rows, and Enter opens one', async () => {
  await openAs('administrator', `/users?q=Nurse${stamp}&sort=name`)
  await expect.element(link(nurse(1))).toBeVisible()
  link(nurse(1)).element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(link(nurse(3))).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button(`Actions for ${nurse(3)}`)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{End}{Home}{Enter}')
  await expect.element(heading(nurse(1))).toBeVisible()
})

test('a column once hidden stays hidden, also after the page is opened again', async () => {
  await openAs('administrator', '/users')
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Last sign-in' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(header('Last sign-in')).not.toBeInTheDocument()
  await openAs('administrator', '/dashboard')
  await openAs('administrator', '/users')
  await expect.element(header('Email')).toBeVisible()
  await expect.element(header('Last sign-in')).not.toBeInTheDocument()
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Last sign-in' }).click()
  await userEvent.keyboard('{Escape}')
})

test('a person is deactivated after a confirmation, and can be activated again', async () => {
  await openAs('administrator', `/users?q=${encodeURIComponent(nurse(7))}`)
  await button(`Actions for ${nurse(7)}`).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect.element(dialog).toMatchTextContent(`Deactivate ${nurse(7)}?`)
  await inDialog('Deactivate').click()
  await expect.element(table.getByText('Inactive')).toBeVisible()
  await button(`Actions for ${nurse(7)}`).click()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Back from a long leave')
  await inDialog('Activate').click()
  await expect.element(table.getByText('Active', { exact: true })).toBeVisible()
})

test('a lost connection is shown instead of the rows, and loading can be tried again', async () => {
  await openAs('administrator', '/users')
  await expect.element(table).toBeVisible()
  let tries = 0
  window.fetch = () => {
    tries += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  await search.fill(`Nurse${stamp}`)
  await expect.element(page.getByRole('alert')).toMatchTextContent('The users could not be loaded.')
  // Once there is a connection the page loads by itself, so the button is tried before.
  const before = tries
  await button('Try again').click()
  await expect.poll(() => tries).toBeGreaterThan(before)
  window.fetch = realFetch
  await expect.element(page.getByText(`1–25 of ${people}`)).toBeVisible()
})

test('a guest sees only themselves; a manager sees their members, and may not import', async () => {
  await openAs('guest', '/users')
  await expect.element(link('Gaspar Convidat')).toBeVisible()
  await expect.element(page.getByText('1–1 of 1')).toBeVisible()
  await expect.element(button('Invite')).not.toBeInTheDocument()
  await openAs('manager', '/users')
  await expect.element(button('Invite')).toBeVisible()
  await expect.element(button('Import CSV')).not.toBeInTheDocument()
  await expect.element(link('Gaspar Convidat')).not.toBeInTheDocument()
})

test('on a phone the list is cards, with the active filters visible', async () => {
  await page.viewport(390, 844)
  await openAs('administrator', `/users?q=Nurse${stamp}&active=true`)
  const cards = page.getByRole('list', { name: 'Users' })
  await expect.element(cards.getByRole('link', { name: nurse(60) })).toBeVisible()
  await expect.element(button('Filters 1')).toBeVisible()
  await expect.element(button('State Active')).toBeVisible()
  await expect.element(button('Level')).not.toBeInTheDocument()
  await expect.element(cards).toHaveAttribute('aria-busy', 'false')
  expect(await accessibilityViolations()).toEqual([])
})

test('the list has no accessibility violation in either theme', async () => {
  await openAs('administrator', '/users')
  await expect.element(table.getByRole('link').first()).toBeVisible()
  await expect.element(table).toHaveAttribute('aria-busy', 'false')
  expect(await accessibilityViolations()).toEqual([])
})
