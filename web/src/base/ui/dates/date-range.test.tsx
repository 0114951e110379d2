import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '@alta/contract/languages'
import { accessibilityViolations } from '../../../test-app.tsx'
import { loadLanguage } from '../../catalogs.ts'
import { changeSettings } from '../../settings.ts'
import { TextsProvider } from '../../texts.tsx'
import { Themed } from '../../theme/themed.tsx'
import { type DayRange, DateRange } from './date-range.tsx'

let root: Root | undefined
const applied = vi.fn<(range: DayRange) => void>()

async function showRange(locale: Language, range: DayRange = { from: undefined, to: undefined }) {
  changeSettings({ locale })
  const pack = await loadLanguage(locale)
  const element = document.createElement('main')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <TextsProvider initial={pack}>
      {(words) => (
        <Themed words={words}>
          <DateRange {...range} onApply={applied} />
        </Themed>
      )}
    </TextsProvider>,
  )
}

/** Types a date into the field of this name, key by key. */
async function typeDay(field: string, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click()
  await userEvent.keyboard(digits)
}

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
  applied.mockReset()
})

test('two days typed at the keyboard make a range', async () => {
  await showRange('en')
  await typeDay('From', '01112026')
  await typeDay('To', '20112026')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(applied).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-20' })
})

test('an end of the range may be left open', async () => {
  await showRange('en', { from: '2026-11-01', to: undefined })
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(applied).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: undefined })
})

test('dates from 1900 to 2099 are accepted, and no others', async () => {
  await showRange('en')
  await typeDay('From', '31121899')
  await expect.element(page.getByText('Between 1 January 1900 and 31 December 2099.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(applied).not.toHaveBeenCalled()
  await typeDay('From', '01011900')
  await expect.element(page.getByText('Between 1 January 1900 and 31 December 2099.')).not.toBeInTheDocument()
  await typeDay('To', '01012100')
  await expect.element(page.getByText('Between 1 January 1900 and 31 December 2099.')).toBeVisible()
  await typeDay('To', '31122099')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(applied).toHaveBeenCalledExactlyOnceWith({ from: '1900-01-01', to: '2099-12-31' })
})

test('a range that ends before it begins is not applied', async () => {
  await showRange('en', { from: '2026-11-20', to: '2026-11-01' })
  await expect.element(page.getByText('This is before the first day.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(applied).not.toHaveBeenCalled()
})

const calendars = [
  { locale: 'en', field: 'From', open: 'Choose date', first: 'Sunday' },
  { locale: 'es', field: 'Desde', open: 'Elige fecha', first: 'lunes' },
  { locale: 'ca', field: 'Des de', open: 'Tria la data', first: 'Dilluns' },
] as const

test.each(calendars)('the first day of the week in the calendar follows the language ($locale)', async (calendar) => {
  await showRange(calendar.locale)
  await page.getByRole('group', { name: calendar.field }).getByRole('button', { name: calendar.open }).click()
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName(calendar.first)
  expect(await accessibilityViolations()).toEqual([])
})
