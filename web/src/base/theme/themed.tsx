import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Localization } from '@mui/material/locale'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSettings } from '../settings.ts'
import { isRecord } from '../shapes.ts'
import { themeFor } from './theme.ts'

/** Kit component → the properties the theme gives it. */
const defaultPropsOf = ({ components = {} }: Theme): Record<string, object> =>
  Object.fromEntries(
    Object.entries(components).map(([name, part]) => [name, isRecord(part) ? (part['defaultProps'] ?? {}) : {}]),
  )

/**
 * Theme and baseline for everything below. Both schemes are in the style sheet and `data-scheme` chooses, so the kit's
 * own provider, which keeps the choice in storage of its own and weighs 5 kB, is not used.
 */
export function Themed({ words, children }: { words: Localization; children: ReactNode }) {
  const responsive = useSettings((settings) => settings.responsiveFontSizes)
  const scheme = useSettings((settings) => settings.theme)
  const theme = useMemo(() => themeFor(words, responsive), [words, responsive])
  const defaultProps = useMemo(() => defaultPropsOf(theme), [theme])
  const variables = useMemo(() => theme.generateStyleSheets(), [theme])
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={defaultProps}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        {children}
      </DefaultPropsProvider>
    </ThemeProvider>
  )
}
