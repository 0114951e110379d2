// Runs the whole server with chat sessions over invented documents, for chat.ts and chat-streams.ts in this folder.
// Prints one line of JSON {url, token} and serves until it is killed.
// node chat-served.ts LONG SHORT [TALKS ANSWERS]
import { chunksOf } from '@alta/clinical/search/chunk'
import type { Chunk } from '@alta/clinical/search/texts'
import type { RagStrategy } from '@alta/contract/chat'
import { buildApp, jobs } from '../server/src/app.ts'
import { readConfig } from '../server/src/base/config.ts'
import { newId } from '../server/src/base/ids.ts'
import { openLog } from '../server/src/base/log.ts'
import { openServices, type Services } from '../server/src/base/services.ts'
import { insertRole } from '../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../server/src/features/sessions/sessions.store.ts'
import { untouchedSettings } from '../server/src/features/model-settings/model-settings.rules.ts'
import { insertOrganisation } from '../server/src/features/organisations/organisations.store.ts'

const drugs =
  'enalapril furosemida omeprazol metformina paracetamol bisoprolol atorvastatina apixabán amoxicilina'.split(' ')
const complaints = 'disnea fiebre cefalea mareo prurito diarrea insomnio estreñimiento tos náuseas palpitaciones'.split(
  ' ',
)
const tests = 'ecocardiograma radiografía ecografía TAC resonancia gastroscopia broncoscopia electrocardiograma'.split(
  ' ',
)
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** One day of an invented stay: four passages of about 60 words. */
function dayOf(index: number): string {
  const date = new Date(Date.UTC(2020, 0, 1 + (index % 2_000))).toISOString().slice(0, 10)
  const lines = [0, 1, 2, 3].map((part) => {
    const seed = index * 17 + part * 5
    return `Refiere ${at(complaints, seed)} desde la noche, sin ${at(complaints, seed + 3)} ni otra clínica acompañante que destacar en la entrevista de la mañana.
Se ajusta ${at(drugs, seed)} a ${5 + (seed % 16) * 5} mg cada ${seed % 2 === 0 ? 12 : 24} horas y se mantiene ${at(drugs, seed + 4)} sin cambios hasta la próxima valoración conjunta del equipo.
Analítica: hemoglobina ${(90 + (seed % 60)) / 10} g/dl, creatinina ${(60 + (seed % 90)) / 100} mg/dl, sodio ${130 + (seed % 15)} mmol/l.
Se solicita ${at(tests, seed)} para completar el estudio, y queda pendiente de informe número ${seed}.`
  })
  return `${date}\nEvolución\n${lines.join('\n\nExploración\n')}\n`
}

/** An invented medical history with at least this many passages. */
function history(passages: number, from: number): { readonly text: string; readonly chunks: readonly Chunk[] } {
  let text = ''
  for (let day = from; ; day += 1) {
    text += `${dayOf(day)}\n`
    const chunks = chunksOf({ id: 'x', title: 'historia.txt', text })
    if (chunks.length >= passages) return { text, chunks }
  }
}

interface ChatSeedContext extends Pick<Services, 'db'> {
  readonly organisation_id: string
  readonly created_by: string
  readonly now: Date
}

