import type { DischargeReport } from '@alta/contract/reports'
import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'

const Fetched = onDemand(async () => (await import('./provenance-dialog.tsx')).ProvenanceDialog)

interface ProvenancePartProps {
  readonly report: DischargeReport
  readonly open: boolean
  readonly onClose: () => void
}

/** Fetched when somebody asks how a report was written. */
export const ProvenanceDialog = ({ report, open, onClose }: ProvenancePartProps) => (
  <Suspense>{open && <Fetched report={report} onClose={onClose} />}</Suspense>
)
