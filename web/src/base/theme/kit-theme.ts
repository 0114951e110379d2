import { createTheme, responsiveFontSizes, type Theme } from '@mui/material/styles'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

/** Colours for parts of the kit that no screen draws, and what no style reads. */
const leftOut = ['Slider', 'SpeedDialAction', 'StepConnector', 'StepContent', 'contrastThreshold', 'tonalOffset']

const plain = (value: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (leftOut.includes(key) ? undefined : part)))

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What of a tree stands otherwise in another. */
const otherwise = (tree: Record<string, unknown>, than: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      const there = than[name]
      if (!isTree(value) || !isTree(there)) return value === there ? [] : [[name, value]]
      const differing = otherwise(value, there)
      return Object.keys(differing).length === 0 ? [] : [[name, differing]]
    }),
  )

const schemesOf = (theme: Theme) => ('colorSchemes' in theme ? plain(theme.colorSchemes) : {})

/**
 * What the kit makes of the house's colours, letters and times, but for its functions. It takes 12 kB and a tenth of a
 * second on a phone to make, and comes out the same each time: `made-theme.json` holds it, and the test beside keeps
 * that as it would be made now.
 */
export function kitTheme() {
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'alta', colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
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
  })
  const { h1, h2 } = responsiveFontSizes(theme, { variants: ['h1', 'h2'] }).typography
  const { shadows, zIndex, transitions } = theme
  const { light: day, dark: night } = schemesOf(theme)
  const { overlays: _day, ...lightScheme } = plain(day)
  const { overlays: _night, ...darkScheme } = plain(night)
  return {
    breakpoints: theme.breakpoints.values,
    schemes: { light: lightScheme, dark: otherwise(darkScheme, lightScheme) },
    typography: plain(theme.typography),
    responsive: plain({ h1, h2 }),
    ...plain({ shadows, zIndex, transitions }),
  }
}
