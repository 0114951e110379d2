import { noRules } from '@alta/contract/retention'
import type { Role } from '@alta/contract/permissions'
import { dayInMs } from '#base/date-range'
import { newId } from '#base/ids'
import { organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { documentFile } from '#base/storage/delete-files'
import { insertRole } from '../features/assignments/assignments.store.ts'
import { sessionEnd } from '../features/sessions/sessions.rules.ts'
import { openSession } from '../features/sessions/sessions.store.ts'
import { eraseJob } from '../features/erasures/erasures.jobs.ts'
import { applyDueRules } from '../features/retention/schedule.ts'
import { insertUser } from '../features/users/users.store.ts'

const reason = 'Plazo legal de conservación cumplido'

async function organisation({ db, clock }: Services, name: string): Promise<string> {
  const organisation_id = crypto.randomUUID()
  const created_at = clock.now()
  await db
    .insertInto('organisations')
    .values({ organisation_id, name, owner_id: null, report_strategy: 'extractive', created_at })
    .execute()
  return organisation_id
}

export async function person({ db, clock, config }: Services, roles: readonly Role[], organisation_id: string) {
  const now = clock.now()
  const email = `${crypto.randomUUID()}@ward.example`
  const made = { name: 'Quien la pidió', email, password_hash: null, locale: 'es', origin: 'installed' } as const
  const user_id = (await insertUser(db, made, now)) ?? ''
  for (const role of roles) await insertRole(db, { user_id, role, organisation_id, granted_by: null, reason }, now)
  return { user_id, token: await openSession(db, user_id, { now, expires_at: sessionEnd(config, now) }) }
}

interface AgeingRecords {
  readonly organisation_id: string
  readonly count: number
  readonly created_at: Date
  readonly record_number?: string
}

/** Many reports in one statement, each with its words and its courses. */
async function reports({ db }: Services, { count, record_number, ...common }: AgeingRecords): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId(common.created_at))
  const written = { title_given: true, status: 'ready', source_sha256: '', language: 'es' } as const
  const engine = { report_strategy: 'extractive', engine: 'extractive', engine_version: '1' } as const
  const texts = { title: 'Informe', source_text: 'Paciente inventado. Evolución favorable.', sections: '[]' }
  const row = { ...common, ...written, ...engine, ...texts, unused: '[]', generation_seconds: 1 }
  await db
    .insertInto('discharge_reports')
    .values(ids.map((discharge_report_id) => ({ ...row, discharge_report_id, record_number: record_number ?? null })))
    .execute()
  const { organisation_id } = common
  await db
    .insertInto('discharge_report_words')
    .values(ids.map((discharge_report_id) => ({ organisation_id, discharge_report_id, words: 'informe paciente' })))
    .execute()
  return ids
}

/** Chats with a document each, whose bytes lie in the file store. */
async function chats(services: Services, { organisation_id, count, created_at }: AgeingRecords) {
  const { db, files } = services
  const { user_id: created_by } = await person(services, ['clinician'], organisation_id)
  const made: { chat_session_id: string; document_id: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const key = { organisation_id, chat_session_id: newId(created_at) }
    const session = { ...key, title: 'Chat', rag_strategy: 'echo', created_by } as const
    await db
      .insertInto('chat_sessions')
      .values({ ...session, created_at, updated_at: created_at })
      .execute()
    const document = { ...key, document_id: newId(created_at) }
    const kind = { filename: 'curso.txt', media_type: 'text/plain', bytes: 4, state: 'ready' } as const
    await db
      .insertInto('chat_documents')
      .values({ ...document, ...kind, created_at })
      .execute()
    await files.put(documentFile(document), Buffer.from('text'))
    made.push(document)
  }
  return made
}

type HoldKind = 'discharge_report' | 'chat_session' | 'record_number'

interface HoldFixture {
  readonly organisation_id: string
  readonly kind: HoldKind
  /** An id, or a record number. */
  readonly what: string
}

async function hold({ db, clock }: Services, { organisation_id, kind, what }: HoldFixture): Promise<void> {
  const placed_at = clock.now()
  const ids = kind === 'record_number' ? { record_id: null, record_number: what } : { record_id: what }
  await db
    .insertInto('legal_holds')
    .values({ organisation_id, legal_hold_id: newId(placed_at), kind, ...ids, reason, placed_at, placed_by_name: '' })
    .execute()
}

