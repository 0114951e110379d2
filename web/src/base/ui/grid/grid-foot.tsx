import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../texts.tsx'
import { Key } from '../key.tsx'
import { gridTexts } from './grid.texts.ts'
import { type GridView, pageSizes } from './use-grid-view.ts'

interface GridFootProps {
  readonly view: GridView
  readonly shown: number
  readonly total: number | undefined
  readonly isCapped: boolean
  /** Undefined on the last page. */
  readonly onNext: (() => void) | undefined
  readonly onPrevious: (() => void) | undefined
  readonly onNear: () => void
}

interface RowRange {
  /** The number of the last row that is shown. */
  readonly last: number
  readonly total: number | undefined
  readonly isCapped: boolean
}

/** On a page beyond the counted rows the text names the rows of the page without a total. */
function rangeOf({ last, total, isCapped }: RowRange) {
  if (total === undefined || (isCapped && last > total)) return 'range_open'
  return isCapped ? 'range_more' : 'range'
}

/** The position in the list, and the buttons to the other pages. */
export function GridFoot({ view, shown, total, isCapped, onNext, onPrevious, onNear }: GridFootProps) {
  const say = useTexts(gridTexts)
  const format = useFormatter()
  const size = useId()
  const number = (value: number) => format.number(value, { useGrouping: true })
  const before = view.cursors.length * view.limit
  const range = { from: number(shown === 0 ? 0 : before + 1), to: number(shown === 0 ? 0 : before + shown) }
  return (
    <Stack
      direction="row"
      sx={{
        px: { xs: 0, sm: 2 },
        minHeight: 48,
        alignItems: 'center',
        gap: 2,
        borderTop: { sm: 1 },
        borderColor: { sm: 'divider' },
      }}
    >
      <Stack
        direction="row"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'flex' },
          gap: 0.5,
          alignItems: 'center',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {['↑', '↓'].map((cap) => (
          <Key key={cap}>{cap}</Key>
        ))}
        {say('key_rows')}
        <Box component="span" sx={{ ml: 1 }}>
          <Key>{say('key_enter')}</Key>
        </Box>
        {say('key_open')}
      </Stack>
      <Box sx={{ flex: 1 }} />
      <Stack direction="row" sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 }}>
        <Typography component="label" htmlFor={size} variant="body2" sx={{ color: 'text.secondary' }}>
          {say('rows_per_page')}
        </Typography>
        <Box
          component="select"
          id={size}
          value={view.limit}
          onChange={({ target }) =>
            view.change({ limit: target.value === String(pageSizes[0]) ? undefined : target.value })
          }
          sx={{
            typography: 'body2',
            fontWeight: 700,
            height: 30,
            border: 0,
            borderRadius: 1,
            color: 'inherit',
            bgcolor: 'background.paper',
          }}
        >
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Box>
      </Stack>
      <Typography variant="body2" component="output">
        {say(rangeOf({ last: before + shown, total, isCapped }), { ...range, total: number(total ?? 0) })}
      </Typography>
      <Stack direction="row">
        <IconButton size="small" aria-label={say('previous')} disabled={!onPrevious} onClick={onPrevious}>
          <Previous />
        </IconButton>
        <IconButton
          size="small"
          aria-label={say('next')}
          disabled={!onNext}
          onClick={onNext}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          <Next />
        </IconButton>
      </Stack>
    </Stack>
  )
}
