import { onDemand } from '../../../base/ui/on-demand.ts'

export const AnnulDialog = onDemand(async () => (await import('./annul-dialog.tsx')).AnnulDialog)
