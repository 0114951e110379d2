import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useOrganisationList } from '../organisations/organisation-list.ts'
import { queryClient } from '../queries.ts'
import { useEntry } from '../router/pages.tsx'
import { fetchCurrentUser } from '../session.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { useConnectivity } from '../connectivity.ts'
import { useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { Header } from './header.tsx'
import { fetchWhenIdle, onDemand } from '../ui/on-demand.ts'
import { EmergencyBanner, fetchPartsAhead } from './lazy-parts.ts'
import { shellTexts } from './shell.texts.ts'
import { useHelpKey } from './help-key.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { Sidebar } from './sidebar.tsx'
import { sizes } from './sizes.ts'
import { useWide } from './use-width.ts'

const temporarySidebar = async () => (await import('./temporary-sidebar.tsx')).TemporarySidebar
const TemporarySidebar = onDemand(temporarySidebar)
const idleWatch = async () => (await import('./deferred-parts.ts')).IdleWatch
const IdleWatch = onDemand(idleWatch)

/** Paths whose page fills the window instead of standing in a centred column. */
const fillsWindow = (path: string) => path === '/browse-discharge-reports' || path.startsWith('/rag-chat/')

/**
 * The sidebar's mode: as saved, but a report and a chat start beside the compact one, to have room for their sources.
 */
function useSidebarMode() {
  const saved = useSettings((settings) => settings.sidebarCompact)
  const { pathname, searchParams } = useEntry()
  const reading = fillsWindow(pathname) && ('report' in searchParams || pathname.startsWith('/rag-chat/'))
  const [opened, setOpened] = useState(false)
  const forReading = reading && !saved
  return {
    compact: saved || (forReading && !opened),
    onToggle: () => (forReading ? setOpened(!opened) : changeSettings({ sidebarCompact: !saved })),
  }
}

function Frame({ children }: { children: ReactNode }) {
  const say = useTexts(shellTexts)
  const isWide = useWide()
  const mode = useSidebarMode()
  const [path] = useLocation()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // Those who move by keyboard reach the groups too.
  const expanded = hovered || focused
  const compact = mode.compact && !expanded
  const userId = useSession(({ user }) => user?.user_id)
  const mayOpenEmergencyAccess = useSession(({ systemPermissions }) =>
    systemPermissions.includes('emergency_access:open'),
  )
  useOrganisationList()
  useHelpKey()
  useEffect(() => {
    // The profile block keeps what it knows when this fails; a 401 has already signed the person out.
    void fetchCurrentUser().catch(() => undefined)
  }, [userId])
  useEffect(() => fetchPartsAhead(isWide ? [] : [temporarySidebar]), [isWide])
  const fills = fillsWindow(path)
  const isLost = useConnectivity((reach) => reach.isLost)
  return (
    <Box
      sx={{
        minHeight: '100vh',
        pl: isWide ? `${mode.compact ? sizes.compact : sizes.sidebar}px` : 0,
        ...(isLost && { '--alta-strip': { xs: '56px', sm: '40px' } }),
      }}
    >
      <Link
        href="#content"
        sx={{
          position: 'fixed',
          left: 16,
          top: -60,
          zIndex: 'tooltip',
          '&:focus': { top: 12 },
          bgcolor: 'background.paper',
          p: 1,
        }}
      >
        {say('skip')}
      </Link>
      {isWide ? (
        <Box
          onMouseEnter={() => setHovered(true)}
          onMouseLeave={() => setHovered(false)}
          onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
          sx={{
            position: 'fixed',
            inset: '0 auto 0 0',
            zIndex: 'drawer',
            width: compact ? sizes.compact : sizes.sidebar,
            borderRight: 1,
            borderColor: 'divider',
            transition: 'width 160ms ease-out',
            overflow: 'hidden',
            ...(mode.compact && expanded && { boxShadow: 8 }),
          }}
        >
          <Sidebar compact={compact} mode={mode} onGo={() => undefined} />
        </Box>
      ) : (
        drawer !== 'never' && (
          <Suspense>
            <TemporarySidebar open={drawer === 'open'} onClose={() => setDrawer('closed')} />
          </Suspense>
        )
      )}
      {mayOpenEmergencyAccess && (
        <Suspense>
          <EmergencyBanner />
        </Suspense>
      )}
      <Header onMenu={isWide ? undefined : () => setDrawer('open')} />
      <OfflineStrip />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={[
          { outline: 'none' },
          fills ? { minHeight: 0 } : { px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' },
        ]}
      >
        {children}
      </Box>
    </Box>
  )
}

/** The frame of every page behind the sign-in. */
export function Shell({ children }: { children?: ReactNode }) {
  const [isWatched, setWatched] = useState(false)
  useEffect(() => fetchWhenIdle([async () => idleWatch().then(() => setWatched(true))]), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        <Frame>{children}</Frame>
        {isWatched && (
          <Suspense>
            <IdleWatch />
          </Suspense>
        )}
      </Toasts>
    </QueryClientProvider>
  )
}
