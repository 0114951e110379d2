import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  /** The name of the browser's tab, when the title says something else. */
  readonly tab?: string
  readonly sub?: ReactNode | undefined
  readonly chips?: ReactNode
  /** The actions of the page, at the right. */
  readonly children?: ReactNode
}

/** The page's one h1, what the page is for in a line, and its actions. */
export function PageHead({ title, tab, sub, chips, children }: PageHeadProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: { sm: 'flex-end' }, gap: 1.5, mb: 2.5 }}>
      <title>{`${tab ?? title} · Alta`}</title>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <Typography variant="h1">{title}</Typography>
          {chips}
        </Stack>
        {sub !== undefined && <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>{sub}</Typography>}
      </Box>
      {children !== undefined && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {children}
        </Stack>
      )}
    </Stack>
  )
}
