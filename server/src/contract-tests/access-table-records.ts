import type { Endpoint } from '@alta/contract/endpoint'
import type { ExpectedOutcome } from './access-table.ts'
import { insertChat, signLongAgo } from './change-records.ts'
import { ownExport, waitingRules } from './data-records.ts'
import { idsOf } from './minimal-requests.ts'
import type { OrganisationFixture, RecordIds } from './record-ids.ts'
import { freshRecords, ownNotice, ownSession, passwordLink } from './records.ts'
import { secondFactorIdsFor } from './second-factor-records.ts'
import { identityLink, type StandingProvider } from './single-sign-on-records.ts'
import type { Caller, Person, TestServer } from './test-server.ts'

type NamedCall = readonly [name: string, endpoint: Endpoint]

const isPerson = (caller: Caller | null): caller is Person => caller !== null && 'user_id' in caller

interface At {
  readonly organisation: OrganisationFixture
  readonly caller: Caller | null
  readonly here: boolean
  readonly system: boolean
  readonly outcome: ExpectedOutcome
  /** Records that no call has changed: by organisation and the names of their ids. */
  readonly unchanged: Map<string, RecordIds>
}

/** The ids of one record of each kind. */
export const everything = [
  'user_id',
  'invitation_id',
  'service_credential_id',
  'discharge_report_id',
  'message_id',
  'document_id',
]

/** An organisation with one record of each kind, which a test may delete. */
async function throwAway(server: TestServer): Promise<OrganisationFixture> {
  const organisation = { organisation_id: await server.organisation('Cuarto hospital'), word: 'x', clinical: 'y' }
  await freshRecords(server, organisation, everything)
  return organisation
}

/** Sets columns of the row that the ids name. */
type Prepare = (server: TestServer, ids: RecordIds, caller: Caller | null) => Promise<unknown>

const setReport =
  (set: { status: 'failed' } | { put_away_at: Date }): Prepare =>
  async ({ services: { db } }, { discharge_report_id = '' }) =>
    await db.updateTable('discharge_reports').set(set).where('discharge_report_id', '=', discharge_report_id).execute()

const setDocument =
  (state: 'uploading' | 'error'): Prepare =>
  async ({ services: { db } }, { document_id = '' }) =>
    await db.updateTable('chat_documents').set({ state }).where('document_id', '=', document_id).execute()

/** What has to be so before a call can do its work, besides that its records are there. */
const prepared: Readonly<Record<string, Prepare>> = {
  'reports.retry': setReport({ status: 'failed' }),
  'reports.put_away': signLongAgo,
  'reports.annul': signLongAgo,
  'reports.bring_back': async (server, ids, caller) =>
    await setReport({ put_away_at: server.services.clock.now() })(server, ids, caller),
  'retention.withdraw': async (server, { organisation_id = '' }) => await waitingRules(server, organisation_id),
  'documents.write': setDocument('uploading'),
  'documents.retry': setDocument('error'),
  'access_requests.withdraw': async ({ services: { db } }, { access_request_id = '' }, caller) =>
    isPerson(caller) &&
    (await db
      .updateTable('access_requests')
      .set({ requested_by: caller.user_id })
      .where('access_request_id', '=', access_request_id)
      .execute()),
  'invitations.accept': async ({ services: { db } }, { invitation_id = '' }, caller) =>
    isPerson(caller) &&
    (await db
      .updateTable('invitations')
      .set({ email: caller.email })
      .where('invitation_id', '=', invitation_id)
      .execute()),
}

/** New records for the ids that a call names; a chat among them is the caller's. */
async function newRecords(
  server: TestServer,
  { organisation, caller }: At,
  idNames: readonly string[],
): Promise<RecordIds> {
  const ids = await freshRecords(server, organisation, idNames)
  if (ids['chat_session_id'] !== undefined && caller) await insertChat(server, ids, caller)
  return ids
}

/** A call that only reads, or that is to be refused, leaves records as they are for the next one. */
async function recordsOf(server: TestServer, [name, endpoint]: NamedCall, at: At): Promise<RecordIds> {
  const organisation = name === 'organisations.remove' && at.system ? await throwAway(server) : at.organisation
  const idNames = idsOf(name, endpoint)
  const changes = (endpoint.method !== 'GET' && at.outcome === 'done') || prepared[name] !== undefined
  if (changes) return await newRecords(server, { ...at, organisation }, idNames)
  const key = [organisation.organisation_id, ...idNames.toSorted()].join(' ')
  const ids = at.unchanged.get(key) ?? (await newRecords(server, at, idNames))
  at.unchanged.set(key, ids)
  return { ...ids }
}

/** The records that a call needs in order to do its work, for this caller. */
export async function recordsFor(
  { server, provider }: { readonly server: TestServer; readonly provider: StandingProvider },
  call: NamedCall,
  at: At,
): Promise<RecordIds> {
  const [name] = call
  const ids = await recordsOf(server, call, at)
  await prepared[name]?.(server, ids, at.caller)
  Object.assign(ids, await provider.idsFor(server, name, at.caller))
  if (name === 'auth.use_password_link') Object.assign(ids, await passwordLink(server))
  if (!isPerson(at.caller) || !at.here) return ids
  const { user_id } = at.caller
  if (name === 'auth.end_session') return { ...ids, ...(await ownSession(server, user_id)) }
  Object.assign(ids, await secondFactorIdsFor(server, name, at.caller))
  if (name === 'single_sign_on.unlink') return { ...ids, ...(await identityLink(server, user_id)) }
  if (name.startsWith('data_exports.') && 'data_export_id' in ids)
    return { ...ids, ...(await ownExport(server, user_id)) }
  if (name === 'notices.read') return { ...ids, ...(await ownNotice(server, user_id)) }
  return ids
}
