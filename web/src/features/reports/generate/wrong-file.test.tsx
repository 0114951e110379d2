import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chooser = () =>
  document.querySelector<HTMLInputElement>('main input[type=file]') ?? expect.fail('no file chooser')
const red = () =>
  [...document.querySelectorAll('main [role=alert], main .Mui-error, main .MuiAlert-colorError')].filter(
    (one) => (one.textContent ?? '').trim() !== '' && !one.parentElement?.closest('[role=alert]'),
  )

test('a wrong file after an empty form shows one error only: the current one', async () => {
  await openAs('clinician', '/generate-discharge-report')
  await expect.element(button('Choose a file')).toBeVisible()
  await page
    .elementLocator(document.querySelector('main') ?? document.body)
    .getByRole('button', { name: 'Generate report' })
    .click()
  await expect.element(page.getByText('All fields are required')).toBeVisible()
  await userEvent.upload(chooser(), new File(['not a course'], 'recording.mp3', { type: 'audio/mpeg' }))
  await expect.element(page.getByText(/^Please upload a supported file/)).toBeVisible()
  await expect.element(page.getByText('All fields are required')).not.toBeInTheDocument()
  await expect.element(page.getByText('Upload or paste a clinical course.')).not.toBeInTheDocument()
  expect(red().map(({ textContent }) => textContent)).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
})
