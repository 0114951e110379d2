import * as requests from '@alta/contract/access-requests'
import * as erasures from '@alta/contract/erasures'
import { expect, vi } from 'vitest'
import type { OrganisationFixture } from '../../contract-tests/record-ids.ts'
import { freshRecords } from '../../contract-tests/records.ts'
import type { Person, TestServer } from '../../contract-tests/test-server.ts'

export const reason = 'Solicitud de supresión del interesado'
const patient = { record_number: 'HC-88.123', name: 'Rosa Invent Ficticia', birth_date: '1950-03-01' }

/** Functions that insert records into an organisation. */
function recordsIn(server: TestServer, organisation: OrganisationFixture) {
  const { organisation_id } = organisation
  const { db } = server.services
  /** Inserts a report with this head and course. */
  const report = async (head: object, source_text = 'Paciente inventado. Evolución favorable.') => {
    const { discharge_report_id = '' } = await freshRecords(server, organisation, ['discharge_report_id'])
    await db
      .updateTable('discharge_reports')
      .set({ title: 'Informe', record_number: null, ...head, source_text })
      .where('organisation_id', '=', organisation_id)
      .where('discharge_report_id', '=', discharge_report_id)
      .execute()
    await db.deleteFrom('discharge_report_words').where('discharge_report_id', '=', discharge_report_id).execute()
    const words = source_text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
    await db
      .insertInto('discharge_report_words')
      .values({ organisation_id, discharge_report_id, words: [...new Set(words)].toSorted().join(' ') })
      .execute()
    return discharge_report_id
  }
  /** Inserts a colleague's chat with a document that contains this text. */
  const chatWith = async (text: string, written: object | null) => {
    const ids = await freshRecords(server, organisation, ['document_id'])
    const identity = written && {
      written: { name: null, record_number: null, birth_date: null, ...written },
      record: null,
      name: [],
      birth: null,
    }
    await db
      .updateTable('chat_texts')
      .set({ text, identities: JSON.stringify(identity === null ? [] : [identity]) })
      .where('organisation_id', '=', organisation_id)
      .where('chat_session_id', '=', ids['chat_session_id'] ?? '')
      .where('source_id', '=', ids['document_id'] ?? '')
      .execute()
    await db
      .deleteFrom('chat_session_reports')
      .where('chat_session_id', '=', ids['chat_session_id'] ?? '')
      .execute()
    const { chat_session_id = '', document_id = '', discharge_report_id = '' } = ids
    await db.deleteFrom('discharge_reports').where('discharge_report_id', '=', discharge_report_id).execute()
    return { chat_session_id, document_id }
  }
  const sign = async (discharge_report_id: string, signed_at: Date) => {
    const signed = { revision: 0, title: null, digest: '', signed_at, signer_name: 'Firmante', signed_by: null }
    await db
      .insertInto('discharge_report_signatures')
      .values({ organisation_id, discharge_report_id, ...signed, accepted: '[]' })
      .execute()
    await db
      .updateTable('discharge_reports')
      .set({ first_signed_at: signed_at })
      .where('discharge_report_id', '=', discharge_report_id)
      .execute()
  }
  return { report, chatWith, sign }
}

interface ErasureStaff {
  readonly owner: Person
  readonly manager: Person
}

/** The actions of the people of an organisation. */
function actsOf(server: TestServer, organisation_id: string, { owner, manager }: ErasureStaff) {
  const params = { organisation_id }
  const find = async (by: Person = owner, typed: Record<string, string> = patient) =>
    await server.call(by, erasures.find, { params, typed })
  const found = async (by?: Person, typed?: Record<string, string>) =>
    (await find(by, typed)).json.items.map(({ record_id }: { record_id: string }) => record_id)
  const create = async (by: Person = owner) =>
    await server.call(by, erasures.create, { params, body: { patient, reason } })
  const at = (erasure_id: string) => ({ params: { ...params, erasure_id } })
  const begin = async (erasure_id: string, by: Person = owner) => await server.call(by, erasures.begin, at(erasure_id))
  const approve = async (by: Person = manager, outcome = 'approved') => {
    const [waiting] = (await server.call(by, requests.list, { params })).json.items
    return await server.call(by, requests.decide, {
      params: { ...params, access_request_id: waiting.access_request_id },
      body: { outcome, reason: 'Está bien fundamentada' },
    })
  }
  const done = async (erasure_id: string) =>
    await vi.waitFor(
      async () => {
        const { items } = (await server.call(owner, erasures.list, { params })).json
        const mine = items.find((item: { erasure_id: string }) => item.erasure_id === erasure_id)
        expect(mine.state).toBe('done')
        return mine
      },
      { timeout: 20_000 },
    )
  return { find, found, create, at, begin, approve, done }
}

/**
 * Creates an organisation with an owner, who is also a clinician, and a manager, who approves; returns them with
 * functions to insert records and to act.
 */
export async function createErasureFixture(server: TestServer) {
  const organisation_id = await server.organisation('Hospital del Olvido')
  const organisation = { organisation_id, word: 'Olvido', clinical: 'Flamenco' }
  const params = { organisation_id }
  const owner = await server.person(['owner', organisation_id], ['clinician', organisation_id])
  await server.services.db
    .updateTable('organisations')
    .set({ owner_id: owner.user_id })
    .where('organisation_id', '=', organisation_id)
    .execute()
  const manager = await server.person(['manager', organisation_id])
  const { db, clock } = server.services
  const people = { owner, manager }
  return {
    ...organisation,
    ...people,
    ...recordsIn(server, organisation),
    ...actsOf(server, organisation_id, people),
    params,
    db,
    clock,
  }
}
