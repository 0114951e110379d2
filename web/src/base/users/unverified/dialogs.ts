import { onDemand } from '../../ui/on-demand.ts'

/** Fetched when an account that nobody vouches for is first given something. */
export const ConfirmUnverified = onDemand(async () => (await import('./confirm-unverified.tsx')).ConfirmUnverified)
