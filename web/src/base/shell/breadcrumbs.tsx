import Home from '@mui/icons-material/HomeOutlined'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { useLocation } from '@tanstack/react-router'
import { useOrganisations, useUsers } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { TextLink } from '../ui/links.tsx'
import { entryAt } from './navigation.tsx'
import { shellTexts } from './shell.texts.ts'

export interface Crumb {
  readonly label: string
  readonly path: string
}

/** The way to the current page: navigation labels where the path has one, names for ids, else the segment itself. */
export function useCrumbs(): Crumb[] {
  const say = useTexts(shellTexts)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const users = useUsers((state) => state.users)
  const organisations = useOrganisations((state) => state.organisations)
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, place) => {
    const here = `/${segments.slice(0, place + 1).join('/')}`
    const found = entryAt(here)
    const parent = segments[place - 1]
    const name =
      parent === 'users'
        ? users.find(({ user_id }) => user_id === segment)?.name
        : parent === 'organisations'
          ? organisations.find(({ organisation_id }) => organisation_id === segment)?.name
          : undefined
    const crumb = { label: found ? say(found.entry.label) : (name ?? decodeURIComponent(segment)), path: here }
    return found?.group ? [{ label: say(found.group.label), path: here }, crumb] : [crumb]
  })
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const say = useTexts(shellTexts)
  return (
    <MuiBreadcrumbs
      aria-label={say('home')}
      sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, minWidth: 0, '& ol': { flexWrap: 'nowrap' } }}
    >
      <TextLink to="/dashboard" color="text.secondary" aria-label={say('home')} sx={{ display: 'flex' }}>
        <Home sx={{ fontSize: 18 }} />
      </TextLink>
      {crumbs.map(({ label, path }, place) =>
        place === crumbs.length - 1 ? (
          <Typography key={label} variant="subtitle2" component="span" noWrap aria-current="page">
            {label}
          </Typography>
        ) : (
          <TextLink key={label} to={path} color="text.secondary" underline="hover" noWrap>
            {label}
          </TextLink>
        ),
      )}
    </MuiBreadcrumbs>
  )
}
