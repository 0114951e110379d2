import type { Message } from '@alta/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { annotatedCourses } from '../../../../../clinical/evaluation/annotated/corpus.ts'
import { type ChatAnswer, chatAnswers } from '../../../contract-tests/model-by-hand.ts'
import { startModelEndpoint } from '../../../contract-tests/model-endpoint.ts'
import { openChat } from '../chat.fixtures.ts'

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  endpoint = await startModelEndpoint({ behaviour: 'written_by_hand' })
  const model = { ALTA_MODEL_URL: endpoint.url, ALTA_MODEL_NAME: 'stand-in' }
  fixture = await openChat([], { ...model, ALTA_MODEL_CONTEXT: '32000' })
})
afterAll(async () => {
  await fixture.server.close()
  await endpoint.close()
})

const courses = new Map(annotatedCourses(['test']).map(({ id, text }) => [id, text]))

/** The chat's result for a hand-written answer about its own course. */
async function answered({ course, question }: ChatAnswer): Promise<Message> {
  const chat_session_id = await fixture.session()
  const text = courses.get(course) ?? ''
  await fixture.document({ organisation_id: fixture.organisation_id, chat_session_id, title: 'curs.txt', text })
  return await fixture.answer(fixture.ada, chat_session_id, question)
}

test('most sentences of handwritten answers are kept, and no doubtful one is left unmarked', async () => {
  const answers = chatAnswers()
  expect(answers.length).toBeGreaterThanOrEqual(30)
  const counts = { sentences: 0, removed: 0 }
  for (const answer of answers) {
    const message = await answered(answer)
    expect(message.status).toBe('complete')
    counts.sentences += answer.items.length
    counts.removed += message.removed
    const isDoubted = message.model !== null && message.removed + message.doubts.length > 0
    expect(isDoubted && message.grounding === 'full').toBe(false)
  }
  expect(counts.removed / counts.sentences).toBeLessThanOrEqual(0.25)
}, 300_000)
