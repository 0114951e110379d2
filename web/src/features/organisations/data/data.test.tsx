import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSettings } from '../../../base/settings.ts'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name })
const panel = (name: string) => page.getByRole('region', { name, exact: true })

const hospital = async (): Promise<string> => {
  const { items } = await requestAs('owner', '/organisations')
  return items.find(({ name }: { name: string }) => name.startsWith('Hospital')).organisation_id
}
const noRules = {
  unsigned_reports: null,
  signed_reports: null,
  sources: null,
  chats: null,
  documents: null,
  audit_events: null,
}

beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  const id = await hospital()
  const { revision } = await requestAs('owner', `/organisations/${id}/retention`)
  const body = { rules: noRules, reason: 'As it was before the test', revision }
  await requestAs('owner', `/organisations/${id}/retention`, { method: 'PUT', body })
  const { items } = await requestAs('owner', `/organisations/${id}/legal-holds`)
  for (const { legal_hold_id, in_force } of items)
    if (in_force)
      await requestAs('owner', `/organisations/${id}/legal-holds/${legal_hold_id}/lifting`, {
        method: 'POST',
        body: { reason: 'As it was before the test' },
      })
  history.pushState(null, '', '/profile')
})

test('the owner sets the retention period after counting what it removes, and can cancel the new rules', async () => {
  const id = await hospital()
  await openAs('owner', `/organisations/${id}?tab=data`)
  await expect.element(panel('Retention')).toMatchTextContent('Nothing is removed by age.')
  expect(await accessibilityViolations()).toEqual([])
  await panel('Retention').getByRole('button', { name: 'Change' }).click()
  await field('Signed reports').fill('5')
  await expect.element(field('Signed reports')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button('Count what would go')).toBeDisabled()
  await field('Signed reports').fill('')
  await field('Reports never signed').fill('365')
  await button('Save the rules').click()
  await expect.element(dialog.getByText('Count first what these rules would remove.')).toBeVisible()
  await button('Count what would go').click()
  await expect.element(dialog.getByText('Today these rules would remove')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('Reason').fill('Five years are over for us')
  await button('Save the rules').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel('Retention')).toMatchTextContent(/New rules come into force on .*365 days/)
  await expect.element(panel('Retention')).toMatchTextContent(/Five years are over for us/)
  expect(await accessibilityViolations()).toEqual([])
  await button('Take back').click()
  await expect.element(page.getByText('The new rules were taken back.')).toBeInTheDocument()
  await expect.element(button('Take back')).not.toBeInTheDocument()
})

test('a legal hold is placed and lifted by keyboard alone, and the report shows it', async () => {
  const id = await hospital()
  const { items } = await requestAs('clinician', `/discharge-reports?organisation_id=${id}&limit=1`)
  const report = items[0].discharge_report_id
  await openAs('owner', `/organisations/${id}?tab=data`)
  const placeButton = panel('Legal holds').getByRole('button', { name: 'Place a hold' })
  await expect.element(placeButton).toBeVisible()
  placeButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await field('Id, as in its address').fill('no-such-report')
  await field('Reason').fill('A complaint is before the court')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('There is nothing of that id in this organisation.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('Id, as in its address').fill(report)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(panel('Legal holds'))
    .toMatchTextContent(/A complaint is before the court.*In force|In force.*A complaint/)
  expect(await accessibilityViolations()).toEqual([])
  await openAs('clinician', `/browse-discharge-reports?report=${report}`)
  await expect
    .element(page.getByRole('note', { name: 'Legal hold' }))
    .toMatchTextContent(/A complaint is before the court/)
  await openAs('owner', `/organisations/${id}?tab=data`)
  await button('Lift: A report').click()
  await field('Reason').fill('The complaint was withdrawn')
  await dialog.getByRole('button', { name: 'Lift' }).click()
  await expect.element(panel('Legal holds')).toMatchTextContent(/The complaint was withdrawn/)
})

test('a clinician finds the data of a patient and exports it as one file', async () => {
  const id = await hospital()
  const { items } = await requestAs('clinician', `/discharge-reports?organisation_id=${id}`)
  const numbered = items.find(({ record_number }: { record_number: string | null }) => record_number !== null)
  await openAs('clinician', `/organisations/${id}?tab=data`)
  const patient = panel('Data of a patient')
  await expect.element(panel('Retention')).not.toBeInTheDocument()
  await patient.getByRole('button', { name: 'Find' }).click()
  await expect.element(patient.getByRole('textbox', { name: 'Record number' })).toHaveAttribute('aria-invalid', 'true')
  await patient.getByRole('textbox', { name: 'Record number' }).fill(numbered?.record_number ?? 'HC 000')
  await patient.getByRole('button', { name: 'Find' }).click()
  await expect.element(patient.getByRole('status')).toMatchTextContent(/found/)
  expect(await accessibilityViolations()).toEqual([])
  await patient.getByRole('button', { name: 'Export' }).click()
  const files = patient.getByRole('list', { name: 'Files that were prepared' })
  await expect.element(files.getByRole('button', { name: /^Download: Data of a patient/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await files.getByRole('button', { name: /^Delete: Data of a patient/ }).click()
  await expect.element(files).not.toBeInTheDocument()
})

const looks = [
  { locale: 'en', width: 390, title: 'Retention' },
  { locale: 'es', width: 900, title: 'Conservación' },
  { locale: 'ca', width: 1440, title: 'Conservació' },
] as const

test('everybody finds their own data on the profile, and the tab fits every width in every language and theme', async () => {
  const id = await hospital()
  await openAs('owner', `/organisations/${id}?tab=data`)
  for (const { locale, width, title } of looks) {
    await page.viewport(width, 900)
    for (const theme of ['light', 'dark'] as const) {
      changeSettings({ locale, theme })
      await expect.element(panel(title)).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await accessibilityViolations()).toEqual([])
    }
  }
  await openAs('reader', '/profile')
  await panel('Export of your data').getByRole('button', { name: 'Prepare the file' }).click()
  await expect.element(button(/^Download: Data of a person/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button(/^Delete: Data of a person/).click()
  await expect.element(button(/^Download: Data of a person/)).not.toBeInTheDocument()
})

test('on a phone both buttons of a dialog are fully visible, however long their labels', async () => {
  await page.viewport(390, 844)
  await openAs('owner', `/organisations/${await hospital()}?tab=data`, 'es')
  await page.getByRole('button', { name: 'Imponer una retención' }).click()
  await expect.element(dialog).toBeVisible()
  const frame = dialog.element().getBoundingClientRect()
  for (const name of ['Cancelar', 'Imponer una retención']) {
    const { left, right } = dialog.getByRole('button', { name }).element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(frame.left + 16)
    expect(right).toBeLessThanOrEqual(frame.right - 16)
  }
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
}, 120_000)
