import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { AuditLog } from '../audit/audit-log.tsx'
import { CreateOrganisationDialog } from './create/dialogs.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { OrganisationList } from './list/organisation-list.tsx'
import { listTexts } from './organisations.texts.ts'
import { UrlTabs } from './url-tabs.tsx'

/** /organisations: those one may see, and for whoever may read it, the whole system's audit log. */
export function OrganisationsScreen() {
  const say = useTexts(listTexts)
  const mayCreate = useSession(({ systemPermissions }) => systemPermissions.includes('organisations:create'))
  const mayAudit = useSession(({ systemPermissions }) => systemPermissions.includes('audit:read'))
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')}>
        {mayCreate && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setCreating(true)}>
            {say('create')}
          </Button>
        )}
      </PageHead>
      <UrlTabs
        label={say('tabs')}
        tabs={[
          { key: 'list', label: say('tab_list'), content: <OrganisationList mayCreate={mayCreate} /> },
          ...(mayAudit ? [{ key: 'audit', label: say('tab_audit'), content: <AuditLog /> }] : []),
        ]}
      />
      <Suspense>{creating && <CreateOrganisationDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  )
}
