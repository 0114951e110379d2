import { flagIn, type SearchParams, textIn, textsIn } from './router/search.ts'

const nothing = () => ({})

/** The state of a list that its address holds: the search terms, the order and the page size. */
const gridIn = (search: SearchParams) => textsIn(search, ['q', 'sort', 'limit'])

/** The further filters of the audit log that its address holds. */
const auditIn = (search: SearchParams) =>
  textsIn(search, ['actor_id', 'act', 'outcome', 'emergency_access', 'discharge_report_id', 'from', 'to'])

/** Every address of the pages, and how what stands behind its `?` is read. `:name` stands for a part that varies. */
const readers = {
  '/': nothing,
  '/login': (search: SearchParams) => ({
    ...textIn(search, 'back'),
    ...flagIn(search, 'registered'),
    ...flagIn(search, 'ended'),
    ...flagIn(search, 'asked'),
    ...flagIn(search, 'password_set'),
  }),
  '/register': nothing,
  /**
   * For people who forgot their password, and for the link that comes by mail. People who are signed in may open it
   * too.
   */
  '/new-password': nothing,
  /**
   * Where an identity provider sends browsers back to, whoever is signed in; and where a lock is opened through one.
   */
  '/single-sign-on/:provider_id': nothing,
  '/dashboard': nothing,
  '/organisations': (search: SearchParams) => ({ ...textIn(search, 'tab'), ...gridIn(search), ...auditIn(search) }),
  '/organisations/:organisation_id': (search: SearchParams) => ({
    ...textsIn(search, ['tab', 'role']),
    ...gridIn(search),
    ...auditIn(search),
  }),
  '/users': (search: SearchParams) => ({
    ...textIn(search, 'tab'),
    ...gridIn(search),
    ...textsIn(search, ['active', 'level', 'role', 'organisation_id']),
  }),
  '/users/:user_id': nothing,
  '/profile': nothing,
  /** `report` is a generation to watch; `sample` asks for the invented course of the interface's language. */
  '/generate-discharge-report': (search: SearchParams) => ({
    ...textIn(search, 'report'),
    ...flagIn(search, 'sample'),
  }),
  /**
   * `report` is the one that is open; the others say which are listed. Words searched for are not among them: they may
   * be a patient's name.
   */
  '/browse-discharge-reports': (search: SearchParams) => ({
    ...textsIn(search, ['report', 'sort', 'limit', 'organisation_id', 'author_id', 'from', 'to', 'language']),
    ...textsIn(search, ['report_strategy', 'status', 'review_state', 'corrected_section', 'rating', 'needs_review']),
  }),
  /**
   * `session` is the one that is shown before it is opened; `create` asks for a new one. Words searched for stay out,
   * as they do for reports.
   */
  '/rag-chat': (search: SearchParams) =>
    textsIn(search, ['session', 'create', 'sort', 'limit', 'organisation_id', 'rag_strategy']),
  '/rag-chat/:chat_session_id': nothing,
  '/help': nothing,
  /** For developers who build a screen; the delivered product does not contain it. */
  '/gallery': nothing,
}

export type RoutePath = keyof typeof readers
export type SearchOf<P extends RoutePath> = ReturnType<(typeof readers)[P]>

/** The values that the address of a page holds, read from its search string. */
export const searchReaders: { readonly [P in RoutePath]: (search: SearchParams) => SearchOf<P> } = readers
export const paths = Object.keys(readers).filter((path): path is RoutePath => path in readers)
