import * as assignments from '@alta/contract/assignments'
import * as auditCalls from '@alta/contract/audit'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import type { Caller, Person, TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

const general = crypto.randomUUID()
const clinic = crypto.randomUUID()
let hospital: TestProvider
let server: TestServer
let owner: Person
let administrator: Person
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  const roles = [
    { group: 'ward-3', role: 'clinician', organisation_id: general },
    { group: 'coders', role: 'reader', organisation_id: general },
    { group: 'heads', role: 'manager', organisation_id: general },
    { group: 'ward-3', role: 'reader', organisation_id: clinic },
    { group: 'ward-3', role: 'reader', organisation_id: crypto.randomUUID() },
  ]
  const scopes = ['openid', 'profile', 'email', 'groups']
  server = await on.openServerWith([on.settingsOf('hospital', hospital, { roles, scopes })])
  for (const [organisation_id, name] of [
    [general, 'Hospital General'],
    [clinic, 'Clínica'],
  ] as const) {
    const report_strategy = 'extractive' as const
    const row = { organisation_id, name, report_strategy, created_at: new Date() }
    await server.services.db.insertInto('organisations').values(row).execute()
  }
  owner = await server.person(['owner', general])
  administrator = await server.person(['administrator'])
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

const params = { organisation_id: general }
const change = async (by: Caller, single_sign_on: string, more: object = {}) =>
  await server.call(by, organisations.update, { params, body: { single_sign_on, ...more } })

/** Signs in a person with these groups. Returns the person and the roles after the sign-in. */
async function signIn(name: string, groups: readonly string[]) {
  hospital.people.set(name, { email: `${name}@hospital.example`, email_verified: true, name, groups })
  const answer = await on.signInAt(server, hospital, ['hospital', name])
  expect(answer.status).toBe(200)
  const { user_id } = answer.json.user
  const { json } = await server.call(administrator, assignments.list, { query: { user_id } })
  const roles: string[] = json.items.map(
    (row: { role: string; organisation_name: string; provider_id: string | null; reason: string | null }) =>
      `${row.role} in ${row.organisation_name} by ${row.provider_id} because ${row.reason}`,
  )
  return { ...on.asCaller(answer), user_id: String(user_id), roles: roles.toSorted() }
}

const clinician = 'clinician in Hospital General by hospital because ward-3'
const manager = 'manager in Hospital General by hospital because heads'

test('groups give nothing unless the organisation allows it', async () => {
  expect((await signIn('ana', ['ward-3', 'heads'])).roles).toEqual([])
})

test('joining a group gives its role and leaving it takes it, at the next sign-in; manual roles stay', async () => {
  expect((await change(owner, 'roles')).json.single_sign_on).toBe('roles')
  const first = await signIn('bea', ['ward-3'])
  expect(first.roles).toEqual([clinician])
  const body = { user_id: first.user_id, role: 'reader', scope: 'organisation', organisation_id: general }
  const by_hand = await server.call(owner, assignments.create, { body: { ...body, reason: 'Reads in another ward' } })
  expect(by_hand.status).toBe(201)
  const reader = 'reader in Hospital General by null because Reads in another ward'
  expect((await signIn('bea', ['ward-3', 'heads', 'coders'])).roles).toEqual([clinician, manager, reader])
  const last = await signIn('bea', [])
  expect(last.roles).toEqual([reader])
  const { json } = await server.call(last, organisations.read, { params })
  expect(json.permissions).not.toContain('discharge_reports:create')
})

test('each change is notified and audited like a manual one, with the group as the reason', async () => {
  const { user_id } = await signIn('carla', ['ward-3'])
  await signIn('carla', [])
  const response = await server.call(owner, notices.list, { query: {} })
  expect(response.json.items).toContainEqual(
    expect.objectContaining({
      kind: 'clinical_role_given',
      actor: { user_id: null, name: 'Sign-in of hospital' },
      subject: { id: user_id, name: 'carla' },
      roles: ['clinician'],
      reason: 'ward-3',
    }),
  )
  const { json } = await server.call(administrator, auditCalls.list, { query: { organisation_id: general } })
  const acts = json.items
    .filter(({ detail }: { detail: { user_id?: string } }) => detail.user_id === user_id)
    .map(({ act, detail }: { act: string; detail: { role: string; reason: string; provider_id: string } }) => [
      act,
      detail.role,
      detail.reason,
      detail.provider_id,
    ])
  expect(acts).toEqual([
    ['assignments.remove', 'clinician', 'ward-3', 'hospital'],
    ['assignments.create', 'clinician', 'ward-3', 'hospital'],
  ])
})

test('a role of a group that is also given manually becomes a manual one', async () => {
  const { user_id } = await signIn('dora', ['ward-3'])
  const body = { user_id, role: 'clinician', scope: 'organisation', organisation_id: general }
  const reason = 'Stays whatever the groups say'
  expect((await server.call(owner, assignments.create, { body: { ...body, reason } })).status).toBe(201)
  expect((await signIn('dora', [])).roles).toEqual([`clinician in Hospital General by null because ${reason}`])
})

test('turning it off takes the roles given by groups, at once, and notifies the owner', async () => {
  const { user_id } = await signIn('eva', ['ward-3', 'heads'])
  expect((await change(administrator, 'off')).status).toBe(200)
  const { json } = await server.call(administrator, assignments.list, { query: { user_id } })
  expect(json.items).toEqual([])
  const response = await server.call(owner, notices.list, { query: {} })
  expect(response.json.items[0]).toMatchObject({ kind: 'single_sign_on_changed', subject: { name: 'off' } })
  expect((await signIn('eva', ['ward-3'])).roles).toEqual([])
})

test('where clinical access needs a second person, allowing groups to give it needs one, too', async () => {
  await server.call(owner, organisations.update, { params, body: { clinical_access_approval: 'second_person' } })
  const reason = 'The hospital keeps the groups'
  expect((await change(owner, 'roles', { reason })).json.code).toBe('approval-required')
  expect((await signIn('fina', ['ward-3'])).roles).toEqual([])
})
