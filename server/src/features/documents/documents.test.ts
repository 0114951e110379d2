import { documentMediaTypes } from '@alta/contract/document-kinds'
import { countWords } from '@alta/clinical/text/words'
import { readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { apiPrefix } from '@alta/contract/api'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { docx, encryption, paragraph, pdf } from '../../contract-tests/sample-files.ts'
import { note, openDocumentsFixture, type DocumentsFixture } from './documents.fixtures.ts'

let fixture: DocumentsFixture
beforeAll(async () => {
  fixture = await openDocumentsFixture()
})
afterAll(() => fixture.server.close())

describe('a document', () => {
  it.each([
    ['nota.txt', note, { text: note, pages: [] }],
    ['NOTA.MD', `# Nota\n\n${note}`, { text: `# Nota\n\n${note}`, pages: [] }],
    ['informe.docx', docx(paragraph(note)), { text: note, pages: [] }],
    [
      'informe.pdf',
      pdf([[note], ['Control en tres meses.']]),
      { text: `${note}\n\nControl en tres meses.`, pages: [0, note.length + 2] },
    ],
  ])('%s is uploaded, read and shown', async (filename, content, text) => {
    const document_id = await fixture.upload(filename, content)
    const { created_at, words, ...document } = await fixture.waitUntilRead(document_id)
    expect(document).toEqual({
      document_id,
      chat_session_id: fixture.chat_session_id,
      filename,
      media_type: Object.entries(documentMediaTypes).find(([kind]) => filename.toLowerCase().endsWith(kind))?.[1],
      bytes: Buffer.from(content).byteLength,
      state: 'ready',
      stage: null,
      progress: null,
      pages: text.pages.length || null,
      problem: null,
      recognised: null,
    })
    expect(words).toBe(countWords(text.text))
    expect(Date.parse(created_at)).not.toBeNaN()
    const shown = await fixture.server.call(fixture.ada, documents.readText, fixture.at(document_id))
    expect(shown.json).toEqual({ ...text, recognised: null })
    expect(await fixture.list()).toContainEqual(await fixture.find(document_id))
  })

  it('is downloaded byte for byte, in a form that no browser opens as a page', async () => {
    const filename = 'informe «últim» <b>.md'
    const content = `<script>alert(1)</script>\n${note}`
    const document_id = await fixture.upload(filename, content)
    const { status, text, headers } = await fixture.server.call(fixture.ada, documents.content, fixture.at(document_id))
    expect([status, text]).toEqual([200, content])
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''informe%20%C2%AB/)
  })

  it.each([
    ['vacio.txt', ' \n ', 'no_text'],
    ['escaneado.pdf', pdf([[], []]), 'no_text'],
    ['dibujo.docx', docx(paragraph(' ')), 'no_text'],
    ['clave.pdf', pdf([[note]], { trailer: encryption }), 'password_protected'],
    ['roto.pdf', pdf([[note]]).subarray(0, 400), 'broken'],
    ['roto.docx', docx(paragraph(note)).subarray(0, 300), 'broken'],
    ['otro.pdf', note, 'unsupported'],
    ['otro.txt', pdf([[note]]), 'unsupported'],
    ['bomba.docx', docx('', { 'word/a.bin': new Uint8Array(limits.unpacked_file_bytes + 1) }), 'too_large'],
    ['largo.txt', 'a'.repeat(limits.document_characters_max + 1), 'too_large'],
  ])('%s has no text, and says why', async (filename, content, problem) => {
    const document_id = await fixture.upload(filename, content)
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({
      state: 'error',
      stage: null,
      problem,
      pages: null,
    })
    const text = await fixture.server.call(fixture.ada, documents.readText, fixture.at(document_id))
    expect([text.status, text.json.code]).toEqual([409, 'not-ready'])
    await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))
  })

  it('can be read again when that failed, and only then', async () => {
    const document_id = await fixture.upload('roto.pdf', '%PDF-1.4 y nada más')
    await fixture.waitUntilRead(document_id)
    const again = await fixture.server.call(fixture.ada, documents.retry, fixture.at(document_id))
    expect([again.status, again.json.state, again.json.problem]).toEqual([202, 'indexing', null])
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'error', problem: 'broken' })
    const ready = await fixture.upload('nota.txt', note)
    await fixture.waitUntilRead(ready)
    expect((await fixture.server.call(fixture.ada, documents.retry, fixture.at(ready))).json.code).toBe('not-ready')
  })
})

