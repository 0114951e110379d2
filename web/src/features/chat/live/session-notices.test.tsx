import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestReport } from '../../reports/review/report.fixtures.ts'
import { addDocument, createTestChat } from '../chat.fixtures.ts'

const course = (head: string) =>
  `${head}\n\nIngresa por disnea de tres días. Afebril, tolera dieta. Alta a domicilio.\n`
const notice = page.getByText(/The texts of this chat name different patients/)

afterEach(() => page.viewport(1280, 800))

test('a chat with documents of two patients stays usable and shows a notice until one is removed', async () => {
  const { id, path } = await createTestChat({ title: 'Two patients' })
  await addDocument(id, 'Ana.txt', course('Paciente: Ana Ruiz Prado  NHC 118204'))
  await openAs('clinician', path)
  await expect.element(page.getByText('Answers only from 1 ready source.')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  // The chat is open meanwhile: it shows the notice as soon as the text has been read.
  await addDocument(id, 'Juan.txt', course('Paciente: Juan Sanz Gil  NHC 227311'))
  await expect.element(notice).toMatchTextContent('Ana Ruiz Prado · Juan Sanz Gil')
  const panel = page.getByRole('group', { name: 'Documents' })
  await expect.element(panel.getByText('Juan Sanz Gil · 227311')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Ask about the documents' })).toBeEnabled()
  for (const width of [1280, 390]) {
    await page.viewport(width, 844)
    expect(await accessibilityViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(1280, 800)
  const { items } = await requestAs('clinician', `/chat-sessions/${id}/documents`)
  await requestAs('clinician', `/chat-sessions/${id}/documents/${items[1].document_id}`, { method: 'DELETE' })
  await expect.element(notice).not.toBeInTheDocument()
})

test('an attached report that was annulled says so, counts as no source and cannot be attached again', async () => {
  const { id: report } = await createTestReport('Annulled in a chat')
  await requestAs('clinician', `/discharge-reports/${report}/signature`, {
    method: 'POST',
    body: { version: 'generated', revision: 0 },
  })
  const { id, path } = await createTestChat({ title: 'Annulled report' })
  await requestAs('clinician', `/chat-sessions/${id}`, { method: 'PATCH', body: { discharge_report_ids: [report] } })
  await requestAs('clinician', `/discharge-reports/${report}/annulment`, {
    method: 'POST',
    body: { reason: 'Signed for another patient' },
  })
  await openAs('clinician', path)
  await expect.element(page.getByText(/Annulled since it was attached: Annulled in a chat/)).toBeVisible()
  await expect.element(page.getByText('Annulled: no longer asked about')).toBeVisible()
  await expect.element(page.getByText('No document or report is ready yet.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Attach a report' }).click()
  await page.getByRole('combobox').fill('Annulled in a chat')
  await expect.element(page.getByRole('option', { name: /Annulled in a chat/ })).not.toBeInTheDocument()
})
