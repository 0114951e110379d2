import type { CSSObject, Theme } from '@mui/material/styles'

/** Plain elements and one set of rules for all: a long course leaves hundreds of facts out. */
export const trayStyle = (theme: Theme): CSSObject => {
  const { typography } = theme
  const { palette } = theme.vars ?? theme
  const focus = { outline: `2px solid ${palette.primary.main}` }
  return {
    overflow: 'auto',
    minHeight: 0,
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& p': { ...typography.body2, margin: 0, padding: '0 20px 12px', color: palette.text.secondary },
    '& .group': { display: 'flex', alignItems: 'center', gap: '8px', padding: '4px 20px 4px' },
    '& h3': { ...typography.caption, fontWeight: 600, flex: 1, margin: 0, color: palette.text.secondary },
    '& .row': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', borderTop: `1px solid ${palette.divider}` },
    '& .row[data-on]': { backgroundColor: palette.evidence.unused.soft },
    '& button': { font: 'inherit', color: 'inherit', border: 0, background: 'none', cursor: 'pointer' },
    '& .fact': { ...typography.body2, flex: '1 1 200px', minWidth: 0, padding: '8px 20px', textAlign: 'left' },
    '& button.fact:hover, & summary:hover': { backgroundColor: palette.action.hover },
    '& .fact:focus-visible, & summary:focus-visible': { ...focus, outlineOffset: -2 },
    '& .day': { ...typography.caption, display: 'block', color: palette.text.secondary },
    '& .act': {
      ...typography.button,
      fontSize: typography.caption.fontSize,
      flex: 'none',
      minHeight: 28,
      padding: '0 10px',
      margin: '4px 8px 4px 0',
      border: `1px solid ${palette.surface.control}`,
      borderRadius: 8,
      color: palette.primary.main,
    },
    '& .act.quiet': { borderColor: 'transparent', color: palette.text.secondary },
    '& .act:hover': { backgroundColor: palette.action.hover, borderColor: palette.primary.main },
    '& .act:focus-visible': { ...focus, outlineOffset: 2 },
    '& summary': {
      ...typography.button,
      fontSize: typography.body2.fontSize,
      padding: '10px 20px',
      cursor: 'pointer',
      borderTop: `1px solid ${palette.divider}`,
      color: palette.primary.main,
    },
  }
}
