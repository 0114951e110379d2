import Stack from '@mui/material/Stack'
import type { Organisation } from '@alta/contract/organisations'
import { ErasurePanel } from './erasure-panel.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { PatientPanel } from './patient-panel.tsx'
import { RetentionPanel } from './retention-panel.tsx'

/** Data over time: how long it is kept, what is held, what there is of one patient, and what was erased. */
export function DataTab({ organisation }: { organisation: Organisation }) {
  const { permissions } = organisation
  const mayAudit = permissions.includes('audit:read')
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 960 }}>
      {mayAudit && <RetentionPanel organisation={organisation} />}
      {mayAudit && <HoldPanel organisation={organisation} />}
      {permissions.includes('discharge_reports:read') && <PatientPanel organisation={organisation} />}
      {mayAudit && <ErasurePanel organisation={organisation} />}
    </Stack>
  )
}
