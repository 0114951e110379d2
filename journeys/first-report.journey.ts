import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { generateFrom, setUp } from './people.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

const course = (name: string) => fileURLToPath(new URL(`courses/${name}`, import.meta.url))
const caseCourse = (name: string) => fileURLToPath(new URL(`../clinical/cases/${name}`, import.meta.url))
const languages = ['es', 'ca', 'en'] as const
const counts = { es: 4, ca: 4, en: 3 }
const allCourses = languages.flatMap((language) =>
  Array.from({ length: counts[language] }, (_, index) => caseCourse(`${language}-0${index + 1}.txt`)),
)

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

test('from the setup link to a report in which every sentence has its source', async ({ page }) => {
  await setUp(page, server.setup_link ?? '')
  await generateFrom(page, course('es-02.docx'))

  const allergies = page.getByRole('region', { name: 'Alergias' })
  await expect(allergies).toContainText('AAS: broncoespasmo grave en 2008')
  await allergies.getByText('AAS: broncoespasmo').click()
  const source = page.getByLabel('Curso clínico').first()
  const lit = source.locator('mark')
  await expect(lit).toContainText('AAS: broncoespasmo grave en 2008, con ingreso en UCI')
  await expect(lit).toBeInViewport()

  await source.getByText('Madre con asma').click()
  await expect(page.getByRole('region', { name: 'Antecedentes familiares' }).locator('[data-lit]')).toContainText(
    'Madre con asma',
  )

  await expect(page.getByRole('region', { name: 'Complicaciones' })).toContainText('No consta')
  await page.reload()
  await expect(page.locator('[data-section]')).toHaveCount(18)
})

/** The first course of each language; with ALTA_TEST_ALL, as before a release, all of them. */
const courses = process.env.ALTA_TEST_ALL === '1' ? allCourses : allCourses.filter((file) => file.endsWith('-01.txt'))

test('invented courses, as text and as Word files, become reports in the browser', async ({ page }) => {
  await setUp(page, server.setup_link ?? '')
  for (const file of [...courses, course('ca-02.docx'), course('en-02.docx')]) {
    await generateFrom(page, file)
    const sentences = page.locator('[data-sentence]')
    expect(await sentences.count(), file).toBeGreaterThan(20)
    await sentences.nth(3).click()
    await expect(page.locator('mark').first(), file).toBeVisible()
  }
  await page.goto(new URL('/browse-discharge-reports', page.url()).href)
  await expect(page.getByRole('row')).toHaveCount(courses.length + 2 + 1)
})

test('a course that is pasted, sent twice and left alone makes one report', async ({ page }) => {
  await setUp(page, server.setup_link ?? '')
  await page.goto(new URL('/generate-discharge-report', page.url()).href)
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await page.getByRole('textbox', { name: /curso/i }).fill(readFileSync(caseCourse('es-01.txt'), 'utf8'))
  await page.locator('main').getByRole('button', { name: 'Generar informe' }).dblclick()
  await expect(page.locator('[data-section]')).toHaveCount(18)
  await page.goto(new URL('/browse-discharge-reports', page.url()).href)
  await expect(page.getByRole('row')).toHaveCount(2)
})
