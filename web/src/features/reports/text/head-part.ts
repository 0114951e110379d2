import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when it is first opened, with the kit's date picker. */
export const HeadDialog = onDemand(async () => (await import('./head-dialog.tsx')).HeadDialog)
