import Apartment from '@mui/icons-material/ApartmentOutlined'
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import Tag from '@mui/icons-material/TagOutlined'
import type { Permission } from '@alta/contract/permissions'
import type { ReactNode } from 'react'

interface NavigationEntryBase {
  readonly label:
    | 'home'
    | 'dashboard'
    | 'users'
    | 'organisations'
    | 'discharge_report'
    | 'generate'
    | 'browse'
    | 'chat'
    | 'codification'
  readonly icon?: ReactNode
  /** Hidden from those who do not hold it at system scope. */
  readonly permission?: Permission
}
export interface PlaceEntry extends NavigationEntryBase {
  readonly to:
    | '/'
    | '/dashboard'
    | '/users'
    | '/organisations'
    | '/generate-discharge-report'
    | '/browse-discharge-reports'
    | '/rag-chat'
}
export interface GroupEntry extends NavigationEntryBase {
  readonly children: readonly PlaceEntry[]
}
export type NavigationEntry = PlaceEntry | GroupEntry | NavigationEntryBase

export const places: readonly NavigationEntry[] = [
  { label: 'home', icon: <Home />, to: '/' },
  { label: 'dashboard', icon: <Dashboard />, to: '/dashboard' },
  { label: 'users', icon: <People />, to: '/users' },
  { label: 'organisations', icon: <Apartment />, to: '/organisations' },
]

/** Codification has no screen: an entry without `to` and `children` is shown as not available yet. */
export const services: readonly NavigationEntry[] = [
  {
    label: 'discharge_report',
    icon: <Description />,
    children: [
      { label: 'generate', to: '/generate-discharge-report' },
      { label: 'browse', to: '/browse-discharge-reports' },
    ],
  },
  { label: 'chat', icon: <Forum />, to: '/rag-chat' },
  { label: 'codification', icon: <Tag /> },
]

/** The target of a click. */
export type Destination =
  | { readonly to: PlaceEntry['to'] | '/profile' | '/help' }
  | { readonly to: '/rag-chat'; readonly search: { readonly create: 'true' } }
  | { readonly to: '/users/:user_id'; readonly params: { readonly user_id: string } }
  | { readonly to: '/organisations/:organisation_id'; readonly params: { readonly organisation_id: string } }
  | { readonly to: '/browse-discharge-reports'; readonly search: { readonly report: string } }
  | { readonly to: '/rag-chat/:chat_session_id'; readonly params: { readonly chat_session_id: string } }

/** The entries, also those inside groups, that need no permission or one that is held at system scope. */
export function visibleTo(entries: readonly NavigationEntry[], permissions: readonly Permission[]): NavigationEntry[] {
  const isVisible = ({ permission }: NavigationEntryBase) =>
    permission === undefined || permissions.includes(permission)
  return entries
    .filter(isVisible)
    .map((entry) => ('children' in entry ? { ...entry, children: entry.children.filter(isVisible) } : entry))
}

/** The entry whose path is this one, with the group it stands in. */
export function entryAt(path: string): { entry: PlaceEntry; group?: GroupEntry } | undefined {
  for (const entry of [...places, ...services]) {
    if ('to' in entry && entry.to === path) return { entry }
    const child = 'children' in entry ? entry.children.find(({ to }) => to === path) : undefined
    if (child && 'children' in entry) return { entry: child, group: entry }
  }
  return undefined
}
