import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { requestAs, openAs, ownOrganisation } from '../../../test-app.tsx'
import { createTestReport, waitForReport } from '../review/report.fixtures.ts'

interface Emulation {
  readonly send: (method: 'Emulation.setEmulatedMedia', params: { media: string }) => Promise<unknown>
}
const emulate = async (media: string) => {
  const session: Emulation = cdp()
  await session.send('Emulation.setEmulatedMedia', { media })
}

afterEach(async () => {
  await emulate('')
  history.pushState(null, '', '/profile')
})

const printed = () => document.querySelector<HTMLElement>('[data-printed]')
const shown = () => [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none')

test('Ctrl+P prints the report with its head, tables and draft mark, and nothing else of the page', async () => {
  const { path } = await createTestReport('Printed')
  await openAs('clinician', path)
  await waitForReport()
  expect(printed()).toBeNull()
  await emulate('print')
  await expect.poll(printed).not.toBeNull()
  const article = printed()
  expect(shown().filter((element) => element.textContent !== '')).toEqual([article])
  const text = article?.innerText ?? ''
  expect(text).toMatch(/^Discharge report/)
  expect(text).toContain('DRAFT · awaiting medical review')
  expect(text).toContain('Admission date:')
  expect([...(article?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toHaveLength(18)
  expect(article?.querySelector('th')).not.toBeNull()
  expect(article?.querySelector('button, a, input')).toBeNull()
  expect(getComputedStyle(document.body).overflow).toBe('visible')
  await emulate('screen')
  await expect.poll(printed).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Save to DOCX' })).toBeVisible()
}, 60_000)

test('the letterhead is printed with its logo', async () => {
  const organisation = await ownOrganisation('Printed letterhead')
  const canvas = new OffscreenCanvas(40, 20)
  const square = canvas.getContext('2d')
  if (square) square.fillStyle = '#ff0000'
  square?.fillRect(0, 0, 40, 20)
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  const logo_base64 = btoa(String.fromCharCode(...png))
  const body = { name: 'Hospital de la Vall', logo_base64 }
  await requestAs('administrator', `/organisations/${organisation}/document-settings`, { method: 'PATCH', body })
  const { path } = await createTestReport('With letterhead', organisation)
  await openAs('clinician', path)
  await waitForReport()
  await emulate('print')
  await expect.poll(() => printed()?.querySelector('canvas')).toBeTruthy()
  const drawn = printed()?.querySelector('canvas')
  expect(drawn?.getAttribute('aria-label')).toBe('Hospital de la Vall')
  expect([...(drawn?.getContext('2d')?.getImageData(20, 10, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
}, 60_000)

test('other pages are printed as they are', async () => {
  await openAs('clinician', '/profile')
  await expect.element(page.getByRole('main')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main .sentence').length).toBe(0)
  await emulate('print')
  expect(printed()).toBeNull()
  expect(shown().length).toBeGreaterThan(0)
}, 60_000)
