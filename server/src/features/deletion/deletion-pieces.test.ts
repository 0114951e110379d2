import * as analytics from '@alta/contract/analytics'
import * as chat from '@alta/contract/chat'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import { organisationSubmitter } from '#base/jobs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { personEntries } from '../data-exports/person-entries.ts'
import { freshRecords } from '../../contract-tests/records.ts'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { deleteOrganisation } from './contents.store.ts'
import { deletionJobAt, resumeDeletions } from './deletion.jobs.ts'
import { endDeletion, insertDeletion } from './deletions.store.ts'
import { findActorById } from '../sessions/actor.store.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

/** An organisation with reports and a chat. Its deletion is acknowledged and no job has begun. */
async function acknowledged(count: number) {
  const organisation_id = await server.organisation('Hospital Menguante')
  const other = await server.organisation('Hospital Constante')
  const clinician = await server.person(['clinician', organisation_id], ['clinician', other])
  const organisation = { organisation_id, word: 'Menguante', clinical: 'Flamenco' }
  // The chat asks about a report.
  const { chat_session_id = '', document_id = '' } = await freshRecords(server, organisation, ['document_id'])
  let report = ''
  for (let number = 1; number < count; number += 1)
    report = (await freshRecords(server, organisation, ['discharge_report_id']))['discharge_report_id'] ?? ''
  const { db, clock } = server.services
  await db
    .updateTable('discharge_reports')
    .set({ created_by: clinician.user_id })
    .where('organisation_id', '=', organisation_id)
    .execute()
  await db
    .updateTable('chat_sessions')
    .set({ created_by: clinician.user_id })
    .where('organisation_id', '=', organisation_id)
    .execute()
  await db.transaction().execute(async (trx) => {
    await deleteOrganisation(trx, organisation_id)
    const by = { requested_at: clock.now(), requested_by: administrator.user_id, requested_by_name: 'Quien manda' }
    await insertDeletion(trx, {
      organisation_id,
      name: 'Hospital Menguante',
      ...by,
      discharge_reports: count,
      chat_sessions: 1,
    })
  })
  const rows = async (table: 'discharge_reports' | 'chat_sessions') =>
    (await db.selectFrom(table).select('organisation_id').where('organisation_id', '=', organisation_id).execute())
      .length
  const run = async (turn_ms: number, signal = new AbortController().signal) =>
    await deletionJobAt({ piece_ms: 0, rest: 0, turn_ms }).run({
      services: server.services,
      data: { organisation_id, turn: 0 },
      submitter: organisationSubmitter(organisation_id),
      signal,
      attempt: 1,
    })
  const ends = async () => {
    const found = await db
      .selectFrom('audit_events')
      .select(['act', 'detail'])
      .where('organisation_id', '=', organisation_id)
      .where('act', '=', 'organisations.removed')
      .execute()
    return found.map(({ detail }) => detail)
  }
  return { organisation_id, clinician, report, chat_session_id, document_id, rows, run, ends }
}
type Acknowledged = Awaited<ReturnType<typeof acknowledged>>

const underWay = async ({ organisation_id }: Acknowledged) => {
  const { items } = (await server.call(administrator, organisations.deletions)).json
  return items.find((item: organisations.OrganisationDeletion) => item.organisation_id === organisation_id)
}
const gone = async (deletion: Acknowledged) =>
  await vi.waitFor(async () => expect(await deletion.ends()).toHaveLength(1), { timeout: 30_000 })

/** The records that an export of a person's data names. */
async function namedIn({ user_id }: Person): Promise<unknown[]> {
  const { services } = server
  const actor = await findActorById(services.db, user_id)
  if (!actor) throw new Error('nobody was found')
  const submitter = organisationSubmitter(user_id)
  const print = () => Promise.reject(new Error('nothing is printed'))
  const named: unknown[] = []
  for await (const { name, content } of personEntries(
    { services, print, actor, submitter, signal: AbortSignal.timeout(60_000) },
    user_id,
  ))
    if ((name === 'reports.json' || name === 'chats.json') && typeof content === 'string')
      named.push(...JSON.parse(content))
  return named
}

test('while its reports and chats wait to be removed nobody finds them, and nothing is added', async () => {
  const deletion = await acknowledged(3)
  const { organisation_id, clinician, report, chat_session_id } = deletion
  expect([await deletion.rows('discharge_reports'), await deletion.rows('chat_sessions')]).toEqual([3, 1])
  const status = async (...sent: Parameters<TestServer['call']>) => (await server.call(...sent)).status
  expect(await status(clinician, reports.read, { params: { discharge_report_id: report } })).toBe(404)
  expect(await status(clinician, chat.read, { params: { chat_session_id } })).toBe(404)
  expect((await server.call(clinician, reports.list)).json.items).toEqual([])
  expect((await server.call(clinician, chat.list)).json.items).toEqual([])
  expect(await status(administrator, organisations.read, { params: { organisation_id } })).toBe(404)
  const figures = (await server.call(administrator, analytics.reports, { query: { group_by: 'organisation' } })).json
    .items
  expect(figures.map((item: { key: string }) => item.key)).not.toContain(organisation_id)
  expect(await namedIn(clinician)).toEqual([])
  const { db } = server.services
  const late = { organisation_id, chat_session_id: crypto.randomUUID(), title: 'Tarde', rag_strategy: 'echo' } as const
  const at = { created_at: new Date(), updated_at: new Date() }
  await expect(
    db
      .insertInto('chat_sessions')
      .values({ ...late, ...at, created_by: clinician.user_id })
      .execute(),
  ).rejects.toThrow('the organisation is not there')
  expect(await underWay(deletion)).toMatchObject({
    name: 'Hospital Menguante',
    discharge_reports: 3,
    removed_reports: 0,
  })
})

test('a deletion that was aborted keeps what it removed, and ends with one event once all is removed', async () => {
  const deletion = await acknowledged(12)
  const stop = new AbortController()
  stop.abort(new Error('The server stops.'))
  // One piece of chats is removed and nothing after it.
  await expect(deletion.run(60_000, stop.signal)).rejects.toThrow('aborted')
  expect([await deletion.rows('discharge_reports'), await deletion.rows('chat_sessions')]).toEqual([12, 0])
  await expect(deletion.run(60_000, stop.signal)).rejects.toThrow('aborted')
  expect([await deletion.rows('discharge_reports'), await deletion.ends()]).toEqual([7, []])
  expect(await underWay(deletion)).toMatchObject({ removed_reports: 5, removed_chats: 1 })
  await resumeDeletions(server.services)
  await gone(deletion)
  await deletion.run(60_000)
  expect(await deletion.ends()).toEqual([expect.objectContaining({ removed_reports: 12, removed_chats: 1 })])
  expect(await underWay(deletion)).toBeUndefined()
})

test('a job that used up its turn ends, and another job continues', async () => {
  const deletion = await acknowledged(7)
  await deletion.run(-1)
  await gone(deletion)
  expect([await deletion.rows('discharge_reports'), await deletion.rows('chat_sessions')]).toEqual([0, 0])
})

test('a report that another transaction locks at the end is removed with the next batch', async () => {
  const deletion = await acknowledged(1)
  const { db } = server.services
  await db.transaction().execute(async (trx) => expect(await endDeletion(trx, deletion.organisation_id)).toBe('left'))
  await deletion.run(60_000)
  await gone(deletion)
})
