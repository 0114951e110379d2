import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const stroke = {
  fill: 'none',
  stroke: 'var(--alta-palette-primary-contrastText)',
  strokeWidth: 2.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An A whose crossbar is a line of evidence. */
export function Logo() {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 30, height: 30, flex: 'none' }}>
      <Box component="rect" width="32" height="32" rx="8" sx={{ fill: 'var(--alta-palette-primary-main)' }} />
      <Box component="path" d="M9 24.5 16 7l7 17.5" sx={stroke} />
      <Box component="path" d="M12.4 19.2h7.2" sx={{ ...stroke, strokeDasharray: '0.1 3.6' }} />
    </Box>
  )
}

const productName = 'Alta'

/** The mark with the product's name. */
export function Brand() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, flex: 1 }}>
      <Logo />
      <Typography component="span" sx={{ fontSize: 19, fontWeight: 650, letterSpacing: '-0.01em' }}>
        {productName}
      </Typography>
    </Stack>
  )
}
