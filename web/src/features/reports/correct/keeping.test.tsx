import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSessionEnd } from '../../../base/idle/watch-idle.ts'
import { useSession } from '../../../base/stores.ts'
import { requestAs, openAs } from '../../../test-app.tsx'
import { createTestReport, inMain, waitForReport } from '../review/report.fixtures.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const field = (name: string) => page.getByRole('textbox', { name })
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const sentences = () => inMain('.sentence')

async function openAndWrite(title: string, words: string) {
  const { id, path } = await createTestReport(title)
  await openAs('clinician', path)
  await waitForReport()
  await write('Allergies', words)
  return { id, path }
}

async function write(section: string, words: string) {
  await button(`Edit ${section}`).click()
  await field(section).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}

const draftOf = async (id: string) => JSON.stringify((await readReport(id)).draft)
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Records every draft that this page sends from now on; while `isCut` is true, none reaches the server. */
function watchDrafts() {
  const real = window.fetch
  const sent: RequestInit[] = []
  const line = { isCut: false, sent }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith('/draft') || init === undefined) return await real(input, init)
    sent.push(init)
    if (line.isCut) throw new TypeError('Failed to fetch')
    return await real(input, init)
  })
  return line
}

/** Inserts words at the cursor all at once, so that nothing can happen between their letters. */
async function writeAtOnce(words: string) {
  document.execCommand('insertText', false, words)
  await new Promise((resolve) => setTimeout(resolve))
}

afterEach(() => {
  vi.restoreAllMocks()
  history.pushState(null, '', '/profile')
})

test('reloading in the middle of a word sends it at once, without waiting for the next save', async () => {
  const line = watchDrafts()
  const { id } = await openAndWrite('Reloaded', ' Seen by the pharm')
  await writeAtOnce('acy')
  window.dispatchEvent(new Event('pagehide'))
  expect(line.sent.at(-1)).toMatchObject({ keepalive: true, body: expect.stringContaining('Seen by the pharmacy') })
  await expect.poll(() => draftOf(id)).toContain('Seen by the pharmacy')
})

test('a session that ends during typing loses no word, and signing in again continues the draft', async () => {
  const { id } = await openAndWrite('Session ended', ' Before it ended.')
  await expect.poll(() => draftOf(id)).toContain('Before it ended.')
  const headers = { authorization: `Bearer ${useSession.getState().token}` }
  await fetch('/api/v0/auth/logout', { method: 'POST', headers })
  await writeAtOnce(' And after.')
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await draftOf(id)).not.toContain('And after.')
  await page.getByLabelText('Email').fill('clinician@demo.example')
  await page.getByLabelText('Password', { exact: true }).fill('alta demo 2026')
  await button('Sign in').click()
  await expect.element(page.getByText(/Before it ended\. And after\./)).toBeVisible()
  await expect.poll(() => draftOf(id)).toContain('Before it ended. And after.')
})

test('without a network the page says that nothing is saved and asks before it is left; then it saves', async () => {
  const line = watchDrafts()
  const { id } = await openAndWrite('Network cut', ' Kept.')
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible()
  expect(isAskedBeforeLeaving()).toBe(false)
  line.isCut = true
  await userEvent.keyboard(' In the dark.')
  await expect.element(page.getByText('Not saved: retrying')).toBeVisible()
  expect(isAskedBeforeLeaving()).toBe(true)
  expect(await draftOf(id)).not.toContain('In the dark.')
  line.isCut = false
  await expect.poll(() => draftOf(id)).toContain('Kept. In the dark.')
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible()
  expect(isAskedBeforeLeaving()).toBe(false)
})

