import * as assignments from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import * as emergency from '@alta/contract/emergency-access'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, openTestServer } from '../../contract-tests/test-server.ts'
import { type EmergencyAccessFixture, minute, reason, openEmergencyAccessFixture } from './emergency-access.fixtures.ts'

let fixture: EmergencyAccessFixture
let server: EmergencyAccessFixture['server']
beforeAll(async () => {
  fixture = await openEmergencyAccessFixture()
  server = fixture.server
})
afterAll(() => server.close())

describe('emergency access ends', () => {
  test('by itself after an hour, with the next request, even when an answer is cached by server or browser', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Hora')
    await fixture.open(administrator, organisation_id)
    const { headers } = await server.call(administrator, reports.list)
    const conditional = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await server.call(administrator, reports.list, conditional)).status).toBe(304)
    server.later(59 * minute)
    // The activity keeps the session itself open.
    await server.call(administrator, auth.activity)
    expect((await server.call(administrator, reports.list, conditional)).status).toBe(304)
    expect(await fixture.read(administrator, ids)).toBe(200)
    server.later(minute + 1000)
    expect((await server.call(administrator, reports.list, conditional)).status).toBe(403)
    expect(await fixture.read(administrator, ids)).toBe(403)
    expect((await server.call(administrator, emergency.current)).json.emergency_access).toBeNull()
    const { items } = await fixture.listAccesses(administrator, organisation_id)
    expect(items[0]).toMatchObject({ end_cause: 'expired', ended_at: items[0].expires_at, records_read: 2 })
  })

  test('on time for a session that was checked a moment before', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Medio minuto')
    await fixture.open(administrator, organisation_id)
    server.later(59.5 * minute)
    await server.call(administrator, auth.activity)
    for (const _look of [1, 2]) {
      const { json } = await server.call(administrator, emergency.current)
      expect(json.emergency_access.seconds_left).toBeLessThanOrEqual(30)
    }
    server.later(minute / 2)
    expect(await fixture.list(administrator)).toBe(403)
  })

  test('for a report whose stream is open', async () => {
    const slow = await openTestServer({
      options: { heartbeat_ms: 50 },
      write: () => new Promise(() => undefined),
    })
    const organisation_id = await slow.organisation('Hospital Lento')
    const clinician = await slow.person(['clinician', organisation_id])
    const administrator = await slow.person(['administrator'])
    const course = 'Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'
    const created = await slow.call(clinician, reports.create, { body: { organisation_id, source: { text: course } } })
    const params = { discharge_report_id: created.json.discharge_report_id }
    await slow.call(administrator, emergency.open, {
      params: { organisation_id },
      body: { reason, password: knownPassword },
    })
    let isOver = false
    const stream = slow.call(administrator, reports.events, { params }).then((answer) => {
      isOver = true
      return answer
    })
    // The opening is in the log once the stream is accepted.
    const opened = slow.services.db.selectFrom('audit_events').select('act').where('act', '=', 'reports.events')
    await expect.poll(async () => (await opened.execute()).length, { timeout: 20_000 }).toBe(1)
    expect(isOver).toBe(false)
    slow.later(60 * minute)
    expect((await stream).status).toBe(200)
    await slow.close()
  })

  test('with its session, and does not return with the next one', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Salida')
    await fixture.open(administrator, organisation_id)
    expect((await server.call(administrator, auth.logout)).status).toBe(200)
    const next = await fixture.signInAgain(administrator)
    expect(await fixture.read(next, ids)).toBe(403)
    const opened = await fixture.open(next, organisation_id)
    expect([opened.status, await fixture.read(next, ids)]).toEqual([201, 200])
    const { items } = await fixture.listAccesses(next, organisation_id)
    expect(items.map((one: emergency.EmergencyAccess) => one.end_cause)).toEqual([null, 'session_ended'])
  })

  test.each(['the person', 'an owner', 'another administrator'])('early, by %s', async (who) => {
    const { organisation_id, administrator, owner, ids } = await fixture.createOrganisation(`Pronto ${who}`)
    const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
    const another = await server.person(['administrator'])
    const by = { 'the person': administrator, 'an owner': owner, 'another administrator': another }[who] ?? owner
    expect(await fixture.read(administrator, ids)).toBe(200)
    expect((await fixture.end(by, organisation_id, emergency_access_id)).status).toBe(204)
    expect(await fixture.read(administrator, ids)).toBe(403)
    // A second end changes nothing.
    expect((await fixture.end(owner, organisation_id, emergency_access_id)).status).toBe(204)
    const { items } = await fixture.listAccesses(owner, organisation_id)
    expect(items[0]).toMatchObject({ end_cause: 'ended', ended_by: { user_id: by.user_id } })
    expect(
      (await fixture.auditEventsOf(organisation_id, { act: 'emergency_access.end' })).map(({ actor }) => actor.id),
    ).toContain(by.user_id)
  })

  test('but not by managers, auditors or owners of other organisations', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Ajeno')
    const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
    const manager = await server.person(['manager', organisation_id])
    const stranger = await server.person(['owner', await server.organisation('Hospital Otro')])
    const auditor = await server.person(['auditor'])
    const statuses = []
    for (const by of [manager, auditor, stranger])
      statuses.push((await fixture.end(by, organisation_id, emergency_access_id)).status)
    expect(statuses).toEqual([403, 403, 404])
  })

  test('when the administrator loses the role, or may no longer sign in', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Degradado')
    await fixture.open(administrator, organisation_id)
    const boss = await server.person(['administrator'])
    const held = await server.call(boss, assignments.list, { query: { user_id: administrator.user_id } })
    const { role_assignment_id } = held.json.items[0]
    expect((await server.call(boss, assignments.remove, { params: { role_assignment_id } })).status).toBe(204)
    expect(await fixture.read(administrator, ids)).toBe(403)
    const gone = await fixture.createOrganisation('Desactivado')
    await fixture.open(gone.administrator, gone.organisation_id)
    await server.services.db
      .updateTable('users')
      .set({ active: false })
      .where('user_id', '=', gone.administrator.user_id)
      .execute()
    expect(await fixture.read(gone.administrator, gone.ids)).toBe(401)
  })

  test('when the owner forbids it, and cannot be opened again until it is allowed', async () => {
    const { organisation_id, administrator, owner, ids } = await fixture.createOrganisation('Prohibido')
    await fixture.open(administrator, organisation_id)
    expect(await fixture.read(administrator, ids)).toBe(200)
    for (const by of [administrator, await server.person(['manager', organisation_id])])
      expect((await fixture.configure(by, organisation_id, 'forbidden')).status).toBe(403)
    expect((await fixture.configure(owner, organisation_id, 'forbidden')).json).toEqual({
      emergency_access: 'forbidden',
    })
    expect(await fixture.read(administrator, ids)).toBe(403)
    expect((await fixture.open(administrator, organisation_id)).json.code).toBe('forbidden')
    const after = await fixture.listAccesses(owner, organisation_id)
    expect(after.emergency_access).toBe('forbidden')
    expect(after.items[0]).toMatchObject({ end_cause: 'forbidden', ended_by: { user_id: owner.user_id } })
    const acts = (await fixture.auditEventsOf(organisation_id, { act: 'emergency_access' })).map(
      ({ act, outcome }) => `${act} ${outcome}`,
    )
    expect(acts.toSorted()).toEqual([
      'emergency_access.configure done',
      'emergency_access.configure forbidden',
      'emergency_access.configure forbidden',
      'emergency_access.end done',
      'emergency_access.open done',
      'emergency_access.open forbidden',
    ])
    await fixture.configure(owner, organisation_id, 'allowed')
    expect((await fixture.open(administrator, organisation_id)).status).toBe(201)
  })
})
