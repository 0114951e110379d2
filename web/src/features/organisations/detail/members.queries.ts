import * as assignments from '@alta/contract/assignments'
import type { Sent } from '@alta/contract/endpoint'
import * as users from '@alta/contract/users'
import { call } from '../../../base/api.ts'
import { useRead } from '../../../base/queries.ts'
import { membersOf, withRoles } from './member.ts'

/** Roles that one call answers at most. */
const most = '200'

type Question = Sent<typeof users.list>['query'] & { readonly organisation_id: string }

/**
 * One page of an organisation's people with their roles in it. In all but the largest organisations the roles come with
 * one call; there, whoever is on the page is asked for himself, so that no role of his is missing.
 */
export async function readMembers(query: Question, signal: AbortSignal) {
  const { organisation_id } = query
  const [people, all] = await Promise.all([
    call(users.list, { query }, { signal }),
    call(assignments.list, { query: { organisation_id, limit: most } }, { signal }),
  ])
  if (all.next_cursor === null) return { ...people, items: withRoles(people.items, all.items) }
  const each = await Promise.all(
    people.items.map(({ user_id }) => call(assignments.list, { query: { organisation_id, user_id } }, { signal })),
  )
  const rows = each.flatMap(({ items }) => items)
  return { ...people, items: withRoles(people.items, rows) }
}

/** The members of an organisation in the order of rank; of very large ones those who came last. */
export function useFirstMembers(organisation_id: string, count: number) {
  const { data, error, refetch } = useRead(assignments.list, { query: { organisation_id, limit: most } })
  return { members: data && membersOf(data.items).slice(0, count), error, refetch }
}
