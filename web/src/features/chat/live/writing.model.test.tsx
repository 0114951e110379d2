import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, modelOf, openAs, ownOrganisation } from '../../../test-app.tsx'
import { createTestChat } from '../chat.fixtures.ts'

const last = () => page.getByRole('article', { name: 'Alta' }).last()
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Asks a question in a new chat about a note, in a new organisation whose model has this behaviour. */
async function ask(question: string, behaviour: string, more: object = {}) {
  const organisation_id = await ownOrganisation(`Hospital ${behaviour} ${crypto.randomUUID()}`)
  await modelOf(organisation_id, behaviour, more)
  const chat = await createTestChat({ title: behaviour, organisation_id, withNote: true })
  await openAs('clinician', chat.path)
  await page.getByRole('textbox', { name: 'Ask about the documents' }).fill(question)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => last().element().getAttribute('aria-busy')).toBe('false')
  return { ...chat, organisation_id }
}

/** The same in a chat without documents. */
async function askWithoutDocuments(title: string, behaviour: string) {
  const organisation_id = await ownOrganisation(`Hospital ${title} ${crypto.randomUUID()}`)
  await modelOf(organisation_id, behaviour)
  const chat = await createTestChat({ title, organisation_id, rag_strategy: 'none' })
  await openAs('clinician', chat.path)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('¿Qué es la levofloxacina?')
  await userEvent.keyboard('{Enter}')
  return { ...chat, organisation_id }
}

/** The text that a button copies to the clipboard. */
async function copiedText(name: string): Promise<string> {
  const texts: string[] = []
  const listen = (event: ClipboardEvent) => texts.push(event.clipboardData?.getData('text/plain') ?? '')
  const write = navigator.clipboard.write.bind(navigator.clipboard)
  navigator.clipboard.write = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
  window.addEventListener('copy', listen)
  try {
    await last().getByRole('button', { name, exact: true }).click()
    await expect.poll(() => texts.length).toBe(1)
  } finally {
    window.removeEventListener('copy', listen)
    navigator.clipboard.write = write
  }
  return texts.join('')
}

test('an answer that a model wrote says which one, and each sentence has its source', async () => {
  await ask('¿Qué alergias tiene?', 'faithful')
  await expect.element(last().getByText(/RAG · stand-in:faithful · /)).toBeVisible()
  await expect.element(last().getByText('Every sentence cited')).toBeVisible()
  await last().getByRole('button', { name: 'Source 1', exact: true }).click()
  const card = last().getByRole('region', { name: 'Source 1' })
  await expect.poll(() => card.element().querySelector('mark')?.textContent).toMatch(/penicilina/)
  expect(await accessibilityViolations()).toEqual([])
})

test('a sentence that contradicts the documents is marked by shape and text, on the page and when copied', async () => {
  await ask('¿En qué rodilla tiene dolor?', 'flips_side', { on_unsupported: 'mark' })
  await expect.element(last().getByRole('img', { name: 'Contradicts the documents' }).first()).toBeVisible()
  await expect.element(last().getByText(/sentences? contradicts? the documents\./)).toBeVisible()
  await expect.element(last().getByText('Partly found')).toBeVisible()
  await expect.element(last().getByText('Every sentence cited')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  expect(await copiedText('Copy with citations')).toMatch(
    /izquierda\S* \[contradicts the source\] \[1\][\s\S]*Curso de enero\.txt: «[^»]*rodilla derecha/,
  )
  expect(await copiedText('Copy')).toMatch(/\[contradicts the source\]/)
})

test('an answer says how many sentences were left out', async () => {
  await ask('¿Qué alergias y qué antibiótico tiene?', 'invents_drug')
  await expect.element(last().getByText(/^\d sentences? without source (was|were) left out\.$/)).toBeVisible()
  await expect.element(last().getByText('Every sentence cited')).not.toBeInTheDocument()
})

test('when the model’s output cannot be used the engine answers, and the answer says why', async () => {
  await ask('¿Qué alergias tiene?', 'html')
  await expect
    .element(last().getByText('Answered without the model. The language model’s answer could not be read.'))
    .toBeVisible()
  await expect
    .element(
      last()
        .getByText(/penicilina/)
        .first(),
    )
    .toBeVisible()
  await expect.element(last().getByText(/stand-in/)).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('a slow answer is stopped with a click, keeps its text, and continues from there', async () => {
  const { id, organisation_id } = await askWithoutDocuments('Slow', 'slow')
  await expect.poll(() => last().element().textContent).toMatch(/levofloxacina/)
  await expect.element(last().getByText('Writing…')).toBeVisible()
  await button('Stop').click()
  await expect.element(last().getByText('Stopped', { exact: true })).toBeVisible()
  await expect.element(button('Send')).toBeInTheDocument()
  const newest = async () => (await requestAs('clinician', `/chat-sessions/${id}/messages?limit=1`)).items[0]
  const stopped = await newest()
  expect([stopped.status, stopped.model]).toEqual(['stopped', 'stand-in:slow'])
  await modelOf(organisation_id, 'faithful')
  await button('Continue').click()
  await expect.poll(async () => (await newest()).status).toBe('complete')
  const { content } = await newest()
  expect(content.startsWith(stopped.content)).toBe(true)
  expect(content.length).toBeGreaterThan(stopped.content.length)
  await expect.poll(() => last().element().getAttribute('aria-busy')).toBe('false')
})

test('a chat without documents says so, also on each answer; a failed one says why and can be continued', async () => {
  const { organisation_id } = await askWithoutDocuments('Ungrounded', 'html')
  await expect.element(page.getByText(/^Answers of this strategy are not grounded in documents\./)).toBeVisible()
  await expect
    .element(last().getByText('The language model could not finish the answer. “Continue” asks it again.'))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await modelOf(organisation_id, 'faithful')
  await button('Continue').click()
  await expect.element(last().getByText('Not grounded in any document')).toBeVisible()
  await expect.element(last().getByText(/None · stand-in:faithful · /)).toBeVisible()
  await expect.element(last().getByText(/could not finish/)).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('where text may not go to a model, the strategy None is disabled and the reason is shown', async () => {
  const organisation_id = await ownOrganisation('Hospital Callat')
  await modelOf(organisation_id, 'faithful', { model_allowed: false })
  const { path } = await createTestChat({ title: 'Kept in', organisation_id })
  await openAs('clinician', path)
  await page.getByRole('button', { name: /Kept in/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit chat' })
  await expect.element(dialog.getByText(/The text of this organisation may not go to it\./)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^None/ })).toBeDisabled()
  await modelOf(organisation_id, 'faithful', { model_allowed: true })
  await openAs('clinician', (await createTestChat({ title: 'Let out', organisation_id })).path)
  await page.getByRole('button', { name: /Let out/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(page.getByRole('radio', { name: /^None/ })).toBeEnabled()
})
