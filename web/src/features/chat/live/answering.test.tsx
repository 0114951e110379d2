import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestChat } from '../chat.fixtures.ts'

const field = () => page.getByRole('textbox', { name: 'Write a message' })
const last = () => page.getByRole('article', { name: 'Alta' }).last()
const log = () => page.getByRole('log', { name: 'Messages' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sentences = (count: number) =>
  Array.from({ length: count }, (_, line) => `Sentence ${line + 1} of a long message that is said again.`).join(' ')

/** Asks a question as another tab would, and waits for the complete answer. */
async function askElsewhere(chat: string, content: string) {
  const path = `/chat-sessions/${chat}/messages`
  const { assistant_message } = await requestAs('clinician', path, { method: 'POST', body: { content } })
  const status = async () =>
    (await requestAs('clinician', `${path}?limit=1`)).items.find(
      ({ message_id }: { message_id: string }) => message_id === assistant_message.message_id,
    )?.status
  await expect.poll(status, { interval: 20 }).toBe('complete')
}

/**
 * Creates a chat whose answer was stopped halfway. On a busy machine the answer may be complete before it can be
 * stopped, so it tries several times.
 */
async function stoppedChat(content: string) {
  for (let tries = 1; ; tries += 1) {
    const { id, path } = await createTestChat({ title: 'Stopped', rag_strategy: 'echo' })
    const messages = `/chat-sessions/${id}/messages`
    const { assistant_message } = await requestAs('clinician', messages, { method: 'POST', body: { content } })
    const stopped = await requestAs('clinician', `${messages}/${assistant_message.message_id}/cancel`, {
      method: 'POST',
    })
    if (stopped.status === 'stopped' || tries === 5) return { id, path, ...stopped }
  }
}

test('a stopped answer keeps its text, and continues from there to its end', async () => {
  const question = sentences(150)
  const { id, path, status, content } = await stoppedChat(question)
  expect(status).toBe('stopped')
  await openAs('clinician', path)
  await expect.element(last().getByText('Stopped', { exact: true })).toBeVisible()
  expect(question.startsWith(content)).toBe(true)
  await button('Continue').click()
  await expect.element(last().getByText(/Sentence 150 of/)).toBeVisible()
  await expect.poll(() => last().element().getAttribute('aria-busy')).toBe('false')
  const stored = await requestAs('clinician', `/chat-sessions/${id}/messages`)
  expect(stored.items.map((message: { content: string }) => message.content)).toEqual([question, question])
})

test('while an answer is written the field keeps the focus and takes the next question', async () => {
  const { path } = await createTestChat({ title: 'Writing', rag_strategy: 'echo' })
  await openAs('clinician', path)
  await field().fill(sentences(150))
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('the next question')
  await expect.element(last().getByText(/Sentence 150 of/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('the next question')
  await expect.element(button('Send')).toBeVisible()
  await button('Send').click()
  await expect.element(last().getByText('the next question')).toBeVisible()
  await expect.element(field()).toHaveFocus()
})

test('a page that is opened during an answer shows it once, to its end', async () => {
  const { id, path } = await createTestChat({ title: 'Reloaded', rag_strategy: 'echo' })
  await openAs('clinician', '/dashboard')
  const body = { content: sentences(150) }
  await requestAs('clinician', `/chat-sessions/${id}/messages`, { method: 'POST', body })
  await openAs('clinician', path)
  await expect.element(last().getByText(/Sentence 150 of/)).toBeVisible()
  await expect.poll(() => last().element().getAttribute('aria-busy')).toBe('false')
  expect(last().element().textContent.split('Sentence 75 of')).toHaveLength(2)
  expect(page.getByRole('article', { name: 'Alta' }).elements()).toHaveLength(1)
})

test('Enter pressed twice sends once', async () => {
  const { id, path } = await createTestChat({ title: 'Twice', rag_strategy: 'echo' })
  await openAs('clinician', path)
  await field().fill('only once')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(last().getByText('only once')).toBeVisible()
  const { items } = await requestAs('clinician', `/chat-sessions/${id}/messages`)
  expect(items).toHaveLength(2)
})

test('a message that cannot be sent stays in the field, and the page says why', async () => {
  const { id, path } = await createTestChat({ title: 'Not sent', rag_strategy: 'echo' })
  await openAs('clinician', path)
  await expect.element(page.getByText('Nothing asked yet')).toBeVisible()
  await field().fill('words that must not be lost')
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('cut off')) : send(input, init)
  try {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Error sending the message/)).toBeVisible()
    await expect.element(field()).toHaveValue('words that must not be lost')
  } finally {
    window.fetch = send
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText('words that must not be lost')).toBeVisible()
  const { items } = await requestAs('clinician', `/chat-sessions/${id}/messages`)
  expect(items).toHaveLength(2)
})

test('a chat of another person, or one that does not exist, is not found', async () => {
  const { path } = await createTestChat({ title: 'Mine only' })
  for (const person of ['other', 'owner'] as const) {
    await openAs(person, path)
    await expect.element(page.getByText('Session not found')).toBeVisible()
  }
  await expect.element(page.getByText('Mine only')).not.toBeInTheDocument()
  await openAs('clinician', '/rag-chat/01890000-0000-7000-8000-000000000000')
  await expect.element(page.getByText('Session not found')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a long chat opens at its end, and neither earlier nor new messages move what a person reads', async () => {
  const { id, path } = await createTestChat({ title: 'Long', rag_strategy: 'echo' })
  for (let turn = 1; turn <= 25; turn += 1) await askElsewhere(id, `Turn ${turn}. ${sentences((turn % 4) * 3)}`)
  await openAs('clinician', path)
  await expect.element(last().getByText(/Turn 25\./)).toBeInViewport()
  const left = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight
  await expect.poll(() => left(log().element())).toBeLessThan(3)
  log().element().scrollTop = 0
  await expect.element(button('To the latest')).toBeVisible()
  const first = page.getByRole('article', { name: 'Alta' }).first().element()
  const topOf = () => first.getBoundingClientRect().top
  await button('Show earlier messages').click()
  const before = topOf()
  await expect
    .element(
      log()
        .getByText(/Turn 1\./)
        .first(),
    )
    .toBeInTheDocument()
  await expect.poll(() => Math.abs(topOf() - before)).toBeLessThan(3)
  const read = topOf()
  await requestAs('clinician', `/chat-sessions/${id}/messages`, {
    method: 'POST',
    body: { content: 'from elsewhere' },
  })
  await expect
    .poll(() => (window.dispatchEvent(new Event('visibilitychange')), log().element().textContent), {
      timeout: 20_000,
    })
    .toMatch(/from elsewhere[\s\S]*from elsewhere/)
  expect(Math.abs(topOf() - read)).toBeLessThan(3)
  await button('To the latest').click()
  await expect.element(last().getByText('from elsewhere')).toBeInViewport()
})
