import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import StarHalf from '@mui/icons-material/StarHalf'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../base/ui/visually-hidden.ts'

const places = [1, 2, 3, 4]

const starAt = (place: number, halves: number) => {
  if (halves >= place * 2) return Star
  return halves === place * 2 - 1 ? StarHalf : StarBorder
}

/** A mean of 1 to 4 as stars, to the half; `says` is what is read aloud. */
export function Stars({ mean, says }: { mean: number; says: string }) {
  const halves = Math.round(mean * 2)
  return (
    <Box component="span" title={says} sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' }}>
      {places.map((place) => {
        const Shape = starAt(place, halves)
        const isEmpty = halves < place * 2 - 1
        return <Shape key={place} sx={{ fontSize: 18, color: isEmpty ? 'text.secondary' : 'warning.main' }} />
      })}
      <Box component="span" sx={visuallyHidden}>
        {says}
      </Box>
    </Box>
  )
}
