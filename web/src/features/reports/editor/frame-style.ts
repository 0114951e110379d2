import type { SxProps, Theme } from '@mui/material/styles'

/** The frame around a section that is being edited. */
export const frameStyle: SxProps<Theme> = {
  position: 'relative',
  border: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
}

/** The text inside, as the report is read. The first row of a table is its head, as in the markdown. */
export const textStyle: SxProps<Theme> = {
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 50,
    px: 1.5,
    py: 1.25,
    outline: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    // On a phone a table is wider than the page.
    overflowX: 'auto',
  },
  '& .ProseMirror > *': { mt: 0, mb: 1.25 },
  '& .ProseMirror > *:not(:has(~ *))': { mb: 0 },
  '& :is(h3, h4)': { fontSize: 'inherit', fontWeight: 650 },
  '& h4': { color: 'text.secondary' },
  '& :is(ul, ol)': { pl: 3 },
  '& li :is(p, ul, ol)': { m: 0 },
  '& table': { borderCollapse: 'collapse', minWidth: 1 },
  '& td': {
    position: 'relative',
    minWidth: 72,
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& td p': { m: 0 },
  '& tr:not(tr ~ tr) td': { bgcolor: 'surface.muted', fontWeight: 600 },
  '& td[data-align=right]': { textAlign: 'right' },
  '& td[data-align=center]': { textAlign: 'center' },
  '& td.selectedCell': { bgcolor: 'surface.accentSoft' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: '1px solid currentColor',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
}
