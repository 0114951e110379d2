import { onDemand } from '../../../base/ui/on-demand.ts'

export const ShelveDialog = onDemand(async () => (await import('./shelve-dialog.tsx')).ShelveDialog)
