import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshRecords } from '../../contract-tests/records.ts'
import { openDocumentsFixture, type DocumentsFixture } from './documents.fixtures.ts'

let fixture: DocumentsFixture
beforeAll(async () => {
  fixture = await openDocumentsFixture()
})
afterAll(() => fixture.server.close())

const course = (head: string) =>
  `${head}\n\nIngresa por disnea de tres días. Afebril, tolera dieta. Alta a domicilio.\n`
const rosa = course('Paciente: Rosa Invent Ficticia  NHC 118204  FN 03/01/1950')
const juan = course('Paciente: Juan Sanz Gil  NHC 227311')
const at = (chat_session_id: string) => ({ params: { chat_session_id } })
const read = async () => (await fixture.server.call(fixture.ada, chat.read, at(fixture.chat_session_id))).json
const upload = async (filename: string, content: string) => {
  const document_id = await fixture.upload(filename, content)
  expect((await fixture.waitUntilRead(document_id)).state).toBe('ready')
  return document_id
}

interface PatientHeadFixture {
  readonly patient_name: string
  readonly record_number: string
  readonly birth_date: string | null
}

async function reportOf(head: PatientHeadFixture) {
  const { server, organisation_id } = fixture
  const organisation = { organisation_id, word: 'Garza', clinical: 'Flamenco' }
  const { discharge_report_id = '' } = await freshRecords(server, organisation, ['discharge_report_id'])
  await server.services.db
    .updateTable('discharge_reports')
    .set({ ...head, status: 'ready' })
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
  return discharge_report_id
}

test('a chat whose documents and reports name several patients says which, until only one is left', async () => {
  const { server, ada, chat_session_id } = fixture
  await upload('ingreso.txt', rosa)
  await upload('evolucion.txt', course('Pte. Rosa Invent, NHC 0118204'))
  await upload('sin-nombre.txt', course('Evolución'))
  expect((await read()).patients).toEqual([])
  const foreign = await upload('otro.txt', juan)
  expect((await read()).patients).toEqual([
    { name: 'Rosa Invent Ficticia', record_number: '118204', birth_date: '03/01/1950' },
    { name: 'Juan Sanz Gil', record_number: '227311', birth_date: null },
  ])
  await server.call(ada, documents.remove, fixture.at(foreign))
  expect((await read()).patients).toEqual([])

  const attach = async (...discharge_report_ids: string[]) =>
    (await server.call(ada, chat.update, { ...at(chat_session_id), body: { discharge_report_ids } })).json.patients
  // Another number may belong to another episode of the same person. The day of birth is in another format.
  const own = await reportOf({ patient_name: 'Rosa Invent Ficticia', record_number: '9', birth_date: '1950-01-03' })
  expect(await attach(own)).toEqual([])
  const others = await reportOf({ patient_name: 'Pau Ribas Mir', record_number: '55-1', birth_date: null })
  expect(await attach(own, others)).toHaveLength(2)
  await server.services.db
    .updateTable('discharge_reports')
    .set({ annulled_at: new Date(), review_state: 'annulled' })
    .where('discharge_report_id', '=', others)
    .execute()
  expect((await read()).patients).toEqual([])
})

test('the patients of one chat appear in no other chat, for nobody else, and in no line of the log', async () => {
  const { server, ada, organisation_id } = fixture
  await upload('juan.txt', juan)
  expect((await read()).patients).toHaveLength(2)
  const other = await fixture.session()
  expect((await server.call(ada, chat.read, at(other))).json.patients).toEqual([])
  const berta = await server.person(['clinician', organisation_id])
  expect((await server.call(berta, chat.read, at(fixture.chat_session_id))).status).toBe(404)
  await server.app.reads.write()
  const lines = await server.services.db.selectFrom('audit_events').select('detail').execute()
  expect(JSON.stringify(lines)).not.toMatch(/Sanz|227311|Ficticia/)
})
