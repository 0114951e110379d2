import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import type { Localization } from '@mui/material/locale'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSettings } from '../settings.ts'
import { makeTheme } from './theme.ts'

/** Puts the settings store in charge of the kit's scheme. */
function Scheme() {
  const theme = useSettings((settings) => settings.theme)
  const { setMode } = useColorScheme()
  useEffect(() => {
    setMode(theme)
    document.documentElement.style.colorScheme = theme
  }, [theme, setMode])
  return null
}

/** Theme and baseline for everything below. The scheme is kept in `settings`, so the kit's own storage is off. */
export function Themed({ words, children }: { words: Localization; children: ReactNode }) {
  const responsive = useSettings((settings) => settings.responsiveFontSizes)
  const theme = useMemo(() => makeTheme(words, responsive), [words, responsive])
  return (
    <ThemeProvider theme={theme} defaultMode={useSettings.getState().theme} storageManager={null}>
      <Scheme />
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
