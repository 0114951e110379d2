export type Search = Record<string, unknown>

/** A text in the search string, or nothing. Typed by hand, `active=true` and `limit=50` are meant as texts too. */
export const textIn = <K extends string>(search: Search, key: K): { [P in K]?: string } => {
  const value = search[key]
  const named: { [P in K]?: string } = {}
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? { ...named, [key]: text } : named
}

/** Several texts of the search string, those that are there. */
export const textsIn = <K extends string>(search: Search, keys: readonly K[]): { [P in K]?: string } =>
  Object.assign({}, ...keys.map((key) => textIn(search, key)))

/** What the address says of a list: the words searched for, the order and the size of its pages. */
export const gridIn = (search: Search) => textsIn(search, ['q', 'sort', 'limit'])

/** What the address says of the audit log besides. */
export const auditIn = (search: Search) =>
  textsIn(search, ['actor_id', 'act', 'outcome', 'emergency_access', 'discharge_report_id', 'from', 'to'])

/** Where to return after signing in. Words searched for stay out of it: they may be a patient's name. */
export function backTo(href: string): string {
  const { pathname, search } = new URL(href, location.origin)
  const kept = new URLSearchParams(search)
  kept.delete('q')
  return `${pathname}${kept.size > 0 ? `?${kept.toString()}` : ''}`
}
