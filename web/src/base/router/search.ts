/** What stands behind the `?` of an address. */
export type SearchParams = Readonly<Record<string, unknown>>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Reads a search string. Values are JSON where they can be, else words as they stand. */
export const parseSearch = (text: string): SearchParams =>
  Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key, parsed(value)]))

/** Words that would be read as something else are quoted: the text 50 is written `"50"`. */
const written = (value: unknown) =>
  typeof value === 'string' && parsed(value) === value ? value : JSON.stringify(value)

/** Writes a search string, with its `?`, as links in bookmarks and mails have always been written. */
export function formatSearch(search: object): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, written(value)]]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** A text in the search string, or nothing. Typed by hand, `active=true` and `limit=50` are meant as texts too. */
export const textIn = <K extends string>(search: SearchParams, key: K): { [P in K]?: string } => {
  const value = search[key]
  const named: { [P in K]?: string } = {}
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? { ...named, [key]: text } : named
}

/** Several texts of the search string, those that are there. */
export const textsIn = <K extends string>(search: SearchParams, keys: readonly K[]): { [P in K]?: string } =>
  Object.assign({}, ...keys.map((key) => textIn(search, key)))

/** A value that an address may hold. */
export const flagIn = <K extends string>(search: SearchParams, key: K): { [P in K]?: true } => {
  const named: { [P in K]?: true } = {}
  return search[key] === true ? { ...named, [key]: true } : named
}

/** Where to return after signing in. Words searched for stay out of it: they may be a patient's name. */
export function backTo(href: string): string {
  const { pathname, search } = new URL(href, location.origin)
  const params = new URLSearchParams(search)
  params.delete('q')
  return `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`
}
