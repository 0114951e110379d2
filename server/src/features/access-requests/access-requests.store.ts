import type { AccessKind, AccessOutcome, AccessRequest } from '@alta/contract/access-requests'
import type { Role } from '@alta/contract/permissions'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Actor } from '#base/access'
import { newId } from '#base/ids'
import { couldDecide, recentRolesSince, requestEnd } from './access-requests.rules.ts'

export interface RequestedAccess {
  readonly organisation_id: string
  readonly kind: AccessKind
  /** What the act is upon: an id, an address, or a hash of what was sent. */
  readonly subject: string
  readonly subject_name: string
  readonly concerned_id: string | null
  readonly roles: readonly Role[]
  readonly reason: string
}

const rows = (db: Db, organisation_id: string) =>
  db.selectFrom('access_requests').selectAll().where('organisation_id', '=', organisation_id)

export type StoredRequest = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** As the caller sees it. */
export const requestOf = (row: StoredRequest, decidable_by_me: boolean): AccessRequest => ({
  access_request_id: row.access_request_id,
  organisation_id: row.organisation_id,
  kind: row.kind,
  subject_name: row.subject_name,
  roles: row.roles,
  reason: row.reason,
  requested_by: { user_id: row.requested_by, name: row.requested_by_name },
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  decided_by: row.decided_by_name === null ? null : { user_id: row.decided_by, name: row.decided_by_name },
  decided_at: row.decided_at?.toISOString() ?? null,
  outcome: row.outcome,
  decision_reason: row.decision_reason,
  decidable_by_me,
})

/** Those that wait, and those that were approved and not used yet. */
const open = (db: Db, organisation_id: string, now: Date) =>
  rows(db, organisation_id)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'approved')]))

interface AccessRequestListQuery {
  readonly organisation_id: string
  readonly limit: number
  readonly before: string | undefined
  readonly now: Date
}

export const listOpen = async (
  db: Db,
  { organisation_id, limit, before, now }: AccessRequestListQuery,
): Promise<StoredRequest[]> =>
  await open(db, organisation_id, now)
    .$if(before !== undefined, (query) => query.where('access_request_id', '<', before ?? ''))
    .orderBy('access_request_id', 'desc')
    .limit(limit + 1)
    .execute()

