import * as emergency from '@alta/contract/emergency-access'
import { limits } from '@alta/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmergencyAccessFixture, minute, openEmergencyAccessFixture } from './emergency-access.fixtures.ts'

let fixture: EmergencyAccessFixture
let server: EmergencyAccessFixture['server']
beforeAll(async () => {
  fixture = await openEmergencyAccessFixture()
  server = fixture.server
})
afterAll(() => server.close())

describe('opening emergency access', () => {
  test('needs the password again, and a wrong one is audited and counts as a failed sign-in', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Clave')
    const wrong = await fixture.open(administrator, organisation_id, { password: 'no es la suya 2026' })
    expect([wrong.status, wrong.json.errors]).toEqual([422, [{ pointer: '/password', code: 'invalid' }]])
    expect(await fixture.read(administrator, ids)).toBe(403)
    const [line] = await fixture.auditEventsOf(organisation_id, { act: 'emergency_access.open' })
    expect(line).toMatchObject({ outcome: 'validation-failed', actor: { id: administrator.user_id } })
    for (let number = 0; number < 9; number += 1)
      await fixture.open(administrator, organisation_id, { password: 'no es la suya 2026' })
    const closed = await fixture.open(administrator, organisation_id)
    expect([closed.status, closed.json.code]).toEqual([429, 'rate-limited'])
    expect((await fixture.listAccesses(administrator, organisation_id)).items).toEqual([])
  })

  test('needs a reason of 20 to 500 characters', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Motivo')
    for (const [text, code] of [
      ['', 'required'],
      [`   ${'x'.repeat(19)}   `, 'too_small'],
      ['x'.repeat(501), 'too_large'],
    ]) {
      const refused = await fixture.open(administrator, organisation_id, { reason: text })
      expect(refused.json.errors[0]).toMatchObject({ pointer: '/reason', code })
    }
  })

  test('is refused while another is open anywhere, in any session, also when two are opened at once', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Doble')
    const other = await fixture.createOrganisation('Segunda')
    const second = await fixture.signInAgain(administrator)
    const answers = await Promise.all([
      fixture.open(administrator, organisation_id),
      fixture.open(administrator, other.organisation_id),
      fixture.open(second, organisation_id),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.flatMap(({ json }) => json.code ?? [])).toEqual(['already-exists', 'already-exists'])
    const rows = await server.services.db
      .selectFrom('emergency_accesses')
      .select('emergency_access_id')
      .where('user_id', '=', administrator.user_id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('is refused to a person who reads the reports by a role, and to everybody who is no administrator', async () => {
    const { organisation_id, owner } = await fixture.createOrganisation('Rol')
    const both = await server.person(['administrator'], ['reader', organisation_id])
    expect((await fixture.open(both, organisation_id)).json.code).toBe('already-exists')
    const clinician = await server.person(['clinician', organisation_id])
    for (const by of [owner, clinician, await server.person(['auditor'])])
      expect((await fixture.open(by, organisation_id)).status).toBe(403)
    const credential = await server.credential(['clinician'], organisation_id)
    expect((await fixture.open(credential, organisation_id)).status).toBe(403)
    expect((await fixture.open(both, crypto.randomUUID())).status).toBe(404)
  })

  test('is limited to a number of times a day, and the refusal says when it is possible again', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Límite')
    for (let number = 0; number < limits.emergency_access_per_day; number += 1) {
      const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
      await fixture.end(administrator, organisation_id, emergency_access_id)
      server.later(minute)
    }
    const refused = await fixture.open(administrator, organisation_id)
    expect([refused.status, refused.json.code]).toEqual([429, 'rate-limited'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(23 * 3600)
    expect((await fixture.auditEventsOf(organisation_id, { act: 'emergency_access.open' }))[0]?.outcome).toBe(
      'rate-limited',
    )
    server.later(wait * 1000)
    expect((await fixture.open(await fixture.signInAgain(administrator), organisation_id)).status).toBe(201)
  })

  test('happens together with its audit event, or not at all', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Entero')
    const { db } = server.services
    await sql`
      create function break_log() returns trigger language plpgsql as $$
      begin
        if new.act = 'emergency_access.open' then raise exception 'no room'; end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger break_log before insert on audit_events for each row execute function break_log()`.execute(
      db,
    )
    expect((await fixture.open(administrator, organisation_id)).status).toBe(500)
    await sql`drop function break_log cascade`.execute(db)
    expect((await fixture.listAccesses(administrator, organisation_id)).items).toEqual([])
    expect(await fixture.read(administrator, ids)).toBe(403)
    expect(await fixture.auditEventsOf(organisation_id, { act: 'emergency_access.open' })).toEqual([])
  })
})

test('owners, managers and auditors list every emergency access in pages; clinicians and outsiders none', async () => {
  const { organisation_id, administrator, owner } = await fixture.createOrganisation('Visto')
  for (let number = 0; number < 3; number += 1) {
    const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
    await fixture.end(administrator, organisation_id, emergency_access_id)
  }
  const page = async (query: object) =>
    (await server.call(owner, emergency.list, { params: { organisation_id }, query: { limit: '2', ...query } })).json
  const first = await page({ count: 'true' })
  const second = await page({ cursor: first.next_cursor })
  expect([first.items.length, first.total, second.items.length, second.next_cursor]).toEqual([2, 3, 1, null])
  const manager = await server.person(['manager', organisation_id])
  const auditor = await server.person(['auditor'])
  for (const by of [manager, auditor, administrator])
    expect((await fixture.listAccesses(by, organisation_id)).items).toHaveLength(3)
  const statuses = []
  for (const by of [
    await server.person(['clinician', organisation_id]),
    await server.person(['owner', await server.organisation('Hospital Vecino')]),
  ])
    statuses.push((await server.call(by, emergency.list, { params: { organisation_id } })).status)
  expect(statuses).toEqual([403, 404])
})
