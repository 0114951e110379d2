import { organisationRoles, systemRoles } from '@alta/contract/permissions'
import { userLevels } from '@alta/contract/users'
import { Suspense } from 'react'
import { useOrganisation } from '../../../base/organisations/organisation-store.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { shellTexts } from '../../../base/shell/shell.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { GridFilter } from '../../../base/ui/grid/grid-types.ts'
import type { GridView } from '../../../base/ui/grid/use-grid-view.ts'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { usersTexts } from '../users.texts.ts'

const OrganisationPicker = onDemand(
  async () => (await import('../../../base/organisations/organisation-picker.tsx')).OrganisationPicker,
)

/** The name of the organisation in the address; its id stands for it while nothing is known of it. */
function OrganisationName({ id }: { id: string }) {
  const { organisation } = useOrganisation(id)
  return organisation?.name ?? id
}

/** The filters of the list of users, as they stand in its address. */
export function useUserFilters({ filters }: GridView): readonly GridFilter[] {
  const say = useTexts(usersTexts)
  const sayRole = useTexts(roleTexts)
  const sayLevel = useTexts(shellTexts)
  const { organisation_id } = filters
  return [
    {
      key: 'active',
      label: say('state'),
      choices: [
        { value: 'true', label: say('active') },
        { value: 'false', label: say('inactive') },
      ],
    },
    {
      key: 'level',
      label: say('level'),
      choices: userLevels.map((level) => ({ value: level, label: sayLevel(level) })),
    },
    {
      key: 'role',
      label: say('role'),
      choices: [...systemRoles, ...organisationRoles].map((role) => ({ value: role, label: sayRole(role) })),
    },
    {
      key: 'organisation_id',
      label: say('organisation'),
      shown: organisation_id === undefined ? undefined : <OrganisationName id={organisation_id} />,
      panel: (choose) => (
        <Suspense>
          <OrganisationPicker
            label={say('organisation')}
            name="organisation_id"
            value={null}
            onPick={(organisation) => choose({ organisation_id: organisation?.organisation_id })}
          />
        </Suspense>
      ),
    },
  ]
}
