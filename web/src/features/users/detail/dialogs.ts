import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const EditDialog = onDemand(async () => (await import('./edit-dialog.tsx')).EditDialog)
export const DeleteDialog = onDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog)
export const StateDialog = onDemand(async () => (await import('./state-dialog.tsx')).StateDialog)
export const LinkDialog = onDemand(async () => (await import('./link-dialog.tsx')).LinkDialog)
export const ResetDialog = onDemand(async () => (await import('./reset-dialog.tsx')).ResetDialog)
export const PersonExport = onDemand(async () => (await import('../../data-exports/person-export.tsx')).PersonExport)
