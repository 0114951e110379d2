import type { Role } from '@alta/contract/permissions'
import { sectionKeys } from '@alta/contract/sections'
import { newId } from '#base/ids'
import { documentFile } from '#base/storage/delete-files'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { dataExport, erasure, legalHold } from './data-records.ts'
import { freshEmergencyAccess } from './emergency-records.ts'
import { secondFactorOf } from './second-factor-records.ts'
import { identityLink } from './single-sign-on-records.ts'
import type { TestServer } from './test-server.ts'
import type { OrganisationFixture, RecordIds } from './record-ids.ts'

type Make = (server: TestServer, organisation: OrganisationFixture) => Promise<RecordIds>

async function session(server: TestServer, user_id: string): Promise<RecordIds> {
  const now = server.services.clock.now()
  const session_id = newId(now)
  const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
  const row = { session_id, user_id, token_hash: tokenHash(newToken()), ...times }
  await server.services.db.insertInto('sessions').values(row).execute()
  return { session_id }
}

async function memberAs(
  role: Role,
  server: TestServer,
  { organisation_id, word }: OrganisationFixture,
): Promise<RecordIds> {
  const { db, clock } = server.services
  const now = clock.now()
  const [user_id, role_assignment_id] = [newId(now), newId(now)]
  const email = `${word}.${user_id}@ward.example`.toLowerCase()
  await db
    .insertInto('users')
    .values({ user_id, name: `${word} Lectora`, email, locale: 'es', created_at: now, verified_at: now })
    .execute()
  await db
    .insertInto('role_assignments')
    .values({ role_assignment_id, user_id, role, organisation_id, created_at: now })
    .execute()
  return { user_id, role_assignment_id, email }
}

const member: Make = (server, organisation) => memberAs('reader', server, organisation)

/** A link that sets the password of somebody who has nothing to do with the test. */
export async function passwordLink({ services: { db, clock }, person }: TestServer): Promise<RecordIds> {
  const { user_id } = await person()
  const [now, password_token] = [clock.now(), newToken()]
  const times = { created_at: now, expires_at: new Date(now.getTime() + 600_000) }
  await db
    .insertInto('password_links')
    .values({ token_hash: tokenHash(password_token), user_id, ...times })
    .execute()
  return { password_token }
}

