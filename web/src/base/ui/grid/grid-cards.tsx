import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { GridCard, RowAction } from './grid-types.ts'
import { RowMenu } from './row-menu.tsx'

interface GridCardsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly card: (row: Row) => GridCard
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined
  readonly isStale: boolean
}

const placeholders = [1, 2, 3, 4]

/** The rows on a phone: one card each. */
export function GridCards<Row>({ label, rows, rowKey, rowName, card, actions, isStale }: GridCardsProps<Row>) {
  return (
    <Stack
      component="ul"
      aria-label={label}
      aria-busy={isStale || rows === undefined}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {rows === undefined &&
        placeholders.map((index) => (
          <Box component="li" key={index} sx={{ height: 92, borderRadius: 1, bgcolor: 'surface.muted' }} />
        ))}
      {rows?.map((row) => {
        const { title, state, lines } = card(row)
        const [first, ...others] = lines
        return (
          <Paper component="li" variant="outlined" key={rowKey(row)} sx={{ p: 1.5 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
              {state}
            </Stack>
            <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary', mt: 0.25 }}>
              {first}
            </Typography>
            <Stack direction="row" sx={{ mt: 0.5, gap: 1, alignItems: 'center', minHeight: 30 }}>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary', flex: 1, minWidth: 0 }}>
                {others.map((line, index) => (
                  <div key={index}>{line}</div>
                ))}
              </Typography>
              {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
            </Stack>
          </Paper>
        )
      })}
    </Stack>
  )
}
