import * as requests from '@alta/contract/access-requests'
import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import * as invitations from '@alta/contract/invitations'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const reason = 'Trabaja en la planta tercera'
const day_ms = 24 * 60 * 60_000

/** An organisation that requires approval by a second person. */
async function ward() {
  const organisation_id = await server.organisation('Hospital de cuatro ojos')
  const owner = await server.person(['owner', organisation_id])
  const manager = await server.person(['manager', organisation_id])
  const administrator = await server.person(['administrator'])
  const params = { organisation_id }
  const body = { clinical_access_approval: 'second_person' }
  expect((await server.call(owner, organisations.update, { params, body })).status).toBe(200)
  return { organisation_id, params, owner, manager, administrator }
}
type AccessRequestFixture = Awaited<ReturnType<typeof ward>>

const give = (by: Person, user_id: string, { organisation_id }: AccessRequestFixture) =>
  server.call(by, assignments.create, {
    body: { user_id, role: 'clinician', scope: 'organisation', organisation_id, reason },
  })
const waiting = async (by: Person, { params }: AccessRequestFixture) =>
  (await server.call(by, requests.list, { params, query: { count: 'true' } })).json
const decide = async (by: Person, organisation: AccessRequestFixture, body: object = { outcome: 'approved' }) => {
  const [first] = (await waiting(by, organisation)).items
  const params = { ...organisation.params, access_request_id: first?.access_request_id ?? 'none' }
  return await server.call(by, requests.decide, { params, body })
}
const missing = { status: 409, json: { code: 'approval-required' } }
const lastLine = async ({ owner, params }: AccessRequestFixture, act: string, outcome: string) =>
  (await server.call(owner, audit.list, { query: { ...params, act, outcome, limit: '1' } })).json.items[0]

test('a clinical role is given only after a second person approved it, and both are in the audit log', async () => {
  const organisation = await ward()
  const { owner, administrator, organisation_id } = organisation
  const second = await server.person()
  expect(await give(administrator, second.user_id, organisation)).toMatchObject(missing)
  const held = { query: { organisation_id, role: 'clinician' } }
  expect((await server.call(owner, assignments.list, held)).json.items).toEqual([])
  expect((await lastLine(organisation, 'assignments.create', 'refused')).outcome).toBe('approval-required')
  expect(await waiting(owner, organisation)).toMatchObject({ total: 1, items: [{ reason, decidable_by_me: true }] })
  expect((await server.call(owner, notices.list)).json.items[0]).toMatchObject({ kind: 'access_requested', reason })
  expect(await give(administrator, second.user_id, organisation)).toMatchObject(missing)
  expect((await waiting(owner, organisation)).total).toBe(1)
  expect((await decide(owner, organisation)).status).toBe(200)
  expect((await server.call(administrator, notices.list)).json.items[0].kind).toBe('access_approved')
  expect((await give(administrator, second.user_id, organisation)).status).toBe(201)
  expect((await lastLine(organisation, 'assignments.create', 'done')).detail).toMatchObject({
    approved_by: owner.user_id,
    reason,
  })
  expect((await waiting(owner, organisation)).total).toBe(0)
})

test('nobody approves their own request or role, not even with an account or role that the requester created', async () => {
  const organisation = await ward()
  const { owner, administrator, manager, organisation_id } = organisation
  await give(administrator, manager.user_id, organisation)
  expect((await decide(administrator, organisation)).status).toBe(403)
  expect((await decide(manager, organisation)).status).toBe(403)
  const machine = await server.credential(['clinician'], organisation_id)
  const [first] = (await waiting(owner, organisation)).items
  const sent = {
    params: { ...organisation.params, access_request_id: first.access_request_id },
    body: { outcome: 'approved' },
  }
  expect((await server.call(machine, requests.decide, sent)).status).toBe(403)
  const puppet = await server.person()
  const role = { user_id: puppet.user_id, role: 'administrator', scope: 'system' }
  expect((await server.call(administrator, assignments.create, { body: role })).status).toBe(201)
  expect((await decide(puppet, organisation)).status).toBe(403)
  const email = 'invitada@cuatro.example'
  const body = { email, role: 'auditor' }
  const { invitation_token } = (await server.call(administrator, invitations.create, { body })).json
  const registered = { name: 'Invitada', email, password: knownPassword, invitation_token }
  const created = await server.call(null, auth.register, { body: registered })
  const grant = { user_id: created.json.user_id, role: 'manager', scope: 'organisation', organisation_id }
  expect((await server.call(owner, assignments.create, { body: grant })).status).toBe(201)
  const { token } = (await server.call(null, auth.login, { body: { email, password: knownPassword } })).json
  const invited = { token, user_id: created.json.user_id, email }
  expect((await decide(invited, organisation)).status).toBe(403)
  expect((await decide(owner, organisation)).status).toBe(200)
})

test('a request that was refused, withdrawn or left for a week gives nothing; an approval works once', async () => {
  const organisation = await ward()
  const { owner, administrator } = organisation
  const { user_id } = await server.person()
  await give(administrator, user_id, organisation)
  expect((await decide(owner, organisation, { outcome: 'refused' })).json.errors).toEqual([
    { pointer: '/reason', code: 'required' },
  ])
  const because = { outcome: 'refused', reason: 'No trabaja en esta casa' }
  expect((await decide(owner, organisation, because)).json.outcome).toBe('refused')
  expect(await give(administrator, user_id, organisation)).toMatchObject(missing)
  const [again] = (await waiting(owner, organisation)).items
  const params = { ...organisation.params, access_request_id: again.access_request_id }
  expect((await server.call(owner, requests.withdraw, { params })).status).toBe(403)
  expect((await server.call(administrator, requests.withdraw, { params })).status).toBe(204)
  expect((await decide(owner, organisation)).status).toBe(404)
  await give(administrator, user_id, organisation)
  await decide(owner, organisation)
  const { role_assignment_id } = (await give(administrator, user_id, organisation)).json
  await server.call(owner, assignments.remove, { params: { role_assignment_id } })
  expect(await give(administrator, user_id, organisation)).toMatchObject(missing)
})

