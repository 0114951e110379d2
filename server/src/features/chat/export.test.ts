import * as chat from '@alta/contract/chat'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, note, openChat } from './chat.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openChat>>
let id = ''
beforeAll(async () => {
  fixture = await openChat()
  const { organisation_id, ada } = fixture
  id = await fixture.session({ title: 'Rosa *cama* 12' })
  const document = { organisation_id, chat_session_id: id, title: 'nota.pdf', text: note, page_starts: [0] }
  await fixture.document(document)
  await fixture.answer(ada, id, '¿A qué es alérgica?\n\n# no es un título')
  await fixture.answer(ada, id, '¿Tiene alergias?')
})
afterAll(() => fixture.server.close())

const exported = async (format: string) =>
  await fixture.server.call(fixture.ada, chat.exportFile, { ...at(id), query: { format } })

test('a chat is exported as text with its citations as numbered notes, each number once', async () => {
  const { status, headers, text } = await exported('markdown')
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(String(headers['content-disposition'])).toContain('.md')
  expect(text).toMatch(/^# Rosa \\\*cama\\\* 12\n/)
  expect(text.match(/^## Pregunta · /gm)).toHaveLength(2)
  expect(text.match(/^## Respuesta · /gm)).toHaveLength(2)
  expect(text).toContain('> \\# no es un título')
  expect(text).toMatch(/exantema en 2009\.» \\\[1]/)
  const notes = text.slice(text.indexOf('## Notas'))
  expect(notes).toContain('1. nota.pdf, p. 1: «')
  expect(notes.match(/exantema en 2009/g)).toHaveLength(1)
})

test('a deleted document is no longer named in the notes', async () => {
  const { server, organisation_id, ada } = fixture
  const other = await fixture.session()
  await fixture.document({ organisation_id, chat_session_id: other, title: 'secreta.txt', text: note })
  await fixture.answer(ada, other, '¿Tiene alergias?')
  await server.services.db.deleteFrom('chat_documents').where('chat_session_id', '=', other).execute()
  const query = { format: 'markdown' }
  const { text } = await server.call(ada, chat.exportFile, { ...at(other), query })
  expect(text.slice(text.indexOf('## Notas'))).toContain('1. documento eliminado: «')
})

test('the Word file has the same content, without the draft mark', async () => {
  const { app } = fixture.server
  const response = await app.inject({
    url: `/api/v0/chat-sessions/${id}/export?format=docx`,
    headers: { authorization: `Bearer ${fixture.ada.token}` },
  })
  expect(response.headers['content-type']).toContain('wordprocessingml')
  const parts = unzipSync(response.rawPayload)
  const words = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(words).toContain('Rosa *cama* 12')
  expect(words).toContain('nota.pdf, p. 1: «')
  expect(words).not.toContain('BORRADOR')
})
