import Box from '@mui/material/Box'

/** A key cap, shown where there is a keyboard (from 900 px up). */
export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        fontFamily: 'inherit',
        fontSize: 11,
        lineHeight: '16px',
        fontWeight: 600,
        minWidth: 18,
        px: 0.5,
        textAlign: 'center',
        display: { xs: 'none', md: 'inline-block' },
        borderRadius: '4px',
        border: 1,
        borderBottomWidth: 2,
        borderColor: 'divider',
        color: 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  )
}
