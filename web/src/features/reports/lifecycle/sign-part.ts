import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const CommentDialog = onDemand(async () => (await import('./comment-dialog.tsx')).CommentDialog)
export const SignDialog = onDemand(async () => (await import('./sign-dialog.tsx')).SignDialog)
