import type { Role } from '@alta/contract/permissions'
import type { ListedUser, User, userLevels, userSorts } from '@alta/contract/users'
import { type Expression, type SqlBool, sql } from 'kysely'
import { within } from '#base/access'
import { countRows, type CappedCount } from '#base/database/count'
import type { CursorPosition } from '#base/http/cursor'
import { matchesWords } from '#base/search-words'
import { isVisible, roleCounts, type UserVisibility, userColumns, userOf } from './users.store.ts'
import type { Db } from '#base/database'

export type UserSort = (typeof userSorts)[number]

export interface UserFilter {
  readonly visibility: UserVisibility
  readonly q?: string | undefined
  readonly active?: 'true' | 'false' | undefined
  readonly level?: (typeof userLevels)[number] | undefined
  readonly role?: Role | undefined
  readonly organisation_id?: string | undefined
}

/** A condition on the visible roles (`assignment`): those that match the filter. */
const areAskedFor = ({ visibility, role, organisation_id }: UserFilter): Expression<SqlBool> =>
  sql<SqlBool>`(assignment.user_id = ${visibility.by} or ${within(visibility.members, sql.ref('assignment.organisation_id'))})
    ${role === undefined ? sql`` : sql`and assignment.role = ${role}`}
    ${organisation_id === undefined ? sql`` : sql`and assignment.organisation_id = ${organisation_id}`}`

const holders = (condition: Expression<SqlBool>) =>
  sql<SqlBool>`users.user_id in (select assignment.user_id from role_assignments assignment where ${condition})`

const levels = {
  staff: holders(sql`assignment.organisation_id is null`),
  member: holders(sql`assignment.organisation_id is not null`),
  guest: sql<SqlBool>`not exists (select from role_assignments assignment where assignment.user_id = users.user_id)`,
} as const

/** The filter as one condition on `users`: the table, or rows of it under that name. */
function matchesUserFilter(filter: UserFilter): Expression<SqlBool> {
  const { visibility, q, active, level, role, organisation_id } = filter
  const conditions = [isVisible(visibility)]
  if (q !== undefined) conditions.push(matchesWords(sql.ref('users.words'), q))
  if (active !== undefined) conditions.push(sql<SqlBool>`users.active = ${active === 'true'}`)
  if (level !== undefined) conditions.push(levels[level])
  if (role !== undefined || organisation_id !== undefined) conditions.push(holders(areAskedFor(filter)))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The exact number, for callers who read the whole list. */
export async function countAllUsers(db: Db, filter: UserFilter): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matchesUserFilter(filter))
    .executeTakeFirstOrThrow()
  return total
}

export const countUsers = async (db: Db, filter: UserFilter): Promise<CappedCount> =>
  await countRows(db, db.selectFrom('users').select('user_id').where(matchesUserFilter(filter)))

/** The column of each order before the id, which orders equal rows. Ids sort by creation. */
const sortColumns = {
  name: 'sort_name',
  '-name': 'sort_name',
  email: 'email',
  '-email': 'email',
  created_at: 'user_id',
  '-created_at': 'user_id',
  last_login_at: 'last_login_at',
  '-last_login_at': 'last_login_at',
} as const satisfies Record<UserSort, string>

interface UserOrder {
  readonly sort: UserSort
  readonly limit: number
  readonly after: CursorPosition | undefined
}

interface UserSlice extends UserOrder {
  /** Only users who have signed in, or only those who have not. */
  readonly came?: boolean
}

const columns = [...userColumns, 'sort_name', 'words'] as const

const everyone = (db: Db) => db.selectFrom(db.selectFrom('users').select(columns).as('users')).selectAll()
type UserListQueryBuilder = ReturnType<typeof everyone>

/**
 * The planner cannot know how many rows have a word with this beginning, and would follow the order's index past all
 * others: behind `offset 0` it looks the words up first.
 */
const matching = (db: Db, filter: UserFilter): UserListQueryBuilder =>
  db
    .selectFrom(
      db
        .selectFrom('users')
        .select(columns)
        .where(matchesUserFilter(filter))
        .$if(filter.q !== undefined, (query) => query.offset(0))
        .as('users'),
    )
    .selectAll()

