import type { Notice, NoticeKind } from '@alta/contract/notices'
import type { Role } from '@alta/contract/permissions'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { dayInMs } from '#base/date-range'
import { newId } from '#base/ids'

/** The time during which a previous owner is still told about the organisation. */
const previousOwnerMs = 30 * dayInMs
/** Unread notices are kept for a year, read ones for three months. */
const retentionMs = 365 * dayInMs
const readRetentionMs = 90 * dayInMs

interface NewNotice {
  readonly kind: NoticeKind
  readonly organisation_id: string | null
  readonly actor: { readonly user_id: string | null; readonly name: string }
  /** The person, credential or address concerned; left out when it is the receiver, or when there are several. */
  readonly subject?: { readonly id: string | null; readonly name: string }
  readonly roles?: readonly Role[]
  readonly people?: number
  readonly records?: number
  readonly reason: string | null
}

interface Receivers {
  /** Whether the owners of the organisation are told; the default is yes. */
  readonly owners?: boolean
  /** The people concerned. */
  readonly concerned?: readonly string[]
  /** People who have been told already. */
  readonly except?: string
  readonly now: Date
}

const activeWithRole = (db: Db, role: Role, organisation_id: string | null) =>
  db
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select('users.user_id')
    .distinct()
    .where('role', '=', role)
    .where('organisation_id', 'is not distinct from', organisation_id)
    .where('active', '=', true)

/**
 * The owners of an organisation, and the one who was its owner until recently; where there are none, the
 * administrators.
 */
export async function findOwnersToNotify(db: Db, organisation_id: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - previousOwnerMs)
  const owners = await activeWithRole(db, 'owner', organisation_id).execute()
  const previous = await db
    .selectFrom('organisations')
    .innerJoin('users', 'users.user_id', 'organisations.previous_owner_id')
    .select('users.user_id')
    .where('organisations.organisation_id', '=', organisation_id)
    .where('owner_changed_at', '>', since)
    .where('active', '=', true)
    .execute()
  const found = [...owners, ...previous]
  const receivers = found.length > 0 ? found : await activeWithRole(db, 'administrator', null).execute()
  return [...new Set(receivers.map(({ user_id }) => user_id))]
}

/**
 * Tells the owners of the organisation and the people concerned, in the transaction of the act. The acting person is
 * not told, except as an owner who is concerned.
 */
export async function sendNotice(trx: Trx, notice: NewNotice, to: Receivers): Promise<void> {
  const { actor, organisation_id, subject } = notice
  const { concerned = [], except, now } = to
  const owners =
    to.owners === false || organisation_id === null ? [] : await findOwnersToNotify(trx, organisation_id, now)
  const isOwnerConcerned = (user_id: string) => owners.includes(user_id) && concerned.includes(user_id)
  const receivers = [...new Set([...owners, ...concerned])].filter(
    (user_id) => user_id !== except && (user_id !== actor.user_id || isOwnerConcerned(user_id)),
  )
  if (receivers.length === 0) return
  const made = JSON.stringify(receivers.map((user_id) => ({ notice_id: newId(now), user_id })))
  await sql`
    insert into notices (notice_id, user_id, organisation_id, kind, actor_id, actor_name, subject_id, subject_name, roles,
      people, records, reason, made_at)
    select notice_id, user_id, ${organisation_id}::uuid, ${notice.kind}, ${actor.user_id}::uuid, ${actor.name},
      ${subject?.id ?? null}::uuid, ${subject?.name ?? null}::text,
      array(select json_array_elements_text(${JSON.stringify(notice.roles ?? [])}::text::json)),
      ${notice.people ?? null}::integer, ${notice.records ?? null}::integer, ${notice.reason}::text, ${now}::timestamptz
    from json_to_recordset(${made}::text::json) as made (notice_id uuid, user_id uuid)`.execute(trx)
}

interface AccountNotice {
  readonly kind: 'password_link_made' | 'account_reopened' | 'second_factor_reset'
  readonly actor: NewNotice['actor']
  readonly user: { readonly user_id: string; readonly name: string }
  readonly reason: string | null
}

/**
 * Tells a person about an act on their account, and the owners of each organisation in which it has privileged roles.
 */
export async function sendAccountNotice(
  trx: Trx,
  { user: { user_id, name }, ...notice }: AccountNotice,
  { organisation_ids, now }: { readonly organisation_ids: readonly (string | null)[]; readonly now: Date },
): Promise<void> {
  const receivers = { ...notice, subject: { id: user_id, name } }
  await sendNotice(trx, { ...receivers, organisation_id: null }, { concerned: [user_id], now })
  for (const organisation_id of organisation_ids)
    if (organisation_id !== null) await sendNotice(trx, { ...receivers, organisation_id }, { except: user_id, now })
}

const own = (db: Db, user_id: string, unread: boolean) =>
  db
    .selectFrom('notices')
    .leftJoin('organisations', 'organisations.organisation_id', 'notices.organisation_id')
    .select(['notice_id', 'kind', 'notices.organisation_id', 'organisations.name as organisation_name'])
    .select([
      'actor_id',
      'actor_name',
      'subject_id',
      'subject_name',
      'roles',
      'people',
      'records',
      'reason',
      'made_at',
      'read_at',
    ])
    .where('user_id', '=', user_id)
    .$if(unread, (query) => query.where('read_at', 'is', null))

type NoticeRow = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>

const noticeOf = ({ actor_id, actor_name, subject_id, subject_name, made_at, read_at, ...row }: NoticeRow): Notice => ({
  ...row,
  actor: { user_id: actor_id, name: actor_name },
  subject: subject_name === null ? null : { id: subject_id, name: subject_name },
  made_at: made_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})

interface NoticeListQuery {
  readonly unread: boolean
  readonly limit: number
  readonly before: string | undefined
}

/** One page of somebody's notices, newest first, with one more than `limit` when there is a next page. */
export async function listNotices(
  db: Db,
  user_id: string,
  { unread, limit, before }: NoticeListQuery,
): Promise<Notice[]> {
  const found = await own(db, user_id, unread)
    .$if(before !== undefined, (query) => query.where('notice_id', '<', before ?? ''))
    .orderBy('notice_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(noticeOf)
}

export async function countNotices(db: Db, user_id: string, unread: boolean): Promise<number> {
  const { total } = await db
    .selectFrom(own(db, user_id, unread).as('own'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Marks one of a person's notices as read; false when there is none of that id. Only the first time counts. */
export async function readNotice(db: Db, notice_id: string, by: { user_id: string; now: Date }): Promise<boolean> {
  const found = await db
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(by.now)) }))
    .where('user_id', '=', by.user_id)
    .where('notice_id', '=', notice_id)
    .returning('notice_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Marks all of a person's notices as read; returns how many were unread. */
export async function readNotices(db: Db, user_id: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Removes old notices: the acts themselves stand in the audit log. */
export async function purgeNotices(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('notices')
    .where((eb) => eb.or([eb('made_at', '<', before(retentionMs)), eb('read_at', '<', before(readRetentionMs))]))
    .execute()
}
