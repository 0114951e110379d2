import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { clearDraft } from '../generate/draft-store.ts'
import { richText } from './rich-paste.ts'
import { inMain } from '../review/report.fixtures.ts'

const head = 'Patient: Morwenna Blakeslee\nMRN: 774290\n\n'
const admission = `${head}14/01/2025 Admission\nThree days of vomiting and reduced urine output. BP 96/54. Creatinine 312.`
const laboratory = 'Laboratory\nPotassium 5.9 mmol/L, creatinine 312 µmol/L, haemoglobin 121 g/L.'
const discharge = `${head}17/01/2025 Discharge\nEating and drinking, creatinine 118. Home today. Ramipril stopped.`
const stranger =
  'Patient: Osian Prothero\nMRN: 110093\n\n16/01/2025 Ward round\nAfebrile, BP 130/70, eating and drinking.'

const file = (name: string, text: string) => new File([text], name)
const chooser = () =>
  document.querySelector<HTMLInputElement>('main input[type=file]') ?? expect.fail('no file chooser')
const names = () =>
  [...document.querySelectorAll<HTMLElement>('main ol [data-file] p:first-child')].map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const generate = () =>
  page.elementLocator(document.querySelector('main') ?? document.body).getByRole('button', { name: 'Generate report' })

async function openForm() {
  await openAs('clinician', '/generate-discharge-report')
  await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
}

afterEach(async () => {
  clearDraft()
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
  // The next test opens the form again, so it must be closed.
  await vi.waitUntil(() => document.querySelector('main input[type=file]') === null, { timeout: 30_000 })
})

test('several files are ordered by date, keys move them, and a refused file does not exclude the others', async () => {
  await openForm()
  const files = [
    file('leaving.txt', discharge),
    file('bloods.md', laboratory),
    file('old.doc', 'x'),
    file('scan.pdf', 'x'),
  ]
  await userEvent.upload(chooser(), [...files, file('coming.txt', admission)])
  await expect.poll(names).toEqual(['coming.txt', 'leaving.txt', 'bloods.md'])
  await expect.element(page.getByText('old.doc was not added.')).toBeVisible()
  await expect.element(page.getByText('scan.pdf was not added.')).toBeVisible()
  await expect.element(page.getByText('The other files are still here.').first()).toBeVisible()
  await expect.element(page.getByText(/from 14 Jan 2025/)).toBeVisible()
  await expect.element(page.getByText(/no date found/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  button('Move bloods.md up').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['coming.txt', 'bloods.md', 'leaving.txt'])
  await expect.element(button('Move bloods.md up')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['bloods.md', 'coming.txt', 'leaving.txt'])
  // The arrow at the end of the list is disabled, so the focus moves to the other one.
  await expect.element(button('Move bloods.md down')).toHaveFocus()
  await expect.element(page.getByText('bloods.md is now file 1 of 3')).toBeInTheDocument()
  await button('Order by date').click()
  await expect.poll(names).toEqual(['bloods.md', 'coming.txt', 'leaving.txt'])
  await button('Remove bloods.md').click()
  await expect.poll(names).toEqual(['coming.txt', 'leaving.txt'])
})

test('a report of several files names the file of each passage', async () => {
  await openForm()
  await userEvent.upload(chooser(), [file('leaving.txt', discharge), file('coming.txt', admission)])
  await expect.poll(names).toEqual(['coming.txt', 'leaving.txt'])
  await generate().click()
  const sentences = () => inMain('.sentence')
  await expect.poll(() => sentences().length).toBeGreaterThan(3)
  const heads = () => [...document.querySelectorAll('main .file')].map(({ textContent }) => textContent)
  await expect.poll(heads).toEqual(['coming.txt', 'leaving.txt'])
  sentences()
    .find(({ textContent }) => textContent.includes('vomiting'))
    ?.click()
  await expect.element(page.getByText(/^coming\.txt ·/)).toBeVisible()
  sentences()
    .find(({ textContent }) => textContent.includes('Ramipril'))
    ?.click()
  await expect.element(page.getByText(/^leaving\.txt ·/)).toBeVisible()
  const id = new URL(location.href).searchParams.get('report') ?? ''
  const { source } = await requestAs('clinician', `/discharge-reports/${id}`)
  expect(source.text.slice(source.files[1].start)).toBe(discharge)
  expect(await accessibilityViolations()).toEqual([])
})

test('files of two patients cause a question before a report is generated', async () => {
  await openForm()
  await userEvent.upload(chooser(), [file('hers.txt', admission), file('his.txt', stranger)])
  await expect.poll(names).toEqual(['hers.txt', 'his.txt'])
  await generate().click()
  await expect.element(page.getByText('These seem to be notes of two different patients.')).toBeVisible()
  await expect.element(button('Generate anyway')).toBeVisible()
  expect(names()).toEqual(['hers.txt', 'his.txt'])
})

const paste = (box: Element, html: string, plain: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plain)
  return box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('pasted tables stay tables at the cursor, and other text is pasted unchanged', async () => {
  await openForm()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: 'Clinical course' })
  await box.fill('Before.\n')
  const element = box.element()
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text area')
  element.focus()
  element.setSelectionRange(8, 8)
  const table = '<table><tr><td>Hb</td><td>12/01</td></tr><tr><td>9.1</td><td>10.4</td></tr></table>'
  expect(paste(element, `<p>Bloods</p>${table}`, 'Bloods')).toBe(false)
  await expect.element(box).toHaveValue('Before.\nBloods\n\nHb | 12/01\n9.1 | 10.4')
  await expect.element(page.getByText(/pasted as rows/)).toBeVisible()
  expect(paste(element, '<p>No table</p>', 'No table')).toBe(true)
  expect(await accessibilityViolations()).toEqual([])
})