/** The next `limit` rows of the order from a position on. */
function along(users: UserListQueryBuilder, { sort, limit, after, came }: UserSlice): UserListQueryBuilder {
  const column = sql.ref<unknown>(`users.${sortColumns[sort]}`)
  const [direction, past] = sort.startsWith('-') ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const)
  const pastCursor =
    after?.key === null
      ? sql`users.user_id ${past} ${after.id}`
      : sql`(${column}, users.user_id) ${past} (${after?.key}, ${after?.id})`
  return users
    .$if(came !== undefined, (query) => query.where('users.last_login_at', came ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) => query.where(sql<SqlBool>`${pastCursor}`))
    .orderBy(column, direction)
    .orderBy('users.user_id', direction)
    .limit(limit)
}

/** The counts are computed last, only for the rows of the page. */
const read = async (page: UserListQueryBuilder) =>
  await page
    .clearSelect()
    .select([...userColumns, 'sort_name'])
    .select(roleCounts)
    .execute()

/** Rows of the order that are looked through for a frequent word, before the word itself is looked up. */
const near = { rows: 1000, limit: 100 }

async function walk(db: Db, filter: UserFilter, stretch: UserSlice) {
  if (filter.q !== undefined && stretch.limit <= near.limit) {
    const next = along(everyone(db), { ...stretch, limit: near.rows })
    const bearers: UserListQueryBuilder = db.selectFrom(next.as('users')).selectAll().where(matchesUserFilter(filter))
    const found = await read(along(bearers, stretch))
    if (found.length === stretch.limit) return found
  }
  return await read(along(matching(db, filter), stretch))
}

/** A row and its position in the order. */
const placed =
  (sort: UserSort) =>
  ({ sort_name, ...row }: Awaited<ReturnType<typeof walk>>[number]) => {
    const user = userOf(row)
    const keys = { sort_name, email: user.email, user_id: user.user_id, last_login_at: user.last_login_at }
    return { user, position: { key: keys[sortColumns[sort]], id: user.user_id } satisfies CursorPosition }
  }

/**
 * One page, with one row more than `limit` when there is a next one. Users who never signed in come last in both
 * directions of `last_login_at`: those who did and those who did not are two walks of one index.
 */
export async function listUsers(db: Db, filter: UserFilter, { sort, limit, after }: UserOrder) {
  const page = { sort, limit: limit + 1, after }
  if (sortColumns[sort] !== 'last_login_at') return (await walk(db, filter, page)).map(placed(sort))
  const isPast = after?.key === null
  const came = isPast ? [] : await walk(db, filter, { ...page, came: true })
  const rest = { sort, limit: page.limit - came.length, after: isPast ? after : undefined, came: false }
  const never = rest.limit === 0 ? [] : await walk(db, filter, rest)
  return [...came, ...never].map(placed(sort))
}

/** The visible roles of these users that match the filter. */
export async function listRolesOf(db: Db, filter: UserFilter, user_ids: readonly string[]) {
  if (user_ids.length === 0) return []
  return await db
    .selectFrom('role_assignments as assignment')
    .leftJoin('organisations', 'organisations.organisation_id', 'assignment.organisation_id')
    .select(['assignment.user_id', 'assignment.role', 'organisations.name as organisation_name'])
    .where('assignment.user_id', 'in', user_ids)
    .where(areAskedFor(filter))
    .orderBy('assignment.role_assignment_id')
    .execute()
}

/** Users with all their visible roles, those at system scope first. */
export async function withRoles(db: Db, visibility: UserVisibility, people: readonly User[]): Promise<ListedUser[]> {
  const assignments = await listRolesOf(
    db,
    { visibility },
    people.map(({ user_id }) => user_id),
  )
  const byUser = Map.groupBy(assignments, ({ user_id }) => user_id)
  return people.map((user) => ({
    ...user,
    roles: (byUser.get(user.user_id) ?? []).map(({ role, organisation_name }) => ({ role, organisation_name })),
  }))
}
