import { afterAll, beforeAll, expect, test } from 'vitest'
import { note, openChat } from './chat-ward.ts'

let ward: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  ward = await openChat()
}, 60_000)
afterAll(() => ward.server.close(), 30_000)

test('an answer quotes the documents word for word, and says where', async () => {
  const { organisation_id, ada } = ward
  const id = await ward.session()
  const document_id = await ward.document({ organisation_id, chat_session_id: id, title: 'nota.txt', text: note })
  const answer = await ward.answer(ada, id, '¿A qué es alérgica la paciente?')
  console.log(JSON.stringify(answer, null, 1))
  expect(answer).toMatchObject({ role: 'assistant', status: 'complete', rag_strategy: 'rag', grounding: 'full' })
  expect(answer.citations[0]).toMatchObject({ document_id, discharge_report_id: null, revision: 0 })
})
