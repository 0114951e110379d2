import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { generateFrom, setUp } from './people.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

const course = fileURLToPath(new URL('courses/es-review.txt', import.meta.url))

let folder: Awaited<ReturnType<typeof newDataFolder>>
let server: RunningServer

test.beforeEach(async () => {
  folder = await newDataFolder()
  server = await startServer(folder.folder)
})
test.afterEach(async () => {
  await server.stop()
  await folder.remove()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const locked = (page: Page) => page.getByRole('heading', { name: 'Pantalla bloqueada' })
const section = (page: Page) => page.getByRole('region', { name: 'Complicaciones', exact: true })
const readsToken = `JSON.parse(localStorage.getItem('auth-storage')).state.token`

test('an open report is locked in every tab, keeps its draft, and is unlocked by the same person', async ({
  page,
  context,
}) => {
  // The test controls the browser's clock.
  await context.clock.install()
  await setUp(page, server.setup_link ?? '')
  let checks = 0
  page.on('response', (response) => void (checks += response.url().endsWith('/auth/me') ? 1 : 0))
  await generateFrom(page, course)
  const address = page.url()
  const other = await context.newPage()
  await other.goto(new URL('/dashboard', address).href)
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible()

  await page.bringToFront()
  await button(page, 'Editar Complicaciones').click()
  const text = page.getByRole('textbox', { name: 'Complicaciones' })
  await text.click()
  await page.keyboard.type('Flebitis en el brazo izquierdo.')
  await expect(text).toContainText('izquierdo.')

  // By then the page has asked the server whether the session is valid and when it ends.
  await expect.poll(() => checks).toBeGreaterThanOrEqual(2)
  const headers = { authorization: `Bearer ${await page.evaluate<string>(readsToken)}` }
  const isLive = async () => (await page.request.get(new URL('/api/v0/auth/me', address).href, { headers })).ok()
  expect(await isLive()).toBe(true)

  await context.clock.fastForward('59:15')
  await expect(page.getByRole('alertdialog', { name: '¿Sigue ahí?' })).toBeVisible()
  await context.clock.fastForward('01:00')
  await expect(locked(page)).toBeVisible()
  await expect.poll(isLive).toBe(false)
  await expect(page).toHaveTitle('Pantalla bloqueada · Alta')
  await expect(page.locator('body')).not.toContainText(/Flebitis|Medicación/)
  await expect(locked(other)).toBeVisible()
  expect(page.url()).toBe(address)

  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nuria@valdearce.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase larga 42')
  await button(page, 'Entrar').click()
  await expect(section(page)).toContainText('Flebitis en el brazo izquierdo.')
  expect(page.url()).toBe(address)
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible()
  await expect(other).toHaveURL(/\/dashboard$/)
})
