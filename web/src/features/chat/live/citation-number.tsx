import Box from '@mui/material/Box'

interface CitationNumberProps {
  readonly number: number
  readonly isOpen: boolean
}

/** The small number of a citation, as it stands behind a sentence and on its card. */
export const CitationNumber = ({ number, isOpen }: CitationNumberProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 20,
      height: 20,
      px: 0.5,
      borderRadius: '4px',
      fontSize: '0.75rem',
      lineHeight: 1,
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      ...(isOpen
        ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
        : { bgcolor: 'surface.accentSoft', color: 'primary.main' }),
    }}
  >
    {number}
  </Box>
)