/**
 * HTML as it arrives on the clipboard: from Word with its styles, from Excel with its columns, and from a page that
 * uses tables for its layout.
 */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal><b>Analítica<o:p></o:p></b></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=200><p class=MsoNormal>Hemoglobina<o:p></o:p></p></td><td><p class=MsoNormal>9,1&nbsp;g/dL</p></td></tr>
<tr><td>Ferritina</td><td><p>12</p><p>(bajo)</p></td></tr></table><p style='mso-hide:all;display:none'>oculto</p><!--EndFragment--></body></html>`
const excel = `<table><col width=87><col width=64><tr height=20><td>Fármaco</td><td>Pauta</td></tr><tr><td colspan=2>Suspendidos</td></tr><tr><td>Enalapril</td><td>1-0-0</td></tr></table>`
const ward = `<table><tr><td><nav>Inicio</nav><table><tr><th>Hora</th><th>TA</th></tr><tr><td>08:00</td><td>120/70</td></tr></table></td><td><p>Nota</p></td></tr></table>`

test.each([
  ['Word', word, 'Analítica\n\nHemoglobina | 9,1 g/dL\nFerritina | 12 / (bajo)'],
  ['Excel', excel, 'Fármaco | Pauta\nSuspendidos |\nEnalapril | 1-0-0'],
  ['a page laid out by tables', ward, 'Inicio\n\nHora | TA\n08:00 | 120/70\n\nNota'],
])('text pasted from %s keeps its tables and nothing else', (_, html, text) => {
  expect(richText(html)).toEqual({ text })
})

test('no pasted script runs, and text that is too large is pasted as plain text', () => {
  const hostile =
    '<table><tr><td onclick="x()">a<img src=x onerror="window.pasted=1"></td><td><script>window.pasted=1</script>b</td></tr></table>'
  expect(richText(hostile)).toEqual({ text: 'a | b' })
  expect('pasted' in globalThis).toBe(false)
  expect(richText('<p>No table</p>')).toBe('plain')
  expect(richText('')).toBe('plain')
  expect(richText(`<table><tr><td>${'a'.repeat(2_000_001)}</td></tr></table>`)).toBe('too_large')
  expect(richText(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(30_000)}</table>`)).toBe('too_large')
  expect(richText(`<table>${'<tr><td>'.repeat(300)}${'<div>'.repeat(300)}a`)).toBe('too_large')
  expect(richText(`<table>${'<tr'.repeat(300_000)}`)).toBe('plain')
})
