import { everyCall } from '@alta/contract/api'
import type { Endpoint } from '@alta/contract/endpoint'
import { credentialPermissions, grantableRoles, rolePermissions } from '@alta/contract/role-permissions'
import type { CredentialRole } from '@alta/contract/role-permissions'
import { permissions, type Role, roles } from '@alta/contract/permissions'
import { type GeneratedReport, emptyPatient, emptyStay } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type EmergencyAccessRole,
  grantableBy,
  guards,
  hasPermission,
  type ExpectedOutcome,
  outcomeOf,
  type CallerRoles,
  subjects,
  table,
} from './access-table.ts'
import { ownExport, waitingRules } from './data-records.ts'
import { openEmergencyAccess } from './emergency-records.ts'
import { idsOf, minimalRequest } from './minimal-requests.ts'
import { insertChat, signLongAgo } from './change-records.ts'
import { secondFactorIdsFor } from './second-factor-records.ts'
import type { OrganisationFixture, RecordIds } from './record-ids.ts'
import { freshRecords, ownNotice, ownSession, passwordLink } from './records.ts'
import { identityLink, openStandingProvider, type StandingProvider } from './single-sign-on-records.ts'
import { type Caller, openTestServer, type Person, type TestServer } from './test-server.ts'
import { invalidTokens } from './invalid-tokens.ts'

const calls = everyCall()
const report: GeneratedReport = {
  language: 'es',
  engine: { name: 'stand-in', version: '1' },
  title: null,
  patient: emptyPatient,
  stay: emptyStay,
  warnings: [],
  sections: sectionKeys.map((key) => ({ key, empty: 'not_documented', items: [] })),
  unused: [],
}

