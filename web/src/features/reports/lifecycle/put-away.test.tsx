import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs, ownOrganisation } from '../../../test-app.tsx'
import { createTestReport } from '../review/report.fixtures.ts'
import sample from '../course/sample.en.txt?raw'

const path = '/browse-discharge-reports'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const menuitem = (name: string) => page.getByRole('menuitem', { name, exact: true })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name })
const sentences = () => document.querySelectorAll('main .sentence').length

beforeEach(() => page.viewport(1280, 800))
afterEach(() => history.pushState(null, '', '/profile'))

const sign = async (person: 'clinician' | 'other', id: string, revision = 0) => {
  const body = { version: revision === 0 ? 'generated' : 'corrected', revision }
  await requestAs(person, `/discharge-reports/${id}/signature`, { method: 'POST', body })
}

/** Creates a report and signs it, as a person who also owns the organisation. */
async function signedNow(title: string) {
  const { items } = await requestAs('other', '/organisations?permission=discharge_reports:create')
  const body = { organisation_id: items[0].organisation_id, title, language: 'en', source: { text: sample } }
  const { discharge_report_id: id } = await requestAs('other', '/discharge-reports', { method: 'POST', body })
  await expect.poll(async () => (await requestAs('other', `/discharge-reports/${id}`)).status).toBe('ready')
  await sign('other', id)
  return id
}

async function openMenu(title: string) {
  await button(`Actions for ${title}`).click()
  await expect.element(menuitem('Open')).toBeVisible()
}

test('an owner archives a signed report with a reason, finds it in the archive, and restores it', async () => {
  const { items } = await requestAs('other', '/discharge-reports?review_state=signed&sort=created_at')
  const { discharge_report_id: id, title } = items[0]
  await openAs('other', path)
  await openMenu(title)
  await expect.element(menuitem('Delete')).not.toBeInTheDocument()
  await menuitem('Put away').click()
  await expect.element(dialog).toMatchTextContent(`Put “${title}” away?`)
  await dialog.getByRole('button', { name: 'Put away' }).click()
  await expect.element(field('Reason')).toHaveAttribute('aria-invalid', 'true')
  await field('Reason').fill('Too short')
  await dialog.getByRole('button', { name: 'Put away' }).click()
  await expect.element(dialog.getByText('This is too short.')).toBeVisible()
  await expect.element(field('Reason')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await field('Reason').fill('Its time has passed')
  await dialog.getByRole('button', { name: 'Put away' }).click()
  await expect.element(page.getByText(`Report put away: ${title}`)).toBeVisible()
  await expect.element(button(`Actions for ${title}`)).not.toBeInTheDocument()

  await openAs('other', `${path}?status=ready`)
  await button('Archive').click()
  await page.getByRole('menuitemradio', { name: 'Put away' }).click()
  await expect.poll(() => location.search).toContain('put_away=')
  await openMenu(title)
  await expect.element(menuitem('Rename')).not.toBeInTheDocument()
  await expect.element(menuitem('Bring back')).toBeVisible()
  await menuitem('Open').click()
  await expect.poll(sentences).toBeGreaterThan(5)
  const line = page.getByRole('region', { name: 'Put away' })
  await expect.element(line).toMatchTextContent(/^Put away by Marina Metgessa on .*: Its time has passed/)
  await expect.element(button(/^Edit/)).not.toBeInTheDocument()
  await expect.element(button('Save to DOCX')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await line.getByRole('button', { name: 'Bring back' }).click()
  await field('Reason').fill('It is asked for again')
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect.element(page.getByText(`Report brought back: ${title}`)).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(button(/^Edit/).first()).toBeVisible()
  expect((await requestAs('other', `/discharge-reports/${id}`)).put_away).toBe(null)
})

test.each([
  { locale: 'en', act: 'Put away', reason: 'Reason', from: 'Possible from' },
  { locale: 'es', act: 'Archivar', reason: 'Motivo', from: 'Será posible a partir del' },
  { locale: 'ca', act: 'Arxiva', reason: 'Motiu', from: 'Serà possible a partir del' },
] as const)(
  'before its retention period ends a report cannot be archived, and the page says until when ($locale)',
  async ({ locale, act, reason, from }) => {
    const title = `Kept ${locale} ${Date.now().toString(36)}`
    await signedNow(title)
    await openAs('other', path, locale)
    await button(new RegExp(`${title}$`)).click()
    await menuitem(act).click()
    await field(reason).fill('Its time has passed')
    await dialog.getByRole('button', { name: act }).click()
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const formats = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES' }
    const day = tomorrow.toLocaleDateString(formats[locale], { dateStyle: 'long' })
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(`${from} ${day}`)
    expect(await accessibilityViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
  },
)

test('nobody can delete a report that was ever signed, even after a correction', async () => {
  const title = `Corrected ${Date.now().toString(36)}`
  const { id } = await createTestReport(title)
  await openAs('clinician', path)
  await openMenu(title)
  await expect.element(menuitem('Delete')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await sign('clinician', id)
  const body = { base_revision: 0, sections: [{ key: 'evolution', markdown: 'Corrected afterwards.' }] }
  await requestAs('clinician', `/discharge-reports/${id}/correction`, { method: 'PUT', body })
  await openAs('clinician', `${path}?review_state=corrected`)
  await openMenu(title)
  await expect.element(menuitem('Rename')).toBeVisible()
  await expect.element(menuitem('Delete')).not.toBeInTheDocument()
  await expect.element(menuitem('Put away')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Language')).toBeVisible()
  await expect.element(button('Archive')).not.toBeInTheDocument()
})

test('a sentence accepted after the signature reopens the report, and the page says so', async () => {
  const { id, path: own } = await createTestReport('Accepted after signing')
  await sign('clinician', id)
  await openAs('clinician', own)
  await expect.poll(sentences).toBeGreaterThan(20)
  await expect.element(button('Sign')).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await button(/^Accept/).click()
  await expect.element(page.getByText('The signed report is open again: it has to be signed anew.')).toBeInTheDocument()
  await expect.element(button('Sign')).toBeVisible()
  expect((await requestAs('clinician', `/discharge-reports/${id}`)).review.state).toBe('corrected')
})

test('an organisation with a report still in retention is not deleted, and the page says until when', async () => {
  const name = `Kept ward ${Date.now().toString(36)}`
  const organisation_id = await ownOrganisation(name)
  const body = { organisation_id, title: 'Kept', language: 'en', source: { text: sample } }
  const { discharge_report_id: id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  await expect.poll(async () => (await requestAs('clinician', `/discharge-reports/${id}`)).status).toBe('ready')
  await sign('clinician', id)
  await openAs('administrator', '/organisations')
  await button(`Actions for ${name}`).click()
  await menuitem('Delete').click()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete organisation' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/A signed report is kept.*Possible from/)
  expect((await requestAs('administrator', `/organisations/${organisation_id}`)).name).toBe(name)
})
