import * as emergency from '@alta/contract/emergency-access'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshRecords } from '../../contract-tests/records.ts'
import { type EmergencyAccessFixture, minute, reason, openEmergencyAccessFixture } from './emergency-access.fixtures.ts'

let fixture: EmergencyAccessFixture
let server: EmergencyAccessFixture['server']
beforeAll(async () => {
  fixture = await openEmergencyAccessFixture()
  server = fixture.server
})
afterAll(() => server.close())

describe('during emergency access', () => {
  test('the administrator reads the reports of that organisation, and of no other', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Abierto')
    const other = await fixture.createOrganisation('Cerrado')
    expect([await fixture.read(administrator, ids), await fixture.list(administrator)]).toEqual([403, 403])
    const opened = await fixture.open(administrator, organisation_id)
    expect([opened.status, opened.json]).toEqual([
      201,
      expect.objectContaining({ organisation_id, reason, ended_at: null, end_cause: null, records_read: 0 }),
    ])
    expect(Date.parse(opened.json.expires_at) - Date.parse(opened.json.opened_at)).toBe(60 * minute)
    expect(await fixture.read(administrator, ids)).toBe(200)
    const { json } = await server.call(administrator, reports.list)
    expect(json.items.map((one: reports.ReportSummary) => one.organisation_id)).toEqual([
      organisation_id,
      organisation_id,
    ])
    const found = await server.call(administrator, search.find, { typed: { q: 'flamenco' } })
    expect(found.json.discharge_reports).toHaveLength(2)
    expect(await fixture.read(administrator, other.ids)).toBe(404)
    const current = await server.call(administrator, emergency.current)
    expect(current.json.emergency_access).toMatchObject({ organisation_name: 'Hospital Abierto', reason })
  })

  test('nothing else of a report is available: no file, no other act, not even together with the owner role', async () => {
    const organisation_id = await server.organisation('Hospital Solo lectura')
    const organisation = { organisation_id, word: 'Solo', clinical: 'Flamenco' }
    const { discharge_report_id = '' } = await freshRecords(server, organisation, ['discharge_report_id'])
    const ids = [discharge_report_id]
    const administrator = await server.person(['administrator'], ['owner', organisation_id])
    await fixture.open(administrator, organisation_id)
    expect(await fixture.read(administrator, ids)).toBe(200)
    const { db, clock } = server.services
    await db
      .insertInto('discharge_report_signatures')
      .values({
        organisation_id,
        discharge_report_id,
        revision: 0,
        title: null,
        digest: '',
        signed_at: new Date(0),
        signer_name: 'Firmante',
        accepted: '[]',
      })
      .execute()
    const params = { discharge_report_id }
    const file = { params, query: { version: 'generated', format: 'text' } }
    expect((await server.call(administrator, reports.exportFile, file)).status).toBe(403)
    const why = { params, body: { reason: 'Plazo de conservación cumplido' } }
    expect((await server.call(administrator, review.putAway, why)).status).toBe(404)
    // A report that an owner put away stays hidden.
    await db
      .updateTable('discharge_reports')
      .set({ put_away_at: clock.now() })
      .where('discharge_report_id', '=', discharge_report_id)
      .execute()
    expect(await fixture.read(administrator, ids)).toBe(404)
    expect((await server.call(administrator, reports.list, { query: { put_away: 'true' } })).json.items).toEqual([])
  })

  test('only the session that opened it reads, even when answers are cached', async () => {
    const { organisation_id, administrator, ids } = await fixture.createOrganisation('Sesiones')
    const other = await fixture.signInAgain(administrator)
    await fixture.open(administrator, organisation_id)
    const shown = await server.call(administrator, reports.list)
    // The calls run one by one, so that no write empties the cache between them.
    await server.call(other, emergency.current)
    const places = await server.call(administrator, organisations.list)
    const elsewhere = await server.call(other, organisations.list)
    const placeIn = (answer: typeof places) =>
      answer.json.items.find((one: organisations.Organisation) => one.organisation_id === organisation_id)
    expect([shown.status, await fixture.list(other), await fixture.read(other, ids)]).toEqual([200, 403, 403])
    expect(placeIn(places).permissions).toContain('discharge_reports:read')
    expect(placeIn(elsewhere).permissions).not.toContain('discharge_reports:read')
    expect((await server.call(other, emergency.current)).json.emergency_access).toBeNull()
    expect(await fixture.read(administrator, ids)).toBe(200)
  })

  test('each read is audited under its id, by which the log is filtered; a repeated read under another id is audited again', async () => {
    const { organisation_id, administrator, owner, ids } = await fixture.createOrganisation('Marcado')
    const first = (await fixture.open(administrator, organisation_id)).json.emergency_access_id
    await fixture.list(administrator)
    await fixture.list(administrator)
    await fixture.read(administrator, ids)
    const marked = async (emergency_access: string) =>
      (await fixture.auditEventsOf(organisation_id, { emergency_access }))
        .map(({ act, outcome }) => `${act} ${outcome}`)
        .toSorted()
    expect(await marked(first)).toEqual(['emergency_access.open done', 'reports.list done', 'reports.read done'])
    expect((await fixture.end(administrator, organisation_id, first)).status).toBe(204)
    const second = (await fixture.open(administrator, organisation_id)).json.emergency_access_id
    await fixture.list(administrator)
    expect(await marked(second)).toEqual(['emergency_access.open done', 'reports.list done'])
    expect(await marked('any')).toHaveLength(6)
    const { items } = await fixture.listAccesses(owner, organisation_id)
    expect(items.map((one: emergency.EmergencyAccess) => one.records_read)).toEqual([2, 2])
  })

  test('a page of two hundred is counted in full', async () => {
    const { organisation_id, administrator } = await fixture.createOrganisation('Bandada')
    for (let number = 0; number < 118; number += 1)
      await freshRecords(server, { organisation_id, word: 'Bandada', clinical: 'Flamenco' }, ['discharge_report_id'])
    await fixture.open(administrator, organisation_id)
    await fixture.list(administrator, { limit: '200' })
    const { items } = await fixture.listAccesses(administrator, organisation_id)
    expect(items[0].records_read).toBe(120)
  })
})
