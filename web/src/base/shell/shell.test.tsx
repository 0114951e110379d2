import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const sidebar = page.getByRole('navigation', { name: 'Main navigation' })
const entry = (name: string) => sidebar.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('It is not drawn')
  return element.getBoundingClientRect()
}
const width = () => Math.round(boxOf(sidebar.element().parentElement).width)
/** The distance of the page from the left edge of the window. */
const margin = () => Math.round(boxOf(document.querySelector('header')).left)
/** The layout width: while the menu opens, it is drawn smaller. */
const menuWidth = () => document.querySelector<HTMLElement>('.MuiMenu-paper')?.offsetWidth
const storedCompact = (): unknown => JSON.parse(localStorage.getItem('settings') ?? '{}')?.state?.sidebarCompact

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

test('the sidebar is 280 px wide and the page is beside it, under a header of 70 px', async () => {
  await openAs('administrator', '/dashboard')
  await expect.element(entry('Dashboard')).toBeVisible()
  await expect.poll(width).toBe(280)
  expect(margin()).toBe(280)
  expect(boxOf(document.querySelector('header')).height).toBe(70)
  expect(getComputedStyle(document.querySelector('header') ?? document.body).position).toBe('sticky')
})

test('the compact sidebar is 86 px wide, opens on hover without moving the page, and stays compact', async () => {
  await openAs('administrator', '/dashboard')
  await button('Compact sidebar').click()
  await userEvent.hover(page.getByRole('main'))
  await expect.poll(width).toBe(86)
  expect(margin()).toBe(86)
  expect(storedCompact()).toBe(true)
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.hover(entry('Users'))
  await expect.poll(width).toBe(280)
  expect(margin()).toBe(86)
  await button('Expand sidebar').click()
  await expect.poll(margin).toBe(280)
  expect(storedCompact()).toBe(false)
})

test('the entry of the current page is marked, others are not, and codification leads nowhere', async () => {
  await openAs('administrator', '/dashboard')
  await entry('Organisations').click()
  await expect.element(entry('Organisations')).toHaveAttribute('aria-current', 'page')
  await expect.element(entry('Dashboard')).not.toHaveAttribute('aria-current')
  await expect.element(sidebar.getByText('Services')).toBeVisible()
  await expect.element(sidebar.getByRole('button', { name: /^Codification/ })).toBeDisabled()
})

test('the group of the discharge report opens and closes', async () => {
  await openAs('administrator', '/dashboard')
  const group = sidebar.getByRole('button', { name: 'Discharge Report' })
  await expect.element(entry('Generate report')).toBeVisible()
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  await expect.element(entry('Generate report')).not.toBeInTheDocument()
  await group.click()
  await expect.element(entry('Browse reports')).toBeVisible()
})

test('the foot of the sidebar shows the person’s name, address and badge of their level', async () => {
  await openAs('administrator', '/dashboard')
  await expect.element(sidebar.getByText('Staff')).toBeVisible()
  await expect.element(sidebar.getByText('administrator@demo.example')).toBeVisible()
  await openAs('clinician', '/dashboard')
  await expect.element(sidebar.getByText('Member')).toBeVisible()
  await openAs('guest', '/dashboard')
  await expect.element(sidebar.getByText('Guest', { exact: true })).toBeVisible()
})

test('below 1200 px the sidebar is a drawer of 280 px that closes when an entry is chosen', async () => {
  await openAs('administrator', '/dashboard')
  await page.viewport(390, 844)
  await expect.poll(margin).toBe(0)
  await button('Open menu').click()
  await expect.element(entry('Users')).toBeVisible()
  expect(Math.round(boxOf(sidebar.element()).width)).toBe(280)
  expect(await accessibilityViolations()).toEqual([])
  await entry('Users').click()
  await expect.element(sidebar).not.toBeInTheDocument()
  expect(location.pathname).toBe('/users')
  await expect.element(crumbs).not.toBeInTheDocument()
  await expect.element(page.getByRole('banner').getByText('Users').first()).toBeVisible()
})

test('breadcrumbs begin with home and name people and organisations', async () => {
  const { items: people } = await requestAs('administrator', '/users?q=clinician@demo')
  const { items: organisations } = await requestAs('administrator', '/organisations?limit=1')
  await openAs('administrator', `/users/${people[0].user_id}`)
  await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')
  await expect.element(crumbs.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users')
  await expect.element(crumbs.getByText(people[0].name)).toHaveAttribute('aria-current', 'page')
  await openAs('administrator', `/organisations/${organisations[0].organisation_id}`)
  await expect.element(crumbs.getByText(organisations[0].name)).toBeVisible()
})

test('a name that cannot be fetched is logged, and the id is shown instead', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = '01932f6e-7c1a-7d42-9d0e-5f1f4c0e2b7a'
  await openAs('administrator', `/users/${id}`)
  await expect.element(crumbs.getByText(id)).toBeVisible()
  expect(log.mock.calls.some(([name]) => name === 'GET /users/:user_id')).toBe(true)
})

test('the profile menu leads to the profile, is 200 to 230 px wide, and contains no notifications', async () => {
  await openAs('administrator', '/dashboard')
  await button('Your account').click()
  const menu = page.getByRole('menu')
  await expect.element(menu.getByText('administrator@demo.example')).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'Notifications' })).not.toBeInTheDocument()
  expect(menuWidth()).toBeGreaterThanOrEqual(200)
  expect(menuWidth()).toBeLessThanOrEqual(230)
  expect(await accessibilityViolations()).toEqual([])
  await menu.getByRole('menuitem', { name: 'Profile & Account' }).click()
  await expect.poll(() => location.pathname).toBe('/profile')
})

test('the profile menu works by keyboard: focus enters it, moves through it and returns', async () => {
  await openAs('administrator', '/dashboard')
  const opener = button('Your account')
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(item('Profile & Account')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Help')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('breadcrumbs show titles instead of paths, also for the profile', async () => {
  await openAs('administrator', '/profile')
  await expect.element(crumbs.getByText('Profile & Account')).toHaveAttribute('aria-current', 'page')
  expect(crumbs.element().textContent).not.toContain('profile')
})

test('the scroll area of the sidebar is not in the tab order and has no English label', async () => {
  await openAs('administrator', '/dashboard', 'ca')
  await expect.poll(() => document.querySelector('.simplebar-content-wrapper')?.getAttribute('tabindex')).toBe('-1')
  expect(document.querySelector('[aria-label="scrollable content"]')).toBeNull()
})

test('an unknown address looks like anything else not found, and offers no retry', async () => {
  await openAs('administrator', '/nowhere/at-all')
  await expect.element(page.getByRole('heading', { name: 'There is nothing at this address', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/dashboard')
  await expect.element(button('Try again')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('the ? key opens the help page with all keys', async () => {
  await openAs('clinician', '/dashboard')
  await expect.element(page.getByRole('main')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.poll(() => location.pathname).toBe('/help')
  await expect.element(page.getByRole('heading', { name: 'Reading a report' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the language menu is 110 px wide and changes the words of page and frame', async () => {
  await openAs('administrator', '/dashboard')
  await button('EN, Language: English').click()
  await expect.element(page.getByRole('menuitem', { name: 'Español' })).toBeVisible()
  expect(menuWidth()).toBe(110)
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await expect.element(page.getByRole('link', { name: 'Organizaciones', exact: true })).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
})

test('signing out leads to the sign-in page and leaves nothing behind', async () => {
  await openAs('administrator', '/dashboard')
  await button('Your account').click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(Object.keys(localStorage).filter((name) => name.endsWith('-storage'))).toEqual([])
})
