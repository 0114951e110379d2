import { Suspense } from 'react'
import { onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'

const AuditGrid = onDemand(async () => (await import('./audit-grid.tsx')).AuditGrid)

interface AuditLogProps {
  /** Left out: every organisation the person may audit, and what happened outside any. */
  readonly organisation_id?: string
}

/** The audit log, fetched when it is first shown. Its filters stand in the address of the page. */
export function AuditLog({ organisation_id }: AuditLogProps) {
  return (
    <Suspense fallback={<Waiting height={320} />}>
      <AuditGrid organisation_id={organisation_id} />
    </Suspense>
  )
}
