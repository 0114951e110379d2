import { onDemand } from '../../base/ui/on-demand.ts'

// By itself, for what comes on demand asks for it too.
export const RecentQuality = onDemand(async () => (await import('./recent-quality.tsx')).RecentQuality)
