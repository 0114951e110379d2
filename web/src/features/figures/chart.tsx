import Box from '@mui/material/Box'
import { PageLink } from '../../base/router/page-link.tsx'
import { type ReactNode, useId } from 'react'
import type { Behind } from './group.ts'

/** One bar or point of a chart. */
export interface ChartPoint {
  readonly key: string
  readonly label: string
  /** null where nothing was measured. */
  readonly value: number | null
  /** The value as it is printed. */
  readonly printed: string
  /** What else is said of it. */
  readonly note?: string
  /** The reports it leads to; absent where the person may not read them or they cannot be listed. */
  readonly behind?: Behind | undefined
}

interface ChartProps {
  readonly name: string
  readonly parts: readonly ChartPoint[]
  readonly height: number
  readonly children: ReactNode
}

/** The frame of every chart: one SVG as wide as its place, its name, and all it shows in words. */
export function Chart({ name, parts, height, children }: ChartProps) {
  const id = useId()
  const says = parts.map(({ label, printed, note }) =>
    note === undefined ? `${label}: ${printed}` : `${label}: ${printed}, ${note}`,
  )
  return (
    <Box
      component="svg"
      // An image is one thing to a screen reader; with links in it, it is a group of them.
      role={parts.some(({ behind }) => behind) ? 'group' : 'img'}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-says`}
      width="100%"
      height={height}
      sx={{
        display: 'block',
        overflow: 'visible',
        fontSize: '0.8125rem',
        fill: 'var(--alta-palette-text-primary)',
        '& .note': { fill: 'var(--alta-palette-text-secondary)', fontSize: '0.75rem' },
        // A grid line behind a value must not look like a strikethrough.
        '& .value': {
          fontWeight: 600,
          paintOrder: 'stroke',
          stroke: 'var(--alta-palette-background-paper)',
          strokeWidth: 4,
        },
        '& .track': { fill: 'var(--alta-palette-surface-muted)' },
        '& .bar': { fill: 'var(--alta-palette-primary-main)' },
        '& .line': { stroke: 'var(--alta-palette-primary-main)', strokeWidth: 2, strokeLinecap: 'round' },
        '& .rule': { stroke: 'var(--alta-palette-divider)' },
        '& a:hover .label, & a:focus-visible .label': { textDecoration: 'underline' },
      }}
    >
      <title id={`${id}-name`}>{name}</title>
      <desc id={`${id}-says`}>{says.join('; ')}</desc>
      {children}
    </Box>
  )
}

/** What is drawn of a part; leads to its reports where it can. */
export function PartMark({ part: { behind }, children }: { part: ChartPoint; children: ReactNode }) {
  if (!behind) return <g>{children}</g>
  return (
    <PageLink to="/browse-discharge-reports" search={{ ...behind }}>
      {children}
    </PageLink>
  )
}
