import { onDemand } from '../../../base/ui/on-demand.ts'

// Fetched when they are first opened.
export const AnnulDialog = onDemand(async () => (await import('./annul-dialog.tsx')).AnnulDialog)
export const CommentDialog = onDemand(async () => (await import('./comment-dialog.tsx')).CommentDialog)
export const ShelveDialog = onDemand(async () => (await import('./shelve-dialog.tsx')).ShelveDialog)
export const SignDialog = onDemand(async () => (await import('./sign-dialog.tsx')).SignDialog)