/** Made by a manager, for a link works only as long as its maker could make it again. */
const invitation: Make = async (server, organisation) => {
  const { db, clock } = server.services
  const { user_id: invited_by = '' } = await memberAs('manager', server, organisation)
  const { organisation_id, word } = organisation
  const now = clock.now()
  const [invitation_id, invitation_token] = [newId(now), newToken()]
  const email = `${word}.${invitation_id}@ward.example`.toLowerCase()
  const offer = { email, role: 'reader', organisation_id, invited_by } as const
  const times = { created_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
  await db
    .insertInto('invitations')
    .values({ ...offer, ...times, invitation_id, token_hash: tokenHash(invitation_token) })
    .execute()
  return { invitation_id, invitation_token }
}

const credential: Make = async ({ services: { db, clock } }, { organisation_id, word }) => {
  const now = clock.now()
  const service_credential_id = newId(now)
  const times = { issued_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
  const row = { service_credential_id, organisation_id, name: word, prefix: 'alta_x', roles: ['reader' as const] }
  await db
    .insertInto('service_credentials')
    .values({ ...row, ...times, secret_hash: tokenHash(newToken()) })
    .execute()
  return { service_credential_id }
}

/** What every section of a finished report says. */
export const sentence = 'Evolución favorable.'

/** What every report leaves out, a fact of its medication. */
export const leftOut = 'Enalapril 10 mg'

/** A finished report with a request to a model; its title and its course hold the clinical word. */
const report: Make = async ({ services: { db, clock } }, { organisation_id, clinical, word }) => {
  const now = clock.now()
  const discharge_report_id = newId(now)
  await db
    .insertInto('discharge_reports')
    .values({
      organisation_id,
      discharge_report_id,
      title: `${clinical} ${word}`,
      record_number: 'HC 4711',
      title_given: true,
      status: 'ready',
      created_at: now,
      source_text: `Paciente inventado ${clinical}. Evolución favorable, afebril, tolera dieta.`,
      source_sha256: '',
      language: 'es',
      report_strategy: 'extractive',
      engine: 'extractive',
      engine_version: '1',
      unused: JSON.stringify([{ text: leftOut, spans: [], kind: 'medication', section: 'medication' }]),
      sections: JSON.stringify(
        sectionKeys.map((key) => ({
          key,
          items: [clinical, sentence].map((text) => ({
            text,
            spans: [],
            origin: 'template',
            support: 'verbatim',
            flags: [],
          })),
        })),
      ),
      generation_seconds: 1,
    })
    .execute()
  const tokens = { prompt_tokens: 1, completion_tokens: 1, milliseconds: 1, cost: 0 }
  const request = { model_call_id: newId(now), step: 'section', section: 'evolution', model: word } as const
  await db
    .insertInto('discharge_report_model_calls')
    .values({
      organisation_id,
      discharge_report_id,
      ...request,
      ...tokens,
      parameters: '{}',
      prompt: '[]',
      created_at: now,
    })
    .execute()
  return { discharge_report_id }
}

/** Somebody's chat, with the report that it asks about; until the test gives it to its caller nobody else sees it. */
const chat: Make = async (server, organisation) => {
  const { db, clock } = server.services
  const { user_id: created_by = null } = await memberAs('clinician', server, organisation)
  const { discharge_report_id = '' } = await report(server, organisation)
  const { organisation_id, clinical, word } = organisation
  const now = clock.now()
  const key = { organisation_id, chat_session_id: newId(now) }
  const title = `${clinical} ${word}`
  await db
    .insertInto('chat_sessions')
    .values({ ...key, title, rag_strategy: 'echo', created_by, created_at: now, updated_at: now })
    .execute()
  const attached = { ...key, discharge_report_id }
  await db
    .insertInto('chat_session_reports')
    .values({ ...attached, attached_at: now })
    .execute()
  await db
    .insertInto('chat_texts')
    .values({
      ...attached,
      source_id: discharge_report_id,
      revision: 0,
      title,
      text: title,
      page_starts: '[]',
      chunks: '[]',
    })
    .execute()
  return { chat_session_id: key.chat_session_id, discharge_report_id }
}

/** An answer that was stopped. */
const message: Make = async (server, organisation) => {
  const ids = await chat(server, organisation)
  const { db, clock } = server.services
  const { organisation_id, clinical } = organisation
  const now = clock.now()
  const message_id = newId(now)
  await db
    .insertInto('chat_messages')
    .values({
      organisation_id,
      chat_session_id: ids['chat_session_id'] ?? '',
      message_id,
      position: 1,
      role: 'assistant',
      content: clinical,
      status: 'stopped',
      rag_strategy: 'echo',
      grounding: 'not_applicable',
      citations: '[]',
      created_at: now,
    })
    .execute()
  return { ...ids, message_id }
}

/** A document that is ready to be asked about; its name and its text hold the clinical word. */
const document: Make = async (server, organisation) => {
  const ids = await chat(server, organisation)
  const { db, clock, files } = server.services
  const { organisation_id, clinical } = organisation
  const now = clock.now()
  const [document_id, chat_session_id] = [newId(now), ids['chat_session_id'] ?? '']
  const key = { organisation_id, chat_session_id, document_id }
  const filename = `${clinical}.txt`
  const kind = { filename, media_type: 'text/plain', bytes: 4, state: 'ready' } as const
  await db
    .insertInto('chat_documents')
    .values({ ...key, ...kind, created_at: now })
    .execute()
  const read = { title: filename, text: clinical, page_starts: '[]', chunks: '[]' }
  await db
    .insertInto('chat_texts')
    .values({ ...key, source_id: document_id, revision: 0, ...read })
    .execute()
  await files.put(documentFile(key), Buffer.from(clinical))
  return { ...ids, document_id }
}

/** What somebody asks a second person to approve. */
const accessRequest: Make = async (server, organisation) => {
  const { db, clock } = server.services
  const { user_id: requested_by = '' } = await memberAs('manager', server, organisation)
  const requested_at = clock.now()
  const access_request_id = newId(requested_at)
  const request = { kind: 'role', subject: requested_by, subject_name: organisation.word } as const
  const { organisation_id, word: requested_by_name } = organisation
  const by = { requested_by, requested_by_name, reason: 'Trabaja en la planta tercera' }
  const times = { requested_at, expires_at: new Date(requested_at.getTime() + 3_600_000) }
  await db
    .insertInto('access_requests')
    .values({ organisation_id, access_request_id, ...request, roles: ['reader'], ...by, ...times })
    .execute()
  return { access_request_id }
}

/** Something that a person is told of. */
async function notice(server: TestServer, user_id: string): Promise<RecordIds> {
  const made_at = server.services.clock.now()
  const notice_id = newId(made_at)
  const row = { notice_id, user_id, kind: 'clinical_role_given', actor_name: 'Quien lo hizo', made_at } as const
  await server.services.db.insertInto('notices').values(row).execute()
  return { notice_id }
}

/** Something of a new member's own. */
const ofMember =
  (make: (server: TestServer, user_id: string) => Promise<RecordIds>): Make =>
  async (server, organisation) => {
    const { user_id = '' } = await member(server, organisation)
    return await make(server, user_id)
  }

const makers: Readonly<Record<string, Make>> = {
  user_id: member,
  role_assignment_id: member,
  session_id: ofMember(session),
  notice_id: ofMember(notice),
  identity_link_id: ofMember(identityLink),
  second_factor_id: ofMember(secondFactorOf),
  access_request_id: accessRequest,
  invitation_id: invitation,
  service_credential_id: credential,
  discharge_report_id: report,
  chat_session_id: chat,
  message_id: message,
  document_id: document,
  emergency_access_id: freshEmergencyAccess,
  legal_hold_id: legalHold,
  erasure_id: erasure,
  data_export_id: (server, organisation) => dataExport(server, organisation),
}

/**
 * New records of an organisation for these ids: a call may do with them what it likes. Where one lies in another (a
 * message in a session), the innermost brings the others with it.
 */
export async function freshRecords(
  server: TestServer,
  organisation: OrganisationFixture,
  idNames: readonly string[],
): Promise<RecordIds> {
  const inner = idNames.filter((id) => id !== 'discharge_report_id' || !idNames.includes('chat_session_id'))
  const created = await Promise.all(inner.map(async (id) => await makers[id]?.(server, organisation)))
  return Object.assign({ organisation_id: organisation.organisation_id }, ...created)
}

/** What is somebody's own: a notice, another session. */
export { notice as ownNotice, session as ownSession }
