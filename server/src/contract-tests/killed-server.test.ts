import { apiPrefix } from '@alta/contract/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startModelEndpoint } from './model-endpoint.ts'
import { newServerProcess } from './server-process.ts'
import type { ReceivedEvent } from './test-server.ts'

const administrator = { email: 'admin@ward.example', password: 'deu tortugues al balco' }
const endpoint = await startModelEndpoint()
const { start, kill, call, address, close } = await newServerProcess({
  ALTA_MODEL_URL: endpoint.url,
  ALTA_MODEL_NAME: 'stand-in',
  ALTA_ADMIN_EMAIL: administrator.email,
  ALTA_ADMIN_PASSWORD: administrator.password,
})

const reason = 'Trabaja en la planta tercera'
const login = async (who: { email: string; password: string }): Promise<string> =>
  (await call(null, ['POST', '/auth/login'], who)).json.token

async function clinicians(number: number): Promise<{ organisation_id: string; tokens: string[] }> {
  const admin = await login(administrator)
  const { organisation_id } = (await call(admin, ['POST', '/organisations'], { name: 'Planta' })).json
  const tokens: string[] = []
  for (let index = 0; index < number; index += 1) {
    const who = { name: `Metge ${index}`, email: `metge${index}@ward.example`, password: 'nou conills a la lluna' }
    const { user_id } = (await call(null, ['POST', '/auth/register'], who)).json
    const role = {
      user_id,
      organisation_id,
      role: 'clinician',
      scope: 'organisation',
      confirm_unverified: true,
      reason,
    }
    expect((await call(admin, ['POST', '/role-assignments'], role)).status).toBe(201)
    tokens.push(await login(who))
  }
  return { organisation_id, tokens }
}

/** Creates a ward whose administrator is also a clinician. */
async function wardOf(name: string): Promise<{ organisation_id: string; token: string }> {
  const token = await login(administrator)
  const { organisation_id } = (await call(token, ['POST', '/organisations'], { name })).json
  const { json: me } = await call(token, ['GET', '/auth/me'])
  const role = { user_id: me.user.user_id, organisation_id, role: 'clinician', scope: 'organisation', reason }
  expect((await call(token, ['POST', '/role-assignments'], role)).status).toBe(201)
  return { organisation_id, token }
}

const shortCourse = `Paciente: Persona Inventada
Enfermedad actual: ingresa por dolor en la pierna derecha de 3 días de evolución. No refiere fiebre.
Exploración física en urgencias: TA 130/80 mmHg. Pierna derecha caliente.
Evolución: se inicia clindamicina 600 mg cada 8 horas. Mejora del eritema. Afebril desde el ingreso.
Recomendaciones al alta: reposo relativo. Control en consultas externas en 7 días.
`

/** An invented course of some forty thousand words, which takes the engine about a second. */
function longCourse(seed: number): string {
  const day = (
    index: number,
  ) => `Día ${index}. Paciente ${seed} estable, afebril, TA ${110 + (index % 40)}/70 mmHg, saturación 96 %.
Analítica: hemoglobina ${(100 + ((index * 7 + seed) % 60)) / 10} g/dl, creatinina ${(60 + (index % 90)) / 100} mg/dl.
Se ajusta furosemida ${20 + (index % 5) * 20} mg cada ${index % 2 === 0 ? 12 : 24} horas. Tolera dieta y camina por el pasillo ${index}.
`
  let text = 'Paciente: Persona Inventada\nAntecedentes: hipertensión arterial.\n\nEvolución:\n'
  for (let index = 0; text.length < 250_000; index += 1) text += day(index)
  return text
}

beforeAll(start, 180_000)
afterAll(async () => {
  await close()
  await endpoint.close()
})

test('a server killed during work loses nothing it acknowledged: every report is ready, or failed and can be repeated', async () => {
  const { organisation_id, tokens } = await clinicians(2)
  const acknowledged = await Promise.all(
    [...tokens, ...tokens].map(async (token, index) => {
      const course = { title: `Curso ${index}`, source: { text: longCourse(index) } }
      const body = { organisation_id, report_strategy: 'extractive', ...course }
      const { status, json } = await call(token, ['POST', '/discharge-reports'], body)
      expect(status).toBe(202)
      return { id: String(json.discharge_report_id), token }
    }),
  )
  const [token = ''] = tokens
  const statuses = async () => {
    const { json } = await call(token, ['GET', '/discharge-reports'])
    return json.items.map((report: { status: string }) => report.status)
  }
  await vi.waitFor(async () => expect(await statuses()).toContain('running'), { timeout: 20_000, interval: 10 })
  await kill()

  await start()
  expect(await statuses()).toHaveLength(acknowledged.length)
  const finished = ['ready', 'failed']
  await vi.waitFor(
    async () => expect((await statuses()).filter((status: string) => !finished.includes(status))).toEqual([]),
    { timeout: 90_000, interval: 500 },
  )
  for (const [index, { id, token: author }] of acknowledged.entries()) {
    const read = ['GET', `/discharge-reports/${id}`] as const
    if ((await call(author, read)).json.status === 'failed') await call(author, ['POST', `${read[1]}/retry`])
    await vi.waitFor(async () => expect((await call(author, read)).json.status).toBe('ready'), { timeout: 30_000 })
    const { json } = await call(author, read)
    expect([json.title, json.generated.sections.length]).toEqual([`Curso ${index}`, 18])
    expect(json.source.text).toBe(longCourse(index))
  }

  // The server is killed right after a draft was saved.
  const [first] = acknowledged
  if (!first) throw new Error('nothing was acknowledged')
  const draft = { sections: [{ key: 'evolution', markdown: 'A medias, sin guardar todavía' }], base_revision: 0 }
  const saved = await call(first.token, ['PUT', `/discharge-reports/${first.id}/draft`], draft)
  expect(saved.status).toBe(200)
  await kill()
  await start()
  expect((await call(first.token, ['GET', `/discharge-reports/${first.id}`])).json.draft).toEqual(saved.json)
}, 180_000)

