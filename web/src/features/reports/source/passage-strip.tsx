import North from '@mui/icons-material/ArrowUpward'
import South from '@mui/icons-material/ArrowDownward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { ReportSpan } from '@alta/contract/report'
import { useTexts } from '../../../base/texts.tsx'
import { evidenceTexts } from '../review/review.texts.ts'

interface PassageStripProps {
  readonly text: string
  readonly spans: readonly ReportSpan[]
  /** The passage shown, by place. */
  readonly shown: number
  readonly onShow: (passage: number) => void
}

const excerpt = (text: string, { start, end }: ReportSpan): string => text.slice(start, Math.min(end, start + 120))

/** Names another passage of the same sentence, so that none is overlooked because it is out of sight. */
export function PassageStrip({ text, spans, shown, onShow }: PassageStripProps) {
  const say = useTexts(evidenceTexts)
  const other = (shown + 1) % spans.length
  const span = spans[other]
  if (spans.length < 2 || !span) return null
  const Arrow = other < shown ? North : South
  return (
    <ButtonBase
      onClick={() => onShow(other)}
      sx={{
        width: 1,
        minHeight: 36,
        px: 2.5,
        gap: 1,
        flex: 'none',
        justifyContent: 'flex-start',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Arrow sx={{ fontSize: 16, color: 'primary.main' }} />
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, textAlign: 'left' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {say('passage_named', { now: String(other + 1) })}{' '}
        </Box>
        {`«${excerpt(text, span)}»`}
      </Typography>
    </ButtonBase>
  )
}
