import * as auth from '@alta/contract/auth'
import * as notices from '@alta/contract/notices'
import type { Notice } from '@alta/contract/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller } from '../../contract-tests/test-server.ts'
import { type EmergencyAccessFixture, minute, reason, openEmergencyAccessFixture } from './emergency-access.fixtures.ts'

let fixture: EmergencyAccessFixture
let server: EmergencyAccessFixture['server']
beforeAll(async () => {
  fixture = await openEmergencyAccessFixture()
  server = fixture.server
})
afterAll(() => server.close())

describe('the owners are notified of emergency access', () => {
  const noticesOf = async (by: Caller): Promise<Notice[]> => (await server.call(by, notices.list)).json.items

  test('at once, with the administrator and the reason, and after its end with the count of reports read', async () => {
    const { organisation_id, administrator, owner, ids } = await fixture.createOrganisation('Avisado')
    const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'emergency_access_opened', organisation_id, actor: { user_id: administrator.user_id }, reason },
    ])
    await fixture.read(administrator, ids)
    await fixture.end(owner, organisation_id, emergency_access_id)
    await fixture.endOverdue()
    expect(await noticesOf(owner)).toHaveLength(1)
    server.later(6000)
    for (const _round of [1, 2]) await fixture.endOverdue()
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'emergency_access_ended', records: 1, reason },
      { kind: 'emergency_access_opened' },
    ])
    expect(await noticesOf(administrator)).toEqual([])
  })

  test('when it ends by itself, which is an audit event without an actor', async () => {
    const expired = await fixture.createOrganisation('Vencido')
    const left = await fixture.createOrganisation('Salido')
    const demoted = await fixture.createOrganisation('Sin rol')
    for (const { administrator, organisation_id } of [expired, left, demoted])
      await fixture.open(administrator, organisation_id)
    const { db } = server.services
    await fixture.endOverdue()
    expect((await fixture.listAccesses(expired.owner, expired.organisation_id)).items[0].ended_at).toBeNull()
    await server.call(left.administrator, auth.logout)
    await db.deleteFrom('role_assignments').where('user_id', '=', demoted.administrator.user_id).execute()
    await fixture.endOverdue()
    server.later(60 * minute)
    await fixture.endOverdue()
    server.later(6000)
    await fixture.endOverdue()
    for (const [{ owner, organisation_id }, end_cause] of [
      [expired, 'expired'],
      [left, 'session_ended'],
      [demoted, 'role_lost'],
    ] as const) {
      const back = await fixture.signInAgain(owner)
      expect((await noticesOf(back)).map(({ kind, records }) => [kind, records])).toEqual([
        ['emergency_access_ended', 0],
        ['emergency_access_opened', null],
      ])
      const [line] = await fixture.auditEventsOf(organisation_id, { act: 'emergency_access.end' })
      expect(line).toMatchObject({ actor: { kind: 'nobody' }, detail: { end_cause } })
      expect((await fixture.listAccesses(back, organisation_id)).items[0]).toMatchObject({ end_cause, ended_by: null })
    }
  })

  test('or the other administrators, when an administrator opens it in an organisation of their own', async () => {
    const organisation_id = await server.organisation('Hospital Propio')
    const administrator = await server.person(['administrator'], ['owner', organisation_id])
    const other = await server.person(['administrator'])
    await fixture.open(administrator, organisation_id)
    expect(await noticesOf(administrator)).toEqual([])
    expect(await noticesOf(other)).toMatchObject([{ kind: 'emergency_access_opened', organisation_id }])
  })

  test('only once, when two processes look for it at the same moment', async () => {
    const { organisation_id, administrator, owner } = await fixture.createOrganisation('Una vez')
    const { emergency_access_id } = (await fixture.open(administrator, organisation_id)).json
    await fixture.end(administrator, organisation_id, emergency_access_id)
    server.later(6000)
    await Promise.all([fixture.endOverdue(), fixture.endOverdue(), fixture.endOverdue()])
    expect(await noticesOf(owner)).toHaveLength(2)
  })
})
