import type { Organisation } from '@alta/contract/organisations'
import { credentialRoles } from '@alta/contract/role-permissions'
import { navigate } from '../../../base/router/router.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { RoleDialog } from '../../roles/dialogs.ts'
import { useCurrentUser } from '../../../base/session.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { RowAction } from '../../../base/ui/grid/grid-types.ts'
import { DeleteOrganisationDialog, EditOrganisationDialog } from '../change/dialogs.ts'
import { listTexts } from '../organisations.texts.ts'

type OpenOrganisationDialog = { readonly what: 'edit' | 'give_role' | 'delete'; readonly organisation: Organisation }

/** What may be done with an organisation of the list, and the dialogs in which it is done. */
export function useOrganisationActions(): {
  actions: (organisation: Organisation) => readonly RowAction[]
  dialogs: ReactNode
} {
  const say = useTexts(listTexts)
  const me = useCurrentUser()
  const [doing, setDoing] = useState<OpenOrganisationDialog | null>(null)
  const close = () => setDoing(null)
  const actions = (organisation: Organisation): RowAction[] => {
    const { organisation_id, permissions } = organisation
    const mayGive = permissions.includes('members:write') && !permissions.includes('discharge_reports:create')
    return [
      {
        label: say('open'),
        act: () => void navigate({ to: '/organisations/:organisation_id', params: { organisation_id } }),
      },
      ...(permissions.includes('organisation:write')
        ? [{ label: say('edit'), act: () => setDoing({ what: 'edit', organisation }) }]
        : []),
      ...(mayGive ? [{ label: say('give_role'), act: () => setDoing({ what: 'give_role', organisation }) }] : []),
      ...(permissions.includes('organisations:delete')
        ? [{ label: say('remove'), act: () => setDoing({ what: 'delete', organisation }), danger: true as const }]
        : []),
    ]
  }
  const dialogs = (
    <Suspense>
      {doing?.what === 'edit' && <EditOrganisationDialog organisation={doing.organisation} onClose={close} />}
      {doing?.what === 'give_role' && me && (
        <RoleDialog user={me} organisation={doing.organisation} roles={credentialRoles} onClose={close} />
      )}
      {doing?.what === 'delete' && <DeleteOrganisationDialog organisation={doing.organisation} onClose={close} />}
    </Suspense>
  )
  return { actions, dialogs }
}
