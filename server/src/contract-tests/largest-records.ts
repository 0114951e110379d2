import { limits } from '@alta/contract/limits'
import { sectionKeys } from '@alta/contract/sections'
import { newId } from '#base/ids'
import { noOrganisation } from '#base/audit'
import { documentFile } from '#base/storage/delete-files'
import { textOfShape, type RequestSize } from './largest-requests.ts'
import { insertChat } from './change-records.ts'
import { freshRecords } from './records.ts'
import type { RecordIds } from './record-ids.ts'
import type { Person, TestServer } from './test-server.ts'

const many = 250
const item = (text: string) => ({ text, spans: [], origin: 'written', support: 'unsupported', flags: [] })
const itemsOf = (count: number) => JSON.stringify(Array.from({ length: count }, () => item('1 | 2')))

/** JSON of corrected sections of 100,000 characters each, so many as asked for; the last holds one more sentence. */
function correctedSections({ shape, sections: most }: RequestSize, items: number): string {
  const markdown = JSON.stringify(textOfShape(shape, limits.section_characters))
  const list = itemsOf(items)
  const ending = `${list.slice(0, -1)},${JSON.stringify(item('La última.'))}]`
  const last = sectionKeys.at(-1)
  const parts = sectionKeys.map(
    (key, at) =>
      `{"key":"${key}","markdown":${at < most ? markdown : '"Nada."'},"items":${key === last ? ending : list},"edit_ratio":1}`,
  )
  return `[${parts.join(',')}]`
}

/** A report whose course, sections, correction and draft are as long as they may be. */
async function largeReport(
  { services: { db } }: TestServer,
  ids: RecordIds,
  { person, size }: LargeRecordOptions,
): Promise<void> {
  const { organisation_id = '', discharge_report_id = '' } = ids
  const key = { organisation_id, discharge_report_id }
  const generated = sectionKeys.map((section) => ({
    key: section,
    items: Array.from({ length: 300 }, () => ({
      ...item('Evolución favorable, afebril, tolera dieta, deambula.'),
      origin: 'extracted',
    })),
  }))
  const fact = { text: 'enalapril 10 mg', spans: [{ start: 0, end: 10 }], kind: 'medication', section: 'medication' }
  await db
    .updateTable('discharge_reports')
    .set({ source_text: textOfShape('one line', limits.course_characters_max), sections: JSON.stringify(generated) })
    .set({ unused: JSON.stringify(Array.from({ length: 2000 }, () => fact)), review_state: 'corrected' })
    .where((eb) => eb.and(key))
    .execute()
  const sections = correctedSections(size, 10_000)
  const made = { corrected_at: new Date(), corrected_by: person.user_id, corrected_by_credential: null, sections }
  await db
    .insertInto('discharge_report_revisions')
    .values({ ...key, ...made, revision: 1 })
    .execute()
  const markdown = textOfShape('small tables', limits.section_characters)
  const draft = JSON.stringify(sectionKeys.map((section) => ({ key: section, markdown })))
  await db
    .insertInto('discharge_report_drafts')
    .values({ ...key, user_id: person.user_id, sections: draft, base_revision: 1, updated_at: new Date() })
    .execute()
  const call = {
    step: 'section',
    section: 'evolution',
    model: 'x',
    parameters: '{}',
    completion_tokens: 1,
    cost: 0,
  } as const
  const prompt = JSON.stringify([{ role: 'user', content: textOfShape('one line', 60_000) }])
  for (let at = 0; at < 100; at += 1)
    await db
      .insertInto('discharge_report_model_calls')
      .values({
        ...key,
        ...call,
        model_call_id: newId(new Date()),
        prompt,
        prompt_tokens: 1,
        milliseconds: 1,
        created_at: new Date(),
      })
      .execute()
}

/** A chat with a long document and as many long messages as a page shows, each with many citations. */
async function largeChat({ services: { db, files } }: TestServer, ids: RecordIds): Promise<void> {
  const { organisation_id = '', chat_session_id = '', document_id = '' } = ids
  const text = textOfShape('one line', limits.document_characters_max)
  const key = { organisation_id, chat_session_id }
  await db
    .updateTable('chat_texts')
    .set({ text, page_starts: JSON.stringify(Array.from({ length: 500 }, (_, at) => at * 1000)) })
    .where((eb) => eb.and({ ...key, source_id: document_id }))
    .execute()
  await files.put(documentFile({ ...key, document_id }), Buffer.alloc(limits.document_file_bytes, 'a '))
  const citation = { document_id, discharge_report_id: null, revision: 0, source_start: 0, source_end: 100 }
  const content = textOfShape('one line', 4_000)
  const citations = JSON.stringify(
    Array.from({ length: 40 }, (_, at) => ({ start: at * 100, end: at * 100 + 90, ...citation })),
  )
  const message = {
    content,
    citations,
    role: 'assistant',
    status: 'complete',
    rag_strategy: 'rag',
    grounding: 'full',
  } as const
  for (let at = 2; at < many; at += 1)
    await db
      .insertInto('chat_messages')
      .values({ ...key, ...message, message_id: newId(new Date()), position: at, created_at: new Date() })
      .execute()
}

