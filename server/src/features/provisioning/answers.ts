import { schemas } from './attributes.ts'
import { parseFilter } from './filter.ts'
import type { ScimAnswer, ScimCall } from './scim-call.ts'
import { ScimError, invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'
import type { ScimUserListQuery } from './users.store.ts'

function numberOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw invalidRequest('invalidValue', `${name} is no number.`)
  return Number(text)
}

/** The requested page (RFC 7644 §3.4.2.4): indexes begin at 1, and smaller values count as the smallest allowed one. */
export function pageOf({ query }: ScimCall): ScimUserListQuery {
  const { filter } = query
  const start = numberOf(query['startIndex'], 'startIndex') ?? 1
  const count = numberOf(query['count'], 'count') ?? scimLimits.page
  return {
    filter: filter === undefined ? null : parseFilter(filter),
    offset: Math.max(start, 1) - 1,
    limit: Math.min(Math.max(count, 0), scimLimits.page_max),
  }
}

interface Listed {
  readonly total: number
  readonly page: Pick<ScimUserListQuery, 'offset'>
}

export const answerPage = (resources: readonly object[], { total, page }: Listed): ScimAnswer => ({
  status: 200,
  body: {
    schemas: [schemas.list],
    totalResults: total,
    startIndex: page.offset + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  },
})

const names = (header: string, version: string): boolean =>
  header.split(',').some((one) => one.trim() === '*' || one.trim() === version)

/** Throws 412 when the client knows another version. */
export function mustMatch({ if_match }: ScimCall, version: string): void {
  if (if_match !== undefined && !names(if_match, version))
    throw new ScimError({ status: 412, detail: 'The resource was changed meanwhile.' })
}

/** Throws `mutability` where the body names another id than the path does. */
export function mustKeepId(body: unknown, id: string): void {
  const sent = Object(body)['id']
  if (sent !== undefined && sent !== id) throw invalidRequest('mutability', 'An id does not change.')
}

/** The answer to a client that has this version; undefined where it has not. */
export const notModified = ({ if_none_match }: ScimCall, version: string): ScimAnswer | undefined =>
  if_none_match !== undefined && names(if_none_match, version) ? { status: 304, version } : undefined
