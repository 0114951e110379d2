import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTexts } from '../texts.tsx'
import { Breadcrumbs, sectionLabel, useCrumbs } from './breadcrumbs.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { NoticeBell, RunningJobs } from './lazy-parts.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { SearchToggle } from './search/search-toggle.tsx'
import { shellTexts } from './shell.texts.ts'
import { bannerHeight, sizes } from './sizes.ts'
import { ThemeButton } from './theme-button.tsx'

/** The sticky header. `onMenu` is there below 1200 px, where the sidebar is a drawer. */
export function Header({ onMenu }: { onMenu: (() => void) | undefined }) {
  const say = useTexts(shellTexts)
  const crumbs = useCrumbs()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: bannerHeight,
        zIndex: 'appBar',
        display: 'flex',
        height: sizes.header,
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1.5, sm: 3 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      {onMenu && (
        <IconButton aria-label={say('open_menu')} onClick={onMenu} sx={{ ml: -0.5 }}>
          <MenuIcon />
        </IconButton>
      )}
      <Typography variant="h3" component="div" noWrap sx={{ display: { sm: 'none' }, flex: 1 }}>
        {sectionLabel(crumbs)}
      </Typography>
      <Breadcrumbs crumbs={crumbs} />
      <Box sx={{ flex: 'none' }}>
        <Suspense>
          <RunningJobs />
        </Suspense>
      </Box>
      <Suspense>
        <NoticeBell />
      </Suspense>
      <SearchToggle />
      <ThemeButton />
      <LanguageMenu />
      <ProfileMenu />
    </Box>
  )
}
