import StarEmpty from '@mui/icons-material/StarBorder'
import Star from '@mui/icons-material/Star'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { visuallyHidden } from './visually-hidden.ts'

interface StarsProps {
  /** The label of each star, the lowest first. */
  readonly names: readonly string[]
  /** The number of stars that are chosen; 0: none yet. */
  readonly rating: number
  readonly onGive: (stars: number) => void
}

/** Stars to rate with, as radio buttons. MUI's own, which supports half stars, would weigh 2 kB. */
export function Stars({ names, rating, onGive }: StarsProps) {
  const group = useId()
  const [pointed, setPointed] = useState(0)
  return (
    <Box
      component="span"
      onPointerLeave={() => setPointed(0)}
      sx={{ display: 'inline-flex', position: 'relative', fontSize: 24, color: 'warning.main' }}
    >
      {names.map((name, index) => {
        const stars = index + 1
        const isFull = stars <= (pointed > 0 ? pointed : rating)
        const Icon = isFull ? Star : StarEmpty
        return (
          <Box
            key={name}
            component="label"
            onPointerEnter={() => setPointed(stars)}
            sx={{
              display: 'flex',
              position: 'relative',
              borderRadius: 1,
              '&:has(:focus-visible)': { outline: '2px solid var(--alta-palette-primary-main)' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={group}
              checked={stars === rating}
              onChange={() => onGive(stars)}
              sx={{ position: 'absolute', inset: 0, width: 1, height: 1, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            <Icon fontSize="inherit" sx={isFull ? {} : { color: 'surface.control' }} />
            <Box component="span" sx={visuallyHidden}>
              {name}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