export async function countOpen(db: Db, organisation_id: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom(open(db, organisation_id, now).as('open'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One that still waits, held until the transaction ends; undefined when it is decided, too old or not there. */
export const lockWaitingRequest = async (
  trx: Trx,
  { organisation_id, access_request_id }: Pick<StoredRequest, 'organisation_id' | 'access_request_id'>,
  now: Date,
): Promise<StoredRequest | undefined> =>
  await open(trx, organisation_id, now)
    .where('access_request_id', '=', access_request_id)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The newest open request of the same person for the same act, held until the transaction ends. */
export const lockSameRequest = async (
  trx: Trx,
  { organisation_id, kind, subject, roles }: RequestedAccess,
  by: { readonly user_id: string; readonly now: Date },
): Promise<StoredRequest | undefined> =>
  (
    await open(trx, organisation_id, by.now)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('requested_by', '=', by.user_id)
      .orderBy('access_request_id', 'desc')
      .forUpdate()
      .execute()
  ).find((row) => row.roles.toSorted().join() === roles.toSorted().join())

export async function insertRequest(
  db: Db,
  requested: RequestedAccess,
  by: { readonly user_id: string; readonly name: string; readonly now: Date },
): Promise<string> {
  const access_request_id = newId(by.now)
  await db
    .insertInto('access_requests')
    .values({
      ...requested,
      roles: [...requested.roles],
      access_request_id,
      requested_by: by.user_id,
      requested_by_name: by.name,
      requested_at: by.now,
      expires_at: requestEnd(by.now),
    })
    .execute()
  return access_request_id
}

interface AccessDecision {
  readonly outcome: AccessOutcome
  readonly decided_by: string
  readonly decided_by_name: string
  readonly decided_at: Date
  readonly decision_reason: string | null
}

/** What was decided; an approval may be used for as long as a request waits. */
export async function saveDecision(db: Db, request: StoredRequest, decision: AccessDecision): Promise<StoredRequest> {
  return await db
    .updateTable('access_requests')
    .set({ ...decision, expires_at: requestEnd(decision.decided_at) })
    .where('organisation_id', '=', request.organisation_id)
    .where('access_request_id', '=', request.access_request_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The act is done: it is not done twice by one approval. */
export async function markUsed(db: Db, request: StoredRequest, now: Date): Promise<void> {
  await db
    .updateTable('access_requests')
    .set({ used_at: now })
    .where('organisation_id', '=', request.organisation_id)
    .where('access_request_id', '=', request.access_request_id)
    .execute()
}

/** Whoever was named when the organisation was made, before anything was in it. */
const isFirstOwner = async (db: Db, user_id: string | null, organisation_id: string): Promise<boolean> =>
  (await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .where('owner_id', '=', user_id)
    .where('owner_changed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * Does the account or the power of one of two come, not long ago, from the other, or that of both from a third? Then they
 * may be one person with two accounts.
 */
async function areTied(db: Db, [one, other]: readonly [string, string], since: Date): Promise<boolean> {
  const { rows } = await sql<{ readonly tied: boolean }>`
    with made as (
      select invited_by as maker, user_id as made from invitations
      where user_id in (${one}, ${other}) and invited_by is not null and accepted_at > ${since}
      union all
      select granted_by, user_id from role_assignments
      where user_id in (${one}, ${other}) and granted_by is not null and created_at > ${since}
        and role in ('administrator', 'owner', 'manager')
    )
    select exists (
      select from made where (maker = ${one} and made = ${other}) or (maker = ${other} and made = ${one})
      union all
      select from made first join made second on first.maker = second.maker
      where first.made = ${one} and second.made = ${other}
    ) as tied`.execute(db)
  return rows[0]?.tied ?? false
}

/** May this person decide it now? Their account is vouched for, and neither it nor their power came from who asks. */
export async function mayDecide(
  db: Db,
  actor: Actor,
  { request, now }: { readonly request: StoredRequest; readonly now: Date },
): Promise<boolean> {
  if (!couldDecide(actor, request)) return false
  const { user_id } = actor
  const isFirst = await isFirstOwner(db, user_id, request.organisation_id)
  const account = await db
    .selectFrom('users')
    .select((eb) => [
      'verified_at',
      eb
        .exists(
          eb
            .selectFrom('invitations')
            .select('invitation_id')
            .where('invitations.user_id', '=', user_id)
            .where('invited_by', '=', request.requested_by)
            .where('accepted_at', 'is not', null)
            // the first owner was named by somebody; a link for their password is another matter
            .$if(isFirst, (query) => query.where('role', 'is', null)),
        )
        .as('by_requester'),
      eb
        .exists(
          eb
            .selectFrom('role_assignments')
            .select('role_assignment_id')
            .where('role_assignments.user_id', '=', user_id)
            .where('granted_by', '=', request.requested_by)
            .where('role', 'in', ['administrator', 'owner', 'manager'])
            .where('role_assignments.created_at', '>', recentRolesSince(now)),
        )
        .as('fresh_power'),
    ])
    .where('users.user_id', '=', user_id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (account === undefined || account.verified_at === null || account.by_requester) return false
  if (isFirst) return true
  if (account.fresh_power) return false
  // nor may who asks be a second account of who decides, or both those of a third; the first owner is nobody's
  if (await isFirstOwner(db, request.requested_by, request.organisation_id)) return true
  return !(await areTied(db, [user_id ?? '', request.requested_by], recentRolesSince(now)))
}

/** Those who look after the organisation, and administrators where nobody else could decide. */
export async function peopleToAsk(db: Db, requested: RequestedAccess, requested_by: string): Promise<string[]> {
  const holders = async (organisation_id: string | null, roles: readonly Role[]) =>
    (
      await db
        .selectFrom('role_assignments')
        .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
        .select('users.user_id')
        .distinct()
        .where('role', 'in', roles)
        .where('organisation_id', 'is not distinct from', organisation_id)
        .where('active', '=', true)
        .where('users.user_id', '!=', requested_by)
        .execute()
    )
      .map(({ user_id }) => user_id)
      .filter((user_id) => user_id !== requested.concerned_id)
  const there = await holders(requested.organisation_id, ['owner', 'manager'])
  return there.length > 0 ? there : await holders(null, ['administrator'])
}

export const needsApproval = async (db: Db, organisation_id: string): Promise<boolean> =>
  (await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .where('clinical_access_approval', '=', 'second_person')
    .executeTakeFirst()) !== undefined

/** Removes those that ended a month ago: what was asked and decided stands in the audit. */
export async function purgeRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('access_requests').where('expires_at', '<', recentRolesSince(now)).execute()
}
