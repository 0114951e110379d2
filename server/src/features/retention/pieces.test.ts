import * as audit from '@alta/contract/audit'
import { organisationSubmitter } from '#base/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionJobAt } from './retention.jobs.ts'
import { applyRules, openRetentionFixture, type RetentionFixture, setRules } from './retention.fixtures.ts'

let fixture: RetentionFixture
let server: RetentionFixture['server']
beforeAll(async () => {
  fixture = await openRetentionFixture()
  server = fixture.server
})
afterAll(() => server.close())

/** An organisation with this many reports that are due, and a function that runs the job in time slices. */
async function dueReports(count: number) {
  const organisation = await fixture.organisation()
  for (let number = 0; number < count; number += 1) await organisation.report(400)
  await setRules(server, organisation.organisation_id, { unsigned_reports: 365 })
  const { organisation_id } = organisation
  const left = async () =>
    (
      await server.services.db
        .selectFrom('discharge_reports')
        .select('discharge_report_id')
        .where('organisation_id', '=', organisation_id)
        .execute()
    ).length
  const run = async (turn_ms: number, signal = new AbortController().signal) =>
    await retentionJobAt({ piece_ms: 0, rest: 0, turn_ms }).run({
      services: server.services,
      data: { organisation_id, turn: 0 },
      submitter: organisationSubmitter(organisation_id),
      signal,
      attempt: 1,
    })
  return { ...organisation, left, run }
}

test('a job that is aborted keeps its removals, and the next one continues with the rest', async () => {
  const organisation = await dueReports(12)
  const stop = new AbortController()
  stop.abort(new Error('The server stops.'))
  await expect(organisation.run(60_000, stop.signal)).rejects.toThrow('aborted')
  expect(await organisation.left()).toBe(7)
  await applyRules(server)
  expect(await organisation.left()).toBe(0)
  const query = { organisation_id: organisation.organisation_id, act: 'retention.apply' }
  const { items } = (await server.call(organisation.owner, audit.list, { query })).json
  const records = items.map(({ detail }: { detail: { records: number } }) => detail.records)
  expect(records.length).toBeGreaterThan(1)
  expect(records.reduce((sum: number, count: number) => sum + count, 0)).toBe(12)
})

test('a job that used up its turn ends, and another one continues', async () => {
  const organisation = await dueReports(12)
  await organisation.run(-1)
  expect(await organisation.left()).toBe(7)
  await expect.poll(organisation.left, { timeout: 20_000 }).toBe(0)
})
