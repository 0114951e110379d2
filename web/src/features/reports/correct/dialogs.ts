import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const DiscardDialog = onDemand(async () => (await import('./discard-dialog.tsx')).DiscardDialog)
export const StaleDialog = onDemand(async () => (await import('./stale-dialog.tsx')).StaleDialog)
export const RefusedAlert = onDemand(async () => (await import('./refused-alert.tsx')).RefusedAlert)
