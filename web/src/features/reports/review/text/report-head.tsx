import Box from '@mui/material/Box'
import type { HeadRow } from '@alta/clinical/document/report-head'
import { useTexts } from '../../../../base/texts.tsx'
import { reviewTexts } from '../review.texts.ts'

interface ReportHeadProps {
  readonly rows: readonly HeadRow[]
  /** The line whose passage is lit. */
  readonly lit: HeadRow['key'] | null
  readonly onChoose: (row: HeadRow) => void
}

function Value({ row, lit, onChoose }: Omit<ReportHeadProps, 'rows'> & { row: HeadRow }) {
  if (!row.isStated) return <span className="still">{row.text}</span>
  if (row.spans.length === 0) return row.text
  return (
    <Box
      component="button"
      type="button"
      className="sentence"
      aria-pressed={lit === row.key}
      {...(lit === row.key && { 'data-lit': '' })}
      onClick={() => onChoose(row)}
      sx={{ border: 0, m: 0, background: 'none', font: 'inherit', color: 'inherit', textAlign: 'left', minHeight: 24 }}
    >
      {row.text}
    </Box>
  )
}

/** The stay at a glance, above the sections; a value that the course tells lights its passage there. */
export function ReportHead({ rows, ...rest }: ReportHeadProps) {
  const say = useTexts(reviewTexts)
  return (
    <Box
      component="dl"
      aria-label={say('stay')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        columnGap: 2,
        rowGap: 1,
        m: 0,
        mb: 2.5,
        px: 1.5,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': {
          m: 0,
          minHeight: 28,
          display: 'flex',
          alignItems: 'center',
          typography: 'body1',
          overflowWrap: 'anywhere',
        },
      }}
    >
      {rows.map((row) => (
        <Box key={row.key} sx={row.key === 'principal_diagnosis' ? { gridColumn: '1 / -1' } : { minWidth: 0 }}>
          <dt>{row.label}</dt>
          <dd>
            <Value row={row} {...rest} />
          </dd>
        </Box>
      ))}
    </Box>
  )
}
