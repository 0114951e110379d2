import type { EndpointResponse } from '@alta/contract/endpoint'
import type * as search from '@alta/contract/search'
import type { Destination } from '../navigation.tsx'
import { matches } from './matches.ts'

export type SearchAnswer = EndpointResponse<typeof search.find>

/** The effect of choosing an option: a navigation or an action. */
type Does = Destination | (() => void)

export interface Option {
  readonly key: string
  readonly label: string
  /** Distinguishes it from others of the same name. */
  readonly detail?: string
  readonly does: Does
}

/** Something that can be done at once, by its name in the language of the interface. */
export interface SearchAction {
  readonly label: string
  readonly does: Does
}
export interface SearchGroup {
  readonly kind: 'acts' | 'screens' | 'users' | 'organisations' | 'reports' | 'chats'
  readonly options: readonly Option[]
}

/** A screen by its name in the language of the interface, and the group it stands in. */
export interface Screen {
  readonly label: string
  readonly within?: string
  readonly destination: Destination
}

const most = 5

const screenOptions = (screens: readonly Screen[], query: string): Option[] =>
  screens
    .filter(({ label, within = '' }) => matches(`${label} ${within}`, query))
    .map(({ label, within, destination }) => ({
      key: destination.to,
      label,
      ...(within !== undefined && { detail: within }),
      does: destination,
    }))

/** All actions are offered until something is typed. */
const actOptions = (acts: readonly SearchAction[], query: string): Option[] =>
  acts
    .filter(({ label }) => query === '' || matches(label, query))
    .map(({ label, does }) => ({ key: label, label, does }))

interface SearchSources {
  readonly acts: readonly SearchAction[]
  readonly screens: readonly Screen[]
  readonly query: string
  /** What tells one report of a title from another: whose it is, where it belongs and when it was made. */
  readonly describe: (report: SearchAnswer['discharge_reports'][number]) => string
}

/** All results in groups of at most five; empty groups are left out. */
export function groupsOf(
  answer: SearchAnswer | undefined,
  { acts, screens, query, describe }: SearchSources,
): SearchGroup[] {
  const { users = [], organisations = [], discharge_reports = [], chat_sessions = [] } = answer ?? {}
  const groups: SearchGroup[] = [
    { kind: 'screens', options: screenOptions(screens, query) },
    { kind: 'acts', options: actOptions(acts, query) },
    {
      kind: 'users',
      options: users.map(({ user_id, name, email }) => ({
        key: user_id,
        label: name,
        detail: email,
        does: { to: '/users/:user_id', params: { user_id } },
      })),
    },
    {
      kind: 'organisations',
      options: organisations.map(({ organisation_id, name }) => ({
        key: organisation_id,
        label: name,
        does: { to: '/organisations/:organisation_id', params: { organisation_id } },
      })),
    },
    {
      kind: 'reports',
      options: discharge_reports.map((report) => ({
        key: report.discharge_report_id,
        label: report.title,
        detail: describe(report),
        does: { to: '/browse-discharge-reports', search: { report: report.discharge_report_id } },
      })),
    },
    {
      kind: 'chats',
      options: chat_sessions.map(({ chat_session_id, title, organisation_name }) => ({
        key: chat_session_id,
        label: title,
        detail: organisation_name,
        does: { to: '/rag-chat/:chat_session_id', params: { chat_session_id } },
      })),
    },
  ]
  return groups
    .map(({ kind, options }) => ({ kind, options: kind === 'acts' ? options : options.slice(0, most) }))
    .filter(({ options }) => options.length > 0)
}

/** Which option the keys lead to; `at` is -1 while the person is in the field. Undefined for keys that do not move. */
export function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at + 1 === count ? 0 : at + 1
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  // In the field itself, Home and End move the text cursor.
  if (key === 'Home' && at >= 0) return 0
  return key === 'End' && at >= 0 ? count - 1 : undefined
}
