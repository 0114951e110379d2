import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { pdf } from '../server/src/contract-tests/sample-files.ts'
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

const title = 'Remedios, ingreso de noviembre'
const note = fileURLToPath(new URL('courses/es-02.docx', import.meta.url))

/** A medical history of forty pages, one of which contains a sentence that no other page contains. */
const history = {
  name: 'Historia de primaria.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    pdf(
      Array.from({ length: 40 }, (_, page) => [
        `Visita ${page + 1} en el centro de salud.`,
        page === 36 ? 'Vacuna antirrábica pendiente para marzo de 2031.' : 'Revisión sin cambios.',
        ...Array.from({ length: 40 }, (__, line) => `Constante ${page * 40 + line}: sin incidencias en la revisión.`),
      ]),
    ),
  ),
}

/** Resolves when the page shows the words, even for a single frame. */
const untilShown = (page: Page, words: string) =>
  page.waitForFunction((expected) => Reflect.get(globalThis, 'document').body.innerText.includes(expected), words)

const field = (page: Page) => page.getByRole('textbox', { name: 'Pregunte sobre los documentos' })
const answers = (page: Page) => page.getByRole('article', { name: 'Alta' })

async function newChat(page: Page) {
  await page.goto(new URL('/rag-chat', page.url()).href)
  await page.getByRole('button', { name: 'Nuevo chat' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo chat' })
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
  await dialog.getByRole('button', { name: 'Crear el chat' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: question })).toBeVisible()
}

/**
 * Opens the first citation of the last answer, and then the document it refers to; returns the text of the citation and
 * the highlighted text of the document.
 */
async function openCitation(page: Page) {
  await answers(page).last().getByRole('button', { name: 'Fuente 1', exact: true }).click()
  const card = page.getByRole('region', { name: 'Fuente 1' })
  await expect(card.locator('mark')).toBeVisible()
  const citation = await card.innerText()
  await card.getByRole('button', { name: 'Abrir el documento en este punto' }).click()
  const lit = page.getByRole('complementary').locator('mark')
  await expect(lit.first()).toBeInViewport()
  return { citation, lit: (await lit.allInnerTexts()).join('') }
}

const choose = async (page: Page, act: string) => {
  await page.getByRole('button', { name: `Acciones de ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('documents are added, asked about in another language, quoted with citations, and deleted with the chat', async ({
  page,
}) => {
  await setUp(page, server.setup_link ?? '')
  await newChat(page)

  const stages = ['Preparando la indexación', 'Procesando el documento'].map((stage) => untilShown(page, stage))
  await page.locator('input[type=file]').setInputFiles([history])
  await page.locator('input[type=file]').setInputFiles([note])
  await Promise.all(stages)
  await expect(page.getByText(/^40 páginas · [\d.]+ palabras/)).toBeVisible()
  await expect(page.getByText('Responde solo con 2 fuentes listas.')).toBeVisible()

  await ask(page, 'Per què es va suspendre el lorazepam?')
  await expect(answers(page)).toContainText('Se suspende lorazepam por retención de carbónico.')
  await expect(answers(page)).toContainText('Passatges trobats')
  expect((await openCitation(page)).lit).toBe('Se suspende lorazepam por retención de carbónico.')

  await ask(page, '¿Cuándo toca la vacuna antirrábica?')
  await expect(answers(page).last()).toContainText('antirrábica pendiente para marzo de 2031')
  const vaccine = await openCitation(page)
  expect(vaccine.citation).toContain('página 37')
  expect(vaccine.lit).toContain('marzo de 2031')

  const question = '¿Qué alergias tiene la paciente?'
  await field(page).fill(question)
  const sent = page.waitForResponse((response) => response.status() === 202 && response.url().endsWith('/messages'))
  await field(page).press('Enter')
  await sent
  await page.reload()
  await expect(answers(page)).toHaveCount(3)
  await expect(answers(page).last().getByRole('button', { name: 'Copiar con citas' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: question })).toHaveCount(1)
  const quoted = await answers(page).last().innerText()
  expect(quoted.split('AAS: broncoespasmo grave en 2008').length - 1).toBe(1)
  expect(await answers(page).last().getAttribute('aria-busy')).toBe('false')

  const downloading = page.waitForEvent('download')
  await choose(page, 'Guardar como DOCX')
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.docx$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await choose(page, 'Eliminar')
  const dialog = page.getByRole('dialog', { name: `¿Eliminar «${title}»?` })
  await expect(dialog).toContainText('2 documentos con su texto y su índice')
  await dialog.getByRole('button', { name: 'Eliminar el chat' }).click()
  await expect(page).toHaveURL(/\/rag-chat$/)
  await expect(page.getByText('Aún no hay chats')).toBeVisible()
})
