import Button from '@mui/material/Button'
import type { Organisation } from '@alta/contract/organisations'
import { navigate } from '../../base/router/router.ts'
import { useParams } from 'wouter'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { AuditLog } from '../audit/audit-log.tsx'
import { useOrganisation } from '../../base/organisations/organisation-store.ts'
import { useTexts } from '../../base/texts.tsx'
import { onDemand } from '../../base/ui/on-demand.ts'
import { PageHead } from '../../base/ui/page-head.tsx'
import { asProblem, ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { DeleteOrganisationDialog, EditOrganisationDialog } from './change/dialogs.ts'
import { ServiceCredentials } from './credentials/service-credentials.tsx'
import { OrganisationNotFound } from './detail/not-found.tsx'
import { Overview } from './detail/overview.tsx'
import { Figures } from './figures/figures.tsx'
import { detailTexts } from './organisations.texts.ts'
import { UrlTabs } from './url-tabs.tsx'

const ModelTab = onDemand(async () => (await import('./models/model-tab.tsx')).ModelTab)
const DocumentTab = onDemand(async () => (await import('./documents/document-tab.tsx')).DocumentTab)
const DataTab = onDemand(async () => (await import('./data/data-tab.tsx')).DataTab)
const EmergencyTab = onDemand(async () => (await import('./emergency/emergency-tab.tsx')).EmergencyTab)
const MemberTab = onDemand(async () => (await import('./detail/member-tab.tsx')).MemberTab)

function Head({ organisation, onEdit }: { organisation: Organisation; onEdit: (() => void) | undefined }) {
  const say = useTexts(detailTexts)
  const format = useFormatter()
  const [deleting, setDeleting] = useState(false)
  const { name, owner, member_count: count, created_at, permissions } = organisation
  const date = format.dateTime(new Date(created_at), { dateStyle: 'long' })
  const sub = owner ? say('sub', { owner: owner.name, count, date }) : say('sub_unowned', { count, date })
  return (
    <>
      <PageHead title={name} sub={sub}>
        {onEdit && (
          <Button variant="outlined" color="inherit" onClick={onEdit}>
            {say('edit')}
          </Button>
        )}
        {permissions.includes('organisations:delete') && (
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            {say('remove')}
          </Button>
        )}
      </PageHead>
      <Suspense>
        {deleting && (
          <DeleteOrganisationDialog
            organisation={organisation}
            onClose={() => setDeleting(false)}
            onLeave={() => navigate({ to: '/organisations' })}
          />
        )}
      </Suspense>
    </>
  )
}

function OrganisationPage({ organisation }: { organisation: Organisation }) {
  const say = useTexts(detailTexts)
  const [editing, setEditing] = useState(false)
  const { permissions } = organisation
  const onEdit = permissions.includes('organisation:write') ? () => setEditing(true) : undefined
  const tabs = [
    {
      key: 'overview',
      label: say('overview'),
      needs: 'organisation:read' as const,
      content: <Overview organisation={organisation} onEdit={onEdit} />,
    },
    {
      key: 'members',
      label: say('members'),
      needs: 'members:read' as const,
      content: <MemberTab organisation={organisation} />,
    },
    {
      key: 'credentials',
      label: say('credentials'),
      needs: 'service_credentials:read' as const,
      content: <ServiceCredentials organisation={organisation} />,
    },
    {
      key: 'model',
      label: say('model'),
      needs: 'organisation:read' as const,
      content: <ModelTab organisation={organisation} />,
    },
    {
      key: 'documents',
      label: say('documents'),
      needs: 'organisation:write' as const,
      content: <DocumentTab organisation={organisation} />,
    },
    {
      key: 'audit',
      label: say('audit'),
      needs: 'audit:read' as const,
      content: <AuditLog organisation_id={organisation.organisation_id} />,
    },
    {
      key: 'data',
      label: say('data'),
      needs: permissions.includes('audit:read') ? ('audit:read' as const) : ('discharge_reports:read' as const),
      content: <DataTab organisation={organisation} />,
    },
    {
      key: 'emergency',
      label: say('emergency'),
      needs: 'audit:read' as const,
      content: <EmergencyTab organisation={organisation} />,
    },
    {
      key: 'figures',
      label: say('figures'),
      needs: 'analytics:read' as const,
      content: <Figures organisation_id={organisation.organisation_id} />,
    },
  ]
  return (
    <>
      <Head organisation={organisation} onEdit={onEdit} />
      <UrlTabs label={say('tabs')} tabs={tabs.filter(({ needs }) => permissions.includes(needs))} />
      <Suspense>
        {editing && <EditOrganisationDialog organisation={organisation} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}

/** /organisations/{organisation_id}: one organisation, as far as the person may see it. */
export function OrganisationScreen() {
  const say = useTexts(detailTexts)
  const { organisation_id } = useParams<'/organisations/:organisation_id'>()
  const { organisation, error, refetch } = useOrganisation(organisation_id)
  if (organisation) return <OrganisationPage key={organisation_id} organisation={organisation} />
  if (!error) return <Waiting height={320} />
  // An address without a valid id is refused before anything is fetched.
  if (['not-found', 'validation-failed'].includes(asProblem(error).code)) return <OrganisationNotFound />
  return <ProblemAlert error={error} message={say('failed')} onRetry={() => void refetch()} />
}