describe('an announced document', () => {
  const refusal = async (filename: string, bytes: number) => {
    const { status, json } = await fixture.announce(filename, bytes)
    return [status, json.code, json.errors?.[0]?.pointer, json.errors?.[0]?.code]
  }

  it('is refused for its kind, its name and its size', async () => {
    expect(await refusal('foto.gif', 10)).toEqual([415, 'unsupported-file', undefined, undefined])
    expect(await refusal('sin ending', 10)).toEqual([415, 'unsupported-file', undefined, undefined])
    expect(await refusal('nota\n.txt', 10)).toEqual([422, 'validation-failed', '/filename', 'invalid'])
    expect(await refusal('nota\u202etxt.txt', 10)).toEqual([422, 'validation-failed', '/filename', 'invalid'])
    expect(await refusal(`${'a'.repeat(252)}.txt`, 10)).toEqual([422, 'validation-failed', '/filename', 'too_large'])
    expect(await refusal('nota.txt', 0)).toEqual([422, 'validation-failed', '/bytes', 'too_small'])
    const most = limits.document_file_bytes
    expect(await refusal('nota.txt', most + 1)).toEqual([422, 'validation-failed', '/bytes', 'too_large'])
    const body = { filename: 'nota.txt', media_type: 'application/pdf', bytes: 10 }
    const params = { chat_session_id: fixture.chat_session_id }
    expect((await fixture.server.call(fixture.ada, documents.create, { params, body })).json.code).toBe(
      'unsupported-file',
    )
  })

  it('has the accents of its name normalised', async () => {
    const { json } = await fixture.announce('evolucio\u0301n.txt', 3)
    expect(json).toMatchObject({ filename: 'evolución.txt', state: 'uploading', stage: null, words: null })
    await fixture.server.call(fixture.ada, documents.remove, fixture.at(json.document_id))
  })

  it('twice with the same key is one document', async () => {
    const before = (await fixture.list()).length
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([1, 2].map(() => fixture.announce('nota.txt', note.length, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.json).toEqual(answers[1]?.json)
    expect(await fixture.list()).toHaveLength(before + 1)
  })
})

describe('an upload', () => {
  it('that is longer or shorter than announced is refused, and may be sent again', async () => {
    const { document_id } = (await fixture.announce('nota.txt', Buffer.byteLength(note))).json
    const longer = await fixture.send(document_id, `${note}.`)
    expect([longer.status, longer.json.errors]).toEqual([
      422,
      [{ pointer: '/bytes', code: 'too_large', params: { maximum: Buffer.byteLength(note) } }],
    ])
    const shorter = await fixture.send(document_id, 'Alta.')
    expect([shorter.status, shorter.json.errors[0].code]).toEqual([422, 'too_small'])
    expect(await fixture.find(document_id)).toMatchObject({ state: 'uploading' })
    expect(await fixture.stored(document_id)).toBeUndefined()
    const content = await fixture.server.call(fixture.ada, documents.content, fixture.at(document_id))
    expect(content.json.code).toBe('not-ready')
    expect((await fixture.send(document_id, note)).json).toMatchObject({ state: 'indexing', stage: 'preparing' })
    expect((await fixture.send(document_id, note)).json.code).toBe('not-ready')
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'ready' })
  })

  it('of a content type that is not a file is refused', async () => {
    const { document_id } = (await fixture.announce('nota.txt', 3)).json
    const sent = { ...fixture.at(document_id), raw: 'abc', headers: { 'content-type': 'text/html' } }
    expect((await fixture.server.call(fixture.ada, documents.write, sent)).status).toBe(415)
    await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))
  })

  it('that breaks off leaves nothing behind, and may be sent again', async () => {
    const { app, services } = fixture.server
    const { document_id } = (await fixture.announce('nota.txt', Buffer.byteLength(note))).json
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${apiPrefix}/chat-sessions/${fixture.chat_session_id}`
    const headers = {
      authorization: `Bearer ${fixture.ada.token}`,
      'content-type': 'text/plain',
      'content-length': Buffer.byteLength(note),
    }
    const options = { method: 'PUT', headers, agent: false }
    const upload = http.request(`${url}/documents/${document_id}/content`, options)
    upload.on('error', () => undefined).write(note.slice(0, 10))
    const unfinished = () => readdirSync(path.join(services.config.ALTA_DATA_DIR, 'files', 'unfinished'))
    await vi.waitFor(() => expect(unfinished()).toHaveLength(1), { timeout: 10_000 })
    upload.destroy()
    await vi.waitFor(() => expect(unfinished()).toEqual([]), { timeout: 10_000 })
    expect(await fixture.stored(document_id)).toBeUndefined()
    expect((await fixture.send(document_id, note)).status).toBe(202)
  })

  it('runs in parallel with another', async () => {
    const texts = ['uno', 'dos', 'tres'].map((word) => `${note} ${word}.`)
    const ids = await Promise.all(texts.map((text, index) => fixture.upload(`nota ${index}.txt`, text)))
    await Promise.all(ids.map((document_id) => fixture.waitUntilRead(document_id)))
    for (const [index, document_id] of ids.entries()) {
      const shown = await fixture.server.call(fixture.ada, documents.readText, fixture.at(document_id))
      expect(shown.json.text).toBe(texts[index])
    }
  })

  it('sent twice at the same moment counts once', async () => {
    const { document_id } = (await fixture.announce('nota.txt', Buffer.byteLength(note))).json
    const answers = await Promise.all([fixture.send(document_id, note), fixture.send(document_id, note)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'ready' })
  })
})

test('a chat takes twenty documents and no more, those still uploading included', async () => {
  const full = await fixture.session()
  const params = { chat_session_id: full }
  const most = limits.documents_per_session
  const announce = (index: number) => fixture.announce(`nota ${index}.txt`, 10, { params })
  const answers = await Promise.all(Array.from({ length: most + 3 }, (_, index) => announce(index)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(most)
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused.map(({ json }) => json.errors)).toEqual(
    Array.from({ length: 3 }, () => [{ pointer: '', code: 'too_large', params: { maximum: most } }]),
  )
  const [first] = (await fixture.server.call(fixture.ada, documents.list, { params })).json.items
  await fixture.server.call(fixture.ada, documents.remove, { params: { ...params, document_id: first.document_id } })
  expect((await announce(99)).status).toBe(201)
  const summary = (await fixture.server.call(fixture.ada, chat.read, { params })).json
  expect(summary.document_count).toBe(most)
})

test('documents are listed in the order in which they were added', async () => {
  for (const name of ['b.txt', 'c.txt', 'a.txt']) await fixture.upload(name, note)
  const ids = (await fixture.list()).map(({ document_id }) => document_id)
  expect(ids).toEqual(ids.toSorted())
  expect(ids.length).toBeGreaterThanOrEqual(3)
})
