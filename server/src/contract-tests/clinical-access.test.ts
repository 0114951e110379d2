import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import * as invitations from '@alta/contract/invitations'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from './test-server.ts'

/** Every way in which an administrator could get access to clinical text without a notice to anybody. */

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const why = 'Atiende a los pacientes de la tercera'
const needsReason = { status: 422, json: { errors: [{ pointer: '/reason', code: 'required' }] } }

/** An organisation with its owner, and an administrator who wants to read its clinical text. */
async function ward() {
  const organisation_id = await server.organisation('Hospital de la esquina')
  const owner = await server.person(['owner', organisation_id])
  const administrator = await server.person(['administrator'])
  return { organisation_id, owner, administrator }
}
const noticesOf = async (person: Person) =>
  (await server.call(person, notices.list)).json.items.map(
    ({ kind, reason }: { kind: string; reason: string }) => `${kind}: ${reason}`,
  )
const lastLine = async (person: Person, organisation_id: string, act: string) =>
  (await server.call(person, audit.list, { query: { organisation_id, act, limit: '1', outcome: 'done' } })).json
    .items[0]
const give = (by: Person, body: object) => server.call(by, assignments.create, { body })
const csv = (text: string, more = {}) => ({ raw: text, headers: { 'content-type': 'text/csv' }, ...more })

test('a second account gets no clinical role without a reason, and the owner and its holder are notified', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const second = await server.person()
  for (const role of ['clinician', 'reader']) {
    const body = { user_id: second.user_id, role, scope: 'organisation', organisation_id }
    expect(await give(administrator, body)).toMatchObject(needsReason)
    expect((await give(administrator, { ...body, reason: 'corto' })).json.errors).toMatchObject([
      { pointer: '/reason', code: 'too_small' },
    ])
    const response = await give(administrator, { ...body, reason: why })
    expect([response.status, response.json.reason]).toEqual([201, why])
  }
  const both = [`clinical_role_given: ${why}`, `clinical_role_given: ${why}`]
  expect([await noticesOf(owner), await noticesOf(second), await noticesOf(administrator)]).toEqual([both, both, []])
  expect((await lastLine(owner, organisation_id, 'assignments.create')).detail).toMatchObject({
    reason: why,
    opens_clinical_text: true,
    opens_clinical_text_to_oneself: false,
  })
})

test('owners and managers give a reason, too; a role that reads nothing clinical needs none', async () => {
  const { organisation_id, owner } = await ward()
  const manager = await server.person(['manager', organisation_id])
  const somebody = await server.person()
  const body = { user_id: somebody.user_id, scope: 'organisation', organisation_id }
  for (const by of [owner, manager]) expect(await give(by, { ...body, role: 'reader' })).toMatchObject(needsReason)
  expect((await give(owner, { ...body, role: 'manager' })).status).toBe(201)
  expect((await give(manager, { ...body, role: 'reader', reason: why })).status).toBe(201)
  expect(await noticesOf(owner)).toEqual([`clinical_role_given: ${why}`])
})

test('an owner who takes a clinical role gives a reason, and finds it among their own notices', async () => {
  const { organisation_id, owner } = await ward()
  const body = { user_id: owner.user_id, role: 'clinician', scope: 'organisation', organisation_id }
  expect(await give(owner, body)).toMatchObject(needsReason)
  expect((await give(owner, { ...body, reason: why })).status).toBe(201)
  expect(await noticesOf(owner)).toEqual([`clinical_role_given: ${why}`])
  expect((await lastLine(owner, organisation_id, 'assignments.create')).detail).toMatchObject({
    opens_clinical_text_to_oneself: true,
  })
})

