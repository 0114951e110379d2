import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeSettings } from '../../../base/settings.ts'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name })
const banner = (name = 'Emergency access is open') => page.getByRole('region', { name, exact: true })
const list = page.getByRole('list', { name: 'Emergency accesses' })
const reason = 'The ward cannot open the report of a patient'

const hospital = async (): Promise<string> => {
  const { items } = await requestAs('owner', '/organisations')
  return items.find(({ name }: { name: string }) => name.startsWith('Hospital')).organisation_id
}

const openOnes = async (id: string): Promise<string[]> => {
  const { items } = await requestAs('administrator', `/organisations/${id}/emergency-access`)
  return items
    .filter(({ ended_at }: { ended_at: string | null }) => ended_at === null)
    .map(({ emergency_access_id }: { emergency_access_id: string }) => emergency_access_id)
}

async function openOne(id: string) {
  await openAs('administrator', `/organisations/${id}?tab=emergency`)
  await button('Open emergency access').click()
  await field('Reason').fill(reason)
  await dialog.getByLabelText('Your password').fill('alta demo 2026')
  await button('Open for 60 minutes').click()
  await expect.element(banner()).toBeVisible()
}

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  const id = await hospital()
  for (const one of await openOnes(id))
    await requestAs('administrator', `/organisations/${id}/emergency-access/${one}`, { method: 'DELETE' })
  history.pushState(null, '', '/profile')
})

test('an administrator opens emergency access with reason and password, reads a report, and ends it', async () => {
  const id = await hospital()
  await openAs('administrator', `/organisations/${id}?tab=emergency`)
  await button('Open emergency access').click()
  await expect.element(dialog).toMatchTextContent(/For 60 minutes at most you read its reports/)
  await button('Open for 60 minutes').click()
  await expect.element(field('Reason')).toHaveAttribute('aria-invalid', 'true')
  await field('Reason').fill('Too short')
  await dialog.getByLabelText('Your password').fill('not this one at all')
  await button('Open for 60 minutes').click()
  await expect.element(dialog.getByText('This is too short.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('Reason').fill(reason)
  await button('Open for 60 minutes').click()
  await expect.element(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabelText('Your password').fill('alta demo 2026')
  await button('Open for 60 minutes').click()
  await expect.element(banner()).toMatchTextContent(/Emergency access to Hospital .* · 60 minutes left/)
  await expect.element(banner()).toMatchTextContent(`Reason: ${reason}`)
  await expect.element(page.getByRole('status').filter({ hasText: 'is open. Everything you read' })).toBeInTheDocument()
  await expect.element(list).toMatchTextContent(/Open/)
  await expect.element(button('Open emergency access')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])

  await banner().getByRole('link', { name: 'Read reports' }).click()
  await page.getByRole('table').getByRole('link').first().click()
  await expect.poll(() => document.querySelectorAll('main .sentence').length).toBeGreaterThan(5)
  await expect.element(banner()).toBeVisible()
  for (const name of [/^Edit/, 'Sign', 'Save to DOCX']) await expect.element(button(name)).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])

  await banner().getByRole('button', { name: 'End now' }).click()
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('main .sentence').length).toBe(0)
  await expect.element(page.getByRole('status').filter({ hasText: 'has ended' })).toBeInTheDocument()
})

const looks = [
  { locale: 'en', width: 390, label: 'Emergency access is open' },
  { locale: 'es', width: 900, label: 'Acceso de emergencia abierto' },
  { locale: 'ca', width: 1440, label: 'Accés d’emergència obert' },
] as const

test('the banner is above every page, at every width and in every language, and covers nothing', async () => {
  const id = await hospital()
  await openOne(id)
  for (const { locale, width, label } of looks) {
    await page.viewport(width, 800)
    changeSettings({ locale })
    for (const path of ['/dashboard', `/organisations/${id}?tab=emergency`, '/browse-discharge-reports']) {
      history.pushState(null, '', path)
      await expect.element(banner(label)).toBeVisible()
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      const edge = (selector: string, side: 'top' | 'bottom') =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect()[side] ?? -1)
      await expect.poll(() => edge('#content', 'top')).toBeGreaterThan(edge('header', 'bottom') - 1)
      await expect.poll(() => edge('header', 'top')).toBe(edge(`section[aria-label="${label}"]`, 'bottom'))
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    expect(await accessibilityViolations()).toEqual([])
  }
})

test('the owner is notified, sees who reads and why, ends the access, and forbids it', async () => {
  const id = await hospital()
  await openOne(id)
  await openAs('owner', `/organisations/${id}?tab=emergency`)
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(list).toMatchTextContent(`“${reason}”`)
  await list.getByRole('button', { name: /^End now: emergency access of/ }).click()
  await expect.element(page.getByText('Emergency access ended', { exact: true })).toBeVisible()
  await expect.element(list).toMatchTextContent(/Ended by Olga Propietaria/)
  const allowed = page.getByRole('switch', { name: 'Administrators may open emergency access' })
  await allowed.click()
  await expect.element(allowed).not.toBeChecked()
  expect(await accessibilityViolations()).toEqual([])
  await list
    .getByRole('link', { name: /^In the audit log/ })
    .first()
    .click()
  await expect.poll(() => location.search).toContain('emergency_access=')
  await expect.element(page.getByText('Open emergency access').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const { items } = await requestAs('owner', '/notices')
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain('emergency_access_opened')

  await openAs('administrator', `/organisations/${id}?tab=emergency`)
  await expect.element(page.getByText('Not allowed', { exact: true })).toBeVisible()
  await expect.element(button('Open emergency access')).not.toBeInTheDocument()
  const body = { emergency_access: 'allowed' }
  await requestAs('owner', `/organisations/${id}/emergency-access`, { method: 'PATCH', body })
})
