import * as invitations from '@alta/contract/invitations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let administrator: Person
let here: string
let owner: Person
let manager: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  here = await server.organisation('Hospital de Aquí')
  owner = await server.person(['owner', here])
  manager = await server.person(['manager', here])
})
afterAll(() => server.close())

let number = 0
const address = () => `invited${(number += 1)}@ward.example`
const invite = (by: Person, body: object) => server.call(by, invitations.create, { body })
const list = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, invitations.list, { query })).json

describe('who may invite whom', () => {
  test.each([
    ['manager', 'reader', 201],
    ['manager', 'clinician', 201],
    ['manager', 'manager', 403],
    ['manager', 'owner', 403],
    ['owner', 'manager', 201],
    ['owner', 'owner', 403],
    ['administrator', 'manager', 201],
    ['administrator', 'owner', 409],
  ] as const)('%s invites %s into an owned organisation: %i', async (by, role, status) => {
    const callers = { manager, owner, administrator }
    const answer = await invite(callers[by], { email: address(), role, organisation_id: here, reason })
    expect(answer.status).toBe(status)
  })

  test('an account without a role, or with a system role, is offered by administrators only', async () => {
    for (const body of [{}, { role: 'auditor' }, { role: 'administrator' }]) {
      expect((await invite(manager, { email: address(), ...body })).json.code).toBe('forbidden')
      expect((await invite(administrator, { email: address(), ...body })).status).toBe(201)
    }
  })

  test('an organisation the inviter does not see is not found, one where they only read is forbidden', async () => {
    const there = await server.organisation('Allí')
    const both = await server.person(['manager', here], ['reader', there])
    const body = { email: address(), role: 'reader', organisation_id: there, reason }
    expect((await invite(manager, body)).json.code).toBe('not-found')
    expect((await invite(both, body)).json.code).toBe('forbidden')
    expect((await invite(administrator, { ...body, organisation_id: crypto.randomUUID() })).status).toBe(404)
  })

  test.each([
    [{ role: 'reader' }, '/organisation_id', 'required'],
    [{ organisation_id: 'here' }, '/role', 'required'],
    [{ role: 'auditor', organisation_id: 'here' }, '/organisation_id', 'unrecognised'],
    [{ role: 'chief' }, '/role', 'invalid'],
    [{ email: 'no address' }, '/email', 'invalid'],
  ])('the inconsistent invitation %j is refused', async (wrong, pointer, code) => {
    const refused = await invite(administrator, { email: address(), ...wrong })
    expect([refused.status, refused.json.errors[0]]).toEqual([422, { pointer, code }])
  })
})

describe('open invitations', () => {
  test('are seen by people who manage the organisation, newest first, page by page', async () => {
    const organisation_id = await server.organisation('Con invitaciones')
    const head = await server.person(['owner', organisation_id])
    const stranger = await server.person(['manager', await server.organisation('Sin invitaciones')])
    const emails = [address(), address(), address()]
    for (const email of emails) await invite(head, { email, role: 'reader', organisation_id, reason })
    const page = await list(head, { limit: '2', count: 'true' })
    expect([page.items.map(({ email }: { email: string }) => email), page.total]).toEqual([[emails[2], emails[1]], 3])
    const rest = await list(head, { limit: '2', cursor: page.next_cursor })
    expect([rest.items.length, rest.next_cursor]).toEqual([1, null])
    expect(JSON.stringify(page)).not.toMatch(/token/)
    expect((await list(stranger)).items).toEqual([])
    expect((await list(stranger, { organisation_id })).items).toEqual([])
    expect((await list(administrator, { organisation_id, count: 'true' })).total).toBe(3)
    const params = { invitation_id: rest.items[0].invitation_id }
    expect((await server.call(stranger, invitations.remove, { params })).json.code).toBe('not-found')
  })

  test('of a higher rank are seen by a manager, who may not withdraw them', async () => {
    const { json } = await invite(owner, { email: address(), role: 'manager', organisation_id: here })
    const params = { invitation_id: json.invitation.invitation_id }
    expect((await server.call(manager, invitations.remove, { params })).json.code).toBe('forbidden')
    expect((await server.call(owner, invitations.remove, { params })).status).toBe(204)
  })

  test('are deleted with the organisation', async () => {
    const organisation_id = await server.organisation('Que cierra')
    const { json } = await invite(administrator, { email: address(), role: 'reader', organisation_id, reason })
    const body = { invitation_token: json.invitation_token }
    await server.services.db.deleteFrom('organisations').where('organisation_id', '=', organisation_id).execute()
    expect((await server.call(null, invitations.look, { body })).json.errors[0].code).toBe('token_spent')
  })

  test('leave no token in the database or the log', async () => {
    const token = (await invite(manager, { email: address(), role: 'reader', organisation_id: here, reason })).json
      .invitation_token
    const rows = [
      await server.services.db.selectFrom('invitations').selectAll().execute(),
      await server.services.db.selectFrom('audit_events').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
