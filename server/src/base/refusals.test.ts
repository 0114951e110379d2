import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../contract-tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ options: { requests_per_minute: { person: 3, address: 600 } } })
})
afterAll(() => server.close())

test('a caller that is refused again and again is slowed down, and cannot fill the log', async () => {
  const guest = await server.person()
  const statuses: number[] = []
  for (let number = 0; number < 8; number += 1)
    statuses.push((await server.call(guest, organisations.create, { body: { name: 'x' } })).status)
  expect(statuses).toEqual([403, 403, 403, 429, 429, 429, 429, 429])
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select(['act', 'outcome', 'actor_id', 'detail'])
    .where('actor_id', '=', guest.user_id)
    .execute()
  const line = { act: 'organisations.create', outcome: 'forbidden', actor_id: guest.user_id, detail: {} }
  expect(lines).toEqual([line, line, line])
})

test('refusals that happen at once are all written, one after the other', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.person(['auditor'])))
  const created = { body: { name: 'x' } }
  await Promise.all(people.map((person) => server.call(person, organisations.create, created)))
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select('sequence')
    .where('outcome', '=', 'forbidden')
    .orderBy('sequence')
    .execute()
  expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, index) => index + 1))
  expect(lines.length).toBeGreaterThanOrEqual(6)
})