async function insertSession(
  { db, organisation_id, created_by, now }: ChatSeedContext,
  title: string,
  strategy: RagStrategy,
) {
  const chat_session_id = newId(now)
  await db
    .insertInto('chat_sessions')
    .values({
      organisation_id,
      chat_session_id,
      title,
      rag_strategy: strategy,
      created_by,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return chat_session_id
}

interface Inserted {
  readonly chat_session_id: string
  readonly filename: string
  readonly part: ReturnType<typeof history>
}

/** Inserts a document as if it had been uploaded and read. */
async function insertDocument(
  { db, organisation_id, now }: ChatSeedContext,
  { chat_session_id, filename, part }: Inserted,
) {
  const document_id = newId(now)
  const key = { organisation_id, chat_session_id, document_id }
  const file = { filename, media_type: 'text/plain', bytes: part.text.length, state: 'ready' } as const
  await db
    .insertInto('chat_documents')
    .values({ ...key, ...file, created_at: now })
    .execute()
  const chunks = part.chunks.map((chunk) => ({ ...chunk, text_id: document_id }))
  const text = { source_id: document_id, revision: 0, title: filename, text: part.text, page_starts: '[]' }
  await db
    .insertInto('chat_texts')
    .values({ ...key, ...text, chunks: JSON.stringify(chunks) })
    .execute()
}

const perDocument = 100
const parts = new Map<number, ReturnType<typeof history>>()

async function insertDocuments(filled: ChatSeedContext, chat_session_id: string, passages: number) {
  for (let number = 0; number * perDocument < passages; number += 1) {
    const part = parts.get(number) ?? history(perDocument, number * 1_000)
    parts.set(number, part)
    await insertDocument(filled, { chat_session_id, filename: `historia-${number + 1}.txt`, part })
  }
}

const [long, short, talks, answers] = process.argv.slice(2).map(Number)
const config = readConfig(process.env)
const services = await openServices(config, openLog({ ALTA_LOG_LEVEL: 'error' }))
const { db } = services
const now = new Date()
const created_by = newId(now)
const person = {
  user_id: created_by,
  name: 'Ada',
  email: 'ada@ward.example',
  password_hash: null,
  locale: 'es',
} as const
await db
  .insertInto('users')
  .values({ ...person, created_at: now })
  .execute()
const organisation = { name: 'Hospital', owner_id: created_by, report_strategy: 'extractive' } as const
const organisation_id = await insertOrganisation(db, organisation, now)
await insertRole(db, { user_id: created_by, role: 'clinician', organisation_id, granted_by: null, reason: null }, now)
const filled = { db, organisation_id, created_by, now }
for (let number = 0; number < (long ?? 0); number += 1)
  await insertDocuments(filled, await insertSession(filled, `Larga ${number}`, 'rag'), 2_000)
for (let number = 0; number < (short ?? 0); number += 1) await insertSession(filled, `Eco ${number}`, 'echo')
if (talks !== undefined) {
  // The model of this organisation repeats its whole prompt, so that its answers are long.
  const model = 'stand-in:repeats_prompt'
  const other = await insertOrganisation(db, { ...organisation, name: 'Charlas' }, now)
  const role = { user_id: created_by, role: 'clinician', organisation_id: other } as const
  await insertRole(db, { ...role, granted_by: null, reason: null }, now)
  const { templates, ...settings } = { ...untouchedSettings, model }
  await db
    .insertInto('organisation_model_settings')
    .values({ ...settings, templates: JSON.stringify(templates), organisation_id: other })
    .execute()
  for (let number = 0; number < talks; number += 1)
    await insertSession({ ...filled, organisation_id: other }, `Charla ${number}`, 'none')
}
for (let number = 0; number < (answers ?? 0); number += 1) {
  const chat_session_id = await insertSession(filled, `Consulta ${number}`, 'rag')
  await insertDocument(filled, { chat_session_id, filename: 'curso.txt', part: history(12, number * 100) })
}
for (const word of ['Canario', 'Jilguero']) {
  const other = await insertOrganisation(db, { ...organisation, name: word }, now)
  await insertRole(
    db,
    { user_id: created_by, role: 'clinician', organisation_id: other, granted_by: null, reason: null },
    now,
  )
  const there = { ...filled, organisation_id: other }
  const text = dayOf(1).replaceAll('.', ` ${word}.`)
  const part = { text, chunks: chunksOf({ id: 'x', title: 'historia.txt', text }) }
  await insertDocument(there, {
    chat_session_id: await insertSession(there, word, 'rag'),
    filename: 'historia.txt',
    part,
  })
}
await services.database.statements.execute('analyze')
const token = await openSession(db, created_by, { now, expires_at: new Date(now.getTime() + 3_600_000) })
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })
await services.jobs.start(services, jobs)
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
