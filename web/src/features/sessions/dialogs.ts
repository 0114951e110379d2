import { onDemand } from '../../base/ui/on-demand.ts'

/** Fetched when it is first opened. */
export const SignOutEverywhere = onDemand(async () => (await import('./sign-out-everywhere.tsx')).SignOutEverywhere)
