import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../../test-app.tsx'

const field = page.getByRole('combobox', { name: 'Search...' })
const toggle = page.getByRole('button', { name: 'Search...' })
const options = page.getByRole('option')

beforeEach(async () => await openAs('administrator', '/dashboard'))
afterEach(async () => {
  vi.restoreAllMocks()
  await userEvent.keyboard('{Escape}')
})

test('the toggle opens a bar with a field and a button; Escape closes it and focuses the toggle', async () => {
  await toggle.click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByPlaceholder('Search...')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(toggle).toHaveFocus()
})

test('a click beside the bar closes it', async () => {
  await toggle.click()
  await expect.element(field).toBeVisible()
  await page.getByText('Services').click()
  await expect.element(field).not.toBeInTheDocument()
})

test('the slash opens the search, but not while a person types; Ctrl+K opens it anywhere', async () => {
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('a/b')
  await expect.element(field).toHaveValue('a/b')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
})

test('people and organisations are found during typing, and the query is never in the address', async () => {
  await userEvent.keyboard('/')
  await field.fill('clinic')
  await expect.element(page.getByRole('group', { name: 'People' }).getByRole('option').first()).toBeVisible()
  await expect.element(page.getByText(/^\d+ results?$/)).toBeInTheDocument()
  expect(page.getByRole('listbox').element().querySelectorAll('mark').length).toBeGreaterThan(0)
  expect(location.href).not.toContain('clinic')
  expect(await accessibilityViolations()).toEqual([])
})

test('the keys move through the results and Enter opens the selected one', async () => {
  await userEvent.keyboard('/')
  await field.fill('organis')
  const first = page.getByRole('group', { name: 'Screens' }).getByRole('option', { name: 'Organisations' })
  await expect.element(first).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', first.element().id)
  await userEvent.keyboard('{End}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => location.pathname).toBe('/organisations')
  await expect.element(field).not.toBeInTheDocument()
})

test('a click on a person opens their page', async () => {
  await userEvent.keyboard('/')
  await field.fill('clinician@demo')
  await page.getByRole('group', { name: 'People' }).getByRole('option').first().click()
  await expect.poll(() => location.pathname).toMatch(/^\/users\/[\w-]{36}$/)
})

test('a search without results says so, with the query', async () => {
  await userEvent.keyboard('/')
  await field.fill('zzqx')
  await expect.element(page.getByText('Nothing found for “zzqx”')).toBeVisible()
})

test('a search that fails says so and can be made again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const real = window.fetch
  let broken = true
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    broken && typeof input === 'string' && input.includes('/search')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : real(input, init),
  )
  await userEvent.keyboard('/')
  await field.fill('auditor')
  // The call is retried twice before the failure is shown.
  await expect.element(page.getByText('The search could not be made.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('group', { name: 'People' }).getByRole('option').first()).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

test('in Spanish the screens are found by their Spanish names', async () => {
  await openAs('clinician', '/dashboard', 'es')
  await expect.element(page.getByRole('button', { name: 'Buscar...' })).toBeVisible()
  await userEvent.keyboard('/')
  await page.getByRole('combobox', { name: 'Buscar...' }).fill('generar')
  await expect.element(page.getByRole('option', { name: /Generar informe/ })).toBeVisible()
})

test('the search performs actions too: the theme changes without leaving the page', async () => {
  await openAs('clinician', '/profile')
  await userEvent.keyboard('{Control>}k{/Control}')
  const option = page.getByRole('option', { name: 'Dark theme' })
  await expect.element(option).toBeVisible()
  await userEvent.keyboard('dark')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => document.documentElement.dataset['scheme']).toBe('dark')
  expect(location.pathname).toBe('/profile')
})
