import { Suspense } from 'react'
import { onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'

const ActivityLines = onDemand(async () => (await import('./activity-lines.tsx')).ActivityLines)

/** Shows the last acts of one person in a panel of their page, for whoever holds `audit:read`. */
export function RecentActivity({ actor_id }: { actor_id: string }) {
  return (
    <Suspense fallback={<Waiting height={160} />}>
      <ActivityLines actor_id={actor_id} />
    </Suspense>
  )
}
