import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import type { SentenceDoubt } from '../source/evidence.ts'
import { marksTexts } from './marks.texts.ts'
import { reviewTexts } from '../review/review.texts.ts'

interface CheckBarProps {
  readonly counts: Readonly<Record<SentenceDoubt, number>>
  /** The sentences to check before and after the chosen one. */
  readonly before: number | null
  readonly after: number | null
  readonly onGo: (id: number) => void
  readonly children?: ReactNode
  /** Sections reviewed, and all of them. */
  readonly reviewed: number
  readonly all: number
  readonly isByRisk: boolean
  readonly onOrder: () => void
}

/** How many sentences ask for a look, by kind, and the way from one to the next. */
export const CheckBar = memo(function CheckBar(props: CheckBarProps) {
  const { counts, before, after, onGo, children, reviewed, isByRisk, onOrder } = props
  const say = useTexts(reviewTexts)
  const sayMarks = useTexts(marksTexts)
  const all = counts.partial + counts.unsupported + counts.conflicting
  const progress = sayMarks('progress', { done: String(reviewed), all: String(props.all) })
  const go = (id: number | null) => {
    if (id !== null) onGo(id)
  }
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        px: { xs: 2, sm: 3 },
        minHeight: 44,
        borderBottom: 1,
        borderColor: 'divider',
        flex: 'none',
        bgcolor: 'background.paper',
      }}
    >
      {children}
      <Button
        size="small"
        variant={isByRisk ? 'contained' : 'outlined'}
        aria-pressed={isByRisk}
        title={sayMarks(isByRisk ? 'by_report' : 'by_risk')}
        onClick={onOrder}
        sx={{ flex: 'none', minHeight: 28 }}
      >
        {sayMarks('by_risk_short')}
      </Button>
      <Typography
        variant="body2"
        component="output"
        noWrap
        sx={{ flex: 'none', color: reviewed === props.all ? 'success.main' : 'text.secondary' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {progress}
        </Box>
        <Box component="span" title={progress} sx={{ display: { sm: 'none' } }}>
          {`${reviewed}/${props.all}`}
        </Box>
      </Typography>
      <Typography variant="subtitle2" component="p" noWrap sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
        {all === 0 ? say('nothing_to_check') : say('to_check', { count: String(all) })}
      </Typography>
      <Stack
        direction="row"
        sx={{
          // What does not fit wraps out of sight: the shapes stand in the report and in the list of sections too.
          columnGap: 1.25,
          flexWrap: 'wrap',
          height: 18,
          overflow: 'hidden',
          color: 'text.secondary',
          display: { xs: 'none', sm: 'flex' },
          minWidth: 0,
          flex: 1,
        }}
      >
        {(['conflicting', 'unsupported', 'partial'] as const).map(
          (kind) =>
            counts[kind] > 0 && (
              <Stack key={kind} direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
                <Mark kind={kind} size={13} />
                <Typography variant="caption" noWrap>
                  {say(`count_${kind}`, { count: counts[kind] })}
                </Typography>
              </Stack>
            ),
        )}
      </Stack>
      <Box sx={{ flex: 1, display: { sm: 'none' } }} />
      {all > 0 && (
        <Stack direction="row" sx={{ gap: 0.5, flex: 'none', alignItems: 'center' }}>
          <Tool icon={<Up />} label={say('previous_doubt')} disabled={before === null} onClick={() => go(before)} />
          <Key>{'k'}</Key>
          <Tool icon={<Down />} label={say('next_doubt')} disabled={after === null} onClick={() => go(after)} />
          <Key>{'j'}</Key>
        </Stack>
      )}
    </Stack>
  )
})
