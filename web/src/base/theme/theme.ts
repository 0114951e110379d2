import type { Localization } from '@mui/material/locale'
import type { Theme } from '@mui/material/styles'
import createTheme from '@mui/system/createTheme'
import { components } from './components.ts'
import made from './made-theme.json' with { type: 'json' }

interface Tree {
  readonly [name: string]: string | number | Tree
}
type Named = string | { [name: string]: Named }

/** A scheme's values as CSS variables: `--alta-palette-primary-main`. */
const variablesOf = (tree: Tree, path = '--alta'): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, string | number][] =>
      typeof value === 'object' ? Object.entries(variablesOf(value, `${path}-${name}`)) : [[`${path}-${name}`, value]],
    ),
  )

/** The same tree with the names of the variables. */
const namesOf = (value: Tree[string], path = '--alta'): Named =>
  typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, namesOf(part, `${path}-${name}`)]))
    : `var(${path})`

const { light, dark } = made.schemes

/** Both schemes; which one shows hangs on `data-scheme` of the root element. */
export const variables = {
  ':root': { ...variablesOf(light), colorScheme: 'light' },
  '[data-scheme="dark"]': { ...variablesOf(dark), colorScheme: 'dark' },
}

const shape = { borderRadius: 8 }
const named = namesOf(light)
const { shadows, zIndex } = made

const percent = (share: number | string) => `calc((${share}) * 100%)`
const mixed = (color: string, other: string, share: number | string) =>
  `color-mix(in srgb, ${color}, ${other} ${percent(share)})`

/** How the kit's parts compute with colours. Those of a scheme have their channels in a variable of their own. */
const mixing = {
  alpha: (color: string, share: number | string) =>
    color.startsWith('var(')
      ? `rgba(${color.slice(0, -1)}Channel) / ${typeof share === 'string' ? `calc(${share})` : share})`
      : `color-mix(in srgb, ${color} ${percent(share)}, transparent)`,
  lighten: (color: string, share: number | string) => mixed(color, '#fff', share),
  darken: (color: string, share: number | string) => mixed(color, '#000', share),
}

interface Timed {
  readonly duration?: number | string
  readonly easing?: string
  readonly delay?: number | string
}
const { duration: times, easing: ways } = made.transitions
const timeOf = (time: number | string) => (typeof time === 'string' ? time : `${Math.round(time)}ms`)

/** How parts of the kit move. */
const transitions = {
  duration: times,
  easing: ways,
  create: (
    what: string | readonly string[] = 'all',
    { duration = times.standard, easing = ways.easeInOut, delay = 0 }: Timed = {},
  ) =>
    [what]
      .flat()
      .map((one) => `${one} ${timeOf(duration)} ${easing} ${timeOf(delay)}`)
      .join(','),
  /** The kit's: what is higher takes longer. */
  getAutoHeightDuration: (height: number) =>
    height === 0 ? 0 : Math.min(Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10), 3_000),
}

const isWhole = (theme: object): theme is Theme => 'vars' in theme

/** The house's one theme, both schemes in it: what `kit-theme.ts` made of it, with the functions that parts of the kit call. */
export function makeTheme(words: Localization, responsive: boolean): Theme {
  const parts = {
    breakpoints: { values: made.breakpoints },
    spacing: 8,
    shape,
    palette: light.palette,
    colorSchemes: { light: {}, dark: {} },
    getColorSchemeSelector: (scheme: string) => `[data-scheme="${scheme}"] &`,
    vars: { ...(typeof named === 'object' && named), shape, shadows, zIndex },
    typography: {
      ...made.typography,
      ...(responsive && made.responsive),
      pxToRem: (size: number) => `${size / 16}rem`,
    },
    transitions,
    motion: { reducedMotion: 'never' },
    shadows,
    zIndex,
    ...mixing,
    components,
  }
  const theme = createTheme(parts, words)
  if (!isWhole(theme)) throw new Error('The theme is not whole')
  return theme
}
