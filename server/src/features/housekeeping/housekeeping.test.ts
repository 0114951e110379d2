import * as auth from '@alta/contract/auth'
import * as invitations from '@alta/contract/invitations'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { purgeExpired } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const rows = async (
  table: 'sessions' | 'login_attempts' | 'registration_attempts' | 'idempotency_keys' | 'invitations',
) => (await server.services.db.selectFrom(table).selectAll().execute()).length

test('expired data is removed, and data that is still valid stays', async () => {
  const administrator = await server.person(['administrator'])
  await server.call(administrator, organisations.create, {
    body: { name: 'Planta' },
    headers: { 'idempotency-key': 'one' },
  })
  await server.call(null, auth.login, { body: { email: administrator.email, password: 'wrong' } })
  const registration = { name: 'Nueva', email: 'nueva@ward.example', password: knownPassword }
  await server.call(null, auth.register, { body: registration })
  await server.call(administrator, invitations.create, { body: { email: 'new@ward.example' } })
  const counted = async () => [
    await rows('sessions'),
    await rows('login_attempts'),
    await rows('registration_attempts'),
    await rows('idempotency_keys'),
    await rows('invitations'),
  ]
  await purgeExpired(server.services)
  expect(await counted()).toEqual([1, 1, 1, 1, 1])
  server.later(61 * 60_000)
  await purgeExpired(server.services)
  expect(await counted()).toEqual([0, 0, 0, 1, 1])
  server.later(24 * 60 * 60_000)
  await purgeExpired(server.services)
  expect(await counted()).toEqual([0, 0, 0, 0, 1])
  server.later(44 * 24 * 60 * 60_000)
  await purgeExpired(server.services)
  expect(await counted()).toEqual([0, 0, 0, 0, 0])
})
