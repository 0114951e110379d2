import * as auth from '@alta/contract/auth'
import * as auditCalls from '@alta/contract/audit'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../sessions/sessions.store.ts'
import type { Caller, Person } from '../../contract-tests/test-server.ts'
import {
  directory,
  hospitalToken,
  auditEventsOf,
  openScimServer,
  roles,
  schemas,
  type ScimServer,
} from './provisioning.fixtures.ts'
import { scimLimits } from './scim-limits.ts'

const general = crypto.randomUUID()
const closed = crypto.randomUUID()
let server: ScimServer
let owner: Person
let administrator: Person
beforeAll(async () => {
  const rules = [
    { group: 'Ward 3', role: 'clinician', organisation_id: general },
    { group: 'g-coders', role: 'reader', organisation_id: general },
    { group: 'Ward 3', role: 'reader', organisation_id: closed },
  ]
  server = await openScimServer([directory('hospital', hospitalToken, { roles: rules })])
  for (const [organisation_id, name] of [
    [general, 'Hospital General'],
    [closed, 'Clínica'],
  ] as const) {
    const row = { organisation_id, name, report_strategy: 'extractive' as const, created_at: new Date() }
    await server.services.db.insertInto('organisations').values(row).execute()
  }
  owner = await server.person(['owner', general])
  administrator = await server.person(['administrator'])
  const params = { organisation_id: general }
  await server.call(owner, organisations.update, { params, body: { single_sign_on: 'roles' } })
})
afterAll(() => server.close())

/** A session of a user whom the directory provisions. */
const signedIn = async (user_id: string): Promise<Caller> => {
  const now = server.services.clock.now()
  const identity = {
    provider_id: 'hospital',
    issuer: 'https://hospital.example',
    subject: user_id,
    sid: null,
    id_token: null,
  }
  const life = { now, expires_at: new Date(now.getTime() + 3_600_000), identity }
  return { token: await openSession(server.services.db, user_id, life) }
}

const active = async (user_id: string, value: boolean) =>
  await server.patch(`/Users/${user_id}`, { op: 'replace', path: 'active', value })

describe('groups', () => {
  test('give and remove roles at once, where the organisation allows it; manual roles stay', async () => {
    const { id } = await server.user('Ada Coll')
    const ward = await server.group('Ward 3', [id])
    expect(await roles(server, id)).toEqual(['clinician by hospital'])
    const coders = await server.group('Coders', [id], { externalId: 'g-coders' })
    expect(await roles(server, id)).toEqual(['clinician by hospital', 'reader by hospital'])
    const seat = { user_id: id, role: 'manager' as const, organisation_id: general, reason: null, granted_by: null }
    await server.services.db
      .insertInto('role_assignments')
      .values({ ...seat, role_assignment_id: crypto.randomUUID(), created_at: new Date() })
      .execute()
    const session = await signedIn(id)
    expect((await server.call(session, organisations.list)).json.items).toHaveLength(1)
    await server.patch(`/Groups/${ward.id}`, { op: 'remove', path: `members[value eq "${id}"]` })
    expect(await roles(server, id)).toEqual(['manager by hand', 'reader by hospital'])
    await server.patch(`/Groups/${coders.id}`, { op: 'replace', path: 'externalId', value: 'g-other' })
    expect(await roles(server, id)).toEqual(['manager by hand'])
    await server.patch(`/Groups/${ward.id}`, { op: 'add', path: 'members', value: [{ value: id }] })
    await server.patch(`/Groups/${ward.id}`, { op: 'replace', path: 'displayName', value: 'Ward 4' })
    expect(await roles(server, id)).toEqual(['manager by hand'])
    await server.patch(`/Groups/${ward.id}`, { op: 'replace', path: 'displayName', value: 'Ward 3' })
    expect(await roles(server, id)).toEqual(['clinician by hospital', 'manager by hand'])
    await server.scim('DELETE', `/Groups/${ward.id}`)
    expect(await roles(server, id)).toEqual(['manager by hand'])
    await server.scim('DELETE', `/Groups/${coders.id}`)
  })

  test('leave events in the organisation’s log, and clinical roles are notified to the owner and the user', async () => {
    const { id } = await server.user('Bel Coll')
    const ward = await server.group('Ward 3', [id])
    const lines = await auditEventsOf(server, 'assignments.create')
    expect(lines.at(-1)).toMatchObject({
      organisation_id: general,
      actor_id: null,
      detail: {
        user_id: id,
        role: 'clinician',
        reason: 'Ward 3',
        actor_kind: 'provisioning',
        actor_name: 'Directory of hospital',
        provider_id: 'hospital',
      },
    })
    const shown = await server.call(owner, auditCalls.list, { query: { act: 'assignments.create' } })
    expect(shown.json.items[0].actor).toEqual({ kind: 'provisioning', id: null, name: 'Directory of hospital' })
    const noticesOf = async (by: Caller) =>
      (await server.call(by, notices.list)).json.items.map(
        ({ kind, reason, people }: { kind: string; reason: string; people: number | null }) => [kind, reason, people],
      )
    expect((await noticesOf(owner))[0]).toEqual(['clinical_role_given', 'Ward 3', null])
    expect((await noticesOf(await signedIn(id)))[0]).toEqual(['clinical_role_given', 'Ward 3', null])
    const [one, two] = [await server.user('Cloe Coll'), await server.user('Dina Coll')]
    const value = [{ value: one.id }, { value: two.id }]
    await server.patch(`/Groups/${ward.id}`, { op: 'add', path: 'members', value })
    expect((await noticesOf(owner))[0]).toEqual(['clinical_roles_by_group', 'Ward 3', 2])
    expect((await noticesOf(await signedIn(two.id)))[0]).toEqual(['clinical_role_given', 'Ward 3', null])
    await server.scim('DELETE', `/Groups/${ward.id}`)
  })
})

