import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs, ownOrganisation } from '../../../test-app.tsx'

const panel = page.getByRole('region', { name: 'Second factor' })
const dialog = page.getByRole('dialog')

test('an organisation requires a second factor for chosen roles, and shows them', async () => {
  const organisation_id = await ownOrganisation('Hospital del Segundo Paso')
  await openAs('administrator', `/organisations/${organisation_id}`)
  await expect.element(panel.getByText('Nobody has to')).toBeVisible()
  await panel.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('checkbox', { name: 'Manager' }).click()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(panel.getByText('Asked of: Manager')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const { second_factor_roles } = await requestAs('administrator', `/organisations/${organisation_id}`)
  expect(second_factor_roles).toEqual(['manager'])
  await panel.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('checkbox', { name: 'Manager' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(panel.getByText('Nobody has to')).toBeVisible()
})
