import { onDemand } from '../../base/ui/on-demand.ts'

// Only those who have, or need, a second factor fetch it.
export const SecondStep = onDemand(async () => (await import('./second-step.tsx')).SecondStep)
