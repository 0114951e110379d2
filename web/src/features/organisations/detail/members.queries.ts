import * as assignments from '@alta/contract/assignments'
import type { EndpointRequest } from '@alta/contract/endpoint'
import * as users from '@alta/contract/users'
import { call } from '../../../base/api.ts'
import { useRead } from '../../../base/queries.ts'
import { membersOf, withRoles } from './member.ts'

/** Roles that one call answers at most. */
const most = '200'

type MembersQuery = EndpointRequest<typeof users.list>['query'] & { readonly organisation_id: string }

/** One page of an organisation's people with their roles in it: a page has at most as many people as one call names. */
export async function readMembers(query: MembersQuery, signal: AbortSignal) {
  const { organisation_id } = query
  const people = await call(users.list, { query }, { signal })
  if (people.items.length === 0) return { ...people, items: [] }
  const user_id = people.items.map((person) => person.user_id).join(',')
  const { items } = await call(assignments.list, { query: { organisation_id, user_id, limit: most } }, { signal })
  return { ...people, items: withRoles(people.items, items) }
}

/** The members of an organisation in the order of rank; of very large ones those who came last. */
export function useFirstMembers(organisation_id: string, count: number) {
  const { data, error, refetch } = useRead(assignments.list, { query: { organisation_id, limit: most } })
  return { members: data && membersOf(data.items).slice(0, count), error, refetch }
}
