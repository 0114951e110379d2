import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/**
 * Replaces the dialog for choosing where to save: files go to the browser's private file system, where the test can
 * read them again.
 */
const savesToItself = `window.showSaveFilePicker = async ({ suggestedName }) =>
  await (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })`

const readsItself = `(async () => {
  const place = await navigator.storage.getDirectory()
  const names = await Array.fromAsync(place.keys())
  const file = await (await place.getFileHandle(names[0])).getFile()
  return { names, bytes: [...new Uint8Array(await file.arrayBuffer())] }
})()`

/** Saves the report; returns the names of the saved files, the page header and the text of the Word file. */
async function saveDocx(page: Page) {
  await button(page, 'Guardar en DOCX').click()
  await expect(page.getByText('DOCX guardado').last()).toBeVisible()
  const saved = await page.evaluate<{ names: string[]; bytes: number[] }>(readsItself)
  const parts = Object.entries(unzipSync(new Uint8Array(saved.bytes)))
  const words = (name: RegExp) =>
    parts
      .filter(([part]) => name.test(part))
      .map(([, bytes]) =>
        strFromU8(bytes)
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' '),
      )
      .join(' ')
  return { names: saved.names, head: words(/^word\/header/), text: words(/^word\/document\.xml$/) }
}

const readsClipboard = `(async () => {
  const [item] = await navigator.clipboard.read()
  const read = async (type) => await (await item.getType(type)).text()
  return { html: await read('text/html'), plain: await read('text/plain') }
})()`

async function copied(page: Page, what: string) {
  await button(page, 'Copiar').click()
  await page.getByRole('menuitem', { name: what }).click()
  await expect(page.getByText(`${what} copiada al portapapeles`)).toBeVisible()
  return await page.evaluate<{ html: string; plain: string }>(readsClipboard)
}

/** Opens the report from the list, and then accepts the sentences that need a decision, using only the keyboard. */
async function openAndDecide(page: Page) {
  await page.goto(new URL('/browse-discharge-reports', page.url()).href)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('Por decidir: 3')).toBeVisible()
  for (const left of [2, 1]) {
    await page.keyboard.press('j')
    await expect(page.locator(':focus')).toHaveAttribute('data-doubt', 'conflicting')
    await expect(page.locator('mark').first()).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Por decidir: ${left}`)).toBeVisible()
  }
}

/** Inserts the first fact of the tray into its section; returns its text. */
async function insertFromTray(page: Page): Promise<string> {
  await page.keyboard.press('u')
  const tray = page.getByRole('region', { name: 'En el curso, no en el informe' })
  const first = tray.locator('button.fact').first()
  await expect(first).toBeFocused()
  const [words = ''] = (await first.innerText()).split('\n')
  const insert = tray.getByRole('button', { name: /^Insertar en / }).first()
  const title = (await insert.getAttribute('aria-label'))?.replace('Insertar en ', '') ?? ''
  await insert.click()
  await expect(section(page, title)).toContainText(words)
  await expect(tray.getByText(words)).toHaveCount(0)
  return words
}

/** Removes the drug that conflicts with the allergy, and changes a dose. */
async function correctTable(page: Page) {
  await button(page, 'Editar Medicación').click()
  const text = page.getByRole('textbox', { name: 'Medicación' })
  await text.getByText('75 mcg').click()
  // The editor knows the position of the caret only a few milliseconds after the click; a person is never faster than
  // that.
  await expect(button(page, 'Tabla')).toBeEnabled()
  await page.keyboard.press('End')
  for (let sign = 0; sign < '75 mcg'.length; sign += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('88 mcg')
  await text.getByText('Amoxicilina').click()
  await button(page, 'Tabla').click()
  await page.getByRole('menuitem', { name: 'Quitar esta fila' }).click()
  await expect(text).not.toContainText('Amoxicilina')
  await button(page, 'Listo').click()
  await expect(page.getByText('2 secciones con cambios')).toBeVisible()
  await button(page, 'Guardar la corrección').click()
  await expect(page.getByText('Corrección guardada')).toBeVisible()
  await expect(section(page, 'Medicación')).toContainText('88 mcg')
}

async function compare(page: Page) {
  await page.getByRole('tab', { name: 'Cambios' }).click()
  const changes = page.getByRole('tabpanel', { name: 'Cambios' })
  await expect(changes.locator('ins').filter({ hasText: '88' })).toBeVisible()
  await expect(changes.locator('del').filter({ hasText: 'Amoxicilina' })).toBeVisible()
  await page.getByRole('radio', { name: 'Generado' }).click()
  await expect(section(page, 'Medicación')).toContainText('Amoxicilina')
  await page.getByRole('radio', { name: 'Corregido' }).click()
  await expect(section(page, 'Medicación')).not.toContainText('Amoxicilina')
}

test('a report is reviewed, completed, corrected, rated, signed, saved and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(savesToItself)
  await setUp(page, server.setup_link ?? '')
  await generateFrom(page, course)
  await openAndDecide(page)
  const inserted = await insertFromTray(page)
  await correctTable(page)
  await compare(page)

  const draft = await saveDocx(page)
  expect(draft.head).toContain('BORRADOR')

  await page.keyboard.press('3')
  await expect(page.getByText('Valoración enviada: Buena')).toBeVisible()

  await button(page, 'Firmar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Firmar' }).click()
  await expect(page.getByText(/^Revisión 1 firmada por Nuria Belascoain/)).toBeVisible()
  const signed = await saveDocx(page)
  expect(signed.names).toEqual([expect.stringMatching(/\.docx$/)])
  expect(signed.head + signed.text).not.toContain('BORRADOR')
  expect(signed.text).toContain('Firmado por Nuria Belascoain')
  expect(signed.text).toContain('88 mcg')
  expect(signed.text).toContain(inserted)
  expect(signed.text).not.toContain('Amoxicilina')

  const { html, plain } = await copied(page, 'Versión corregida')
  expect(html).toContain('<td>Levotiroxina · 88 mcg · 1-0-0 · como antes</td>')
  expect(plain).toContain('SatO2 <92%')
  expect((await copied(page, 'Versión generada')).plain).toContain('Amoxicilina')
})

test('unsaved text survives a reload and a server that is killed', async ({ page }) => {
  await setUp(page, server.setup_link ?? '')
  await generateFrom(page, course)
  await button(page, 'Editar Complicaciones').click()
  const text = page.getByRole('textbox', { name: 'Complicaciones' })
  await text.click()
  await page.keyboard.type('Flebitis en el brazo izquierdo.')
  await expect(text).toContainText('izquierdo.')
  await page.reload()
  await expect(section(page, 'Complicaciones')).toContainText('Flebitis en el brazo izquierdo.')

  await button(page, 'Editar Complicaciones').click()
  await text.click()
  await page.keyboard.press('Control+End')
  await server.kill()
  await page.keyboard.type(' Resuelta con frío local.')
  await expect(page.getByText('Sin guardar: reintentando')).toBeVisible()
  server = await startServer(folder.folder, { PORT: new URL(server.address).port })
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
  await page.reload()
  await expect(section(page, 'Complicaciones')).toContainText(
    'Flebitis en el brazo izquierdo. Resuelta con frío local.',
  )
})
