import Article from '@mui/icons-material/ArticleOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { RowAction } from '../../../base/ui/grid/grid-types.ts'
import { RowMenu } from '../../../base/ui/grid/row-menu.tsx'

const icons = {
  pdf: <PictureAsPdf fontSize="small" />,
  picture: <Image fontSize="small" />,
  text: <Article fontSize="small" />,
  report: <Assignment fontSize="small" />,
  upload: <UploadFile fontSize="small" />,
} as const

interface DocumentRowProps {
  readonly icon: keyof typeof icons
  readonly name: string
  readonly meta: ReactNode
  /** The card of one of its citations is open. */
  readonly isLit?: boolean
  /** Absent while the document has no text. */
  readonly onOpen?: () => void
  readonly actions: readonly RowAction[]
  /** Progress or what went wrong. */
  readonly children?: ReactNode
}

/** One source of the chat: what it is, how it stands, and what can be done with it. */
export function DocumentRow({ icon, name, meta, isLit = false, onOpen, actions, children }: DocumentRowProps) {
  const what = (
    <>
      <Box sx={{ display: 'flex', color: 'text.secondary', flex: 'none' }}>{icons[icon]}</Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle2" component="div" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {meta}
        </Typography>
      </Box>
    </>
  )
  const row = { gap: 1.25, alignItems: 'center', flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', ...(isLit && { bgcolor: 'surface.accentSoft' }) }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 40 }}>
        {onOpen ? (
          <ButtonBase onClick={onOpen} sx={{ ...row, borderRadius: 1 }}>
            {what}
          </ButtonBase>
        ) : (
          <Stack direction="row" sx={row}>
            {what}
          </Stack>
        )}
        <RowMenu name={name} actions={actions} />
      </Stack>
      {children}
    </Box>
  )
}
