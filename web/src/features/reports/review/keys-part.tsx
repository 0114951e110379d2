import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'

const Fetched = onDemand(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** Fetched when somebody asks for the keys. */
export const KeysDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Suspense>{open && <Fetched onClose={onClose} />}</Suspense>
)
