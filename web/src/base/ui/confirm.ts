import { onDemand } from './on-demand.ts'

/** The dialog is fetched when it is first needed. */
export const ConfirmDialog = onDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
