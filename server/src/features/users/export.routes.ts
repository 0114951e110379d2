import * as users from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { byteOrderMark, csvText } from '#base/http/csv'
import { serve } from '#base/route'
import { countAllUsers, listRolesOf, listUsers, type UserFilter, type UserSort } from './user-list.store.ts'
import { visibilityOf } from './users.rules.ts'

const usersAtOnce = 1000
const titles = [...users.importColumns, 'active', 'created_at', 'last_login_at']

type ExportedRole = Awaited<ReturnType<typeof listRolesOf>>[number]

function rowOf(user: users.User, assignment: ExportedRole | undefined): string[] {
  const { name, email, locale, active, created_at, last_login_at } = user
  const { organisation_name, role } = assignment ?? { organisation_name: null, role: '' }
  return [name, email, organisation_name ?? '', role, locale, String(active), created_at, last_login_at ?? '']
}

/** Yields the file in pieces: a hundred thousand users never stand in the memory at once. */
async function* pieces(db: Db, filter: UserFilter, sort: UserSort): AsyncGenerator<string> {
  yield byteOrderMark + csvText([titles])
  let after: Awaited<ReturnType<typeof listUsers>>[number]['position'] | undefined
  do {
    const found = await listUsers(db, filter, { sort, limit: usersAtOnce, after })
    const page = found.slice(0, usersAtOnce)
    const assignments = await listRolesOf(
      db,
      filter,
      page.map(({ user }) => user.user_id),
    )
    const roles = Map.groupBy(assignments, ({ user_id }) => user_id)
    yield csvText(page.flatMap(({ user }) => (roles.get(user.user_id) ?? [undefined]).map((role) => rowOf(user, role))))
    after = found.length > usersAtOnce ? page.at(-1)?.position : undefined
  } while (after)
}

export function exportRoute(app: FastifyInstance): void {
  serve(app, users.exportFile, async ({ db, actor, query, services, now, note }) => {
    const { sort = '-created_at', ...filters } = query
    const filter = { visibility: visibilityOf(actor), ...filters }
    note({ users: await countAllUsers(db, filter) })
    return {
      filename: `users-${now.toISOString().slice(0, 10)}.csv`,
      media_type: 'text/csv; charset=utf-8',
      bytes: () => pieces(services.db, filter, sort),
    }
  })
}
