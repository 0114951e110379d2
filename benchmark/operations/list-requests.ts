/** The request for a list: its path, its query string, and the headers with searched words. */
export interface ListRequest {
  readonly path: string
  readonly query: string
  /** Searched words and record numbers. They are sent in a header, because they must not appear in the URL. */
  readonly typed?: Readonly<Record<string, string>>
}

interface List {
  readonly path: string
  readonly orders: readonly string[]
  readonly filters: readonly string[]
  readonly words?: readonly string[]
  /** Whether the searched words are sent in a header. */
  readonly isTyped?: boolean
}

const lists: readonly List[] = [
  {
    path: '/api/v0/discharge-reports',
    orders: ['created_at', '-created_at', 'title', '-title', 'generation_seconds', '-generation_seconds'],
    filters: [
      'needs_review=true',
      'status=failed',
      'language=ca&rating=good',
      'review_state=signed&from=2026-01-01',
      'review_state=draft&report_strategy=guided',
      'mine=true',
      'corrected_section=allergies',
      'rating=poor&sort=title',
      'put_away=true',
    ],
    words: [
      'informe',
      'o',
      'fiebre',
      'amoxicilina',
      'dia',
      'pacient febre',
      'informe neumologia',
      'marta belascoain',
      'h4004711',
      'informe h4004',
      'cefalea garaialde',
      'zzz',
    ],
    isTyped: true,
  },
  {
    path: '/api/v0/users',
    orders: ['name', '-name', 'email', '-email', 'created_at', '-created_at', 'last_login_at', '-last_login_at'],
    filters: ['active=false', 'level=guest', 'level=member&active=true&sort=name', 'role=manager&sort=-last_login_at'],
    words: ['nuria', 'belas', 'nur bel', 'person4711', 'valdearce', 'zzz', 'o', 'ibanez sola'],
  },
  {
    path: '/api/v0/organisations',
    orders: ['name', '-name', 'created_at', '-created_at'],
    filters: ['permission=discharge_reports:read'],
    words: ['hospital', 'unidad ger', 'zzz'],
  },
  {
    path: '/api/v0/chat-sessions',
    orders: ['updated_at', '-updated_at', 'title', '-title', 'created_at', '-created_at'],
    filters: ['rag_strategy=none'],
    words: ['preguntas', 'nuria', 'zzz'],
    isTyped: true,
  },
  {
    path: '/api/v0/audit-events',
    orders: [],
    filters: [
      '',
      'act=reports',
      'act=reports.sign',
      'outcome=refused',
      'act=users.update&outcome=refused',
      'from=2023-05-01&to=2023-05-31',
      'organisation_id={first}',
      'organisation_id={first}&act=chat.ask',
      'organisation_id={small}&outcome=refused',
      'actor_id={user}',
      'actor_id={user}&act=reports.read',
      'emergency_access=any',
    ],
  },
  { path: '/api/v0/organisations/{first}/service-credentials', orders: [], filters: ['', 'state=active'] },
  { path: '/api/v0/role-assignments', orders: [], filters: ['organisation_id={first}', ''] },
]

/**
 * All lists with each of their orders, filters and searches, all with a total count. `names` holds the values of the
 * placeholders in braces.
 */
export function listRequests(names: Readonly<Record<string, string>>): ListRequest[] {
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
  const kindOf = (path: string, query: string) => ({ path: named(path), query: `${named(query)}&count=true` })
  return lists.flatMap(({ path, orders, filters, words = [], isTyped }) => [
    ...orders.map((sort) => kindOf(path, `sort=${sort}`)),
    ...filters.map((filter) => kindOf(path, filter)),
    ...words.map((q) =>
      isTyped
        ? { ...kindOf(path, ''), typed: { 'alta-q': encodeURIComponent(q) } }
        : kindOf(path, `q=${encodeURIComponent(q)}&sort=name`),
    ),
  ])
}

/** Lists that are read page by page, with their order. */
export const walks: readonly ListRequest[] = [
  { path: '/api/v0/discharge-reports', query: 'sort=-created_at&count=true' },
  { path: '/api/v0/discharge-reports', query: 'sort=title&count=true' },
  { path: '/api/v0/discharge-reports', query: 'count=true', typed: { 'alta-q': 'fiebre' } },
  { path: '/api/v0/users', query: 'sort=name&count=true' },
  { path: '/api/v0/audit-events', query: 'count=true' },
]
