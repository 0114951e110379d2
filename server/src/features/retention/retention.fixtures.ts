import type { RetentionRules } from '@alta/contract/retention'
import { noRules } from '@alta/contract/retention'
import * as retention from '@alta/contract/retention'
import { dayInMs } from '#base/date-range'
import { expect, vi } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { freshRecords } from '../../contract-tests/records.ts'
import { applyDueRules } from './schedule.ts'

export const reason = 'Plazo legal de conservación cumplido'

/**
 * Opens a server; `organisation` creates an organisation with an owner, who is also a clinician, and functions for its
 * rules.
 */
export async function openRetentionFixture() {
  const server = await openTestServer()
  return { server, organisation: () => createOrganisation(server) }
}
export type RetentionFixture = Awaited<ReturnType<typeof openRetentionFixture>>

async function createOrganisation(server: TestServer) {
  const organisation_id = await server.organisation('Hospital Caduco')
  const owner = await server.person(['owner', organisation_id], ['clinician', organisation_id])
  const params = { organisation_id }
  const organisation = { organisation_id, word: 'Caduco', clinical: 'Flamenco' }
  const { db, clock } = server.services
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayInMs)

  /** Inserts a report that was created and, optionally, signed this many days ago. */
  const report = async (age: number, signed_ago?: number): Promise<string> => {
    const { discharge_report_id = '' } = await freshRecords(server, organisation, ['discharge_report_id'])
    const key = { organisation_id, discharge_report_id }
    const signed_at = signed_ago === undefined ? null : ago(signed_ago)
    await db
      .updateTable('discharge_reports')
      .set({ created_at: ago(age), first_signed_at: signed_at })
      .where((eb) => eb.and(key))
      .execute()
    if (signed_at) {
      const signed = { revision: 0, title: 'Firmado', digest: '', signed_at, signed_by: null, signer_name: 'Nadie' }
      await db
        .insertInto('discharge_report_signatures')
        .values({ ...key, ...signed, accepted: '[]' })
        .execute()
    }
    return discharge_report_id
  }
  const document = async (age: number) => {
    const { chat_session_id = '', document_id = '' } = await freshRecords(server, organisation, ['document_id'])
    await db
      .updateTable('chat_documents')
      .set({ created_at: ago(age) })
      .where('document_id', '=', document_id)
      .execute()
    await db
      .updateTable('chat_sessions')
      .set({ updated_at: ago(age) })
      .where('chat_session_id', '=', chat_session_id)
      .execute()
    return { chat_session_id, document_id }
  }
  const read = async (by: Person = owner) => await server.call(by, retention.read, { params })
  const change = async (rules: Partial<RetentionRules>, by: Person = owner) => {
    const { revision } = (await read(owner)).json
    const body = { rules: { ...noRules, ...rules }, reason, revision }
    return await server.call(by, retention.change, { params, body })
  }
  return { ...organisation, owner, params, ago, report, document, read, change }
}

/** Sets rules that apply at once, without the waiting time of a change. */
export async function setRules(
  { services }: TestServer,
  organisation_id: string,
  rules: Partial<RetentionRules>,
): Promise<void> {
  const now = services.clock.now()
  const texts = { rules: JSON.stringify({ ...noRules, ...rules }), waiting_rules: null, waiting_until: null }
  const by = { changed_by: null, changed_by_name: 'Quien lo cambió', changed_at: now, reason, revision: 1 }
  await services.db
    .insertInto('organisation_retention')
    .values({ organisation_id, ...texts, ...by, begun_at: null })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ ...texts, begun_at: null }))
    .execute()
}

/** Runs the jobs of all due rules and waits until they have finished. */
export async function applyRules({ services }: TestServer): Promise<void> {
  await applyDueRules(services)
  const left = async () => {
    const rows = await services.database.statements.execute(
      "select 1 from pgboss.job where name = 'apply-retention' and state < 'completed'",
      [],
    )
    return [...rows].length
  }
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000 })
}

/**
 * Moves the clock by some days and keeps the sessions alive, as if everybody who is signed in had used Alta every day.
 */
export async function daysLater(server: TestServer, days: number): Promise<void> {
  server.later(days * dayInMs)
  const now = server.services.clock.now()
  const expires_at = new Date(now.getTime() + dayInMs)
  await server.services.db.updateTable('sessions').set({ last_used_at: now, expires_at }).execute()
}
