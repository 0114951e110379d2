import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#base/database'
import { sealedTables } from '#base/content/sealed-columns'
import { openTestDatabase } from './test-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Why a column of words or bytes is not encrypted although a key exists: `table.column`, or a whole table. */
const inSight: Readonly<Record<string, string>> = {
  // The database sorts and searches lists by these columns.
  'discharge_reports.title': 'lists sort and search by it',
  'discharge_reports.sort_title': 'made from the title',
  'discharge_reports.named_words': 'made from title, patient and record number',
  'discharge_reports.patient_name': 'lists show and search by it',
  'discharge_reports.record_number': 'lists search, holds and erasures look up by it',
  'discharge_reports.birth_date': 'lists show it',
  'discharge_reports.admission_date': 'lists show it',
  'discharge_reports.discharge_date': 'lists show it',
  'discharge_reports.service': 'lists show it',
  'discharge_report_signatures.title': 'the title of the report as it was signed',
  'chat_sessions.title': 'lists sort and search by it',
  'chat_sessions.sort_title': 'made from the title',
  'chat_sessions.title_words': 'made from the title',
  'discharge_report_words.words': 'hashed while a key writes (word-hashes.ts)',
  'legal_holds.record_number': 'records are held by it',
  // These columns hold digests.
  'discharge_reports.source_sha256': 'a digest of the whole course',
  'discharge_report_signatures.digest': 'a digest of all that was signed',
  'discharge_report_acceptances.text_digest': 'a digest that is part of the key',
  'discharge_report_dismissals.text_digest': 'a digest that is part of the key',
  'idempotency_keys.body_hash': 'a digest, for a day',
  // These columns hold the reasons that people give for acts. The audit log holds them too.
  'discharge_reports.put_away_reason': 'a reason that stands in the audit log, too',
  'discharge_reports.annulled_reason': 'a reason that stands in the audit log, too',
  legal_holds: 'reasons and names of those who act',
  erasures: 'reasons and names of those who act',
  erasure_records: 'words of closed lists',
  emergency_accesses: 'reasons and names of those who act',
  access_requests: 'reasons and names of those who act',
  audit_events: 'names no patient; a chain of hashes over what it says',
  audit_heads: 'hashes',
  audit_checkpoints: 'hashes',
  audit_shipping: 'a process',
  notices: 'reasons and names of those who act',
  report_weeks: 'numbers, and words of closed lists',
  report_section_weeks: 'numbers, and words of closed lists',
  // These columns hold words of closed lists, names of models and programs, and numbers.
  'discharge_reports.status': 'a word of a closed list',
  'discharge_reports.requested_language': 'a word of a closed list',
  'discharge_reports.language': 'a word of a closed list',
  'discharge_reports.report_strategy': 'a word of a closed list',
  'discharge_reports.engine': 'the name of a program',
  'discharge_reports.engine_version': 'a version',
  'discharge_reports.problem_code': 'a word of a closed list',
  'discharge_reports.review_state': 'a word of a closed list',
  'discharge_reports.model': 'the name of a model',
  'discharge_reports.template': 'the name of a template',
  'discharge_reports.put_away_name': 'the name of who acted',
  'discharge_reports.annulled_name': 'the name of who acted',
  'discharge_report_acceptances.section': 'a word of a closed list',
  'discharge_report_acceptances.accepter_name': 'the name of who acted',
  'discharge_report_dismissals.section': 'a word of a closed list',
  'discharge_report_dismissals.dismisser_name': 'the name of who acted',
  'discharge_report_model_calls.step': 'a word of a closed list',
  'discharge_report_model_calls.section': 'a word of a closed list',
  'discharge_report_model_calls.model': 'the name of a model',
  'discharge_report_model_calls.parameters': 'settings of a call',
  'discharge_report_ratings.level': 'a word of a closed list',
  'discharge_report_section_reviews.section': 'a word of a closed list',
  'discharge_report_sections.section': 'a word of a closed list',
  'discharge_report_signatures.signer_name': 'the name of who acted',
  'organisation_deletions.name': 'of an organisation, not of a patient',
  'organisation_deletions.requested_by_name': 'the name of who acted',
  'chat_documents.media_type': 'a word of a closed list',
  'chat_documents.state': 'a word of a closed list',
  'chat_documents.stage': 'a word of a closed list',
  'chat_documents.problem': 'a word of a closed list',
  'chat_documents.recognised': 'numbers of pages and languages',
  'chat_messages.role': 'a word of a closed list',
  'chat_messages.status': 'a word of a closed list',
  'chat_messages.rag_strategy': 'a word of a closed list',
  'chat_messages.language': 'a word of a closed list',
  'chat_messages.grounding': 'a word of a closed list',
  'chat_messages.problem_code': 'a word of a closed list',
  'chat_messages.model': 'the name of a model',
  'chat_messages.fallback': 'a word of a closed list',
  'chat_sessions.rag_strategy': 'a word of a closed list',
  'chat_texts.page_starts': 'numbers',
  'chat_vectors.model': 'the name of a model',
  'events.topic': 'a kind and an id',
  'events.event': 'a word of a closed list',
  'idempotency_keys.key': 'made by the client, at random',
  'idempotency_keys.operation': 'method and address of a call, which names no patient',
  data_exports: 'words of closed lists and ids',
  event_topics: 'kinds and ids',
  content_keys: 'ids of keys',
  // These columns hold accounts, organisations and settings.
  users: 'accounts',
  sessions: 'accounts',
  second_factors: 'accounts; secrets are sealed with ALTA_SECRET_KEY',
  second_factor_challenges: 'accounts',
  recovery_codes: 'hashes',
  known_devices: 'hashes',
  login_attempts: 'accounts',
  logout_tokens: 'hashes',
  registration_attempts: 'networks',
  setup_tokens: 'hashes',
  password_links: 'hashes',
  password_link_requests: 'accounts',
  single_sign_on_attempts: 'accounts',
  identity_links: 'accounts',
  invitations: 'accounts',
  role_assignments: 'accounts',
  service_credentials: 'accounts',
  provisioned_users: 'accounts',
  provisioned_groups: 'accounts',
  organisations: 'organisations',
  organisation_document_settings: 'settings',
  organisation_model_settings: 'settings',
  organisation_retention: 'settings',
  kysely_migration: 'names of migrations',
  kysely_migration_lock: 'names of migrations',
}

