import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../base/queries.ts'
import { LanguageMenu } from '../base/shell/language/language-menu.tsx'
import { ThemeButton } from '../base/shell/theme-button.tsx'
import { PageHead } from '../base/ui/page-head.tsx'
import { Toasts } from '../base/ui/toasts.tsx'
import { controls } from './controls.tsx'
import { floating } from './floating.tsx'
import type { Sample } from './sample.ts'
import { states } from './states.tsx'

const samples: readonly Sample[] = [...states, ...controls, ...floating]

/** Every part of base/ui in its states, for whoever builds a screen. In development only. */
export function Gallery() {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        <Box component="main" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1440, mx: 'auto' }}>
          <PageHead title="Gallery" sub="Every part in its states, in both themes and three languages.">
            <ThemeButton />
            <LanguageMenu />
          </PageHead>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            {samples.map(({ name, drawn }) => (
              <Box key={name} component="section" aria-label={name} sx={{ minWidth: 0 }}>
                <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
                  {name}
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>{drawn}</Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Toasts>
    </QueryClientProvider>
  )
}
