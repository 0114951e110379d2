import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import {
  client_id,
  client_secret,
  openTestProvider,
  type TestProvider,
} from '../server/src/contract-tests/identity-provider.ts'
import { leaveUntilLocked } from './idle.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

const email = 'jefa@hospital.example'
const password = 'siete gatos verdes en el tejado'

let folder: Awaited<ReturnType<typeof newDataFolder>>
let provider: TestProvider
let server: RunningServer

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts Alta with a real identity provider. */
async function startAlta(more: Record<string, string> = {}) {
  folder = await newDataFolder()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  provider = await openTestProvider({ redirect_uri: `${address}/single-sign-on/hospital` })
  provider.people.set('ana', { email: 'ana@hospital.example', email_verified: true, name: 'Ana Roig' })
  provider.people.set('jefa', { email, email_verified: true, name: 'La Jefa' })
  const settings = { id: 'hospital', name: 'Hospital de Prueba', issuer: provider.issuer, client_id, client_secret }
  const file = join(folder.folder, 'providers.json')
  await writeFile(file, JSON.stringify([{ ...settings, creates_accounts: true }]))
  server = await startServer(folder.folder, {
    PORT: String(port),
    ALTA_PUBLIC_URL: address,
    ALTA_OIDC_PROVIDERS: file,
    ALTA_ADMIN_EMAIL: email,
    ALTA_ADMIN_PASSWORD: password,
    ...more,
  })
}

test.afterEach(async () => {
  await server.stop()
  await provider.close()
  await folder.remove()
})

const urlOf = (path: string) => new URL(path, server.address).href
const providerButton = (page: Page) => page.getByRole('button', { name: 'Continuar con Hospital de Prueba' })
const chooseAccount = async (page: Page, name: string) => await page.getByRole('link', { name, exact: true }).click()
const profile = (page: Page) => page.getByRole('heading', { name: 'Su perfil', level: 1 })

// Hashing several passwords and starting two servers take time on a busy machine.
test.describe.configure({ timeout: 240_000 })
// The content security policy would block the axe script that the test adds to the page.
test.use({ bypassCSP: true })

