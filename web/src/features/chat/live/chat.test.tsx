import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearSession } from '../../../base/stores.ts'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestChat } from '../chat.fixtures.ts'

const field = () => page.getByRole('textbox', { name: 'Ask about the documents' })
const last = () => page.getByRole('article', { name: 'Alta' }).last()

test('an answer quotes the document, and its citation opens it at the passage', async () => {
  const { path } = await createTestChat({ title: 'Antibiotic', withNote: true })
  await openAs('clinician', path)
  await expect.element(page.getByText('Answers only from 1 ready source.')).toBeVisible()
  await field().fill('¿Qué alergias tiene?')
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText('Every sentence cited')).toBeVisible()
  await expect
    .element(
      last()
        .getByText(/penicilina/)
        .first(),
    )
    .toBeVisible()
  await last().getByRole('button', { name: 'Source 1', exact: true }).click()
  const card = last().getByRole('region', { name: 'Source 1' })
  await expect.element(card.getByText('Curso de enero.txt')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await card.getByRole('button', { name: 'Open the document at this point' }).click()
  const source = page.getByRole('region', { name: 'Curso de enero.txt' })
  await expect.element(source).toBeVisible()
  await expect.poll(() => source.element().querySelector('mark')?.textContent).toMatch(/penicilina/)
  expect(await accessibilityViolations()).toEqual([])
})

test('the keyboard alone leads to a citation, its passage, back, and to the next question', async () => {
  const { path } = await createTestChat({ title: 'Keys', withNote: true })
  await openAs('clinician', path)
  await field().click()
  await userEvent.keyboard('¿Qué alergias tiene?{Enter}')
  const number = last().getByRole('button', { name: 'Source 1', exact: true })
  await expect.element(number).toBeVisible()
  await expect.element(field()).toHaveFocus()
  for (let steps = 0; steps < 12 && document.activeElement !== number.element(); steps += 1)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const opener = last().getByRole('button', { name: 'Open the document at this point' })
  await expect.element(opener).toBeVisible()
  for (let steps = 0; steps < 12 && document.activeElement !== opener.element(); steps += 1)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Curso de enero.txt' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(number).toHaveFocus()
})

test('a quotation from a deleted document stays; its citation says that the document is deleted', async () => {
  const { id, path } = await createTestChat({ title: 'Deleted source', withNote: true })
  await openAs('clinician', path)
  await field().fill('¿Qué alergias tiene?')
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText('Every sentence cited')).toBeVisible()
  const { items } = await requestAs('clinician', `/chat-sessions/${id}/documents`)
  await requestAs('clinician', `/chat-sessions/${id}/documents/${items[0].document_id}`, { method: 'DELETE' })
  await expect.element(page.getByText('No document or report is ready yet.')).toBeVisible()
  await last().getByRole('button', { name: 'Source 1', exact: true }).click()
  const card = last().getByRole('region', { name: 'Source 1' })
  await expect.element(card.getByText(/This source has been deleted/)).toBeVisible()
  await expect
    .element(
      last()
        .getByText(/penicilina/)
        .first(),
    )
    .toBeVisible()
})

test('on a phone the documents cover the chat, and a passage opens there', async () => {
  const { path } = await createTestChat({ title: 'Phone', withNote: true })
  await page.viewport(390, 844)
  try {
    await openAs('clinician', path)
    await page.getByRole('button', { name: 'Documents 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Documents 1' })
    await expect.element(dialog.getByRole('button', { name: /Curso de enero\.txt \d+ words/ })).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await field().fill('¿Qué alergias tiene?')
    await userEvent.keyboard('{Enter}')
    await last().getByRole('button', { name: 'Source 1', exact: true }).click()
    await last().getByRole('button', { name: 'Open the document at this point' }).click()
    await expect.poll(() => dialog.element().querySelector('mark')?.textContent).toMatch(/penicilina/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(last().getByRole('button', { name: 'Open the document at this point' })).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  } finally {
    await page.viewport(1280, 800)
  }
})

test('an answer says plainly that the documents do not contain what was asked', async () => {
  const { path } = await createTestChat({ title: 'Nothing there', withNote: true })
  await openAs('clinician', path)
  await field().fill('¿Cuál es su grupo sanguíneo?')
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText('Not found in the documents')).toBeVisible()
})

test('Shift+Enter begins a line; typed text survives leaving the chat and the end of the session', async () => {
  const { path } = await createTestChat({ title: 'Unsent', rag_strategy: 'echo' })
  await openAs('clinician', path)
  const message = page.getByRole('textbox', { name: 'Write a message' })
  await message.click()
  await userEvent.keyboard('first{Shift>}{Enter}{/Shift}second')
  await expect.element(message).toHaveValue('first\nsecond')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(() => location.pathname).toBe('/dashboard')
  clearSession()
  await expect.poll(() => location.pathname).toBe('/login')
  await openAs('clinician', path)
  await expect.element(message).toHaveValue('first\nsecond')
  await message.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText(/first/)).toBeVisible()
  await expect.element(message).toHaveValue('')
})

test('a question sent in another tab appears here too, with its answer', async () => {
  const { id, path } = await createTestChat({ title: 'Two tabs', rag_strategy: 'echo' })
  await openAs('clinician', path)
  await expect.element(page.getByText('Nothing asked yet')).toBeVisible()
  await requestAs('clinician', `/chat-sessions/${id}/messages`, { method: 'POST', body: { content: 'from elsewhere' } })
  await expect
    .poll(() => (window.dispatchEvent(new Event('visibilitychange')), document.body.textContent))
    .toMatch(/from elsewhere[\s\S]*from elsewhere/)
})

test('a file of the wrong kind is refused before it is sent; a good one becomes ready, a bad one says why', async () => {
  const { path } = await createTestChat({ title: 'Files' })
  await openAs('clinician', path)
  const fileInput = () =>
    page
      .getByLabelText('Add', { exact: true })
      .elements()
      .find((element) => element.tagName === 'INPUT')
  await expect.poll(fileInput).toBeDefined()
  const input = fileInput()
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for files.')
  await userEvent.upload(input, [
    new File(['Paciente con fiebre de 38,5 y tos. Alta a domicilio.'], 'Nota.txt', { type: 'text/plain' }),
    new File(['x'], 'foto.gif', { type: 'image/gif' }),
    new File(['not a document'], 'Roto.docx'),
  ])
  await expect.element(page.getByText(/^Only these files are accepted/)).toBeVisible()
  await expect.element(page.getByText(/The content is not what the name says|damaged/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Nota\.txt \d+ words/ })).toBeVisible()
  await expect.element(page.getByText('Answers only from 1 ready source.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Actions for Nota.txt' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: /Nota\.txt/ })
  await expect.element(dialog.getByText(/cannot be undone/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete the document' }).click()
  await expect.element(page.getByText('Document deleted: Nota.txt')).toBeVisible()
})

test('an answer is copied with its citations', async () => {
  const { path } = await createTestChat({ title: 'To copy', withNote: true })
  await openAs('clinician', path)
  await field().fill('¿Cuánto oxígeno lleva?')
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByRole('button', { name: 'Copy with citations' })).toBeVisible()
  const copied: string[] = []
  const listen = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain') ?? '')
  const write = navigator.clipboard.write.bind(navigator.clipboard)
  navigator.clipboard.write = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
  window.addEventListener('copy', listen)
  try {
    await last().getByRole('button', { name: 'Copy with citations' }).click()
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  } finally {
    window.removeEventListener('copy', listen)
    navigator.clipboard.write = write
  }
  expect(copied.join('')).toMatch(/1,5 litros[\s\S]*Curso de enero\.txt/)
})
