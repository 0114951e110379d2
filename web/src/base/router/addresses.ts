import { auditIn, flagIn, gridIn, type Search, textIn, textsIn } from './search.ts'

const nothing = () => ({})

/** Every address of the pages, with what it says behind the question mark. `$name` stands for a part that varies. */
const readers = {
  '/': nothing,
  '/login': (search: Search) => ({
    ...textIn(search, 'back'),
    ...flagIn(search, 'registered'),
    ...flagIn(search, 'ended'),
    ...flagIn(search, 'asked'),
  }),
  '/register': (search: Search) => textsIn(search, ['setup_token', 'invitation_token']),
  '/dashboard': nothing,
  '/organisations': (search: Search) => ({ ...textIn(search, 'tab'), ...gridIn(search), ...auditIn(search) }),
  '/organisations/$organisation_id': (search: Search) => ({
    ...textsIn(search, ['tab', 'role']),
    ...gridIn(search),
    ...auditIn(search),
  }),
  '/users': (search: Search) => ({
    ...gridIn(search),
    ...textsIn(search, ['tab', 'active', 'level', 'role', 'organisation_id']),
  }),
  '/users/$user_id': nothing,
  '/profile': (search: Search) => textIn(search, 'invitation_token'),
  /** `report` is a generation to watch; `sample` asks for the invented course of the interface's language. */
  '/generate-discharge-report': (search: Search) => ({ ...textIn(search, 'report'), ...flagIn(search, 'sample') }),
  /**
   * `report` is the one that is open; the others say which are listed. Words searched for are not among them: they may
   * be a patient's name.
   */
  '/browse-discharge-reports': (search: Search) => ({
    ...textsIn(search, ['report', 'sort', 'limit', 'organisation_id', 'author_id', 'from', 'to', 'language']),
    ...textsIn(search, ['report_strategy', 'status', 'review_state', 'corrected_section', 'rating', 'needs_review']),
  }),
  /** `session` is the one that is shown before it is opened; `create` asks for a new one. Words searched for stay out, as they do for reports. */
  '/rag-chat': (search: Search) =>
    textsIn(search, ['session', 'create', 'sort', 'limit', 'organisation_id', 'rag_strategy']),
  '/rag-chat/$chat_session_id': nothing,
  '/help': nothing,
  /** For whoever builds a screen: not part of what is delivered. */
  '/gallery': nothing,
}

export type Path = keyof typeof readers
type Searches = { [P in Path]: ReturnType<(typeof readers)[P]> }

/** What an address of the pages says, read out of the search string. */
export const addresses: { readonly [P in Path]: (search: Search) => Searches[P] } = readers

/** The names of the parts that vary. */
type Names<P extends string> = P extends `${string}$${infer Name}` ? Name : never
type Params<P extends Path> = [Names<P>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<Names<P>, string>> }

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }
type TargetOf<P extends Path> = P extends Path
  ? {
      readonly to: P
      /** Left out, the address says nothing. A function is given what the present one says. */
      readonly search?: Loose<Searches[P]> | ((before: Searches[P]) => Loose<Searches[P]>)
    } & Params<P>
  : never

/** Where a link leads: a page, or (`.`) the present page saying something else. */
export type Target =
  | TargetOf<Path>
  | { readonly to: '.'; readonly search?: true | ((before: Search) => Search); readonly params?: never }

/** What of every page's search string could be there at once: what a function of any page may be given. */
type Everything = Searches[Path] extends infer S ? (S extends S ? (s: S) => void : never) : never
type Together = Everything extends (s: infer S) => void ? S : never

export interface Spot {
  readonly pathname: string
  readonly search: Readonly<Record<string, string>>
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const parts = Object.keys(readers).map((path) => ({ path, segments: path.split('/') }))
const isPath = (path: string): path is Path => path in readers

/** The address that a path of the browser belongs to, with the parts that vary; undefined where there is none. */
export function matched(pathname: string): { path: Path; params: Readonly<Record<string, string>> } | undefined {
  const asked = pathname.split('/')
  const fits = ({ segments }: (typeof parts)[number]) =>
    segments.length === asked.length &&
    segments.every((one, place) => (one.startsWith('$') ? asked[place] !== '' : one === asked[place]))
  const found = parts.find(fits)
  if (!found || !isPath(found.path)) return undefined
  const params = found.segments.flatMap((one, place) =>
    one.startsWith('$') ? [[one.slice(1), decoded(asked[place] ?? '')]] : [],
  )
  return { path: found.path, params: Object.fromEntries(params) }
}

const written = (search: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      typeof value === 'string' || value === true ? [[key, String(value)]] : [],
    ),
  )

/** What a page's address says, of all that stands behind its question mark. */
export function saidBy({ pathname, search }: Spot): Search {
  const found = matched(pathname)
  return found ? written(addresses[found.path](search)) : search
}

function searchOf(target: Target, here: Spot): object {
  if (target.to === '.') {
    const { search } = target
    const before = saidBy(here)
    return typeof search === 'function' ? search(before) : search === true ? before : {}
  }
  const { search, to } = target
  if (typeof search !== 'function') return search ?? {}
  const before: Together = Object.assign({}, addresses[to](here.search))
  return search(before)
}

/** Where a target lies, seen from here. */
export function spotOf(target: Target, here: Spot): Spot {
  const params: Readonly<Record<string, string>> = target.params ?? {}
  const path = target.to === '.' ? here.pathname : target.to
  const pathname =
    target.to === '.' ? path : path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return { pathname, search: written(searchOf(target, here)) }
}

export const hrefOf = ({ pathname, search }: Spot) => {
  const words = new URLSearchParams(search).toString()
  return words === '' ? pathname : `${pathname}?${words}`
}

/** A spot out of what stands in the address bar, or would. */
export function spotAt(href: string): Spot {
  const { pathname, searchParams } = new URL(href, location.origin)
  return { pathname: pathname.replace(/(?<=.)\/+$/, ''), search: Object.fromEntries(searchParams) }
}