test('a server killed while a model writes a report repeats only the requests without an answer', async () => {
  const { organisation_id, token } = await wardOf('Planta con modelo')
  endpoint.set('stall', 1)
  const created = await call(token, ['POST', '/discharge-reports'], { organisation_id, source: { text: shortCourse } })
  expect([created.status, created.json.strategy.key]).toEqual([202, 'guided'])
  const path = `/discharge-reports/${created.json.discharge_report_id}`
  const read = async () => (await call(token, ['GET', path])).json
  const callsMade = async () => (await call(token, ['GET', `${path}/model-calls`])).json.items
  await vi.waitFor(async () => expect((await read()).progress.done).toBe(17), { timeout: 30_000, interval: 50 })
  // Every answer is stored except the one that is pending. The answer for the head counts and is no section.
  const unanswered = async () => endpoint.requests.length - (await callsMade()).length
  await vi.waitFor(async () => expect(await unanswered()).toBe(1), { timeout: 30_000, interval: 50 })
  const requestsBefore = endpoint.requests.length
  await kill()
  await start()
  await vi.waitFor(async () => expect((await read()).status).toBe('ready'), { timeout: 60_000, interval: 100 })
  expect(endpoint.requests).toHaveLength(requestsBefore + 1)
  const { generated } = await read()
  expect(generated.sections.flatMap(({ fallback = [] }) => fallback)).toEqual([])
  const calls = await callsMade()
  expect(calls.map(({ failure }: { failure: string | null }) => failure)).toEqual(Array(requestsBefore).fill(null))
}, 120_000)

/** The events of an answer, until the connection breaks. */
async function* listen(token: string, path: string, after = 0): AsyncGenerator<ReceivedEvent> {
  const headers = { authorization: `Bearer ${token}`, 'last-event-id': String(after) }
  const { body } = await fetch(`${address()}${apiPrefix}${path}/events`, { headers })
  let text = ''
  for await (const bytes of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += bytes
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1]
      const [id, event = ''] = [Number(/^id: (.*)$/m.exec(frame)?.[1]), /^event: (.*)$/m.exec(frame)?.[1]]
      if (data !== undefined) yield { id, event, data: JSON.parse(data) }
    }
  }
}

async function collect(source: AsyncGenerator<ReceivedEvent>, received: ReceivedEvent[]): Promise<void> {
  try {
    for await (const event of source) received.push(event)
  } catch {
    // The server is gone. The client reconnects with Last-Event-ID.
  }
}

test('a server killed while it writes an answer resumes it: no word is lost and none comes twice', async () => {
  const { organisation_id, token: admin } = await wardOf('Planta del chat')
  const question = (number: number) =>
    Array.from({ length: 900 }, (_, index) => `pregunta${number}y${index}`)
      .join(' ')
      .slice(0, 8_000)
      .trim()
  const questions = await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      const session = { title: `Chat ${number}`, organisation_id, rag_strategy: 'echo' }
      const { json } = await call(admin, ['POST', '/chat-sessions'], session)
      const messages = `/chat-sessions/${json.chat_session_id}/messages`
      const answer = await call(admin, ['POST', messages], { content: question(number) })
      expect(answer.status).toBe(202)
      const received: ReceivedEvent[] = []
      const url = `${messages}/${answer.json.assistant_message.message_id}`
      return { messages, url, number, received, listening: collect(listen(admin, url), received) }
    }),
  )
  await vi.waitFor(() => expect(questions.some(({ received }) => received.length > 0)).toBe(true), {
    timeout: 10_000,
    interval: 1,
  })
  await kill()
  await Promise.all(questions.map(({ listening }) => listening))
  await start()

  for (const { messages, url, number, received } of questions) {
    await collect(listen(admin, url, received.at(-1)?.id), received)
    const pieces = received.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
    expect(pieces.join('')).toBe(question(number))
    expect(received.at(-1)).toMatchObject({ event: 'done', data: { message: { content: question(number) } } })
    const { items } = (await call(admin, ['GET', messages])).json
    expect(items.map(({ content, status }: Record<string, string>) => [status, content])).toEqual([
      ['complete', question(number)],
      ['complete', question(number)],
    ])
  }
}, 120_000)

test('a server killed while it reads a document reads it again within a minute', async () => {
  const { organisation_id, token: admin } = await wardOf('Planta de lectura')
  const session = { title: 'Chat', organisation_id, rag_strategy: 'rag' }
  const { chat_session_id } = (await call(admin, ['POST', '/chat-sessions'], session)).json
  const documents = `/chat-sessions/${chat_session_id}/documents`
  const text = longCourse(7)
  const file = { filename: 'curso.txt', media_type: 'text/plain', bytes: Buffer.byteLength(text) }
  const { document_id } = (await call(admin, ['POST', documents], file)).json
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'text/plain' }
  const path = `${documents}/${document_id}`
  const sent = await fetch(`${address()}${apiPrefix}${path}/content`, { method: 'PUT', headers, body: text })
  expect(sent.status).toBe(202)
  const document = async () => (await call(admin, ['GET', path])).json
  await vi.waitFor(async () => expect((await document()).stage).toMatch('ing'), { timeout: 20_000, interval: 5 })
  await kill()
  await start()
  const stopped = await document()
  expect(stopped.state).toBe('indexing')
  await vi.waitFor(async () => expect((await document()).state).toBe('ready'), { timeout: 60_000, interval: 100 })
  expect((await call(admin, ['GET', `${path}/text`])).json.text).toBe(text)
}, 120_000)
