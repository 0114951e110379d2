import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAs } from '../../../test-app.tsx'
import { createTestReport, waitForReport } from '../review/report.fixtures.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.pushState(null, '', '/profile')
})

/** What is copied to the clipboard if the newer clipboard API is not allowed. */
async function copied(what: string) {
  const copiedTexts: string[] = []
  const listen = ({ clipboardData }: ClipboardEvent) =>
    copiedTexts.push(clipboardData?.getData('text/plain') ?? '', clipboardData?.getData('text/html') ?? '')
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  window.addEventListener('copy', listen)
  await button('Copy').click()
  await page.getByRole('menuitem', { name: what }).click()
  // The confirmation of the previous copy may still be shown.
  await expect.poll(() => copiedTexts.length).toBeGreaterThan(0)
  await expect.element(page.getByText(/copied to the clipboard/)).toBeVisible()
  window.removeEventListener('copy', listen)
  return copiedTexts
}

test('the generated text is copied with its headings and as plain text, and the source unchanged', async () => {
  const { path } = await createTestReport('Copied')
  await openAs('clinician', path)
  await waitForReport()
  const [plain, html] = await copied('Generated version')
  expect(plain).toContain('Allergies')
  expect(html).toMatch(/<h\d>Allergies<\/h\d>/)
  expect((await copied('Source'))[0]).toContain('DISCHARGE MEDICATION')
})

test('an error message names the version that the browser does not allow to be copied', async () => {
  const { path } = await createTestReport('Not copied')
  await openAs('clinician', path)
  await waitForReport()
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await button('Copy').click()
  await page.getByRole('menuitem', { name: 'Generated version' }).click()
  await expect.element(page.getByText('Error copying the generated text to the clipboard.')).toBeVisible()
  await button('Copy').click()
  await page.getByRole('menuitem', { name: 'Source' }).click()
  await expect.element(page.getByText('Error copying the source text to the clipboard.')).toBeVisible()
})

test('a Word file is saved where the person chooses; cancelling says so, and a failure says so', async () => {
  const { path } = await createTestReport('Saved')
  await openAs('clinician', path)
  await waitForReport()
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')))
  await button('Save to DOCX').click()
  await expect.element(page.getByText('Download cancelled')).toBeVisible()
  const written: Blob[] = []
  const target = {
    write: async (bytes: Blob) => written.push(bytes),
    close: async () => undefined,
    abort: async () => undefined,
  }
  vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => target }))
  await button('Save to DOCX').click()
  await expect.element(page.getByText('DOCX saved')).toBeVisible()
  const [file] = written
  expect(new TextDecoder().decode((await file?.arrayBuffer())?.slice(0, 2))).toBe('PK')
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await button('Save to DOCX').click()
  await expect.element(page.getByText(/Error converting markdown to DOCX/)).toBeVisible()
})
