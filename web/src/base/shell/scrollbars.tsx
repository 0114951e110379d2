import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import SimpleBar from 'simplebar-react'
import 'simplebar-react/dist/simplebar.min.css'

/** Thin bars over the content, seen while it is scrolled or pointed at; at least 25 px long. */
export function Scrollbars({ children }: { children: ReactNode }) {
  return (
    <Box
      component={SimpleBar}
      autoHide
      scrollbarMinSize={25}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowX: 'hidden',
        '& .simplebar-scrollbar::before': { bgcolor: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  )
}