/** The violations that axe finds on the current page. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)) })
  return await page.evaluate<string[]>(`axe.run(document).then(({ violations }) => violations.map(({ id }) => id))`)
}

async function signInWithPassword(page: Page) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible({ timeout: 60_000 })
}

test('single sign-on leads to the page that was asked for, and no authorization code stays in the address', async ({
  page,
}) => {
  await startAlta()
  await page.goto(urlOf('/profile'))
  await expect(providerButton(page)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(profile(page)).toBeVisible()
  await expect(page).toHaveURL(urlOf('/profile'))
  await expect(page.getByText(/^Vinculada el/)).toBeVisible()
  // The account has no password that could be changed.
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0)
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})

test('a person who has an account is asked to link it, links it, and then signs in either way', async ({ page }) => {
  await startAlta()
  await page.goto(urlOf('/login'))
  await providerButton(page).click()
  await chooseAccount(page, 'jefa')
  await expect(page.getByText(/^Ya existe una cuenta con su correo/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(page.url()).not.toContain('code=')
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
  await signInWithPassword(page)
  await page.goto(urlOf('/profile'))
  await page.getByRole('button', { name: 'Vincular: Hospital de Prueba' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Su contraseña de aquí').fill('no es esta contraseña')
  await dialog.getByRole('button', { name: 'Vincular' }).click()
  await expect(dialog.getByText('Esta no es su contraseña actual.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Su contraseña de aquí').fill(password)
  await dialog.getByRole('button', { name: 'Vincular' }).click()
  await expect(profile(page)).toBeVisible()
  await expect(page.getByText(/^Vinculada el/)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(urlOf('/login'))
  await providerButton(page).click()
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible()
})

test('signing out continues at the provider, and returns to the sign-in page', async ({ page }) => {
  await startAlta()
  await page.goto(urlOf('/profile'))
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(profile(page)).toBeVisible()
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(urlOf('/login'))
  // The provider has no session any more, so it asks who signs in.
  await providerButton(page).click()
  await expect(page.getByRole('link', { name: 'jefa', exact: true })).toBeVisible()
})

test('an administrator without a password reauthenticates at the provider and then opens emergency access', async ({
  page,
}) => {
  await startAlta()
  await page.goto(urlOf('/login'))
  await signInWithPassword(page)
  const ids = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Hospital General' })
    const made = await fetch('/api/v0/organisations', { method: 'POST', headers, body })
    return { token: String(token), organisation_id: String(JSON.parse(await made.text()).organisation_id) }
  })
  await page.evaluate(() => localStorage.clear())
  await page.goto(urlOf('/profile'))
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(profile(page)).toBeVisible()
  await page.evaluate(async ({ token }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { items } = JSON.parse(await (await fetch('/api/v0/users', { headers })).text())
    const { user_id } = items.find(({ email: address }: { email: string }) => address.startsWith('ana'))
    const body = JSON.stringify({ user_id, role: 'administrator', scope: 'system' })
    await fetch('/api/v0/role-assignments', { method: 'POST', headers, body })
  }, ids)
  await page.goto(urlOf(`/organisations/${ids.organisation_id}?tab=emergency`))
  await page.getByRole('tab', { name: 'Acceso de emergencia' }).click()
  await page.getByRole('button', { name: 'Abrir acceso de emergencia' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Confirme quién es')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
  await chooseAccount(page, 'ana')
  await expect(dialog.getByText('Ha confirmado quién es.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Motivo').fill('La guardia no puede abrir el informe de una paciente')
  await dialog.getByRole('button', { name: 'Abrir 60 minutos' }).click()
  await expect(dialog).toBeHidden()
})

test('a person without a password reauthenticates at the provider, in the same window, and no input is lost', async ({
  page,
  context,
}) => {
  await startAlta({ ALTA_REAUTHENTICATION: '10' })
  await page.goto(urlOf('/login'))
  await signInWithPassword(page)
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.token))
  await page.evaluate(() => localStorage.clear())
  await page.goto(urlOf('/profile'))
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(profile(page)).toBeVisible()
  await page.evaluate(async (administrator) => {
    const headers = { authorization: `Bearer ${administrator}`, 'content-type': 'application/json' }
    const { items } = JSON.parse(await (await fetch('/api/v0/users', { headers })).text())
    const { user_id } = items.find(({ email: address }: { email: string }) => address.startsWith('ana'))
    const body = JSON.stringify({ user_id, role: 'administrator', scope: 'system' })
    await fetch('/api/v0/role-assignments', { method: 'POST', headers, body })
  }, token)
  // The page learns the person's permissions when she signs in.
  await page.evaluate(() => localStorage.clear())
  await page.goto(urlOf('/users'))
  await providerButton(page).click()
  provider.people.set('cancels', { email: 'cancels@hospital.example', email_verified: true, name: 'Cancels' })
  // Every window that opens is closed at once.
  const windows: Page[] = []
  context.on('page', (opened) => {
    windows.push(opened)
    void opened.close()
  })
  await page.getByRole('button', { name: 'Invitar' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invitar a una persona' })
  await invitation.getByLabel('Correo electrónico').fill('nueva@hospital.example')
  await invitation.getByLabel('Nombre y apellidos').fill('Nuria Nueva')
  await invitation.getByRole('button', { name: 'Crear el enlace' }).click()
  const asking = page.getByRole('dialog', { name: '¿Es usted?' })
  await expect(asking).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // Cancelling at the provider loses no input and performs nothing.
  await providerButton(page).click()
  await chooseAccount(page, 'cancels')
  await page.getByRole('link', { name: 'Volver a donde estaba' }).click()
  await expect(invitation.getByLabel('Nombre y apellidos')).toHaveValue('Nuria Nueva')
  await invitation.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(asking).toBeVisible()
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(invitation.getByLabel('Correo electrónico')).toHaveValue('nueva@hospital.example')
  await expect(page).toHaveURL(urlOf('/users'))
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nueva@')
  await invitation.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(page.getByText('Invitación creada: copie el enlace ahora')).toBeVisible()
  expect(windows).toEqual([])
})

test('a locked screen is unlocked through the provider in another window, and the page stays as it was', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await startAlta()
  await page.goto(urlOf('/profile'))
  await providerButton(page).click()
  await chooseAccount(page, 'ana')
  await expect(profile(page)).toBeVisible()
  await page.getByLabel('Nombre y apellidos').fill('Ana Roig Vila')
  await expect(page.getByText(/^Vinculada el/)).toBeVisible()
  await leaveUntilLocked(context, page.getByRole('heading', { name: 'Pantalla bloqueada' }))
  const [unlocking] = await Promise.all([context.waitForEvent('page'), providerButton(page).click()])
  // The provider asks again, although it has a session.
  await chooseAccount(unlocking, 'ana')
  await expect(profile(page)).toBeVisible()
})

test('where passwords are for emergencies the provider comes first, and the password form is collapsed', async ({
  page,
}) => {
  await startAlta({ ALTA_LOCAL_ACCOUNTS: 'emergency' })
  await page.goto(urlOf('/login'))
  await expect(providerButton(page)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toBeHidden()
  await expect(page.getByText('¿Aún no tiene cuenta?')).toHaveCount(0)
  await page.getByText('Acceso de emergencia con contraseña').click()
  await signInWithPassword(page)
})
