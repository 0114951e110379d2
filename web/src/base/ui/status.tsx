import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info'
export type StatusShape = 'dot' | 'ring' | 'half' | 'bar' | 'check'

const shapes: Readonly<Record<StatusShape, ReactNode>> = {
  dot: <circle cx="6" cy="6" r="5" fill="currentColor" stroke="none" />,
  ring: <circle cx="6" cy="6" r="4.6" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2z" fill="currentColor" stroke="none" />
    </>
  ),
  bar: <path d="M1.5 6h9" strokeWidth="2.6" />,
  check: <path d="M1.5 6.4 4.6 9.6 10.6 2.6" strokeWidth="2.2" />,
}

interface StatusProps {
  readonly tone?: Tone
  readonly shape?: StatusShape
  readonly children: ReactNode
}

/** A state is a word with a shape before it; the tint only supports it. */
export function Status({ tone = 'neutral', shape = 'dot', children }: StatusProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        fontWeight: 500,
        color: tone === 'neutral' ? 'text.secondary' : `${tone}.main`,
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 12 12"
        aria-hidden
        sx={{ width: 10, height: 10, flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 }}
      >
        {shapes[shape]}
      </Box>
      {children}
    </Box>
  )
}
