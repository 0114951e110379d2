import { caES, enUS, esES } from '@mui/material/locale'
import { expect, test } from 'vitest'
import { sizes } from '../shell/sizes.ts'
import { themeFor } from './theme.ts'

const theme = themeFor(enUS, true)
/** The setting of a component at any depth: `of('MuiChip', 'styleOverrides', 'root', 'borderRadius')`. */
const of = (...path: string[]) =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === name)?.[1]
        : undefined,
    theme.components,
  )

test('the breakpoints are 600, 900, 1200 and 1536 px', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 })
})

test('sidebar, header and menus have their specified sizes', () => {
  expect(sizes).toEqual({
    sidebar: 280,
    compact: 86,
    header: 70,
    languageMenu: 110,
    profileMin: 200,
    profileMax: 230,
    notificationsMin: 250,
    notificationsMax: 375,
  })
})

test('chips, breadcrumbs, tags and badges keep their sizes', () => {
  expect(of('MuiChip', 'styleOverrides', 'root', 'borderRadius')).toBe(16)
  expect(of('MuiBreadcrumbs', 'styleOverrides', 'root', 'borderRadius')).toBe(10)
  expect(of('MuiBreadcrumbs', 'defaultProps', 'maxItems')).toBe(8)
  expect(of('MuiAutocomplete', 'styleOverrides', 'tag', 'maxWidth')).toBe(130)
  expect(of('MuiBadge', 'defaultProps', 'max')).toBe(99)
})

const spoken = (words: typeof esES, part: string) =>
  Object.entries(themeFor(words, true).components ?? {}).find(([name]) => name === part)?.[1]?.defaultProps

test('Spanish lists and selections have their specified labels', () => {
  expect(spoken(esES, 'MuiTablePagination')).toMatchObject({ labelRowsPerPage: 'Filas por página:' })
  expect(spoken(esES, 'MuiPagination')).toMatchObject({ 'aria-label': 'Paginador' })
  expect(spoken(esES, 'MuiAutocomplete')).toMatchObject({
    clearText: 'Limpiar',
    closeText: 'Cerrar',
    loadingText: 'Cargando…',
    noOptionsText: 'Sin opciones',
    openText: 'Abierto',
  })
})

test('Catalan lists and selections have their specified labels', () => {
  expect(spoken(caES, 'MuiTablePagination')).toMatchObject({ labelRowsPerPage: 'Files per pàgina:' })
  expect(spoken(caES, 'MuiAutocomplete')).toMatchObject({
    clearText: 'Netejar',
    closeText: 'Tancar',
    loadingText: 'Carregant…',
    noOptionsText: 'Sense opcions',
    openText: 'Obert',
  })
})
