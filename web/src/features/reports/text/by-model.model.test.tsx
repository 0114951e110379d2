import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, modelOf, openAs, ownOrganisation } from '../../../test-app.tsx'
import sample from '../course/sample.en.txt?raw'
import { inMain, waitForReport } from '../review/report.fixtures.ts'

/** Creates an organisation for one test, whose model has this behaviour. */
const organisationWithModel = async (name: string, behaviour = 'faithful', more: object = {}) => {
  const organisation_id = await ownOrganisation(name)
  await modelOf(organisation_id, behaviour, more)
  return organisation_id
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const section = (name: string) => page.getByRole('region', { name, exact: true })

/**
 * Creates a report of the invented course in an organisation, written by its model; returns the address of the report.
 */
async function writtenFor(organisation_id: string) {
  const body = { organisation_id, language: 'en', source: { text: sample }, report_strategy: 'guided' }
  const { discharge_report_id: id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  const status = async () => (await requestAs('clinician', `/discharge-reports/${id}`)).status
  await vi.waitFor(async () => expect(await status()).toBe('ready'), { timeout: 60_000, interval: 300 })
  return `/browse-discharge-reports?report=${id}`
}

afterEach(async () => {
  vi.restoreAllMocks()
  // A tooltip under the pointer would be read as part of the next page, so the pointer moves away.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

test('a report shows which model wrote it, and for each sentence its author and source', async () => {
  await openAs('clinician', await writtenFor(await organisationWithModel('Ward that is written for')))
  await waitForReport()
  await expect.element(page.getByText(/Guided · stand-in:faithful · alta/)).toBeInTheDocument()
  await expect.element(section('Present illness').getByText('Written by the model')).toBeVisible()
  await expect.element(section('Allergies').getByText('Written by the model')).not.toBeInTheDocument()
  const written = inMain('.sentence').find(({ textContent }) => textContent.includes('Two day history'))
  expect(written?.getAttribute('aria-roledescription')).toBe('sentence written by the model')
  written?.click()
  await expect.element(page.getByText(/^Written by the model from \d passages?$/)).toBeVisible()
  await expect
    .poll(() =>
      inMain('mark')
        .map(({ textContent }) => textContent)
        .join(' '),
    )
    .toContain('Two day history')
  inMain('.sentence')
    .find(({ textContent }) => textContent.includes('Codeine'))
    ?.click()
  await expect.element(page.getByText('Quoted from the course')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  inMain('.passage')
    .find(({ textContent }) => textContent.includes('No peritonism'))
    ?.click()
  await expect
    .poll(() =>
      inMain('.sentence[data-lit]')
        .map((one) => one.textContent)
        .join(' '),
    )
    .toContain('No peritonism')
})

test('the history of a report’s writing is shown: each request to the model, its duration and result', async () => {
  await openAs('clinician', await writtenFor(await organisationWithModel('Ward that looks it up')))
  await waitForReport()
  await button('How this report was written').click()
  await expect
    .element(dialog.getByRole('row', { name: /^Writing: Present illness Its answer was used\./ }))
    .toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /^Total \d/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.viewport(390, 844)
  await button('More actions').click()
  await page.getByRole('menuitem', { name: 'How this report was written' }).click()
  await expect.element(dialog.getByText('stand-in:faithful')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('a written sentence that contradicts the course is marked, reached by keys, and marked when copied', async () => {
  const organisation_id = await organisationWithModel('Ward where sides are flipped', 'flips_side', {
    on_unsupported: 'mark',
  })
  await openAs('clinician', await writtenFor(organisation_id))
  await waitForReport()
  await userEvent.keyboard('j')
  await expect.poll(() => document.activeElement?.getAttribute('data-doubt')).toBe('conflicting')
  await expect
    .element(page.getByRole('region', { name: 'The course says otherwise' }))
    .toMatchTextContent(/left.*right|right.*left/)
  expect(await accessibilityViolations()).toEqual([])
  const wrong = document.activeElement?.textContent?.trim() ?? ''
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const listen = ({ clipboardData }: ClipboardEvent) => copied.push(clipboardData?.getData('text/plain') ?? '')
  window.addEventListener('copy', listen, { once: true })
  await button('Copy').click()
  await page.getByRole('menuitem', { name: 'Generated version' }).click()
  await expect.element(page.getByText(/copied to the clipboard/)).toBeVisible()
  const [, after = ''] = copied.join('').split(wrong)
  expect(after).toMatch(/^ \[contradicts the source\]/)
})

test('a section with invented text says how much was left out', async () => {
  await openAs('clinician', await writtenFor(await organisationWithModel('Ward of the invented drug', 'invents_drug')))
  await waitForReport()
  await expect.element(section('Present illness').getByText(/^1 sentence of the model was left out/)).toBeVisible()
  expect(inMain('.sentence').filter(({ textContent }) => textContent.includes('Warfarin'))).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
})

test('a report whose sections are all blocked for invented text says why the course is quoted instead', async () => {
  const organisation_id = await organisationWithModel('Ward that blocks', 'invents_drug', { on_unsupported: 'block' })
  await openAs('clinician', await writtenFor(organisation_id))
  await waitForReport()
  const notice = page.getByText(/^The model wrote nothing of this report: .* Too much of what/)
  await expect.element(notice).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a report to which the model contributed nothing says so once', async () => {
  await openAs('clinician', await writtenFor(await organisationWithModel('Ward without luck', 'unauthorised')))
  await waitForReport()
  const notice = page.getByText(/^The model wrote nothing of this report: .* refused the access key\.$/)
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText(/^Not written by the model/)).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