test('one reason is enough for a whole file; the owner is notified once, each person of their own role', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const nurse = await server.person()
  const rows = [...Array.from({ length: 200 }, (_, n) => `Persona ${n},ward${n}@esquina.example`), `N,${nurse.email}`]
  const file = `name,email,organisation,role\n${rows.map((row) => `${row},${organisation_id},clinician`).join('\n')}\n`
  const dry = await server.call(administrator, users.importFile, csv(file, { query: { dry_run: 'true' } }))
  expect([dry.status, dry.json.clinical_roles]).toEqual([200, 201])
  expect(await server.call(administrator, users.importFile, csv(file))).toMatchObject(needsReason)
  const done = await server.call(administrator, users.importFile, csv(file, { typed: { reason: why } }))
  expect(done.json.counts).toMatchObject({ created: 200, assigned: 1 })
  expect(await noticesOf(owner)).toEqual([`clinical_roles_imported: ${why}`])
  expect((await server.call(owner, notices.list)).json.items[0].people).toBe(201)
  expect(await noticesOf(nurse)).toEqual([`clinical_role_given: ${why}`])
  expect((await lastLine(owner, organisation_id, 'assignments.create')).detail).toMatchObject({
    by_import: true,
    reason: why,
  })
})

test('an import that gives no clinical role needs no reason', async () => {
  const { organisation_id, administrator } = await ward()
  const file = `name,email,organisation,role\nGestora,gestora@esquina.example,${organisation_id},manager\n`
  const done = await server.call(administrator, users.importFile, csv(file))
  expect([done.status, done.json.clinical_roles]).toEqual([200, 0])
})

test('an invitation to a clinical role needs a reason, and the owner is notified when it is made and accepted', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const email = 'segunda.cuenta@esquina.example'
  const body = { email, role: 'clinician', organisation_id }
  expect(await server.call(administrator, invitations.create, { body })).toMatchObject(needsReason)
  const created = await server.call(administrator, invitations.create, { body: { ...body, reason: why } })
  expect([created.status, created.json.invitation.reason]).toEqual([201, why])
  expect(await noticesOf(owner)).toEqual([`clinical_invitation_made: ${why}`])
  const { invitation_token } = created.json
  await server.call(null, auth.register, {
    body: { name: 'Segunda', email, password: knownPassword, invitation_token },
  })
  expect(await noticesOf(owner)).toEqual([`clinical_role_given: ${why}`, `clinical_invitation_made: ${why}`])
  const held = await server.call(owner, assignments.list, { query: { organisation_id, role: 'clinician' } })
  expect(held.json.items).toMatchObject([{ reason: why, granted_by: { user_id: administrator.user_id } }])
})

test('a credential needs a reason when it is issued, extended or rotated, and the owner is notified each time', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const params = { organisation_id }
  const body = { name: 'Espejo', expires_in_days: 30, roles: ['reader'] }
  expect(await server.call(administrator, credentials.create, { params, body })).toMatchObject(needsReason)
  const created = await server.call(administrator, credentials.create, { params, body: { ...body, reason: why } })
  expect([created.status, created.json.reason]).toEqual([201, why])
  const one = { service_credential_id: created.json.service_credential_id }
  const more = { roles: ['clinician', 'reader'] }
  expect(await server.call(administrator, credentials.update, { params: one, body: more })).toMatchObject(needsReason)
  const widened = await server.call(administrator, credentials.update, { params: one, body: { ...more, reason: why } })
  expect(widened.status).toBe(200)
  const less = await server.call(administrator, credentials.update, { params: one, body: { roles: ['reader'] } })
  expect(less.status).toBe(200)
  const anew = { expires_in_days: 30 }
  expect(await server.call(administrator, credentials.rotate, { params: one, body: anew })).toMatchObject(needsReason)
  const rotated = await server.call(administrator, credentials.rotate, { params: one, body: { ...anew, reason: why } })
  expect(rotated.status).toBe(200)
  expect(await noticesOf(owner)).toEqual([
    `clinical_credential_rotated: ${why}`,
    `clinical_credential_changed: ${why}`,
    `clinical_credential_issued: ${why}`,
  ])
  for (const act of ['credentials.create', 'credentials.rotate'])
    expect((await lastLine(owner, organisation_id, act)).detail).toMatchObject({ reason: why })
})