let provider: StandingProvider
let server: TestServer
let foreign: OrganisationFixture
let known: Person
beforeAll(async () => {
  const requests_per_minute = { person: 100_000, address: 100_000 }
  provider = await openStandingProvider()
  const { environment } = provider
  server = await openTestServer({ environment, options: { requests_per_minute }, write: async () => report })
  foreign = { organisation_id: await server.organisation('Hospital Garza'), word: 'Garza', clinical: 'Flamenco' }
  known = await server.person()
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

test('every role and a service credential hold what was promised, and nothing else', () => {
  const marked = (column: string) => permissions.filter((permission) => table.get(permission)?.includes(column))
  expect([...table.keys()].toSorted()).toEqual(permissions.toSorted())
  expect(Object.fromEntries(roles.map((role) => [role, rolePermissions[role].toSorted()]))).toEqual(
    Object.fromEntries(roles.map((role) => [role, marked(role).toSorted()])),
  )
  expect(credentialPermissions.toSorted()).toEqual(marked('service credential').toSorted())
  expect(grantableRoles).toEqual(grantableBy)
})

test('every call stands in the table', () => {
  expect(Object.keys(guards).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

/** A caller with their roles; `organisation` is the one in which they hold them. */
interface AccessTableSubject {
  readonly standing: CallerRoles
  readonly organisation: OrganisationFixture
  readonly caller: Caller | Person | null
  /** Another caller with the same roles, for calls after which a caller cannot be used again. */
  readonly another: () => Promise<Caller | Person | null>
}

const isRole = (one: Role | EmergencyAccessRole): one is Role => one !== 'emergency access'

async function callerOf(
  { kind, system, here, elsewhere: there }: CallerRoles,
  { organisation_id }: OrganisationFixture,
) {
  if (kind === 'nobody') return null
  const carried = here.filter((role): role is CredentialRole => role === 'clinician' || role === 'reader')
  if (kind === 'credential') return await server.credential(carried, organisation_id)
  const free = await server.organisation('Tercer hospital')
  const held = (rolesThere: readonly Role[], where: string) => rolesThere.map((role) => [role, where] as const)
  const person = await server.person(
    ...system.map((role) => [role] as const),
    ...held(here.filter(isRole), organisation_id),
    ...held(there, free),
  )
  if (here.includes('emergency access')) await openEmergencyAccess(server, person, organisation_id)
  return person
}

async function subjectOf(standing: CallerRoles): Promise<AccessTableSubject> {
  const make = async () => ({
    organisation_id: await server.organisation('Hospital Propia'),
    word: 'Propia',
    clinical: 'Tucán',
  })
  const organisation = await make()
  const another = async () => await callerOf(standing, await make())
  return { standing, organisation, caller: await callerOf(standing, organisation), another }
}

/** Calls that sign their caller out or change the caller's account. */
const usesUp = [
  'auth.logout',
  'auth.change_password',
  'invitations.accept',
  'organisations.create',
  'emergency_access.open',
]

const isPerson = (caller: Caller | null): caller is Person => caller !== null && 'user_id' in caller

interface At {
  readonly organisation: OrganisationFixture
  readonly caller: Caller | null
  readonly here: boolean
  readonly system: boolean
  readonly outcome: ExpectedOutcome
}

const everything = [
  'user_id',
  'invitation_id',
  'service_credential_id',
  'discharge_report_id',
  'message_id',
  'document_id',
]

/** An organisation with one record of each kind, which a test may delete. */
async function throwAway(): Promise<OrganisationFixture> {
  const organisation = { organisation_id: await server.organisation('Cuarto hospital'), word: 'x', clinical: 'y' }
  await freshRecords(server, organisation, everything)
  return organisation
}

/** Sets columns of the row that the ids name. */
type Prepare = (ids: RecordIds, caller: Caller | null) => Promise<unknown>

const setReport =
  (set: { status: 'failed' } | { put_away_at: Date }): Prepare =>
  async ({ discharge_report_id = '' }) =>
    await server.services.db
      .updateTable('discharge_reports')
      .set(set)
      .where('discharge_report_id', '=', discharge_report_id)
      .execute()

const setDocument =
  (state: 'uploading' | 'error'): Prepare =>
  async ({ document_id = '' }) =>
    await server.services.db
      .updateTable('chat_documents')
      .set({ state })
      .where('document_id', '=', document_id)
      .execute()

/** What has to be so before a call can do its work, besides that its records are there. */
const prepared: Readonly<Record<string, Prepare>> = {
  'reports.retry': setReport({ status: 'failed' }),
  'reports.put_away': async (ids) => await signLongAgo(server, ids),
  'reports.annul': async (ids) => await signLongAgo(server, ids),
  'reports.bring_back': async (ids, caller) =>
    await setReport({ put_away_at: server.services.clock.now() })(ids, caller),
  'retention.withdraw': async ({ organisation_id = '' }) => await waitingRules(server, organisation_id),
  'documents.write': setDocument('uploading'),
  'documents.retry': setDocument('error'),
  'access_requests.withdraw': async ({ access_request_id = '' }, caller) =>
    isPerson(caller) &&
    (await server.services.db
      .updateTable('access_requests')
      .set({ requested_by: caller.user_id })
      .where('access_request_id', '=', access_request_id)
      .execute()),
  'invitations.accept': async ({ invitation_id = '' }, caller) =>
    isPerson(caller) &&
    (await server.services.db
      .updateTable('invitations')
      .set({ email: caller.email })
      .where('invitation_id', '=', invitation_id)
      .execute()),
}

/** New records for the ids that a call names; a chat among them is the caller's. */
async function newRecords(
  organisation: OrganisationFixture,
  idNames: readonly string[],
  caller: Caller | null,
): Promise<RecordIds> {
  const ids = await freshRecords(server, organisation, idNames)
  if (ids['chat_session_id'] !== undefined && caller) await insertChat(server, ids, caller)
  return ids
}

/** Records that no call has changed, of one subject: by organisation and the names of their ids. */
type UnchangedRecords = Map<string, RecordIds>

/** A call that only reads, or that is to be refused, leaves records as they are for the next one. */
async function recordsOf(name: string, endpoint: Endpoint, at: At, unchanged: UnchangedRecords): Promise<RecordIds> {
  const organisation = name === 'organisations.remove' && at.system ? await throwAway() : at.organisation
  const idNames = idsOf(name, endpoint)
  const changes = (endpoint.method !== 'GET' && at.outcome === 'done') || prepared[name] !== undefined
  if (changes || usesUp.includes(name)) return await newRecords(organisation, idNames, at.caller)
  const key = [organisation.organisation_id, ...idNames.toSorted()].join(' ')
  const ids = unchanged.get(key) ?? (await newRecords(organisation, idNames, at.caller))
  unchanged.set(key, ids)
  return { ...ids }
}

async function recordsFor(name: string, endpoint: Endpoint, at: At, unchanged: UnchangedRecords): Promise<RecordIds> {
  const ids = await recordsOf(name, endpoint, at, unchanged)
  await prepared[name]?.(ids, at.caller)
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

const refusals: Readonly<Record<number, ExpectedOutcome>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not found',
}

/** The outcome of a call. An error of the server is none of the expected outcomes. */
const outcomeIn = (status: number): ExpectedOutcome | number => refusals[status] ?? (status < 500 ? 'done' : status)

interface AccessTableCell {
  readonly name: string
  readonly endpoint: Endpoint
  readonly here: boolean
}

const fits = (outcome: ExpectedOutcome, status: number) =>
  outcome === outcomeIn(status) || (outcome === 'nothing of it' && (status === 200 || status === 404))

/** Words that the answer must not contain: names outside the scope, and clinical text without the permission. */
function betrayed({ standing }: AccessTableSubject, text: string): string[] {
  const words = [
    ...(standing.system.length > 0 ? [] : ['garza']),
    ...(hasPermission(standing, 'discharge_reports:read', false) ? [] : ['flamenco']),
    ...(hasPermission(standing, 'discharge_reports:read', true) ? [] : ['tucán']),
  ]
  return words.filter((word) => text.toLowerCase().includes(word))
}

/** Calls that succeeded for some caller: their request is complete, so a refusal is about the caller. */
const succeeded = new Set<string>()
/** Calls that showed a clinical word to a caller who may read it. */
const shown = new Set<string>()

/** The roles that count for this call: an emergency access counts only for reading. */
const standingIn = ({ method }: Endpoint, standing: CallerRoles): CallerRoles =>
  method === 'GET' ? standing : { ...standing, here: standing.here.filter(isRole) }

async function look(
  subject: AccessTableSubject,
  { name, endpoint, here }: AccessTableCell,
  unchanged: UnchangedRecords,
): Promise<string[]> {
  const organisation = here ? subject.organisation : foreign
  const caller = usesUp.includes(name) ? await subject.another() : subject.caller
  const system = subject.standing.system.length > 0
  const outcome = outcomeOf(name, standingIn(endpoint, subject.standing), here)
  const ids = await recordsFor(name, endpoint, { organisation, caller, here, system, outcome }, unchanged)
  const { organisation_id } = organisation
  const sent = minimalRequest(name, { ...ids, email: ids['email'] ?? known.email, word: organisation.word })
  const narrowable = endpoint.query?.shape['organisation_id'] !== undefined
  const narrowed = narrowable && !here ? { query: { ...sent.query, organisation_id } } : {}
  const { status, text } = await server.call(caller, endpoint, { ...sent, ...narrowed })
  if (status < 300) succeeded.add(name)
  if (text.includes('Tucán')) shown.add(name)
  const where = `${name} ${here ? 'here' : 'outside'}`
  return [
    ...(fits(outcome, status) ? [] : [`${where}: ${status} instead of ${outcome}`]),
    ...betrayed(subject, text).map((word) => `${where}: says ${word}`),
  ]
}

/**
 * The callers that also ask for records outside their organisation. A person with roles only here is left out, as the
 * same person with every role in another organisation asks too. Before a release every caller asks.
 */
const asksOutside = ({ kind, here, elsewhere, system }: CallerRoles): boolean =>
  process.env['ALTA_TEST_ALL'] === '1' || kind !== 'person' || here.length === 0 || elsewhere.length + system.length > 0

describe('every call', () => {
  test.each(subjects)(
    'by %s, in the own organisation and outside',
    async (_name, standing) => {
      const subject = await subjectOf(standing)
      for (const organisation of [subject.organisation, foreign]) await freshRecords(server, organisation, everything)
      const wrong: string[] = []
      const unchanged: UnchangedRecords = new Map()
      for (const [name, endpoint] of calls) {
        const { sees, narrows } = guards[name] ?? {}
        for (const here of (sees || narrows) && asksOutside(standing) ? [true, false] : [true])
          wrong.push(...(await look(subject, { name, endpoint, here }, unchanged)))
      }
      expect(wrong).toEqual([])
    },
    300_000,
  )

  test('was sent with what it takes: each has succeeded for somebody', () => {
    const forAll = calls.map(([name]) => name).filter((name) => !guards[name]?.half)
    expect(forAll.filter((name) => !succeeded.has(name))).toEqual([])
  })

  test('that shows clinical text showed it to those who may read it', () => {
    const clinical = ['list', 'read', 'cancel', 'export'].map((call) => `reports.${call}`)
    const documents = ['read', 'content', 'read_text'].map((call) => `documents.${call}`)
    expect([...shown].toSorted()).toEqual(expect.arrayContaining([...clinical, ...documents, 'search.find']))
  })
})

test('what is no valid token is nobody, on every call', async () => {
  const wrong: string[] = []
  const ids = await freshRecords(server, foreign, ['invitation_id'])
  for (const [what, authorization] of await invalidTokens(server))
    for (const [name, endpoint] of calls) {
      if (guards[name]?.open === 'public' && endpoint.method !== 'GET') continue
      const sent = minimalRequest(name, { ...ids, email: known.email })
      const { status } = await server.call(null, endpoint, { ...sent, headers: { ...sent.headers, authorization } })
      if ((status === 401) !== (guards[name]?.open !== 'public')) wrong.push(`${name} with ${what}: ${status}`)
    }
  expect(wrong).toEqual([])
})
