import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { EvidenceKind } from '../theme/palette.ts'

const shapes: Readonly<Record<EvidenceKind, ReactNode>> = {
  supported: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" opacity=".16" />
      <path d="M4.6 8.3 7 10.6l4.4-5" />
    </>
  ),
  partial: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor" stroke="none" />
    </>
  ),
  unsupported: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.6v4.2M8 11.2v.2" />
    </>
  ),
  conflicting: (
    <>
      <path d="M8 1.2 14.8 8 8 14.8 1.2 8z" />
      <path d="M5.4 6.6h5.2M5.4 9.4h5.2M9.6 4.9 6.4 11.1" strokeWidth="1.3" />
    </>
  ),
  unused: (
    <>
      <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2.4" strokeDasharray="2.6 1.6" />
      <path d="M8 5v6M5 8h6" />
    </>
  ),
}

interface MarkProps {
  readonly kind: EvidenceKind
  /** Side in px. */
  readonly size?: number
  /** Said to those who do not see the shape; left out, the mark is decoration beside words. */
  readonly label?: string
}

/** The shape of an evidence kind, readable at 14 px and in greyscale. */
export function Mark({ kind, size = 14, label }: MarkProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{
        width: size,
        height: size,
        flex: 'none',
        color: `evidence.${kind}.main`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      {shapes[kind]}
    </Box>
  )
}
