import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { totpCode, totpStep } from '../server/src/base/secrets/totp.ts'
import { leaveUntilLocked } from './idle.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

const email = 'jefa@hospital.example'
const password = 'siete gatos verdes en el tejado'

let folder: Awaited<ReturnType<typeof newDataFolder>>
let server: RunningServer
let address: string

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const bound = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** Starts Alta with one administrator under a host name, which passkeys require. */
async function startAlta(more: Record<string, string> = {}) {
  folder = await newDataFolder()
  const port = await freePort()
  address = `http://localhost:${port}`
  server = await startServer(folder.folder, {
    PORT: String(port),
    HOST: 'localhost',
    ALTA_PUBLIC_URL: address,
    ALTA_ADMIN_EMAIL: email,
    ALTA_ADMIN_PASSWORD: password,
    ...more,
  })
}
test.afterEach(async () => {
  await server.stop()
  await folder.remove()
})

// Hashing several passwords and starting a server take time on a busy machine.
test.describe.configure({ timeout: 240_000 })
// The content security policy would block the axe script that the test adds to the page.
test.use({ bypassCSP: true })

const urlOf = (path: string) => new URL(path, address).href
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const secondStep = (page: Page) => page.getByRole('heading', { name: 'Segundo paso' })
const factors = (page: Page) => page.getByRole('region', { name: 'Segundo factor' })

