import { onDemand } from '../../base/ui/on-demand.ts'

// The part has a module of its own, because parts that are fetched on demand import it too.
export const RecentQuality = onDemand(async () => (await import('./recent-quality.tsx')).RecentQuality)
