import { onDemand } from '../../../base/ui/on-demand.ts'

// What opens on a click is fetched with the click.
export const AttachDialog = onDemand(async () => (await import('./attach-dialog.tsx')).AttachDialog)
