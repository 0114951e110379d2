import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { Scrollbars } from './lazy-parts.ts'

/** The part of the sidebar that scrolls: by the browser's own means until the thin bars are here. */
export function Scroll({ children }: { children: ReactNode }) {
  const plain = <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden auto', scrollbarWidth: 'thin' }}>{children}</Box>
  return (
    <Suspense fallback={plain}>
      <Scrollbars>{children}</Scrollbars>
    </Suspense>
  )
}
