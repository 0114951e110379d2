import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '../../test-app.tsx'
import sample from './course/sample.en.txt?raw'
import { inMain, waitForReport } from './review/report.fixtures.ts'

// Continues where start.test.tsx ends: the person is signed out and has an organisation in which she is a clinician.
const email = 'd.halloran@stgobnait.example'
const password = 'a sentence of our ward'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const go = (path: string) => history.pushState(null, '', path)
const generate = () =>
  page.elementLocator(document.querySelector('main') ?? document.body).getByRole('button', { name: 'Generate report' })
const chooser = () =>
  document.querySelector<HTMLInputElement>('main input[type=file]') ?? expect.fail('no file chooser')

async function signIn() {
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await button('Sign in').click()
}

/** Sends a request directly to the server, as the signed-in person. */
async function ask(path: string, body?: object): Promise<unknown> {
  const { state } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
  const response = await fetch(`/api/v0${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${state.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.status === 204 ? null : response.json()
}
const items = (answer: unknown): { discharge_report_id: string; organisation_id: string; status: string }[] =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items) ? answer.items : []
const reports = async () => items(await ask('/discharge-reports'))

test('the form opens with the only organisation selected, and reports what is missing at its field', async () => {
  await signIn()
  await expect.poll(() => location.pathname).not.toBe('/login')
  go('/generate-discharge-report')
  await expect.element(heading('Generate report')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Organisation' })).toHaveTextContent('St Gobnait’s')
  await generate().click()
  await expect.element(page.getByText('Upload or paste a clinical course.')).toBeVisible()
  await expect.element(page.getByText('All fields are required')).toBeVisible()
  await expect.element(button('Choose a file')).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
})

test('a wrong file is refused with the specified message, and text pasted before stays', async () => {
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByRole('textbox', { name: 'Clinical course' }).fill(sample)
  await expect.element(page.getByText('English detected')).toBeVisible()
  await page.getByRole('tab', { name: 'Upload a file' }).click()
  await userEvent.upload(chooser(), new File(['x'], 'course.doc'))
  await expect.element(page.getByText('course.doc was not added.')).toBeVisible()
  await expect.element(page.getByText(/^Please upload a supported file \(\.txt, \.md, \.docx, \.pdf/)).toBeVisible()
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(101 * 1024 * 1024) }, { level: 1 })
  await userEvent.upload(chooser(), new File([bomb.slice()], 'course.docx'))
  await expect.element(page.getByText(/^It holds more text than a course may/)).toBeVisible()
  const broken = zipSync({ 'word/document.xml': strToU8('<no') })
  await userEvent.upload(chooser(), new File([broken.slice()], 'broken.docx'))
  await expect.element(page.getByText('Error parsing file. Please try again or contact support.')).toBeVisible()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Clinical course' })).toHaveValue(sample)
})

test('changing the language and the end of the session lose no word of the course', async () => {
  await button(/Language: English/).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Curso clínico' })).toHaveValue(sample)
  await button(/Idioma: Español/).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  // The next test finds the form by its English text.
  await expect.element(button(/Language: English/)).toBeVisible()
  await expect.element(generate()).toBeVisible()
  await ask('/auth/logout', {})
  await generate().click()
  await expect.element(heading('Sign in')).toBeVisible()
  await signIn()
  await expect.element(page.getByRole('textbox', { name: 'Clinical course' })).toHaveValue(sample)
})

test('a course sent twice becomes one report, which opens beside its source', async () => {
  await generate().dblClick()
  await waitForReport()
  expect(location.pathname).toBe('/browse-discharge-reports')
  expect(await reports()).toHaveLength(1)
  expect(inMain('[data-section]')).toHaveLength(18)
  expect(await accessibilityViolations()).toEqual([])
})

test('a sentence highlights its source passage, and arrow keys move between sentences', async () => {
  const allergy = inMain('.sentence').find(({ textContent }) => textContent.includes('Codeine'))
  allergy?.click()
  await expect
    .poll(() => inMain('mark').map(({ textContent }) => textContent))
    .toContainEqual(expect.stringContaining('Codeine - severe vomiting'))
  allergy?.focus()
  const before = document.activeElement
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).not.toBe(before)
  expect(document.activeElement?.hasAttribute('data-lit')).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(before)
  const rested = inMain('.sentence').find(({ textContent }) => textContent.includes('Levothyroxine'))
  if (rested) await userEvent.hover(rested)
  await expect
    .poll(() => inMain('mark').map(({ textContent }) => textContent))
    .toContainEqual(expect.stringContaining('Levothyroxine'))
})

test('a passage of the source highlights the sentences taken from it', async () => {
  const passage = inMain('.passage').find(({ textContent }) => textContent.includes('Mother had gallstones'))
  passage?.click()
  await expect
    .poll(() => inMain('.sentence[data-lit]').map(({ textContent }) => textContent))
    .toContainEqual(expect.stringContaining('Mother had gallstones'))
})

test('the source can be hidden and shown again', async () => {
  await button('Source').click()
  await expect.poll(() => inMain('.passage').length).toBe(0)
  await button('Source').click()
  await expect.poll(() => inMain('.passage').length).toBeGreaterThan(0)
})

test('a person who left during the generation finds the report at the same address', async () => {
  const [report] = await reports()
  go('/dashboard')
  await expect.element(heading(/./)).toBeVisible()
  go(`/generate-discharge-report?report=${report?.discharge_report_id}`)
  await expect.poll(() => location.href).toContain(`/browse-discharge-reports?report=${report?.discharge_report_id}`)
  await waitForReport()
})

test('a report can be cancelled while it waits, and made again', async () => {
  const [first] = await reports()
  const long = `${sample}\n\n`.repeat(Math.floor(390_000 / (sample.length + 2)))
  // Another report is generated first, so that this one is still running even on a fast machine.
  await ask('/discharge-reports', { organisation_id: first?.organisation_id, source: { text: long } })
  go('/generate-discharge-report')
  await page.getByRole('tab', { name: 'Upload a file' }).click()
  await userEvent.upload(chooser(), new File([long], 'long.txt'))
  await expect.element(page.getByText(/^380 kB/)).toBeVisible()
  await generate().click()
  await button('Cancel').click()
  await expect.element(heading('Generation cancelled')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Try again').click()
  await waitForReport()
}, 90_000)

test('the list shows every report once, with its state', async () => {
  go('/browse-discharge-reports')
  await expect.element(heading('Discharge reports')).toBeVisible()
  await expect.poll(() => inMain('tbody tr').length).toBe(3)
  expect(await accessibilityViolations()).toEqual([])
})

test('a report that is not there says so', async () => {
  go('/browse-discharge-reports?report=01a00000-0000-7000-8000-000000000000')
  await expect.element(heading('Report not found')).toBeVisible()
})
