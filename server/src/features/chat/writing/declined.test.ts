import type { Message } from '@alta/contract/chat'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startModelEndpoint } from '../../../contract-tests/model-endpoint.ts'
import { openChat } from '../chat.fixtures.ts'

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  endpoint = await startModelEndpoint()
  fixture = await openChat([], { ALTA_MODEL_URL: endpoint.url, ALTA_MODEL_NAME: 'stand-in' })
})
beforeEach(() => endpoint.set('faithful'))
afterAll(async () => {
  await fixture.server.close()
  await endpoint.close()
})

const note = `Alergias: alergia a penicilina con exantema en 2009.

Evolución 12/03/2026
Presenta dolor en la rodilla derecha desde el martes. No tiene fiebre ni dolor torácico. Se inicia enalapril 10 mg cada 24 horas por dolor de cabeza e hipertensión.

Plan
Control en consulta de cardiología en tres meses.
`

/** A session with this text as its document. */
async function session(): Promise<string> {
  const id = await fixture.session()
  const chatSession = { organisation_id: fixture.organisation_id, chat_session_id: id }
  await fixture.document({ ...chatSession, title: 'nota.txt', text: note })
  return id
}

const answerTo = async (words: string): Promise<Message> => await fixture.answer(fixture.ada, await session(), words)

const declining: readonly (readonly [string, 'partial' | 'none', RegExp])[] = [
  ['¿Por qué toma enalapril?', 'partial', /^No es seguro que[^]*enalapril 10 mg/],
  ['¿Qué dosis de enalapril toma?', 'none', /^No se ha encontrado nada[^]*enalapril 10 mg/],
  ['¿Le hicieron una colonoscopia?', 'none', /^No se ha encontrado nada/],
]

test.each(declining)('when the model has no answer to %s grounding is %s', async (words, grounding, content) => {
  endpoint.set('declines')
  const answer = await answerTo(words)
  const found = { status: 'complete', model: null, fallback: 'not_found', removed: 0, grounding }
  expect(answer).toMatchObject(found)
  expect(answer.content).toMatch(content)
})

test('a model may find what the search does not, and the answer is then only partly grounded', async () => {
  const words = '¿Con quién vive?'
  const before = endpoint.requests.length
  const answer = await answerTo(words)
  expect(endpoint.requests.length).toBe(before + 1)
  expect(answer).toMatchObject({ status: 'complete', model: 'stand-in', grounding: 'partial' })
})

test('a model reads passages of documents that the engine would not quote', async () => {
  const id = await session()
  const chatSession = { organisation_id: fixture.organisation_id, chat_session_id: id }
  await fixture.document({
    ...chatSession,
    title: 'otra.txt',
    text: 'Curso 13/03/2026\nVive con su hermana en Reus.\n',
  })
  const answer = await fixture.answer(fixture.ada, id, '¿Por qué toma enalapril?')
  expect(answer).toMatchObject({ status: 'complete', model: 'stand-in' })
  expect(endpoint.requests.at(-1)?.body.messages.at(-1)?.content).toContain('Reus')
})

test('without passages to read no request goes to the model', async () => {
  const before = endpoint.requests.length
  const answer = await fixture.answer(fixture.ada, await fixture.session(), '¿Le hicieron una colonoscopia?')
  expect(answer).toMatchObject({ status: 'complete', model: null, fallback: null, grounding: 'none' })
  expect(answer.content).toContain('No se ha encontrado nada')
  expect(endpoint.requests.length).toBe(before)
})
