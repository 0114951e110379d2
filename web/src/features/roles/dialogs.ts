import { onDemand } from '../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const RoleDialog = onDemand(async () => (await import('./role-dialog.tsx')).RoleDialog)
export const TakeRoleDialog = onDemand(async () => (await import('./take-role-dialog.tsx')).TakeRoleDialog)
