import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'
import { createTestChat } from './chat.fixtures.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a chat needs a title; once created, it opens, and it is in the list', async () => {
  await openAs('clinician', '/rag-chat')
  await button('New chat').first().click()
  const dialog = page.getByRole('dialog', { name: 'New chat' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Create chat' }).click()
  await expect.element(dialog.getByText('Title is required')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title')
  await expect.element(dialog.getByRole('radio', { name: /^None/ })).toBeDisabled()
  await expect.element(dialog.getByText(/Needs a language model\. None is configured\./)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Oxygen of a test')
  await dialog.getByRole('button', { name: 'Create chat' }).click()
  await expect.poll(() => location.pathname).toMatch(/^\/rag-chat\/.+/)
  await expect.element(page.getByRole('heading', { name: 'Oxygen of a test', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Chat created: Oxygen of a test')).toBeVisible()
  await openAs('clinician', '/rag-chat')
  await expect.element(page.getByRole('link', { name: 'Oxygen of a test' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a chat has a preview in the list', async () => {
  const { id } = await createTestChat({ title: 'Chat to look at', withNote: true })
  await openAs('clinician', '/rag-chat')
  await page.getByRole('link', { name: 'Chat to look at' }).click()
  const preview = page.getByRole('dialog', { name: 'Chat to look at' })
  await expect.element(preview.getByText('Curso de enero.txt')).toBeVisible()
  await expect.element(preview.getByText('No messages yet.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await preview.getByRole('link', { name: 'Start Interactive Chat' }).click()
  await expect.poll(() => location.pathname).toBe(`/rag-chat/${id}`)
})

test('the preview shows the text of an answer without its markdown', async () => {
  const { id } = await createTestChat({ title: 'Chat with an answer', withNote: true })
  await requestAs('clinician', `/chat-sessions/${id}/messages`, {
    method: 'POST',
    body: { content: 'levofloxacino dosis' },
  })
  await expect
    .poll(async () => (await requestAs('clinician', `/chat-sessions/${id}/messages`)).items.at(0)?.status, {
      timeout: 30_000,
    })
    .toBe('complete')
  await openAs('clinician', '/rag-chat')
  await page.getByRole('link', { name: 'Chat with an answer' }).click()
  const preview = page.getByRole('dialog', { name: 'Chat with an answer' })
  await expect.element(preview.getByText(/Curso de enero/).last()).toBeVisible()
  expect(preview.element().textContent).not.toContain('**')
})

test('saving a changed chat says so, and saving without a change says that too', async () => {
  const { id } = await createTestChat({ title: 'Chat to change' })
  await openAs('clinician', `/rag-chat/${id}`)
  await page.getByRole('button', { name: /Chat to change/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit chat' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('No changes to update')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Chat changed')
  await dialog.getByRole('radio', { name: /Echo/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { name: 'Chat changed', level: 1 })).toBeVisible()
  const stored = await requestAs('clinician', `/chat-sessions/${id}`)
  expect([stored.title, stored.rag_strategy]).toEqual(['Chat changed', 'echo'])
})

test('deleting a chat names what is deleted and that it cannot be undone, with the safe button first', async () => {
  const { id } = await createTestChat({ title: 'Chat to delete', withNote: true })
  await openAs('clinician', `/rag-chat/${id}`)
  await page.getByRole('button', { name: /Chat to delete/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: /Chat to delete/ })
  await expect.element(dialog.getByText(/cannot be undone/)).toBeVisible()
  await expect.element(dialog.getByText('1 document with their text and index')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('Keep it')
  await dialog.getByRole('button', { name: 'Delete the chat' }).click()
  await expect.poll(() => location.pathname).toBe('/rag-chat')
  await expect.element(page.getByText('Chat deleted: Chat to delete')).toBeVisible()
  await openAs('clinician', `/rag-chat/${id}`)
  await expect.element(page.getByText('Session not found')).toBeVisible()
})

test('a person who may not chat anywhere is told whom to ask', async () => {
  await openAs('reader', '/rag-chat')
  await expect.element(page.getByText(/You may chat where you are a clinician/)).toBeVisible()
  await expect.element(button('New chat')).not.toBeInTheDocument()
})

test('a chat is found from the search of the header', async () => {
  const { id } = await createTestChat({ title: 'Zebrafish ward round' })
  await openAs('clinician', '/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox').fill('zebraf')
  await page.getByRole('option', { name: /Zebrafish ward round/ }).click()
  await expect.poll(() => location.pathname).toBe(`/rag-chat/${id}`)
})
