import * as chat from '@alta/contract/chat'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { note, openChat } from './chat.fixtures.ts'
import { citedAnswer, versionsOf } from './check-citations.rules.ts'

vi.setConfig({ testTimeout: 120_000 })
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  fixture = await openChat()
})
afterAll(() => fixture.server.close())

const questions = [
  '¿Qué tratamiento lleva?',
  '¿Tiene alergias?',
  '¿Qué se le pautó por hipertensión?',
  'Quin tractament porta?',
  'What is she allergic to?',
  '¿Cuándo es el control?',
  '¿Qué dice el documento?',
  '¿Y la dosis?',
]

/** Creates a hospital with one clinician and a session whose every sentence has a word that occurs nowhere else. */
async function makeHospital(word: string) {
  const { server } = fixture
  const organisation_id = await server.organisation(`Hospital ${word}`)
  const by = await server.person(['clinician', organisation_id])
  const body = { title: word, organisation_id, rag_strategy: 'rag' }
  const { chat_session_id } = (await server.call(by, chat.create, { body })).json
  const marked = note.replaceAll('.', ` ${word}.`)
  const documents = [
    await fixture.document({ organisation_id, chat_session_id, title: `${word}-1.txt`, text: marked }),
    await fixture.document({
      organisation_id,
      chat_session_id,
      title: `${word}-2.txt`,
      text: `Plan\nDieta sin sal ${word}.\n`,
    }),
  ]
  return { by, chat_session_id, word, documents }
}

test('no text of one chat ever appears in an answer of another, however their questions alternate', async () => {
  const places = [await makeHospital('CANARIO'), await makeHospital('JILGUERO')]
  const wrong: string[] = []
  let quoted = 0
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      places.map(async ({ by, chat_session_id, word, documents }, index) => {
        const question = questions[(round * (index + 1) + index) % questions.length] ?? ''
        const { content, citations } = await fixture.answer(by, chat_session_id, question)
        const foreign = places.filter((other) => other.word !== word && content.includes(other.word))
        const strange = citations.filter(({ document_id }) => document_id === null || !documents.includes(document_id))
        quoted += citations.length
        if (foreign.length + strange.length > 0) wrong.push(`${word}: ${question}`)
      }),
    )
  }
  expect(wrong).toEqual([])
  expect(quoted).toBeGreaterThan(20)
})

test('an answer from a thread with a passage of another chat is rejected', () => {
  const [mine, foreign] = [{ source_id: 'mine', revision: 0 }, 'foreign']
  const content = 'Pasajes encontrados: «Alergia al látex»'
  const [start, end] = [content.indexOf('Alergia'), content.length - 1]
  const answered = (text_id: string) => ({
    grounding: 'full' as const,
    formatted: { content, citations: [{ start, end, text_id, source_start: 0, source_end: 16 }], parts: [content] },
  })
  expect(() => versionsOf(answered(foreign).formatted.citations, [mine])).toThrow('not of its session')
  expect(versionsOf(answered('mine').formatted.citations, [mine])).toEqual([mine])
  const stored = { ...mine, document_id: 'mine', discharge_report_id: null, title: '', page_starts: [] }
  expect(citedAnswer(answered('mine'), [{ ...stored, text: 'Alergia al látex.' }]).citations).toHaveLength(1)
  expect(() => citedAnswer(answered('mine'), [{ ...stored, text: 'Sin alergia al látex.' }])).toThrow('does not say')
  expect(() => citedAnswer(answered(foreign), [{ ...stored, text: 'Alergia al látex.' }])).toThrow('does not say')
})