const kinds: Readonly<Record<string, string>> = { text: 'text', json: 'json', jsonb: 'json', bytea: 'bytes' }

async function columns() {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(database.db)
  return rows
}

test('every column that may hold text or bytes is encrypted when a key is configured, or has a reason', async () => {
  const holds = new Set(['text', 'json', 'jsonb', 'bytea', 'tsvector', 'ARRAY', 'character varying'])
  const unknown = (await columns())
    .filter(({ type }) => holds.has(type))
    .filter(({ table, column }) => sealedTables[table]?.columns[column] === undefined)
    .filter(({ table, column }) => inSight[`${table}.${column}`] === undefined && inSight[table] === undefined)
    .map(({ table, column }) => `${table}.${column}`)
  expect(unknown).toEqual([])
})

test('every column listed as encrypted exists, with its type and its table’s key', async () => {
  const present = new Map((await columns()).map(({ table, column, type }) => [`${table}.${column}`, type]))
  const { rows } = await sql<{ table: string; column: string }>`
    select keys.table_name as table, used.column_name as column
    from information_schema.table_constraints keys
    join information_schema.key_column_usage used using (constraint_name, table_name)
    where keys.constraint_type = 'PRIMARY KEY' and keys.table_schema = 'public'
    order by used.ordinal_position`.execute(database.db)
  for (const [table, { columns: sealed, key, row }] of Object.entries(sealedTables)) {
    for (const [column, kind] of Object.entries(sealed))
      expect([table, column, kinds[present.get(`${table}.${column}`) ?? '']]).toEqual([table, column, kind])
    expect([table, rows.filter((one) => one.table === table).map(({ column }) => column)]).toEqual([table, key])
    expect([table, row.every((name) => key.includes(name))]).toEqual([table, true])
  }
})

test('every column with a reason exists and is not encrypted', async () => {
  const present = await columns()
  const names = new Set(present.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  expect(Object.keys(inSight).filter((name) => !names.has(name))).toEqual([])
  const both = Object.keys(inSight).filter((name) => {
    const [table = '', column] = name.split('.')
    return column === undefined ? sealedTables[table] !== undefined : sealedTables[table]?.columns[column] !== undefined
  })
  expect(both).toEqual([])
})
