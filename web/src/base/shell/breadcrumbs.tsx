import Home from '@mui/icons-material/HomeOutlined'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { useLocation } from 'wouter'
import * as chat from '@alta/contract/chat'
import { useOrganisation } from '../organisations/organisation-store.ts'
import { useRead } from '../queries.ts'
import { useTexts } from '../texts.tsx'
import { TextLink } from '../ui/links.tsx'
import { useUser } from '../users/user-store.ts'
import { entryAt, type PlaceEntry } from './navigation.tsx'
import { shellTexts } from './shell.texts.ts'

export interface Crumb {
  readonly label: string
  /** Labels of the entries of the navigation, which have screens of their own. */
  readonly to?: PlaceEntry['to']
}

const after = (segments: readonly string[], parent: string) => {
  const index = segments.indexOf(parent)
  return index < 0 ? undefined : segments[index + 1]
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The placeholder for a name that is being fetched. */
const onItsWay = '…'

/** Id → name, for the ids of the path; fetched when it is not known, and the id itself when that fails. */
function useNames(segments: readonly string[]): Readonly<Record<string, string>> {
  const userId = after(segments, 'users')
  const organisationId = after(segments, 'organisations')
  const sessionId = after(segments, 'rag-chat')
  const user = useUser(userId ?? '', userId !== undefined)
  const organisation = useOrganisation(organisationId ?? '', organisationId !== undefined)
  const session = useRead(
    chat.read,
    { params: { chat_session_id: sessionId ?? '' } },
    { enabled: sessionId !== undefined },
  )
  const names: Record<string, string> = {}
  if (userId !== undefined && user.error === null) names[userId] = user.user?.name ?? onItsWay
  if (organisationId !== undefined && organisation.error === null)
    names[organisationId] = organisation.organisation?.name ?? onItsWay
  if (sessionId !== undefined && session.error === null) names[sessionId] = session.data?.title ?? onItsWay
  return names
}

/** Screens that the navigation does not list. */
const screens: Readonly<Record<string, 'profile_account' | 'help'>> = { profile: 'profile_account', help: 'help' }

/** The way to the current page: navigation labels where the path has one, names for ids, else the segment itself. */
export function useCrumbs(): Crumb[] {
  const say = useTexts(shellTexts)
  const [path] = useLocation()
  const segments = path.split('/').filter(Boolean)
  const names = useNames(segments)
  return segments.flatMap((segment, index): Crumb[] => {
    const found = entryAt(`/${segments.slice(0, index + 1).join('/')}`)
    const screen = index === 0 ? screens[segment] : undefined
    if (screen !== undefined) return [{ label: say(screen) }]
    if (!found) return [{ label: names[segment] ?? decoded(segment) }]
    const crumb = { label: say(found.entry.label), to: found.entry.to }
    return found.group ? [{ label: say(found.group.label) }, crumb] : [crumb]
  })
}

/** The header on a phone names the section; the page itself names the record. */
export const sectionLabel = (crumbs: readonly Crumb[]) =>
  (crumbs.findLast(({ to }) => to !== undefined) ?? crumbs[0])?.label

const current = (index: number, crumbs: readonly Crumb[]) => index === crumbs.length - 1

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const say = useTexts(shellTexts)
  return (
    <MuiBreadcrumbs
      aria-label={say('breadcrumbs')}
      sx={{
        display: { xs: 'none', sm: 'block' },
        flex: 1,
        minWidth: 0,
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        '& li:not(:last-of-type)': { flex: 'none' },
      }}
    >
      <TextLink to="/dashboard" color="text.secondary" aria-label={say('home')} sx={{ display: 'flex' }}>
        <Home sx={{ fontSize: 18 }} />
      </TextLink>
      {crumbs.map(({ label, to }, index) =>
        to === undefined || current(index, crumbs) ? (
          <Typography
            key={`${index} ${label}`}
            variant="subtitle2"
            component="div"
            noWrap
            {...(current(index, crumbs) ? { 'aria-current': 'page' } : { sx: { color: 'text.secondary' } })}
          >
            {label}
          </Typography>
        ) : (
          <TextLink key={`${index} ${label}`} to={to} color="text.secondary" underline="hover" noWrap>
            {label}
          </TextLink>
        ),
      )}
    </MuiBreadcrumbs>
  )
}
