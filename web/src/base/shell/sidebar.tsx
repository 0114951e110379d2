import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLocation } from 'wouter'
import { useId, useState } from 'react'
import { useCurrentUser } from '../session.ts'
import { useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { Brand, Logo } from './logo.tsx'
import { type NavigationEntry, type GroupEntry, places, services, visibleTo } from './navigation.tsx'
import { Scroll } from './scroll.tsx'
import { shellTexts } from './shell.texts.ts'
import { AbsentEntry, GroupButton, PlaceLink } from './sidebar-entry.tsx'
import { SidebarProfile } from './sidebar-profile.tsx'
import { sizes } from './sizes.ts'

interface SidebarPartProps {
  readonly compact: boolean
  readonly onGo: () => void
}

function Group({ entry, compact, onGo }: { entry: GroupEntry } & SidebarPartProps) {
  const say = useTexts(shellTexts)
  const [path] = useLocation()
  const [open, setOpen] = useState(true)
  const id = useId()
  const holdsActive = entry.children.some(({ to }) => to === path)
  return (
    <>
      <GroupButton
        icon={entry.icon}
        text={say(entry.label)}
        open={open}
        controls={id}
        onToggle={() => setOpen(!open)}
        compact={compact}
        active={compact && holdsActive}
      />
      <Box id={id} hidden={!open || compact}>
        {entry.children.map((child) => (
          <PlaceLink
            key={child.to}
            to={child.to}
            text={say(child.label)}
            active={child.to === path}
            compact={false}
            child
            onClick={onGo}
          />
        ))}
      </Box>
    </>
  )
}

function Entries({ entries, compact, onGo }: { entries: readonly NavigationEntry[] } & SidebarPartProps) {
  const say = useTexts(shellTexts)
  const [path] = useLocation()
  const permissions = useSession((session) => session.systemPermissions)
  return visibleTo(entries, permissions).map((entry) => {
    if ('children' in entry) return <Group key={entry.label} entry={entry} compact={compact} onGo={onGo} />
    if ('to' in entry)
      return (
        <PlaceLink
          key={entry.label}
          to={entry.to}
          icon={entry.icon}
          text={say(entry.label)}
          active={entry.to === path}
          compact={compact}
          onClick={onGo}
        />
      )
    return (
      <AbsentEntry
        key={entry.label}
        icon={entry.icon}
        text={say(entry.label)}
        reason={say('not_available')}
        compact={compact}
      />
    )
  })
}

interface SidebarProps extends SidebarPartProps {
  /** Compact when nobody points at it, and how to change that; the drawer of narrow windows has no compact form. */
  readonly mode?: { readonly compact: boolean; readonly onToggle: () => void }
}

/** Everything in the sidebar. */
export function Sidebar({ compact, mode, onGo }: SidebarProps) {
  const say = useTexts(shellTexts)
  const user = useCurrentUser()
  const toggle = mode && (
    <IconButton
      size="small"
      aria-label={say(mode.compact ? 'expand' : 'compact')}
      onClick={mode.onToggle}
      sx={{ color: 'text.secondary', mr: compact ? 0 : -1, '& svg': { fontSize: 18 } }}
    >
      {mode.compact ? <KeyboardDoubleArrowRight /> : <KeyboardDoubleArrowLeft />}
    </IconButton>
  )
  return (
    <Stack component="nav" aria-label={say('main_navigation')} sx={{ height: 1, bgcolor: 'background.paper' }}>
      <Stack
        direction="row"
        sx={{
          height: sizes.header,
          flex: 'none',
          alignItems: 'center',
          px: compact ? 0 : 3,
          justifyContent: compact ? 'center' : 'flex-start',
        }}
      >
        {compact ? <Logo /> : <Brand />}
        {!compact && toggle}
      </Stack>
      <Scroll>
        <Entries entries={places} compact={compact} onGo={onGo} />
        {compact ? (
          <Box sx={{ height: '1px', bgcolor: 'divider', mx: 3, my: 1.5 }} />
        ) : (
          <Typography variant="overline" component="div" sx={{ px: 3, pt: 2.5, pb: 0.75, color: 'text.secondary' }}>
            {say('services')}
          </Typography>
        )}
        <Entries entries={services} compact={compact} onGo={onGo} />
      </Scroll>
      {compact && <Box sx={{ display: 'grid', placeItems: 'center', pb: 1 }}>{toggle}</Box>}
      <SidebarProfile user={user} compact={compact} />
    </Stack>
  )
}