describe('a deactivated user', () => {
  test('is signed out with the next request and has no roles by groups; reactivation restores them', async () => {
    const { id } = await server.user('Eva Riu')
    const ward = await server.group('Ward 3', [id])
    const session = await signedIn(id)
    expect((await server.call(session, auth.me)).status).toBe(200)
    expect((await active(id, false)).json.active).toBe(false)
    expect((await server.call(session, auth.me)).status).toBe(401)
    expect(await roles(server, id)).toEqual([])
    expect((await server.scim('GET', `/Users/${id}`)).json.groups).toHaveLength(1)
    // A change of the group while the user is inactive gives no role.
    await server.patch(`/Groups/${ward.id}`, { op: 'replace', path: 'displayName', value: 'ward 3' })
    await server.patch(`/Groups/${ward.id}`, { op: 'replace', path: 'displayName', value: 'Ward 3' })
    expect(await roles(server, id)).toEqual([])
    await active(id, true)
    expect(await roles(server, id)).toEqual(['clinician by hospital'])
    expect((await server.call(await signedIn(id), auth.me)).status).toBe(200)
    await server.scim('DELETE', `/Groups/${ward.id}`)
  })

  test('is signed out when the directory deletes them, and their open stream ends', async () => {
    const { id } = await server.user('Fina Riu')
    const session = await signedIn(id)
    await server.scim('DELETE', `/Users/${id}`)
    expect((await server.call(session, auth.me)).status).toBe(401)
    expect((await server.call(session, notices.list)).status).toBe(401)
  })

  test('stays deactivated when an administrator did it, whatever the directory sends', async () => {
    const { id } = await server.user('Gina Riu')
    const params = { user_id: id }
    await server.call(administrator, users.update, { params, body: { active: false } })
    await active(id, true)
    await active(id, false)
    await active(id, true)
    const { json } = await server.call(administrator, users.read, { params })
    expect(json.active).toBe(false)
    await server.call(administrator, users.update, { params, body: { active: true } })
    await active(id, false)
    expect((await server.call(administrator, users.read, { params })).json.active).toBe(false)
    await active(id, true)
    expect((await server.call(administrator, users.read, { params })).json.active).toBe(true)
  })

  test('is never the last administrator', async () => {
    const { id } = await server.user('Hugo Riu')
    const { db } = server.services
    const seat = { role: 'administrator' as const, organisation_id: null, reason: null, granted_by: null }
    await db
      .insertInto('role_assignments')
      .values({ ...seat, user_id: id, role_assignment_id: crypto.randomUUID(), created_at: new Date() })
      .execute()
    await db
      .insertInto('identity_links')
      .values({
        user_id: id,
        provider_id: 'hospital',
        issuer: 'https://hospital.example',
        subject: 'hugo',
        identity_link_id: crypto.randomUUID(),
        linked_at: new Date(),
      })
      .execute()
    await db.updateTable('users').set({ active: false }).where('user_id', '=', administrator.user_id).execute()
    const refused = await active(id, false)
    expect([refused.status, refused.json.detail]).toEqual([409, 'The last administrator of Alta must stay.'])
    expect((await auditEventsOf(server, 'provisioning.change_user')).at(-1)?.outcome).toBe('last-administrator')
    await db.updateTable('users').set({ active: true }).where('user_id', '=', administrator.user_id).execute()
    expect((await active(id, false)).status).toBe(200)
  })
})

