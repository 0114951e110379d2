import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense } from 'react'
import { RoleLines } from '../../roles/role-lines.tsx'
import { useMyRoles } from '../../roles/role-rows.ts'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { ServiceCredentials } from '../credentials/service-credentials.tsx'
import { detailTexts } from '../organisations.texts.ts'
import { MemberPanel } from './member-panel.tsx'
import { StrategyPanel } from './strategy-panel.tsx'

const ApprovalPanel = onDemand(async () => (await import('../approval/approval-panel.tsx')).ApprovalPanel)
const RequiredPanel = onDemand(async () => (await import('../second-factor/required-panel.tsx')).RequiredPanel)
const SignOnPanel = onDemand(async () => (await import('../single-sign-on/sign-on-panel.tsx')).SignOnPanel)

/** For those who see no members: what they themselves are here. */
function OwnRoles({ organisation_id }: { organisation_id: string }) {
  const say = useTexts(detailTexts)
  const { rows } = useMyRoles()
  return (
    <Panel flush title={say('your_roles')}>
      <RoleLines rows={rows.filter((row) => row.organisation_id === organisation_id)} />
    </Panel>
  )
}

interface OverviewProps {
  readonly organisation: Organisation
  readonly onEdit: (() => void) | undefined
}

/** Credentials over members, and the report strategy beside them. */
export function Overview({ organisation, onEdit }: OverviewProps) {
  const { organisation_id, permissions } = organisation
  return (
    <Stack sx={{ gap: 2.5 }}>
      {permissions.includes('members:read') && (
        <Suspense>
          <ApprovalPanel organisation={organisation} />
        </Suspense>
      )}
      {permissions.includes('service_credentials:read') && <ServiceCredentials organisation={organisation} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        {permissions.includes('members:read') ? (
          <MemberPanel organisation={organisation} />
        ) : (
          <OwnRoles organisation_id={organisation_id} />
        )}
        <Stack sx={{ gap: 2.5, minWidth: 0 }}>
          <StrategyPanel organisation={organisation} onChange={onEdit} />
          {permissions.includes('members:read') && (
            <Suspense>
              <SignOnPanel organisation={organisation} />
            </Suspense>
          )}
          {permissions.includes('members:read') && (
            <Suspense>
              <RequiredPanel organisation={organisation} />
            </Suspense>
          )}
        </Stack>
      </Box>
    </Stack>
  )
}
