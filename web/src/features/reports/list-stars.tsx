import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import StarHalf from '@mui/icons-material/StarHalf'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../base/ui/visually-hidden.ts'

const stars = [1, 2, 3, 4]

const starAt = (star: number, halves: number) => {
  if (halves >= star * 2) return Star
  return halves === star * 2 - 1 ? StarHalf : StarBorder
}

/** A mean of 1 to 4 as stars, to the half; `says` is what is read aloud. */
export function Stars({ mean, says }: { mean: number; says: string }) {
  const halves = Math.round(mean * 2)
  return (
    <Box component="span" title={says} sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' }}>
      {stars.map((star) => {
        const Shape = starAt(star, halves)
        const isEmpty = halves < star * 2 - 1
        return <Shape key={star} sx={{ fontSize: 18, color: isEmpty ? 'text.secondary' : 'warning.main' }} />
      })}
      <Box component="span" sx={visuallyHidden}>
        {says}
      </Box>
    </Box>
  )
}
