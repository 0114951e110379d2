import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'

const FigurePanels = onDemand(async () => (await import('./figure-panels.tsx')).FigurePanels)

/** How many reports an organisation makes and how long they take. For whoever holds `analytics:read` there. */
export function Figures({ organisation_id }: { organisation_id: string }) {
  return (
    <Suspense fallback={<Waiting height={320} />}>
      <FigurePanels organisation_id={organisation_id} />
    </Suspense>
  )
}