/** The violations that axe finds on the current page, once its animations have finished. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)) })
  await page.evaluate(`Promise.allSettled(document.getAnimations().filter((one) =>
    one.effect?.getComputedTiming().endTime !== Infinity).map((one) => one.finished))`)
  return await page.evaluate<string[]>(`axe.run(document).then(({ violations }) => violations.map(({ id }) => id))`)
}

async function submitPassword(page: Page) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto(urlOf('/login'))
}

/** Adds a virtual security key to the browser. It responds at once, with user verification. */
async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { unplug: async () => await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

const recoveryCodesOn = async (page: Page) =>
  await page.getByRole('list', { name: 'Sus códigos de recuperación' }).getByRole('listitem').allTextContents()

test('a passkey is set up in the profile, signs in after the password, and is removed', async ({ page }) => {
  await startAlta()
  const { unplug } = await plugInKey(page)
  await page.goto(urlOf('/profile'))
  await submitPassword(page)
  await expect(factors(page).getByText(/^Todavía ninguno/)).toBeVisible()
  await factors(page).getByRole('button', { name: 'Añadir' }).click()
  await expect(dialog(page).getByRole('radio', { name: /^Una llave de acceso/ })).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Continuar').click()
  await page.getByLabel('Nombre', { exact: true }).fill('Llave azul')
  await dialog(page).getByRole('button', { name: 'Añadir' }).click()
  await expect(page.getByRole('heading', { name: 'Sus códigos de recuperación' })).toBeVisible()
  const [code = ''] = await recoveryCodesOn(page)
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Ya lo he guardado').click()
  await expect(factors(page).getByText('Llave azul')).toBeVisible()
  await expect(factors(page).getByText('Quedan 10 códigos de recuperación')).toBeVisible()

  await signOut(page)
  await page.goto(urlOf('/users'))
  await submitPassword(page)
  await expect(secondStep(page)).toBeVisible()
  // Nothing of the application is available yet.
  expect(await page.evaluate(() => localStorage.getItem('auth-storage') ?? '')).not.toContain('"token":"')
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Usar una llave de acceso').click()
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(urlOf('/users'))

  // The device is lost: a recovery code signs in, and the passkey is removed.
  await unplug()
  await signOut(page)
  await submitPassword(page)
  await button(page, 'Usar un código de recuperación').click()
  await page.getByLabel('Código de recuperación').fill('aaaa-bbbb-cccc-dddd')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^No es uno de sus códigos/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Código de recuperación').fill(code.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.goto(urlOf('/profile'))
  await expect(factors(page).getByText('Quedan 9 códigos de recuperación')).toBeVisible()
  await button(page, 'Quitar: Llave azul').click()
  await dialog(page).getByRole('button', { name: 'Quitar' }).click()
  await expect(factors(page).getByText(/^Todavía ninguno/)).toBeVisible()
})

test('a person who needs a second factor sets it up first, by keyboard, and every later sign-in asks for it', async ({
  page,
}) => {
  await startAlta({ ALTA_SECOND_FACTOR: 'administrators' })
  await page.goto(urlOf('/organisations'))
  await submitPassword(page)
  await expect(page.getByRole('heading', { name: 'Configure un segundo factor' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /^Una llave de acceso/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Código QR para su aplicación' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const key = await page.locator('p', { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).textContent()
  const secret = (key ?? '').replaceAll(' ', '')
  const step = totpStep(new Date())
  await expect(page.getByLabel('Código que muestra la aplicación')).toBeFocused()
  await page.keyboard.type(totpCode(secret, step))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Si pierde el dispositivo/)).toBeVisible()
  expect(await recoveryCodesOn(page)).toHaveLength(10)
  await button(page, 'Ya lo he guardado').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(urlOf('/organisations'))

  await signOut(page)
  await submitPassword(page)
  await expect(page.getByLabel('Código de su aplicación')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^El código no es correcto/)).toBeVisible()
  await page.getByLabel('Código de su aplicación').fill(totpCode(secret, step + 1))
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
})

test('an action that needs reauthentication continues by itself afterwards, and no input is lost', async ({ page }) => {
  await startAlta()
  await page.goto(urlOf('/organisations'))
  await submitPassword(page)
  await button(page, /^Crear organización/)
    .first()
    .click()
  await dialog(page).getByRole('textbox').first().fill('Hospital de Valdearce')
  // Simulates the refusal that the server sends when ten minutes have passed; the tests of the routes check that the
  // server sends it.
  let refusals = 0
  await page.route('**/api/v0/organisations', async (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return await route.continue()
    refusals += 1
    const body = { type: 'urn:alta:problem:reauthentication-required', code: 'reauthentication-required', status: 403 }
    await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  await dialog(page)
    .getByRole('button', { name: /^crear/i })
    .click()
  const asking = page.getByRole('dialog', { name: '¿Es usted?' })
  await expect(asking).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(asking.getByLabel('Su contraseña')).toBeFocused()
  await page.keyboard.type('no es esta')
  await page.keyboard.press('Enter')
  await expect(asking.getByText('Esta no es su contraseña actual.')).toBeVisible()
  await asking.getByLabel('Su contraseña').fill(password)
  await page.keyboard.press('Enter')
  await expect(asking).toBeHidden()
  await expect(page.getByRole('link', { name: 'Hospital de Valdearce' })).toBeVisible()
  expect(refusals).toBe(1)
})

/** Adds a factor in the profile; `set` fills in the form of that kind of factor. */
async function addFactor(page: Page, kind: RegExp, set: () => Promise<void>) {
  await factors(page).getByRole('button', { name: 'Añadir' }).click()
  await dialog(page).getByRole('radio', { name: kind }).check()
  await button(page, 'Continuar').click()
  await set()
  await dialog(page).getByRole('button', { name: 'Añadir' }).click()
}

test('a locked screen asks for the password and the second factor, and restores its unsaved text', async ({
  page,
  context,
}) => {
  // The test controls the browser's clock, which begins at the server's time.
  await context.clock.install({ time: new Date() })
  await startAlta()
  await plugInKey(page)
  await page.goto(urlOf('/profile'))
  await submitPassword(page)
  let secret = ''
  let step = 0
  await addFactor(page, /^Una aplicación/, async () => {
    const key = await page.locator('p', { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).textContent()
    secret = (key ?? '').replaceAll(' ', '')
    step = totpStep(new Date())
    await page.getByLabel('Código que muestra la aplicación').fill(totpCode(secret, step))
  })
  await button(page, 'Ya lo he guardado').click()
  await addFactor(page, /^Una llave de acceso/, async () => {
    await page.getByLabel('Nombre', { exact: true }).fill('Llave azul')
  })
  await expect(factors(page).getByText('Llave azul')).toBeVisible()

  const locked = page.getByRole('heading', { name: 'Pantalla bloqueada' })
  const lock = () => leaveUntilLocked(context, locked)
  const name = page.getByLabel('Nombre y apellidos')
  await name.fill('La Jefa de Guardia')
  await lock()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  // The password alone does not unlock anything.
  await expect(secondStep(page)).toBeVisible()
  await expect(locked).toBeVisible()
  await expect(name).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('auth-storage') ?? '')).not.toContain('"token":"')
  expect(await axeViolations(page)).toEqual([])
  const byCode = button(page, 'Usar un código de mi aplicación')
  await byCode.click()
  const code = page.getByLabel('Código de su aplicación')
  // This code has already been used.
  await code.fill(totpCode(secret, step))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^El código no es correcto/)).toBeVisible()
  await code.fill(totpCode(secret, step + 1))
  await page.keyboard.press('Enter')
  await expect(locked).toBeHidden()
  await expect(page).toHaveURL(urlOf('/profile'))
  await expect(name).toHaveValue('La Jefa de Guardia')

  await name.fill('La Jefa de Noche')
  await lock()
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(secondStep(page)).toBeVisible()
  await button(page, 'Usar una llave de acceso').click()
  await expect(locked).toBeHidden()
  await expect(name).toHaveValue('La Jefa de Noche')
})
