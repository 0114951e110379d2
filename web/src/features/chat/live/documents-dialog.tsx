import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { liveTexts } from './live.texts.ts'

interface DocumentsDialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What stands beside the chat on a wide screen, over it on a narrow one. */
export function DocumentsDialog({ label, onClose, children }: DocumentsDialogProps) {
  const say = useTexts(liveTexts)
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': label } }}>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', p: 0.5 }}>
        <Tool icon={<Close />} label={say('close')} onClick={onClose} />
      </Stack>
      <Stack sx={{ flex: 1, minHeight: 0 }}>{children}</Stack>
    </Dialog>
  )
}
