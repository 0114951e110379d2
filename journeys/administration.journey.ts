import { expect, type Page, test } from '@playwright/test'
import { setUp } from './people.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

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

const pau = { name: 'Pau Ferrussola', email: 'pau@valdearce.example', password: 'una frase ben llarga 42' }
const course =
  'Paciente inventado de 70 años. Ingresa por neumonía. Evolución favorable con amoxicilina. Alta a domicilio.'

/**
 * Reads the secret that is shown only once, and closes the dialog, which first requires confirming that the secret is
 * stored.
 */
async function secretOf(page: Page): Promise<string> {
  const shown = page.getByRole('dialog').locator('[readonly]')
  await expect(shown).toHaveValue(/\S{20}/)
  const secret = await shown.inputValue()
  await page.getByRole('button', { name: 'Ya lo he guardado' }).click()
  return secret
}

/** Opens a screen from the sidebar. */
const go = (page: Page, screen: string) =>
  page
    .getByRole('navigation', { name: /Navegació/ })
    .getByRole('link', { name: screen, exact: true })
    .click()

async function openOrganisation(page: Page) {
  await go(page, 'Organizaciones')
  await page.getByRole('link', { name: 'Hospital de Valdearce' }).click()
  await expect(page.getByRole('heading', { name: 'Hospital de Valdearce', level: 1 })).toBeVisible()
}

test('an invited person registers by the link, has a role, and loses it as soon as it is removed', async ({
  page,
  browser,
}) => {
  await setUp(page, server.setup_link ?? '')
  await go(page, 'Usuarios')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(pau.email)
  await dialog.getByRole('combobox', { name: /^Organización/ }).fill('valdear')
  await page.getByRole('option', { name: 'Hospital de Valdearce' }).click()
  await dialog.getByText('Lectura').or(dialog.getByText('Lector')).first().click()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Empieza el lunes en la planta')
  await dialog.getByRole('button', { name: 'Crear el enlace' }).click()
  const link = await secretOf(page)

  const other = await browser.newContext({ locale: 'ca-ES' })
  const his = await other.newPage()
  await his.goto(link)
  await expect(his.getByText('Hospital de Valdearce')).toBeVisible()
  expect(his.url()).not.toContain('token')
  await his.getByLabel('Nom i cognoms').fill(pau.name)
  await his.getByLabel('Contrasenya', { exact: true }).fill(pau.password)
  await his.getByRole('button', { name: 'Crea el compte' }).click()
  await his.getByLabel('Correu electrònic').fill(pau.email)
  await his.getByLabel('Contrasenya', { exact: true }).fill(pau.password)
  await his.getByRole('button', { name: 'Entra' }).click()
  await expect(his).toHaveURL(/\/dashboard$/)
  await go(his, 'Organitzacions')
  await expect(his.getByRole('link', { name: 'Hospital de Valdearce' })).toBeVisible()

  await page.reload()
  await page.getByRole('link', { name: pau.name }).click()
  await page.getByRole('button', { name: /Hospital de Valdearce/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar el rol' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await his.reload()
  await expect(his.getByRole('heading', { name: 'Organitzacions', level: 1 })).toBeVisible()
  await expect(his.getByRole('link', { name: 'Hospital de Valdearce' })).toBeHidden()
  await other.close()
})

test('a service credential is issued, creates a report, and is refused at once when it is revoked', async ({
  page,
  request,
}) => {
  await setUp(page, server.setup_link ?? '')
  await openOrganisation(page)
  await page.getByRole('button', { name: 'Nueva credencial' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Motor de integración')
  await page.getByRole('dialog').getByText('genera, corrige, lee y exporta').click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Integra la historia clínica')
  await page.getByRole('button', { name: 'Crear la credencial' }).click()
  const headers = { authorization: `Bearer ${await secretOf(page)}` }

  const api = `${server.address}/api/v0`
  const { items } = await (await request.get(`${api}/organisations`, { headers })).json()
  const body = { organisation_id: items[0].organisation_id, source: { text: course } }
  const made = await request.post(`${api}/discharge-reports`, { headers, data: body })
  expect(made.status()).toBe(202)
  const { discharge_report_id } = await made.json()
  const status = async () =>
    (await (await request.get(`${api}/discharge-reports/${discharge_report_id}`, { headers })).json()).status
  await expect.poll(status).toBe('ready')
  expect((await request.get(`${api}/users`, { headers })).status()).toBe(403)

  await page.getByRole('tab', { name: 'Auditoría' }).click()
  await expect(page.getByText('Motor de integración').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Credenciales de servicio' }).click()
  await page.getByRole('button', { name: 'Más acciones: Motor de integración' }).click()
  await page.getByRole('menuitem', { name: 'Revocar' }).click()
  await page.getByRole('button', { name: 'Revocar la credencial' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await request.get(`${api}/organisations`, { headers })).status()).toBe(401)
})
