import { sql, type SqlBool } from 'kysely'
import { scopeFor } from '#base/access'
import { chatEntries, type ExportTask } from './patient-entries.ts'
import type { ZipEntry } from './zip.ts'
import type { Db } from '#base/database'

const json = (name: string, content: unknown): ZipEntry => ({ name, content: JSON.stringify(content, null, 2) })

const account = async (db: Db, user_id: string) => ({
  ...(await db
    .selectFrom('users')
    .select(['user_id', 'name', 'email', 'locale', 'active', 'origin', 'registered_from'])
    .select(['created_at', 'verified_at', 'last_login_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()),
  identities: await db
    .selectFrom('identity_links')
    .select(['provider_id', 'issuer', 'subject', 'linked_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .execute(),
})

const roles = async (db: Db, user_id: string) =>
  await db
    .selectFrom('role_assignments as assignment')
    .leftJoin('organisations', 'organisations.organisation_id', 'assignment.organisation_id')
    .select(['role', 'assignment.organisation_id', 'organisations.name as organisation_name'])
    .select(['granted_by', 'reason', 'provider_id', 'assignment.created_at'])
    .where('user_id', '=', user_id)
    .execute()

const sessions = async (db: Db, user_id: string) =>
  await db
    .selectFrom('sessions')
    .select(['session_id', 'created_at', 'last_used_at', 'expires_at', 'user_agent', 'address', 'provider_id'])
    .where('user_id', '=', user_id)
    .execute()

const notices = async (db: Db, user_id: string) =>
  await db
    .selectFrom('notices')
    .select(['kind', 'organisation_id', 'actor_name', 'subject_name', 'reason', 'made_at', 'read_at'])
    .where('user_id', '=', user_id)
    .execute()

/** Comments may name a patient: they are only for the person who wrote them. */
const ratings = async (db: Db, user_id: string, withComments: boolean) =>
  (
    await db
      .selectFrom('discharge_report_ratings')
      .select(['organisation_id', 'discharge_report_id', 'level', 'comment', 'rated_at'])
      .where('user_id', '=', user_id)
      .execute()
  ).map(({ comment, ...rating }) => (withComments ? { ...rating, comment } : rating))

const signatures = async (db: Db, user_id: string) =>
  await db
    .selectFrom('discharge_report_signatures')
    .select(['organisation_id', 'discharge_report_id', 'revision', 'digest', 'signed_at'])
    .where('signed_by', '=', user_id)
    .execute()

/** The contents of an organisation that was deleted are left out, also while its rows wait to be removed. */
const isOfOrganisation = sql<SqlBool>`organisation_id in (select organisation_id from organisations)`

const reports = async (db: Db, user_id: string) =>
  await db
    .selectFrom('discharge_reports')
    .select(['organisation_id', 'discharge_report_id', 'created_at'])
    .where('created_by', '=', user_id)
    .where(isOfOrganisation)
    .execute()

const chats = async (db: Db, user_id: string) =>
  await db
    .selectFrom('chat_sessions')
    .select(['organisation_id', 'chat_session_id', 'created_at', 'updated_at'])
    .where('created_by', '=', user_id)
    .where(isOfOrganisation)
    .orderBy('chat_session_id')
    .execute()

const batch = 1000

/** What the person did or tried, oldest first, one event per line: the log contains no words of a patient. */
async function* acts(db: Db, user_id: string): AsyncGenerator<string> {
  let after = { occurred_at: new Date(0), organisation_id: '00000000-0000-0000-0000-000000000000', sequence: 0 }
  for (;;) {
    const found = await db
      .selectFrom('audit_events')
      .select(['organisation_id', 'sequence', 'occurred_at', 'address', 'act', 'outcome', 'detail'])
      .where('actor_id', '=', user_id)
      .where(
        sql<SqlBool>`(occurred_at, organisation_id, sequence)
          > (${after.occurred_at}, ${after.organisation_id}::uuid, ${after.sequence}::bigint)`,
      )
      .orderBy('occurred_at')
      .orderBy('organisation_id')
      .orderBy('sequence')
      .limit(batch)
      .execute()
    yield found.map((event) => `${JSON.stringify(event)}\n`).join('')
    const last = found.at(-1)
    if (!last || found.length < batch) return
    after = last
  }
}

/**
 * Everything that is stored about a person. The person gets the words of the chats that they may still read; others get
 * none, because administration reads no clinical text.
 */
export async function* personEntries(making: ExportTask, user_id: string): AsyncGenerator<ZipEntry> {
  const { services, actor } = making
  const { db, clock } = services
  const isOwn = actor.user_id === user_id
  yield json('account.json', await account(db, user_id))
  yield json('roles.json', await roles(db, user_id))
  yield json('sessions.json', await sessions(db, user_id))
  yield json('notices.json', await notices(db, user_id))
  yield json('ratings.json', await ratings(db, user_id, isOwn))
  yield json('signatures.json', await signatures(db, user_id))
  yield json('reports.json', await reports(db, user_id))
  const theirs = await chats(db, user_id)
  yield json('chats.json', theirs)
  const { organisation_ids } = scopeFor(actor, 'chat_sessions:create')
  for (const key of isOwn ? theirs : [])
    if (organisation_ids.includes(key.organisation_id)) yield* chatEntries(making, key)
  yield { name: 'acts.ndjson', content: acts(db, user_id) }
  const made_at = clock.now().toISOString()
  yield json('manifest.json', { format: 'alta-person-1', user_id, made_at, chat_words: isOwn })
}
