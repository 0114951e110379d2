import Drawer from '@mui/material/Drawer'
import { Sidebar } from './sidebar.tsx'
import { sizes } from './sizes.ts'

/** The sidebar of narrow windows: a drawer over the page. */
export function TemporarySidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: sizes.sidebar, border: 0 } } }}>
      <Sidebar compact={false} onGo={onClose} />
    </Drawer>
  )
}
