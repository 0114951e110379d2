import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../test-app.tsx'

test('a person who may not read reports is told which role is needed, without an error or a retry', async () => {
  await openAs('manager', '/browse-discharge-reports')
  await expect.element(page.getByText('You may not read reports yet')).toBeVisible()
  await expect.element(page.getByText(/You need the clinician or reader role/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to organisations' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
