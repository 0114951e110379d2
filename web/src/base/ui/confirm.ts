import { onDemand } from './on-demand.ts'

/** Fetched when something is first about to be lost. */
export const ConfirmDialog = onDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
