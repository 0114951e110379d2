import Add from '@mui/icons-material/Add'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense, useState } from 'react'
import { CreateOrganisationDialog } from '../../base/organisations/dialogs.ts'
import { useOrganisationList } from '../../base/organisations/organisation-list.ts'
import { RoleDialog } from '../../base/roles/dialogs.ts'
import { useCurrentUser } from '../../base/session.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { OrganisationTable } from './organisation-table.tsx'
import { listTexts } from './organisations.texts.ts'

export function OrganisationsScreen() {
  const say = useTexts(listTexts)
  const { organisations, isLoading, isPending, error, refetch } = useOrganisationList()
  const mayCreate = useSession(({ systemPermissions }) => systemPermissions.includes('organisations:create'))
  const user = useCurrentUser()
  const [creating, setCreating] = useState(false)
  const [assigning, setAssigning] = useState<Organisation | null>(null)
  const createButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setCreating(true)}>
      {say('create')}
    </Button>
  )
  const isEmpty = !isPending && error === null && organisations.length === 0
  return (
    <>
      <PageHead title={say('title')} sub={isLoading ? undefined : say('sub', { count: organisations.length })}>
        {mayCreate && !isEmpty && createButton}
      </PageHead>
      {error !== null && (
        <Box sx={{ mb: 2.5 }}>
          <ProblemAlert error={error} message={say('list_failed')} onRetry={() => void refetch()} />
        </Box>
      )}
      {isLoading && error === null && <Waiting height={220} />}
      {isEmpty && (
        <Panel>
          <Empty
            icon={<Apartment />}
            title={say('empty_title')}
            text={say(mayCreate ? 'empty_text' : 'empty_guest')}
            action={mayCreate && createButton}
          />
        </Panel>
      )}
      {organisations.length > 0 && <OrganisationTable organisations={organisations} onAssign={setAssigning} />}
      <Suspense>
        {creating && <CreateOrganisationDialog onClose={() => setCreating(false)} />}
        {assigning && user && (
          <RoleDialog
            user={user}
            organisation={assigning}
            roles={['clinician', 'reader']}
            onClose={() => setAssigning(null)}
          />
        )}
      </Suspense>
    </>
  )
}
