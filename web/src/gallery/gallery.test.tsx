import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations, openAs, schemes } from '../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

const shapeOf = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing is drawn as ${selector}`)
  return getComputedStyle(element)
}

beforeEach(async () => await openAs('administrator', '/gallery'))

test('every component is accessible, in light and in dark', async () => {
  await expect.element(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Alta has been updated' })).toBeVisible()
  expect(await accessibilityViolations(schemes)).toEqual([])
})

test('the specified radii, the colour of the star and the maximum of a badge are drawn', async () => {
  expect(shapeOf('.MuiAlert-root').borderRadius).toBe('12px')
  expect(shapeOf('.MuiChip-root').borderRadius).toBe('16px')
  expect(shapeOf('.MuiBreadcrumbs-root').borderRadius).toBe('10px')
  expect(shapeOf('.MuiAutocomplete-tag').maxWidth).toBe('130px')
  await expect.poll(() => shapeOf('span:has(> label > [type=radio])').color).toBe('rgb(154, 91, 0)')
  await expect.element(page.getByText('99+').first()).toBeVisible()
})

test('nine breadcrumbs are collapsed, three are not', async () => {
  const nine = page.getByRole('navigation', { name: 'Nine breadcrumbs' })
  await expect.element(nine.getByRole('link', { name: 'Step 5' })).not.toBeInTheDocument()
  await nine.getByRole('button', { name: 'Show path' }).click()
  await expect.element(nine.getByRole('link', { name: 'Step 5' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Three breadcrumbs' }).getByText('Users')).toBeVisible()
})

test('notifications show the most important first, a few at a time, and all on demand', async () => {
  await button('Notifications').click()
  const popover = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(popover.getByText('Service credential expires today')).toBeVisible()
  await expect.element(popover.getByText('Service credential expires in 11 days')).toBeVisible()
  await expect.element(popover.getByText('Report not generated')).toBeVisible()
  const width = document.querySelector<HTMLElement>('.MuiPopover-paper')?.offsetWidth
  expect(width).toBeGreaterThanOrEqual(250)
  expect(width).toBeLessThanOrEqual(375)
  expect(await accessibilityViolations()).toEqual([])
  await expect.element(popover.getByText('Report 117', { exact: true })).not.toBeInTheDocument()
  await popover.getByRole('button', { name: 'View all Notifications' }).click()
  await expect.element(popover.getByText('Report 117', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
})

test('the profile menu contains notifications only when configured', async () => {
  await button('Profile menu with notifications').click()
  await expect.element(page.getByRole('menuitem', { name: 'Notifications' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
