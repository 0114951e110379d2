import * as notices from '@alta/contract/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInMs } from '#base/date-range'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { sendNotice, purgeNotices } from './notices.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface NoticeFixture {
  readonly organisation_id: string
  readonly actor: Person
  readonly concerned?: readonly Person[]
}

async function tell({ organisation_id, actor, concerned = [] }: NoticeFixture, at = server.services.clock.now()) {
  const notice = {
    kind: 'clinical_role_given',
    organisation_id,
    actor: { user_id: actor.user_id, name: 'Quien lo hizo' },
    subject: { id: null, name: 'La persona' },
    roles: ['clinician', 'reader'],
    reason: 'Atiende en la planta tercera',
  } as const
  await server.services.db
    .transaction()
    .execute((trx) => sendNotice(trx, notice, { concerned: concerned.map(({ user_id }) => user_id), now: at }))
}
const listed = async (person: Person, query = {}) => (await server.call(person, notices.list, { query })).json

test('the owner and the person concerned are notified who did what, where and why; the actor is not', async () => {
  const organisation_id = await server.organisation('Hospital de los avisos')
  const owner = await server.person(['owner', organisation_id])
  const administrator = await server.person(['administrator'])
  const nurse = await server.person()
  await tell({ organisation_id, actor: administrator, concerned: [nurse] })
  const expected = {
    kind: 'clinical_role_given',
    organisation_id,
    organisation_name: 'Hospital de los avisos',
    actor: { user_id: administrator.user_id, name: 'Quien lo hizo' },
    subject: { id: null, name: 'La persona' },
    roles: ['clinician', 'reader'],
    people: null,
    reason: 'Atiende en la planta tercera',
    read_at: null,
  }
  expect((await listed(owner)).items).toEqual([expect.objectContaining(expected)])
  expect((await listed(nurse)).items).toEqual([expect.objectContaining(expected)])
  expect((await listed(administrator)).items).toEqual([])
})

test('an owner is not notified of their own act, unless it concerns them', async () => {
  const organisation_id = await server.organisation('Hospital propio')
  const owner = await server.person(['owner', organisation_id])
  await tell({ organisation_id, actor: owner })
  expect((await listed(owner)).items).toEqual([])
  await tell({ organisation_id, actor: owner, concerned: [owner] })
  expect((await listed(owner)).items).toHaveLength(1)
})

test('where an organisation has no owner, the administrators are notified', async () => {
  const organisation_id = await server.organisation('Hospital de nadie')
  const manager = await server.person(['manager', organisation_id])
  const administrator = await server.person(['administrator'])
  await tell({ organisation_id, actor: manager })
  expect((await listed(administrator)).items).toHaveLength(1)
})

test('notices are marked as read one by one or all at once, come page by page, and are private', async () => {
  const organisation_id = await server.organisation('Hospital de las páginas')
  const owner = await server.person(['owner', organisation_id])
  const actor = await server.person(['administrator'])
  for (let time = 0; time < 3; time += 1) await tell({ organisation_id, actor })
  const first = await listed(owner, { limit: '2', unread: 'true', count: 'true' })
  expect([first.items.length, first.total]).toEqual([2, 3])
  const second = await listed(owner, { limit: '2', cursor: first.next_cursor })
  expect([second.items.length, second.next_cursor]).toEqual([1, null])
  const params = { notice_id: first.items[0].notice_id }
  expect((await server.call(actor, notices.read, { params })).status).toBe(404)
  expect((await server.call(owner, notices.read, { params })).status).toBe(204)
  expect(await listed(owner, { unread: 'true', count: 'true' })).toMatchObject({ total: 2 })
  const read_at = (await listed(owner)).items[0].read_at
  server.later(60_000)
  expect((await server.call(owner, notices.read, { params })).status).toBe(204)
  expect((await listed(owner)).items[0].read_at).toBe(read_at)
  expect((await server.call(owner, notices.readAll)).status).toBe(204)
  expect((await listed(owner, { unread: 'true' })).items).toEqual([])
})

test('an unread notice is deleted after a year, a read one after three months', async () => {
  const organisation_id = await server.organisation('Hospital que ordena')
  const owner = await server.person(['owner', organisation_id])
  const actor = await server.person(['administrator'])
  const { db, clock } = server.services
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayInMs)
  for (const days of [366, 200, 100]) await tell({ organisation_id, actor }, ago(days))
  await db
    .updateTable('notices')
    .set({ read_at: ago(95) })
    .where('made_at', '=', ago(100))
    .execute()
  await purgeNotices(db, now)
  expect((await listed(owner)).items).toEqual([expect.objectContaining({ made_at: ago(200).toISOString() })])
})
