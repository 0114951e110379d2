import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.tsx'
import { shellTexts } from './shell.texts.ts'
import SimpleBar from 'simplebar-react'
import 'simplebar-react/dist/simplebar.min.css'

/** Thin bars over the content, seen while it is scrolled or pointed at; at least 25 px long. */
export function Scrollbars({ children }: { children: ReactNode }) {
  const say = useTexts(shellTexts)
  return (
    <Box
      component={SimpleBar}
      autoHide
      scrollbarMinSize={25}
      ariaLabel={say('entries')}
      // The content is focusable itself, so the scroll container needs no tab stop.
      tabIndex={-1}
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