test('an approval is void when the approver may no longer give the role', async () => {
  const organisation = await ward()
  const { owner, manager, administrator, organisation_id } = organisation
  const { user_id } = await server.person()
  await give(administrator, user_id, organisation)
  expect((await decide(manager, organisation)).status).toBe(200)
  const { items } = (await server.call(owner, assignments.list, { query: { organisation_id, role: 'manager' } })).json
  await server.call(owner, assignments.remove, { params: { role_assignment_id: items[0].role_assignment_id } })
  expect(await give(administrator, user_id, organisation)).toMatchObject(missing)
})

test('credentials, invitations, links, reactivation and imports need approval, and a secret goes to the requester', async () => {
  const organisation = await ward()
  const { owner, administrator, organisation_id, params } = organisation
  const clinician = await server.person(['clinician', organisation_id])
  const one = { user_id: clinician.user_id }
  await server.call(administrator, users.update, { params: one, body: { active: false } })
  const heading = 'name,email,organisation,role'
  const file = `${heading}\nDe archivo,archivo@cuatro.example,${organisation_id},reader\n`
  const acts = [
    [users.update, { params: one, body: { active: true, reason } }],
    [invitations.create, { body: { ...one, reason } }],
    [invitations.create, { body: { email: 'otra@cuatro.example', role: 'reader', organisation_id, reason } }],
    [credentials.create, { params, body: { name: 'Espejo', expires_in_days: 30, roles: ['reader'], reason } }],
    [users.importFile, { raw: file, headers: { 'content-type': 'text/csv' }, typed: { reason } }],
  ] as const
  const answers = []
  for (const [endpoint, sent] of acts) {
    expect(await server.call(administrator, endpoint, sent)).toMatchObject(missing)
    expect((await decide(owner, organisation)).status).toBe(200)
    const answer = await server.call(administrator, endpoint, sent)
    expect([endpoint.path, answer.status < 300]).toEqual([endpoint.path, true])
    answers.push(answer)
  }
  expect(answers[3]?.json.secret).toMatch(/^alta_/)
  const machine = { service_credential_id: answers[3]?.json.service_credential_id }
  const rotation = { params: machine, body: { expires_in_days: 30, reason } }
  expect(await server.call(administrator, credentials.rotate, rotation)).toMatchObject(missing)
  const wider = { params: machine, body: { roles: ['clinician'], reason } }
  expect(await server.call(administrator, credentials.update, wider)).toMatchObject(missing)
})

test('only the owner sets whether a second person approves, and turning it off needs an approval itself', async () => {
  const organisation = await ward()
  const { owner, manager, administrator, params } = organisation
  const off = { params, body: { clinical_access_approval: 'none', reason } }
  for (const by of [manager, administrator]) expect((await server.call(by, organisations.update, off)).status).toBe(403)
  expect(await server.call(owner, organisations.update, off)).toMatchObject(missing)
  expect((await decide(manager, organisation)).status).toBe(200)
  const changed = await server.call(owner, organisations.update, off)
  expect([changed.status, changed.json.clinical_access_approval]).toEqual([200, 'none'])
  expect((await server.call(manager, notices.list)).json.items[0].kind).toBe('approval_changed')
})

test('earlier invitations become invalid when approval by a second person is turned on', async () => {
  const organisation_id = await server.organisation('Hospital que cambia')
  const owner = await server.person(['owner', organisation_id])
  const offer = { email: 'antes@cuatro.example', role: 'clinician', organisation_id, reason }
  const { invitation_token } = (await server.call(owner, invitations.create, { body: offer })).json
  const body = { clinical_access_approval: 'second_person' }
  await server.call(owner, organisations.update, { params: { organisation_id }, body })
  const preview = await server.call(null, invitations.look, { body: { invitation_token } })
  expect(preview.json.errors).toMatchObject([{ code: 'token_spent' }])
})

test('a request and an approval last a week', async () => {
  const organisation = await ward()
  const { user_id } = await server.person()
  await give(organisation.administrator, user_id, organisation)
  const { requested_at, expires_at } = (await waiting(organisation.owner, organisation)).items[0]
  expect(Date.parse(expires_at) - Date.parse(requested_at)).toBe(7 * day_ms)
})

test('an owner named at the creation of the organisation approves, one named later by the requester does not', async () => {
  const administrator = await server.person(['administrator'])
  const [owner, puppet] = [await server.person(), await server.person()]
  const created = await server.call(administrator, organisations.create, {
    body: { name: 'Hospital nuevo', owner_id: owner.user_id },
  })
  const params = { organisation_id: created.json.organisation_id }
  await server.call(owner, organisations.update, { params, body: { clinical_access_approval: 'second_person' } })
  const organisation = { ...params, params, owner, manager: owner, administrator }
  const { user_id } = await server.person()
  await give(administrator, user_id, organisation)
  expect((await decide(owner, organisation)).status).toBe(200)
  await give(administrator, (await server.person()).user_id, organisation)
  await server.call(administrator, organisations.update, { params, body: { owner_id: puppet.user_id } })
  expect((await decide(puppet, organisation)).status).toBe(403)
})
