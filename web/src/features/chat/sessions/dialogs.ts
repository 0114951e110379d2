import { onDemand } from '../../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const AttachDialog = onDemand(async () => (await import('./attach-dialog.tsx')).AttachDialog)
