import type { CSSObject, Theme } from '@mui/material/styles'
import { evidenceKinds } from '../../../base/theme/palette.ts'

const palette = (theme: Theme) => (theme.vars ?? theme).palette

/** How the source looks: quiet, but for the lit passage and its line. One rule set for the whole pane. */
export const sourceStyle = (theme: Theme): CSSObject => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
  color: palette(theme).text.secondary,
  '& .line': { position: 'relative', minHeight: 21 },
  '& .head': { fontWeight: 650, color: palette(theme).text.primary },
  '& .file': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: palette(theme).text.primary,
    borderTop: `1px solid ${palette(theme).divider}`,
    marginTop: '12px',
    paddingTop: '6px',
    paddingBottom: '6px',
  },
  '& .passage': { cursor: 'pointer', borderRadius: '2px' },
  '& .passage:hover': { color: palette(theme).text.primary },
  '& .passage:focus-visible': { outline: `2px solid ${palette(theme).primary.main}`, outlineOffset: 2 },
  '& .unused': { borderBottom: `2px dotted ${palette(theme).evidence.unused.main}` },
  '& .line[data-near]': { color: palette(theme).text.primary },
  '& .line[data-near]::before': {
    content: '""',
    position: 'absolute',
    left: -14,
    top: 2,
    bottom: 2,
    width: 3,
    borderRadius: '2px',
    backgroundColor: 'currentColor',
  },
  ...Object.fromEntries(
    evidenceKinds.map((kind) => [
      `& .line[data-near=${kind}]::before`,
      { backgroundColor: palette(theme).evidence[kind].main },
    ]),
  ),
  '& mark': {
    color: 'inherit',
    backgroundColor: palette(theme).surface.lit,
    boxDecorationBreak: 'clone',
    padding: '2px 0',
    borderRadius: '2px',
    animation: 'alta-light 160ms ease-out',
  },
  '@keyframes alta-light': { from: { backgroundColor: 'transparent' } },
})
