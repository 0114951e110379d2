import Box from '@mui/material/Box'
import type { ReportSpan } from '@alta/contract/report'
import { memo } from 'react'
import type { Lit } from './selection.ts'
import { depthOf, type SourceBlock } from './source-blocks.ts'

const steps = 120

/** Where the report draws from, as whole steps down the source: a long course does not need a tick for each word. */
const positionsOf = (blocks: readonly SourceBlock[], spans: readonly ReportSpan[]): number[] => [
  ...new Set(spans.map(({ start }) => Math.round(depthOf(blocks, start) * steps))),
]

interface TicksProps {
  readonly blocks: readonly SourceBlock[]
  readonly used: readonly ReportSpan[]
}

const Quiet = memo(function Quiet({ blocks, used }: TicksProps) {
  return positionsOf(blocks, used).map((position) => (
    <i key={position} style={{ top: `${(position / steps) * 100}%` }} />
  ))
})

/** Ticks at the edge of the source; the lit passages stand out. */
export function Ticks({ blocks, used, lit }: TicksProps & { lit: Lit }) {
  const tick = { position: 'absolute', right: 0, borderRadius: '1px' }
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: 4,
        top: 8,
        bottom: 8,
        width: 8,
        pointerEvents: 'none',
        '& i': { ...tick, width: 5, height: 2, bgcolor: 'divider' },
        '& b': { ...tick, width: 8, height: 4 },
      }}
    >
      <Quiet blocks={blocks} used={used} />
      {positionsOf(blocks, lit.spans).map((position) => (
        // In the style of the one tick: a class of the whole edge would have all ticks styled anew.
        <b
          key={position}
          style={{
            top: `${(position / steps) * 100}%`,
            backgroundColor: `var(--alta-palette-evidence-${lit.tone}-main)`,
          }}
        />
      ))}
    </Box>
  )
}