/** As many reports, chats, credentials and organisations as a page of a list shows. */
async function longLists(
  { services: { db } }: TestServer,
  ids: RecordIds,
  { person }: LargeRecordOptions,
): Promise<void> {
  const { organisation_id = '' } = ids
  const now = new Date()
  const all = Array.from({ length: many }, () => newId(now))
  const common = { organisation_id, created_by: person.user_id, created_at: now, title: 'Título inventado '.repeat(7) }
  const engine = { report_strategy: 'extractive', engine: '', engine_version: '', language: 'es' } as const
  const text = { source_text: 'x', source_sha256: '', sections: '[]', unused: '[]' }
  const report = { ...common, ...engine, ...text, status: 'ready', title_given: true } as const
  await db
    .insertInto('discharge_reports')
    .values(all.map((id) => ({ ...report, discharge_report_id: id })))
    .execute()
  const chat = { ...common, rag_strategy: 'echo', updated_at: now } as const
  await db
    .insertInto('chat_sessions')
    .values(all.map((id) => ({ ...chat, chat_session_id: id })))
    .execute()
  const credential = { organisation_id, prefix: 'alta_x', issued_at: now, expires_at: now }
  await db
    .insertInto('service_credentials')
    .values(
      all.map((id) => ({
        ...credential,
        service_credential_id: id,
        name: id,
        secret_hash: id,
        roles: ['reader' as const],
      })),
    )
    .execute()
  const organisation = { owner_id: null, report_strategy: 'extractive', created_at: now } as const
  await db
    .insertInto('organisations')
    .values(all.map((id) => ({ ...organisation, organisation_id: id, name: `Hospital ${id}` })))
    .execute()
}

/** Two chains of thousands of events. */
async function longLog(
  { services: { db } }: TestServer,
  ids: RecordIds,
  { person }: LargeRecordOptions,
): Promise<void> {
  const detail = JSON.stringify({ items: Array.from({ length: 50 }, () => newId(new Date())) })
  const fields = { actor_id: person.user_id, address: '::1', act: 'x', outcome: 'done', detail } as const
  const event = { ...fields, hash: 'x', previous_hash: 'x', occurred_at: new Date() }
  for (const organisation_id of [ids['organisation_id'] ?? '', noOrganisation])
    for (let from = 1001; from <= 4000; from += 1000)
      await db
        .insertInto('audit_events')
        .values(Array.from({ length: 1000 }, (_, at) => ({ ...event, organisation_id, sequence: from + at })))
        .execute()
}

interface LargeRecordOptions {
  readonly person: Person
  readonly size: RequestSize
}

/** Records as large as the limits admit, of one organisation and one person who may do everything there. */
export async function largestRecords(
  server: TestServer,
  size: RequestSize,
): Promise<{ ids: RecordIds; person: Person }> {
  const organisation_id = await server.organisation('Hospital Grande')
  const roles = ['owner', 'manager', 'clinician', 'reader'] as const
  const person = await server.person(['administrator'], ...roles.map((role) => [role, organisation_id] as const))
  const idNames = [
    'user_id',
    'role_assignment_id',
    'session_id',
    'invitation_id',
    'service_credential_id',
    'document_id',
  ]
  const organisation = { organisation_id, word: 'Garza', clinical: 'Tucán' }
  const chat = await freshRecords(server, organisation, idNames)
  const { message_id = '' } = await freshRecords(server, organisation, ['message_id'])
  const ids: RecordIds = { ...chat, message_id }
  await insertChat(server, ids, person)
  await server.services.db
    .updateTable('chat_messages')
    .set({ chat_session_id: ids['chat_session_id'] ?? '' })
    .where('message_id', '=', message_id)
    .execute()
  await largeReport(server, ids, { person, size })
  await largeChat(server, ids)
  await longLists(server, ids, { person, size })
  await longLog(server, ids, { person, size })
  return { ids, person }
}
