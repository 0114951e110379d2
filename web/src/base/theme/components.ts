import type { Components, Theme } from '@mui/material/styles'
import { rem } from './typography.ts'

type Overrides = Components<Omit<Theme, 'components'>>
type Themed = { theme: Omit<Theme, 'components'> }

const colours = (theme: Omit<Theme, 'components'>) => (theme.vars ?? theme).palette
const focusRing = (theme: Omit<Theme, 'components'>) => ({
  outline: `2px solid ${colours(theme).primary.main}`,
  outlineOffset: 2,
})

const base: Overrides = {
  // By default MUI renders these two as headings.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: {
        fontVariantNumeric: 'tabular-nums lining-nums',
        textRendering: 'optimizeLegibility',
        WebkitFontSmoothing: 'antialiased',
      },
      ':focus-visible': focusRing(theme),
      '::selection': { background: colours(theme).surface.lit },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
}

// Surfaces have a hairline; only floating surfaces have a shadow.
const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }: Themed) => ({ borderColor: colours(theme).divider }),
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }: Themed) => ({
        borderRadius: 12,
        border: `1px solid ${colours(theme).divider}`,
        backgroundColor: colours(theme).surface.raised,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: rem(17), fontWeight: 650 } } },
  // On a phone two long labels stand below one another.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(6,20,21,0.45)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }: Themed) => ({
        border: `1px solid ${colours(theme).divider}`,
        backgroundColor: colours(theme).surface.raised,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: rem(14), minHeight: 36 } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }: Themed) => ({
        fontSize: rem(12),
        backgroundColor: colours(theme).text.primary,
        color: colours(theme).background.paper,
      }),
    },
  },
}

// Controls: 36 px high (small 30), visible focus, sentence case.
const buttons: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }: Themed) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        flexShrink: 0,
        variants: [{ props: { size: 'small' }, style: { minHeight: 30, padding: '3px 10px', fontSize: rem(13) } }],
      },
      outlined: ({ theme }: Themed) => ({
        borderColor: colours(theme).surface.control,
        '&.MuiButton-colorInherit': { borderColor: colours(theme).surface.control },
      }),
      startIcon: { marginRight: 6 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { width: 30, height: 30 } } },
}

const inputs: Overrides = {
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: colours(theme).background.paper,
        fontSize: rem(14),
        '&:not(.MuiInputBase-multiline)': { minHeight: 36 },
      }),
      notchedOutline: ({ theme }: Themed) => ({ borderColor: colours(theme).surface.control }),
      input: { '&:not(textarea)': { paddingTop: 7.5, paddingBottom: 7.5 } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: rem(12) } } },
}

// Dense tables: 44 px rows, quiet heads.
const tables: Overrides = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        fontSize: rem(13),
        height: 44,
        padding: '6px 12px',
        borderColor: colours(theme).divider,
        // "No sibling before": the style library warns of :first-child.
        '&:not(* + *):not(.MuiTableCell-paddingCheckbox)': { paddingLeft: 16 },
      }),
      head: ({ theme }: Themed) => ({
        height: 36,
        fontSize: rem(12),
        fontWeight: 600,
        color: colours(theme).text.secondary,
        backgroundColor: colours(theme).background.paper,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { 'tbody > &:last-child > *': { borderBottom: 0 } } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, padding: '8px 4px', marginRight: 20, minWidth: 0, fontWeight: 600 } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({ height: 6, borderRadius: 3, backgroundColor: colours(theme).surface.muted }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
}

/** Alerts borrow the evidence fields, so a warning looks like a warning everywhere. */
const alertField = { success: 'supported', warning: 'partial', error: 'unsupported', info: 'unused' } as const

// The sizes here are the specification's (alert 12, chip 16, breadcrumb 10, tag 130, badge 99+).
const specified: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success', variant } }) => ({
        borderRadius: 12,
        padding: '6px 14px',
        fontSize: rem(13),
        alignItems: 'center',
        ...(variant !== 'filled' &&
          variant !== 'outlined' && {
            color: colours(theme).text.primary,
            backgroundColor: colours(theme).evidence[alertField[severity]].soft,
            '& .MuiAlert-icon': { color: colours(theme)[severity].main },
          }),
      }),
      message: { padding: '6px 0' },
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 16, fontWeight: 500 }, sizeSmall: { height: 24, fontSize: rem(12) } },
  },
  MuiBreadcrumbs: {
    defaultProps: { maxItems: 8 },
    styleOverrides: { root: { borderRadius: 10, fontSize: rem(13) } },
  },
  MuiAutocomplete: { styleOverrides: { tag: { maxWidth: 130 } } },
  MuiBadge: { defaultProps: { max: 99 } },
}

export const components: Overrides = { ...base, ...surfaces, ...buttons, ...inputs, ...tables, ...specified }
