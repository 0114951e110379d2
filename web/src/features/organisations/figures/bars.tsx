import Box from '@mui/material/Box'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { figuresTexts } from './figures.texts.ts'
import type { Group } from './group.ts'
import { useSeconds } from './seconds.ts'

const BarLink = createLink(({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>)

const rowHeight = 62
/** Px between one group's words and the next. */
const gap = 12

interface BarsProps {
  readonly name: string
  readonly groups: readonly Group[]
  /** Whether the person may open the reports behind a bar. */
  readonly opens: boolean
}

/** Counts as bars, one SVG as wide as its place, values and times printed. */
export function Bars({ name, groups, opens }: BarsProps) {
  const say = useTexts(figuresTexts)
  const seconds = useSeconds()
  const id = useId()
  const most = Math.max(1, ...groups.map(({ figures }) => figures.reports))
  const linked = (group: Group, content: ReactNode) =>
    opens ? (
      <BarLink key={group.key} to="/browse-discharge-reports" search={{ ...group.behind }}>
        {content}
      </BarLink>
    ) : (
      <g key={group.key}>{content}</g>
    )
  return (
    <Box
      component="svg"
      // An image is one thing to a screen reader; with links in it, it is a group of them.
      role={opens ? 'group' : 'img'}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-says`}
      width="100%"
      height={groups.length * rowHeight - gap}
      sx={{
        display: 'block',
        fontSize: '0.8125rem',
        fill: 'var(--alta-palette-text-primary)',
        '& .note': { fill: 'var(--alta-palette-text-secondary)', fontSize: '0.75rem' },
        '& .track': { fill: 'var(--alta-palette-surface-muted)' },
        '& .bar': { fill: 'var(--alta-palette-primary-main)' },
        '& a:hover .label, & a:focus-visible .label': { textDecoration: 'underline' },
      }}
    >
      <title id={`${id}-name`}>{name}</title>
      <desc id={`${id}-says`}>{say('chart_says')}</desc>
      {groups.map((group, row) => {
        const { label, figures } = group
        const top = row * rowHeight
        const note = say('note', { median: seconds(figures.seconds_median), p95: seconds(figures.seconds_p95) })
        return linked(
          group,
          <>
            <rect x="0" y={top} width="100%" height={rowHeight - gap} fill="transparent" />
            {/* The space at the end parts the words where they are read aloud. */}
            <text className="label" x="0" y={top + 14}>{`${label} `}</text>
            <text x="100%" y={top + 14} textAnchor="end" fontWeight="600">
              {`${say('count', { count: figures.reports })} `}
            </text>
            <rect className="track" x="0" y={top + 21} width="100%" height="10" rx="3" />
            <rect className="bar" x="0" y={top + 21} width={`${(figures.reports / most) * 100}%`} height="10" rx="3" />
            <text className="note" x="0" y={top + 46}>
              {note}
            </text>
          </>,
        )
      })}
    </Box>
  )
}