test('of two corrections in two tabs, each section has the chosen text, and both remain as revisions', async () => {
  const { id } = await openAndWrite('Two at once', ' Mine.')
  await button('Done').click()
  await write('Complications', 'My complication.')
  const theirs = [{ key: 'allergies', markdown: 'Theirs.' }]
  const correction = { method: 'PUT', body: { sections: theirs, base_revision: 0 } }
  await requestAs('clinician', `/discharge-reports/${id}/correction`, correction)
  await button('Save correction').click()
  await expect.element(dialog.getByText('Theirs.')).toBeVisible()
  await expect.element(dialog.getByText(/Mine\./)).toBeVisible()
  await dialog.getByRole('radiogroup', { name: 'Allergies' }).getByLabelText('Newest version').click()
  await dialog.getByRole('button', { name: 'Continue editing' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => draftOf(id)).toContain('My complication.')
  await button('Save correction').click()
  await expect.element(page.getByText('Correction saved')).toBeVisible()
  const { corrected } = await readReport(id)
  const textOf = (key: string) => corrected.sections.find((one: { key: string }) => one.key === key).markdown.trim()
  expect(corrected.revision).toBe(2)
  expect(textOf('allergies')).toBe('Theirs.')
  expect(textOf('complications')).toContain('My complication.')
})

test('cancelling discards nothing until it is confirmed, and editing continues with the same text', async () => {
  const { id } = await openAndWrite('Cancelled and not', ' Still here.')
  await button('Cancel').click()
  await expect.element(dialog.getByText('Allergies')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue editing' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => draftOf(id)).toContain('Still here.')
  await button('Cancel').click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('toolbar', { name: 'Report actions' })).toBeVisible()
  expect((await readReport(id)).draft).toBeNull()
  expect(document.querySelector('main')?.textContent).not.toContain('Still here.')
})

test('a saved correction is checked against the course again, and only unsupported text is marked', async () => {
  const { id } = await openAndWrite('Checked again', '{Enter}{Enter}Anaphylaxis to strawberries in 1987.')
  await button('Save correction').click()
  await expect.element(page.getByText('Correction saved')).toBeVisible()
  const marked = () => sentences().find(({ textContent }) => textContent.includes('strawberries'))?.dataset['doubt']
  await expect.poll(marked).toMatch(/unsupported|conflicting/)
  const { corrected } = await readReport(id)
  const { items } = corrected.sections.find(({ key }: { key: string }) => key === 'allergies')
  const supports = items.map(({ text, support }: { text: string; support: string }) => [
    text.includes('strawberries'),
    ['unsupported', 'conflicting'].includes(support),
  ])
  expect(supports).toContainEqual([true, true])
  expect(supports).toContainEqual([false, false])
})

const locked = page.getByRole('heading', { name: 'Locked', level: 1 })

/** Moves the time of day ahead by an hour, as on a machine that was asleep, until the screen is locked. */
async function sleepForAnHour() {
  await expect.poll(() => useSessionEnd.getState().end).not.toBeNull()
  const real = Date.now.bind(Date)
  const now = vi.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000)
  await expect.element(locked).toBeVisible()
  now.mockRestore()
}

/** Signs in on the locked screen or on the sign-in page. */
async function enter() {
  await page.getByLabelText('Password', { exact: true }).fill('alta demo 2026')
  await button('Sign in').click()
}

test('locking loses no word: the last typed text is on the server, and the same person continues it', async () => {
  const { id, path } = await openAndWrite('Covered', ' Before the lock.')
  await writeAtOnce(' At the last moment.')
  await sleepForAnHour()
  expect(document.title).toBe('Locked · Alta')
  expect(document.body.textContent).not.toMatch(/moment|Allergies/)
  await expect.poll(() => draftOf(id)).toContain('Before the lock. At the last moment.')
  await expect.element(page.getByText(/has not reached the server/)).not.toBeInTheDocument()
  await enter()
  await expect.element(page.getByText(/Before the lock\. At the last moment\./)).toBeVisible()
  await expect.element(page.getByText('Your unsaved draft is open again')).toBeVisible()
  expect(location.pathname + location.search).toBe(path)
})

test('without a network the screen locks and shows that text is unsaved; it is saved after signing in', async () => {
  const line = watchDrafts()
  const { id } = await openAndWrite('Locked in the dark', ' Known.')
  await expect.poll(() => draftOf(id)).toContain('Known.')
  line.isCut = true
  await writeAtOnce(' Unknown yet.')
  await sleepForAnHour()
  await expect.element(page.getByText(/has not reached the server/)).toBeVisible()
  expect(isAskedBeforeLeaving()).toBe(true)
  expect(await draftOf(id)).not.toContain('Unknown yet.')
  line.isCut = false
  await enter()
  await expect.element(page.getByText(/Known\. Unknown yet\./)).toBeVisible()
  await expect.poll(() => draftOf(id)).toContain('Known. Unknown yet.')
})

test('unsaved text of one person is never sent as the next one’s after the session ends', async () => {
  const line = watchDrafts()
  await openAndWrite('Two people', ' Mine alone.')
  line.isCut = true
  await writeAtOnce(' Not kept.')
  await sleepForAnHour()
  await button('Sign in as somebody else').click()
  await page.getByLabelText('Email').fill('owner@demo.example')
  await enter()
  await expect.poll(() => location.pathname).toBe('/dashboard')
  line.isCut = false
  const before = line.sent.length
  // This is longer than the time after which a failed save is retried.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(line.sent.slice(before)).toEqual([])
})
