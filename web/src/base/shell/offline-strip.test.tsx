import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../test-app.tsx'
import { clearDraft } from '../../features/reports/generate/draft-store.ts'
import { isSignedIn } from '../stores.ts'
import { checkSession } from '../session.ts'

const timeout = 240_000
const course = 'Paciente: Persona Inventada. Ingresa por dolor en la pierna derecha de tres días de evolución.'
const warning = page.getByText('Alta cannot reach its database.', { exact: false })
const strip = () => page.getByText('What you see and what you write stays here', { exact: false })
const json = 'application/problem+json; charset=utf-8'

/** Responds as the server does while its database is unavailable, until `isAway` is set to false. */
function loseDatabase() {
  const real = window.fetch
  const state = { isAway: true }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const headers = { 'content-type': json, 'retry-after': '5' }
    const refused = () => Response.json({ code: 'database-unavailable', status: 503 }, { status: 503, headers })
    if (input === '/readyz') return state.isAway ? refused() : Response.json({ status: 'ready' })
    return state.isAway ? refused() : await real(input, init)
  })
  return state
}

afterEach(async () => {
  vi.restoreAllMocks()
  clearDraft()
  history.pushState(null, '', '/profile')
  await page.viewport(1280, 800)
})

test(
  'while the database is unavailable the page says so; typed text stays, and the notice disappears by itself',
  async () => {
    await openAs('clinician', '/generate-discharge-report')
    await page.getByRole('tab', { name: 'Paste text' }).click()
    const box = page.getByRole('textbox', { name: 'Clinical course' })
    await box.fill(course)
    const state = loseDatabase()
    await page
      .elementLocator(document.querySelector('main') ?? document.body)
      .getByRole('button', { name: 'Generate report' })
      .click()
    await expect.element(strip()).toBeVisible()
    await expect.element(box).toHaveValue(course)
    expect(await accessibilityViolations()).toEqual([])
    await page.viewport(390, 800)
    await expect.element(strip()).toBeVisible()
    state.isAway = false
    await expect.element(strip()).not.toBeInTheDocument()
    await expect.element(box).toHaveValue(course)
  },
  timeout,
)

test(
  'a list that failed to load reloads when the database is back, and nobody is signed out meanwhile',
  async () => {
    await openAs('clinician', '/profile')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const state = loseDatabase()
    const checked = checkSession()
    history.pushState(null, '', '/organisations')
    await expect.element(strip()).toBeVisible()
    await expect.element(warning.first()).toBeVisible()
    expect(isSignedIn()).toBe(true)
    state.isAway = false
    await expect.element(strip()).not.toBeInTheDocument()
    await expect.poll(() => document.querySelectorAll('main a[href^="/organisations/"]').length).toBeGreaterThan(0)
    await checked
    expect(isSignedIn()).toBe(true)
  },
  timeout,
)
