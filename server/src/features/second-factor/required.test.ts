import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { enrolApp } from './second-factor.fixtures.ts'

const missingOf = async (server: TestServer, by: Caller) => (await server.call(by, auth.me)).json.missing

describe('an organisation that requires a second factor of some roles', () => {
  let server: TestServer
  let organisation_id: string
  let owner: Person
  beforeAll(async () => {
    server = await openTestServer()
    organisation_id = await server.organisation('Hospital General')
    owner = await server.person(['owner', organisation_id])
  })
  afterAll(() => server.close())
  const change = async (by: Caller, second_factor_roles: readonly string[]) =>
    await server.call(by, organisations.update, { params: { organisation_id }, body: { second_factor_roles } })

  test('applies this to people with one of these roles there, and to nobody else', async () => {
    const free = await server.organisation('Hospital Libre')
    const clinician = await server.person(['clinician', organisation_id])
    const reader = await server.person(['reader', organisation_id])
    const elsewhere = await server.person(['clinician', free])
    const machine = await server.credential(['clinician'], organisation_id)
    const answer = await change(owner, ['manager', 'clinician'])
    expect(answer.json.second_factor_roles).toEqual(['manager', 'clinician'])
    expect(await missingOf(server, clinician)).toBe('enrolment')
    for (const other of [reader, elsewhere, owner]) expect(await missingOf(server, other)).toBeNull()
    expect((await server.call(machine, reports.list)).status).toBe(200)
    const { recovery_codes } = await enrolApp(server, clinician)
    expect(recovery_codes).toHaveLength(10)
    expect((await server.call(clinician, reports.list)).status).toBe(200)
    // The last factor is gone, so a new one must be set up.
    await server.services.db.deleteFrom('second_factors').where('user_id', '=', clinician.user_id).execute()
    expect(await missingOf(server, clinician)).toBe('enrolment')
    await change(owner, [])
    expect(await missingOf(server, clinician)).toBeNull()
  })

  test('applies this to people who get the role later, and no longer to people who lost it', async () => {
    const reader = await server.person(['reader', organisation_id])
    await change(owner, ['reader'])
    expect(await missingOf(server, reader)).toBe('enrolment')
    await server.services.db.deleteFrom('role_assignments').where('user_id', '=', reader.user_id).execute()
    expect(await missingOf(server, reader)).toBeNull()
    await change(owner, [])
  })

  test('is changed by people who may change the organisation, and the new roles are audited', async () => {
    const clinician = await server.person(['clinician', organisation_id])
    expect((await change(clinician, ['owner'])).status).toBe(403)
    expect((await change(owner, ['reader', 'nurse'])).status).toBe(422)
    await change(owner, ['reader', 'reader'])
    const { items } = (await server.call(owner, audit.list, { query: { organisation_id } })).json
    const line = items.find(
      ({ act, outcome }: { act: string; outcome: string }) => `${act} ${outcome}` === 'organisations.update done',
    )
    expect(line.detail).toMatchObject({ changed: 'second_factor_roles', second_factor_roles: 'reader' })
    await change(owner, [])
  })
})

test.each([
  ['administrators', [true, true, false]],
  ['everybody', [true, true, true]],
  ['off', [false, false, false]],
] as const)('ALTA_SECOND_FACTOR=%s requires a second factor of the people it names', async (mode, expected) => {
  const server = await openTestServer({ environment: { ALTA_SECOND_FACTOR: mode } })
  try {
    const organisation_id = await server.organisation('Hospital General')
    const people = [
      await server.person(['administrator']),
      await server.person(['auditor']),
      await server.person(['owner', organisation_id]),
    ]
    const missing = await Promise.all(people.map(async (person) => await missingOf(server, person)))
    expect(missing.map((one) => one === 'enrolment')).toEqual(expected)
    const [administrator] = people
    if (!administrator) throw new Error('nobody')
    await enrolApp(server, administrator)
    expect((await server.call(administrator, users.list)).status).toBe(200)
  } finally {
    await server.close()
  }
})
