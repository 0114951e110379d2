import { limits } from '@alta/contract/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport, inMain, waitForReport } from '../review/report.fixtures.ts'
import { refusing } from '../review/refusals.fixtures.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const readReport = (id: string) => requestAs('clinician', `/discharge-reports/${id}`)
const field = (name: string) => page.getByRole('textbox', { name })

const write = async (section: string, words: string) => {
  await button(`Edit ${section}`).click()
  await expect.element(field(section)).toBeVisible()
  await field(section).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}
const leave = async () => {
  vi.restoreAllMocks()
  await button('Cancel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('toolbar', { name: 'Report actions' })).toBeVisible()
}

afterEach(() => {
  vi.restoreAllMocks()
  history.pushState(null, '', '/profile')
})

test.each([
  ['forbidden', /You may no longer correct reports of this organisation/],
  ['not-found', /The report has been deleted, or you may no longer see it/],
  ['payload-too-large', /The text is too long/],
] as const)(
  'a draft that is refused permanently (%s) says what happened, and the text can be copied',
  async (code, why) => {
    const { path } = await createTestReport(`Refused: ${code}`)
    await openAs('clinician', path)
    await waitForReport()
    refusing(/\/draft$/, code)
    await write('Allergies', ' Confirmed.')
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Not saved: retrying')).not.toBeInTheDocument()
    await expect.element(field('Allergies')).toMatchTextContent('Confirmed.')
    // The pointer moves away from the tools, because their tooltip would be shown.
    await userEvent.hover(field('Allergies'))
    expect(await accessibilityViolations()).toEqual([])
    const copied = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await button('Copy my text').click()
    await expect.element(page.getByText('Your text is on the clipboard')).toBeVisible()
    const plain = await (await copied.mock.calls[0]?.[0][0]?.getType('text/plain'))?.text()
    expect(plain).toMatch(/^Allergies\n\n[^]*Confirmed\./)
    await leave()
  },
)

test('a failed correction says so, keeps the text, and succeeds when tried again', async () => {
  const { id, path } = await createTestReport('Failed, then saved')
  await openAs('clinician', path)
  await waitForReport()
  await write('Allergies', ' Confirmed.')
  refusing(/\/correction$/, 'unexpected')
  await button('Save correction').click()
  await expect.element(page.getByText('Error sending report correction. Please try again later.')).toBeVisible()
  await expect.element(field('Allergies')).toMatchTextContent('Confirmed.')
  vi.restoreAllMocks()
  await button('Try again').click()
  // The message may still be that of an earlier test.
  await expect.poll(async () => (await readReport(id)).corrected?.revision).toBe(1)
  await expect.element(page.getByText('Correction saved')).toBeVisible()
})

test('a section that is too long says so beside it, is not sent, and loses no text', async () => {
  const { id, path } = await createTestReport('Too long')
  await openAs('clinician', path)
  await waitForReport()
  await button('Edit Allergies').click()
  await expect.element(field('Allergies')).toBeVisible()
  await field('Allergies').fill('word '.repeat(limits.section_characters / 5 + 20).trim())
  await expect.element(page.getByText(/^This section is too long to be saved: 100,\d{3} characters/)).toBeVisible()
  await expect.element(page.getByText(/^Allergies: 100,\d{3} characters, at most 100,000/)).toBeVisible()
  await button('Save correction').click()
  await expect.element(page.getByText('What you write is no longer saved')).toBeVisible()
  expect((await readReport(id)).corrected).toBeNull()
  await field('Allergies').fill('None known.')
  await expect.element(page.getByText('What you write is no longer saved')).not.toBeInTheDocument()
  await button('Save correction').click()
  await expect.poll(async () => (await readReport(id)).corrected?.revision).toBe(1)
})

test('a sentence in bold is removed at one click', async () => {
  const { id, path } = await createTestReport('Removed with its marks')
  const sections = [{ key: 'allergies', markdown: '**Allergic to kryptonite.** Otherwise well.' }]
  const body = { sections, base_revision: 0 }
  await requestAs('clinician', `/discharge-reports/${id}/correction`, { method: 'PUT', body })
  await openAs('clinician', path)
  await waitForReport()
  const sentence = () => inMain('.sentence').find(({ textContent }) => textContent.startsWith('Allergic to kryptonite'))
  await expect.poll(() => sentence() !== undefined).toBe(true)
  sentence()?.focus()
  await button('Remove').click()
  await expect.element(page.getByText('Sentence removed')).toBeVisible()
  await button('Save correction').click()
  const allergies = async () => {
    const { corrected } = await readReport(id)
    return corrected.sections.find(({ key }: { key: string }) => key === 'allergies').markdown.trim()
  }
  await expect.poll(allergies).toBe('Otherwise well.')
})
