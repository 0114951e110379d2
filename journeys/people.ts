import { expect as expectSoon, type Page } from '@playwright/test'

/** Measurements use these steps too, without the settings of the journeys, so the timeout is set here. */
const expect = expectSoon.configure({ timeout: 30_000 })

const nuria = { name: 'Nuria Belascoain', email: 'nuria@valdearce.example', password: 'una frase larga 42' }

/** Opens the one-time link, registers, signs in, creates a hospital and takes a clinical role in it, in Spanish. */
export async function setUp(page: Page, setup_link: string) {
  await page.goto(setup_link)
  await expect(page.getByText('Usted será la persona administradora.')).toBeVisible()
  await page.getByLabel('Nombre y apellidos').fill(nuria.name)
  await page.getByLabel('Correo electrónico').fill(nuria.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(nuria.password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Inicie sesión' })).toBeVisible()
  await signIn(page)

  await page.getByRole('button', { name: 'Crear organización' }).click()
  const organisation = page.getByRole('dialog')
  await organisation.getByRole('textbox').fill('Hospital de Valdearce')
  await organisation.getByRole('button', { name: /^crear/i }).click()
  await expect(organisation).toBeHidden()

  await page.getByRole('button', { name: 'Elegir un rol' }).click()
  const role = page.getByRole('dialog')
  await role.getByRole('textbox').fill('Atiendo a pacientes en planta.')
  await role.getByRole('button', { name: 'Asignarme este rol' }).click()
  await expect(role).toBeHidden()
}

/** Signs in on the sign-in page, and waits for the page that follows. */
export async function signIn(page: Page, to = /\/dashboard$/) {
  await page.getByLabel('Correo electrónico').fill(nuria.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(nuria.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(to)
}

/** Chooses a file on the generate screen, sends it and waits for the report beside its source. */
export async function generateFrom(page: Page, file: string) {
  await page.goto(new URL('/generate-discharge-report', page.url()).href)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(/detectado/)).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Generar informe' }).click()
  await expect(page).toHaveURL(/\/browse-discharge-reports\?report=/)
  await expect(page.locator('[data-section]')).toHaveCount(18)
}
