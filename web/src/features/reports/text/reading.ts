import type { CSSObject, Theme } from '@mui/material/styles'
import type { SentenceDoubt } from '../source/evidence.ts'

const doubts = ['partial', 'unsupported', 'conflicting'] as const satisfies readonly SentenceDoubt[]
const palette = (theme: Theme) => (theme.vars ?? theme).palette

/** The medication from home to discharge; on a phone each drug is a block of its own. */
const reconciliationStyle = (theme: Theme): CSSObject => ({
  '& .reconciliation': { margin: '4px 0 8px' },
  '& .reconciliation table': { width: '100%' },
  '& .reconciliation th': {
    ...theme.typography.caption,
    textAlign: 'left',
    fontWeight: 600,
    padding: '3px 6px',
    color: palette(theme).text.secondary,
    borderBottom: `1px solid ${palette(theme).divider}`,
  },
  '& .reconciliation td': {
    ...theme.typography.body2,
    width: '29%',
    padding: '5px 6px',
    border: 0,
    borderBottom: `1px solid ${palette(theme).divider}`,
    overflowWrap: 'anywhere',
  },
  '& .reconciliation td:nth-of-type(2)': { width: '15%' },
  '& .reconciliation strong': { ...theme.typography.caption, fontWeight: 600 },
  '& [data-outcome=stopped], & [data-outcome=unaccounted]': { color: palette(theme).evidence.conflicting.main },
  '& [data-outcome=changed], & [data-outcome=started]': { color: palette(theme).primary.main },
  '& .quoted': { ...theme.typography.body2, color: palette(theme).text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& .reconciliation thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .reconciliation :is(table, tbody, tr, td)': { display: 'block' },
    '& .reconciliation tr': { borderBottom: `1px solid ${palette(theme).divider}`, padding: '6px 0' },
    '& .reconciliation td': { width: 'auto !important', border: 0, padding: '1px 0' },
    '& .reconciliation td:empty': { display: 'none' },
    '& .reconciliation td[data-label]::before': {
      content: 'attr(data-label) ": "',
      fontSize: theme.typography.caption.fontSize,
      color: palette(theme).text.secondary,
    },
  },
})

/** A section's title with what may be done beside it; on a phone in two lines. */
const titleStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8px',
  minHeight: '30px',
  marginBottom: '4px',
} as const

/** Above the text of the report, in pixels; what stays at the head of the pane while it scrolls stands over it. */
export const paneTop = 18

/**
 * The styles of the report text, for a whole pane at once: thousands of sentences are plain elements with data
 * attributes, because a styled component for each would cost too much.
 */
export const readingStyle = (theme: Theme): CSSObject => ({
  '& .sentence': { borderRadius: '3px', padding: '2px 0', boxDecorationBreak: 'clone', cursor: 'pointer' },
  '& .sentence:hover, & .sentence[data-lit]': {
    backgroundColor: palette(theme).evidence.supported.soft,
    boxShadow: `0 0 0 2px ${palette(theme).evidence.supported.soft}`,
  },
  '& .sentence:focus-visible': { outline: `2px solid ${palette(theme).primary.main}`, outlineOffset: 2 },
  ...Object.fromEntries(
    doubts.flatMap((doubt) => {
      const { main, soft, underline } = palette(theme).evidence[doubt]
      return [
        [
          `& .sentence[data-doubt=${doubt}] .said`,
          {
            textDecorationLine: 'underline',
            textDecorationStyle: underline,
            textDecorationColor: main,
            textDecorationThickness: doubt === 'conflicting' ? '1px' : '1.5px',
            textUnderlineOffset: '4px',
          },
        ],
        [
          `& .sentence[data-doubt=${doubt}]:hover, & .sentence[data-doubt=${doubt}][data-lit]`,
          { backgroundColor: soft, boxShadow: `0 0 0 2px ${soft}` },
        ],
      ]
    }),
  ),
  '& .last': { whiteSpace: 'nowrap' },
  '& .mark': { display: 'inline-block', verticalAlign: '-2px', marginLeft: '1px' },
  '& .words': { fontSize: theme.typography.caption.fontSize, color: palette(theme).text.secondary, marginLeft: '2px' },
  '& .aside': { fontSize: theme.typography.caption.fontSize },
  '& .still': { color: palette(theme).text.secondary },
  '& p': { margin: 0 },
  '& .note': {
    ...theme.typography.body2,
    margin: '0 0 6px',
    padding: '4px 10px',
    borderLeft: `3px solid ${palette(theme).divider}`,
    color: palette(theme).text.secondary,
  },
  '& ul, & ol': { margin: 0, paddingLeft: '20px' },
  '& li': { paddingLeft: '2px' },
  '& h3': { ...theme.typography.h5, margin: '8px 0 2px', color: palette(theme).text.secondary },
  '& h3:first-of-type': { marginTop: 0 },
  '& .rows': { overflowX: 'auto', margin: '4px 0' },
  '& table': { borderCollapse: 'collapse', fontSize: theme.typography.body1.fontSize },
  '& td': { border: `1px solid ${palette(theme).divider}`, padding: '3px 10px', verticalAlign: 'top' },
  '& tr[data-sentence]': { cursor: 'pointer' },
  '& tr[data-lit] td': { backgroundColor: palette(theme).evidence.supported.soft },
  ...reconciliationStyle(theme),
  '& .section': { marginBottom: '22px' },
  '& .title': titleStyle,
  '& .written + .written': { marginTop: '8px' },
  '& [data-fresh]': { backgroundColor: palette(theme).surface.lit, borderRadius: '3px' },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2:focus': { outline: 'none' },
})
