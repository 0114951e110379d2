import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { languages } from '@alta/contract/languages'
import type { ReactNode } from 'react'
import { changeSettings, useSettings } from '../../base/settings.ts'
import { languageNames } from '../../base/shell/language/language-names.ts'
import { Brand } from '../../base/shell/logo.tsx'
import { ThemeButton } from '../../base/shell/theme-button.tsx'
import { useTexts } from '../../base/texts.tsx'
import { authTexts } from './auth.texts.ts'

interface GuestFrameProps {
  readonly title: string
  readonly sub: string
  readonly version: string | undefined
  readonly children: ReactNode
}

function Languages() {
  const say = useTexts(authTexts)
  const locale = useSettings((settings) => settings.locale)
  return (
    <Stack component="nav" aria-label={say('languages')} direction="row" sx={{ gap: 2 }}>
      {languages.map((language) => (
        <Link
          key={language}
          component="button"
          type="button"
          lang={language}
          color="inherit"
          underline="hover"
          aria-current={language === locale ? 'true' : undefined}
          onClick={() => changeSettings({ locale: language })}
          sx={{
            typography: 'body2',
            py: 0.5,
            ...(language === locale && { '&&': { color: 'text.primary', fontWeight: 600 } }),
          }}
        >
          {languageNames[language]}
        </Link>
      ))}
    </Stack>
  )
}

/**
 * The frame of the pages of guests: one column a little above the middle, the theme button above, the languages at the
 * foot.
 */
export function GuestFrame({ title, sub, version, children }: GuestFrameProps) {
  const say = useTexts(authTexts)
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateRows: '70px 1fr 56px' }}>
      <title>{`${title} · Alta`}</title>
      <Stack component="header" direction="row" sx={{ px: { xs: 2, sm: 4 }, alignItems: 'center' }}>
        <Brand />
        <ThemeButton />
      </Stack>
      {/* The content hangs from the top and is not centred, so that late content below does not move the fields. */}
      <Box
        component="main"
        sx={{
          display: 'grid',
          placeItems: 'start center',
          px: 2,
          pt: { xs: 2, sm: 'clamp(16px, 14vh, 180px)' },
          pb: 2,
        }}
      >
        <Box sx={{ width: 1, maxWidth: 400 }}>
          <Typography variant="h1" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{sub}</Typography>
          {children}
        </Box>
      </Box>
      <Stack
        component="footer"
        direction="row"
        sx={{ px: { xs: 2, sm: 4 }, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
      >
        <Languages />
        <Box sx={{ flex: 1, textAlign: 'right' }}>{version !== undefined && say('version', { version })}</Box>
      </Stack>
    </Box>
  )
}