/** An organisation whose rules remove what is a year old, with the job that applies them already waiting. */
export async function ageing(services: Services) {
  const { db, clock } = services
  const organisation_id = await organisation(services, 'Hospital Caduco')
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayInMs)
  const due = await reports(services, { organisation_id, count: 400, created_at: ago(400) })
  const young = await reports(services, { organisation_id, count: 20, created_at: ago(300) })
  const held = [
    ...(await reports(services, { organisation_id, count: 5, created_at: ago(500), record_number: 'HC-7' })),
    ...(await reports(services, { organisation_id, count: 1, created_at: ago(500) })),
  ]
  const oldChats = await chats(services, { organisation_id, count: 13, created_at: ago(400) })
  const [heldChat, ...dueChats] = oldChats
  if (!heldChat) throw new Error('no chat was made')
  await hold(services, { organisation_id, kind: 'record_number', what: 'hc7' })
  await hold(services, { organisation_id, kind: 'discharge_report', what: held.at(-1) ?? '' })
  await hold(services, { organisation_id, kind: 'chat_session', what: heldChat.chat_session_id })
  const rules = JSON.stringify({ ...noRules, unsigned_reports: 365, chats: 365 })
  const changed = { changed_by: null, changed_by_name: '', changed_at: ago(30), reason, revision: 1, begun_at: null }
  await db
    .insertInto('organisation_retention')
    .values({ organisation_id, rules, waiting_rules: null, waiting_until: null, ...changed })
    .execute()
  await applyDueRules(services)
  return { organisation_id, due, kept: [...young, ...held], heldChat, dueChats }
}

/** Signed when it was written. */
async function sign(
  { db }: Services,
  common: Omit<AgeingRecords, 'count'>,
  discharge_report_id: string,
): Promise<void> {
  const key = { organisation_id: common.organisation_id, discharge_report_id }
  const signed_at = common.created_at
  const signature = { revision: 0, title: null, digest: '', signed_at, signer_name: '', signed_by: null }
  await db
    .insertInto('discharge_report_signatures')
    .values({ ...key, ...signature, accepted: '[]' })
    .execute()
  await db
    .updateTable('discharge_reports')
    .set({ first_signed_at: signed_at })
    .where((eb) => eb.and(key))
    .execute()
}

/** An organisation with an erasure that was approved and begun, and its job waiting. */
export async function erasing(services: Services) {
  const { db, clock, jobs: queue } = services
  const organisation_id = await organisation(services, 'Hospital del Olvido')
  const owner = await person(services, ['owner', 'clinician'], organisation_id)
  const created_at = new Date(clock.now().getTime() - 50 * dayInMs)
  const common = { organisation_id, created_at }
  const erased = await reports(services, { ...common, count: 200 })
  const others = await reports(services, { ...common, count: 8 })
  const held = await reports(services, { ...common, count: 3 })
  for (const id of held) await hold(services, { organisation_id, kind: 'discharge_report', what: id })
  const signed = await reports(services, { ...common, count: 2 })
  for (const id of signed) await sign(services, common, id)
  const erasedChats = await chats(services, { ...common, count: 8 })
  const now = clock.now()
  const erasure_id = newId(now)
  const request = { requested_at: now, requested_by: owner.user_id, requested_by_name: 'Quien la pidió', reason }
  await db
    .insertInto('erasures')
    .values({
      organisation_id,
      erasure_id,
      state: 'running',
      begun_at: now,
      approved_by_name: 'Quien la vio',
      ...request,
    })
    .execute()
  const recordOf = (record_id: string, kind: 'discharge_report' | 'chat_session' | 'document', in_chat?: string) => ({
    organisation_id,
    erasure_id,
    record_id,
    kind,
    chat_session_id: in_chat ?? null,
    record_created_at: created_at,
  })
  await db
    .insertInto('erasure_records')
    .values([
      ...[...erased, ...held, ...signed].map((id) => recordOf(id, 'discharge_report')),
      ...erasedChats.map(({ chat_session_id }) => recordOf(chat_session_id, 'chat_session')),
      ...erasedChats.map(({ chat_session_id, document_id }) => recordOf(document_id, 'document', chat_session_id)),
    ])
    .execute()
  const data = { organisation_id, erasure_id }
  await db
    .transaction()
    .execute((trx) =>
      queue.enqueue(trx, eraseJob, { data, submitter: organisationSubmitter(organisation_id), key: erasure_id }),
    )
  return {
    organisation_id,
    erasure_id,
    owner,
    erased,
    held,
    signed,
    kept: [...others, ...held, ...signed],
    erasedChats,
  }
}

/** An organisation of some size with nothing in it that has to stay, and an administrator who may delete it. */
export async function deletableOrganisation(services: Services) {
  const { db, clock } = services
  const organisation_id = await organisation(services, 'Hospital Efímero')
  const created_at = new Date(clock.now().getTime() - 50 * dayInMs)
  const common = { organisation_id, created_at }
  const gone = await reports(services, { ...common, count: 1_200 })
  const goneChats = await chats(services, { ...common, count: 13 })
  const beside = await organisation(services, 'Hospital Eterno')
  const kept = await reports(services, { organisation_id: beside, created_at, count: 30 })
  const now = clock.now()
  const email = `${crypto.randomUUID()}@ward.example`
  const made = { name: 'Quien la borra', email, password_hash: null, locale: 'es', origin: 'installed' } as const
  const user_id = (await insertUser(db, made, now)) ?? ''
  await insertRole(db, { user_id, role: 'administrator', organisation_id: null, granted_by: null, reason }, now)
  const token = await openSession(db, user_id, { now, expires_at: sessionEnd(services.config, now) })
  return { organisation_id, gone, goneChats, beside, kept, token }
}
