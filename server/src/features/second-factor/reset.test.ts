import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as notices from '@alta/contract/notices'
import * as secondFactor from '@alta/contract/second-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { runCommand } from '../../command/commands.ts'
import { resetByCommand } from './reset.store.ts'
import { enrolApp, passwordOnly, prove } from './second-factor.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const reason = 'Ha perdido el teléfono; comprobado en persona'
const reset = async (by: Caller, user_id: string, body: object = { reason }) =>
  await server.call(by, secondFactor.reset, { params: { user_id }, body })

test('an administrator resets a person’s second factors, and the person is notified of the reason', async () => {
  const organisation_id = await server.organisation('Hospital General')
  const administrator = await server.person(['administrator'])
  const owner = await server.person(['owner', organisation_id])
  const person = await server.person(['clinician', organisation_id])
  const { recovery_codes } = await enrolApp(server, person)
  const half = await passwordOnly(server, person)
  const response = await server.call(administrator, secondFactor.ofUser, { params: { user_id: person.user_id } })
  expect(response.json).toMatchObject({ items: [{ kind: 'totp', name: 'Móvil' }], recovery_codes_left: 10 })
  expect(response.text).not.toMatch(/secret|credential/)

  expect((await reset(administrator, person.user_id)).status).toBe(204)
  for (const session of [person, half]) expect((await server.call(session, auth.me)).status).toBe(401)
  const again = await passwordOnly(server, person)
  expect(again.missing).toBeNull()
  expect((await server.call(again, secondFactor.state)).json).toMatchObject({ totp: false, recovery_codes_left: 0 })
  expect((await prove(server, again, { recovery_code: recovery_codes[0] })).status).toBe(403)

  const actor = expect.objectContaining({ user_id: administrator.user_id })
  const expected = { kind: 'second_factor_reset', reason, actor }
  for (const one of [again, owner]) {
    const { items } = (await server.call(one, notices.list)).json
    expect(items).toContainEqual(
      expect.objectContaining({ ...expected, subject: { id: person.user_id, name: expect.any(String) } }),
    )
  }
  const { items } = (await server.call(administrator, audit.list)).json
  const line = items.find(({ act }: { act: string }) => act === 'second_factor.reset')
  expect(line.detail).toMatchObject({ user_id: person.user_id, reason, second_factors: 1 })
})

test('owners, managers and auditors may not reset, nobody resets their own, and a reason is required', async () => {
  const organisation_id = await server.organisation('Hospital General')
  const administrator = await server.person(['administrator'])
  const person = await server.person(['clinician', organisation_id])
  await enrolApp(server, person)
  for (const role of ['owner', 'manager'] as const)
    expect((await reset(await server.person([role, organisation_id]), person.user_id)).status).toBe(403)
  expect((await reset(await server.person(['auditor']), person.user_id)).status).toBe(403)
  expect((await reset(administrator, administrator.user_id)).status).toBe(403)
  expect((await reset(administrator, person.user_id, { reason: '…' })).status).toBe(422)
  expect((await reset(administrator, crypto.randomUUID())).status).toBe(404)
  expect((await passwordOnly(server, person)).missing).toBe('proof')
})

test('an administrator whose authentication is old authenticates again first', async () => {
  const administrator = await server.person(['administrator'])
  const person = await server.person()
  await enrolApp(server, person)
  server.later(11 * 60_000)
  expect((await reset(administrator, person.user_id)).json.code).toBe('reauthentication-required')
})

test('the command line resets the last administrator’s second factors, and this is audited', async () => {
  const administrator = await server.person(['administrator'])
  await enrolApp(server, administrator)
  const { db, clock } = server.services
  const reset = { reason, now: clock.now() }
  expect(await resetByCommand(db, { ...reset, email: 'nobody@ward.example' })).toBe(false)
  expect(await resetByCommand(db, { ...reset, email: administrator.email })).toBe(true)
  expect((await server.call(administrator, auth.me)).status).toBe(401)
  const again = await passwordOnly(server, administrator)
  expect(again.missing).toBeNull()
  const { items } = (await server.call(again, notices.list)).json
  expect(items[0]).toMatchObject({ kind: 'second_factor_reset', actor: { user_id: null }, reason })
  const log = (await server.call(again, audit.list)).json.items
  const line = log.find(({ detail }: { detail: { by_command?: true } }) => detail.by_command)
  expect(line).toMatchObject({ act: 'second_factor.reset', outcome: 'done', detail: { reason, second_factors: 1 } })
})

test.each([[[]], [['--email', 'nobody']], [['--email', 'ana@ward.example', '--reason', 'x']]])(
  'the command requires an address and a reason: %j',
  async (words) => {
    const complaints: string[] = []
    const terminal = { write: async () => undefined, complain: (line: string) => void complaints.push(line) }
    expect(await runCommand(['reset-second-factor', ...words], terminal)).toBe(2)
    expect(complaints[0]).toMatch(/^alta reset-second-factor: --/)
  },
)