describe('existing accounts', () => {
  const send = async (email: string, more: object = {}) =>
    await server.scim('POST', '/Users', {
      body: { schemas: schemas.user, userName: email, displayName: 'Directory', ...more },
    })
  const link = async (user_id: string, subject: string) => {
    const row = { user_id, provider_id: 'hospital', issuer: 'https://hospital.example', subject }
    await server.services.db
      .insertInto('identity_links')
      .values({ ...row, identity_link_id: crypto.randomUUID(), linked_at: new Date() })
      .execute()
  }

  test('are not changed: accounts made by hand, administrators, and unverified registrations', async () => {
    const hand = await server.person(['clinician', general])
    for (const { email, user_id } of [hand, administrator]) {
      const before = await server.services.db.selectFrom('users').selectAll().where('user_id', '=', user_id).execute()
      const { status, json } = await send(email, { active: false })
      expect([status, json.scimType]).toEqual([409, 'uniqueness'])
      expect(await server.services.db.selectFrom('users').selectAll().where('user_id', '=', user_id).execute()).toEqual(
        before,
      )
      expect((await server.scim('GET', `/Users/${user_id}`)).status).toBe(404)
      const patched = await active(user_id, false)
      expect(patched.status).toBe(404)
    }
    expect((await auditEventsOf(server, 'provisioning.create_user')).at(-1)?.outcome).toBe('already-exists')
    const body = { name: 'Stranger', email: 'stranger@ward.example', password: 'una contrasenya ben llarga' }
    await server.call(null, auth.register, { body })
    expect((await send('stranger@ward.example')).json.scimType).toBe('uniqueness')
  })

  test('are provisioned when they are linked to the provider: by subject, or by address', async () => {
    const [first, second] = [await server.person(['clinician', general]), await server.person()]
    await link(first.user_id, 'subject-1')
    await link(second.user_id, 'subject-2')
    const bySubject = await send('renamed@ward.example', { externalId: 'subject-1' })
    expect([bySubject.status, bySubject.json.id]).toEqual([201, first.user_id])
    const byAddress = await send(second.email)
    expect([byAddress.status, byAddress.json.id]).toEqual([201, second.user_id])
    expect(await roles(server, first.user_id)).toEqual(['clinician by hand'])
    await active(first.user_id, false)
    expect((await server.call(first, auth.me)).status).toBe(401)
  })
})

test('a large group gets its roles within one request', async () => {
  const { db } = server.services
  const people = Array.from({ length: scimLimits.changed_members }, (_, number) => ({
    id: crypto.randomUUID(),
    number,
  }))
  const at = new Date()
  await db
    .insertInto('users')
    .values(
      people.map(({ id, number }) => ({
        user_id: id,
        name: `P ${number}`,
        email: `p${number}@crowd.example`,
        password_hash: null,
        locale: 'es' as const,
        created_at: at,
        last_login_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('provisioned_users')
    .values(
      people.map(({ id, number }) => ({
        user_id: id,
        provider_id: 'hospital',
        user_name: `p${number}`,
        attributes: '{}',
        active: true,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  const ward = await server.group(
    'Ward 3',
    people.map(({ id }) => id),
  )
  expect(ward.members).toHaveLength(people.length)
  const held = await db.selectFrom('role_assignments').select('user_id').where('provider_id', '=', 'hospital').execute()
  expect(held).toHaveLength(people.length)
  await server.scim('DELETE', `/Groups/${ward.id}`)
  expect(
    await db.selectFrom('role_assignments').select('user_id').where('provider_id', '=', 'hospital').execute(),
  ).toEqual([])
})
