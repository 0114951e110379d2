import type { Localization } from '@mui/material/locale'
import { type CssVarsTheme, createTheme, responsiveFontSizes, type Theme } from '@mui/material/styles'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

type AltaTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>
const hasStyleSheets = (theme: Theme): theme is AltaTheme => 'generateStyleSheets' in theme

/** The one theme of Alta, with both colour schemes in it; `data-scheme` of the root element chooses which one shows. */
function makeTheme(words: Localization, responsive: boolean): AltaTheme {
  const theme = createTheme(
    {
      cssVariables: { cssVarPrefix: 'alta', colorSchemeSelector: 'data-scheme' },
      colorSchemes: { light: { palette: light }, dark: { palette: dark } },
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
      spacing: 8,
      shape: { borderRadius: 8 },
      typography,
      transitions: {
        duration: {
          shortest: 80,
          shorter: 120,
          short: 160,
          standard: 180,
          complex: 240,
          enteringScreen: 180,
          leavingScreen: 120,
        },
      },
      components,
    },
    words,
  )
  const made = responsive ? responsiveFontSizes(theme, { variants: ['h1', 'h2'] }) : theme
  if (!hasStyleSheets(made)) throw new Error('A theme with CSS variables makes style sheets')
  return made
}

let made: { readonly words: Localization; readonly responsive: boolean; readonly theme: AltaTheme } | undefined

/** The theme for these words; made once, which takes longer than anything else of the first drawing. */
export function themeFor(words: Localization, responsive: boolean): AltaTheme {
  if (made?.words !== words || made.responsive !== responsive)
    made = { words, responsive, theme: makeTheme(words, responsive) }
  return made.theme
}