test('a password link for a clinician needs a reason; the clinician and the owner are notified', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const clinician = await server.person(['clinician', organisation_id])
  const body = { user_id: clinician.user_id }
  expect(await server.call(administrator, invitations.create, { body })).toMatchObject(needsReason)
  const created = await server.call(administrator, invitations.create, { body: { ...body, reason: why } })
  expect([created.status, created.json.invitation.reason]).toEqual([201, why])
  const notice = [`password_link_made: ${why}`]
  expect([await noticesOf(owner), await noticesOf(clinician), await noticesOf(administrator)]).toEqual([
    notice,
    notice,
    [],
  ])
  const guest = await server.person()
  const bare = await server.call(administrator, invitations.create, { body: { user_id: guest.user_id } })
  expect(bare.status).toBe(201)
})

test('a link that was made before the account had a clinical role does not work afterwards', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const colleague = await server.person()
  const created = await server.call(administrator, invitations.create, { body: { user_id: colleague.user_id } })
  const { invitation_token } = created.json
  await give(owner, {
    user_id: colleague.user_id,
    role: 'clinician',
    scope: 'organisation',
    organisation_id,
    reason: why,
  })
  const body = { name: 'Otra', email: colleague.email, password: 'ocho gatos rojos en la azotea', invitation_token }
  expect((await server.call(null, auth.register, { body })).json.errors).toMatchObject([{ code: 'token_spent' }])
})

test('an account with a clinical role is not reactivated, nor given a password link, without a reason', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const clinician = await server.person(['clinician', organisation_id])
  const params = { user_id: clinician.user_id }
  await server.call(administrator, users.update, { params, body: { active: false } })
  expect(await server.call(administrator, users.update, { params, body: { active: true } })).toMatchObject(needsReason)
  const opened = await server.call(administrator, users.update, { params, body: { active: true, reason: why } })
  expect(opened.status).toBe(200)
  expect(await server.call(administrator, invitations.create, { body: params })).toMatchObject(needsReason)
  await server.call(administrator, invitations.create, { body: { ...params, reason: why } })
  expect(await noticesOf(owner)).toEqual([`password_link_made: ${why}`, `account_reopened: ${why}`])
})

test('the former owner is notified of a change of owner, and of a clinical role given afterwards', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const params = { organisation_id }
  await server.call(administrator, organisations.update, { params, body: { owner_id: administrator.user_id } })
  expect(await noticesOf(owner)).toEqual(['owner_changed: null'])
  const body = { user_id: administrator.user_id, role: 'clinician', scope: 'organisation', organisation_id }
  expect(await give(administrator, body)).toMatchObject(needsReason)
  expect((await give(administrator, { ...body, reason: why })).status).toBe(201)
  expect(await noticesOf(owner)).toEqual([`clinical_role_given: ${why}`, 'owner_changed: null'])
})

test('the owner is notified when an old link sets the password of an account that reads clinical text', async () => {
  const { organisation_id, owner, administrator } = await ward()
  const email = 'primera.clave@ward.example'
  const file = csv(`name,email,organisation,role,locale\nPrimera Clave,${email},,,es`)
  const imported = (await server.call(administrator, users.importFile, file)).json
  const { invitation_token } = imported.items[0]
  const { user_id } = await server.services.db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const body = { user_id, role: 'clinician', scope: 'organisation', organisation_id, reason: why }
  expect((await give(owner, body)).status).toBe(201)
  const registered = { name: 'Primera Clave', email, password: knownPassword, invitation_token }
  expect((await server.call(null, auth.register, { body: registered })).status).toBe(201)
  expect(await noticesOf(owner)).toContain('password_link_made: null')
  const { token } = (await server.call(null, auth.login, { body: { email, password: knownPassword } })).json
  expect(await noticesOf({ token, user_id, email })).toContain('password_link_made: null')
})
