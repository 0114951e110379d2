import { onDemand } from '../../base/ui/on-demand.ts'

/** Fetched when it is first opened. */
export const InviteDialog = onDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog)
