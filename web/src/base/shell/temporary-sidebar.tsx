import Drawer from '@mui/material/Drawer'
import { useTexts } from '../texts.tsx'
import { shellTexts } from './shell.texts.ts'
import { Sidebar } from './sidebar.tsx'
import { sizes } from './sizes.ts'

/** The sidebar of narrow windows: a drawer over the page. */
export function TemporarySidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useTexts(shellTexts)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': say('main_navigation'), sx: { width: sizes.sidebar, border: 0 } } }}
    >
      <Sidebar compact={false} onGo={onClose} />
    </Drawer>
  )
}
