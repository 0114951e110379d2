import type { Organisation } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { useMyRoles } from '../../roles/role-rows.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../../base/ui/grid/grid-types.ts'
import { GridLink } from '../../../base/ui/grid/row-focus.tsx'
import { listTexts } from '../organisations.texts.ts'

const OrganisationLink = ({ organisation: { organisation_id, name } }: { organisation: Organisation }) => (
  <GridLink to="/organisations/:organisation_id" params={{ organisation_id }} title={name}>
    {name}
  </GridLink>
)

/** The columns of the list of organisations, and the card of an organisation on a phone. */
export function useOrganisationColumns(): {
  columns: readonly GridColumn<Organisation>[]
  card: (organisation: Organisation) => GridCard
} {
  const say = useTexts(listTexts)
  const sayRole = useTexts(roleTexts)
  const sayStrategy = useTexts(strategyTexts)
  const format = useFormatter()
  const { rows } = useMyRoles()
  const rolesIn = (id: string) =>
    rows.flatMap(({ organisation_id, role }) => (organisation_id === id ? [sayRole(role)] : [])).join(', ')
  const ownerOf = ({ owner }: Organisation) => owner?.name ?? say('nothing')
  return {
    columns: [
      {
        key: 'name',
        label: say('name'),
        sort: 'name',
        always: true,
        cell: (organisation) => <OrganisationLink organisation={organisation} />,
      },
      {
        key: 'owner',
        label: say('owner'),
        cell: (organisation) => <span title={organisation.owner?.name}>{ownerOf(organisation)}</span>,
      },
      {
        key: 'members',
        label: say('members'),
        width: 100,
        align: 'right',
        cell: ({ member_count }) => format.number(member_count),
      },
      {
        key: 'strategy',
        label: say('strategy'),
        width: 160,
        wide: true,
        cell: ({ report_strategy }) => sayStrategy(report_strategy),
      },
      {
        key: 'my_roles',
        label: say('my_roles'),
        width: 160,
        cell: ({ organisation_id }) => rolesIn(organisation_id) || say('nothing'),
      },
      {
        key: 'created_at',
        label: say('created'),
        sort: '-created_at',
        width: 130,
        wide: true,
        cell: ({ created_at }) => format.dateTime(new Date(created_at), { dateStyle: 'medium' }),
      },
    ],
    card: (organisation) => {
      const { organisation_id, owner, member_count } = organisation
      const roles = rolesIn(organisation_id)
      return {
        title: <OrganisationLink organisation={organisation} />,
        lines: [
          owner && say('card_owner', { name: owner.name }),
          say('members_count', { count: member_count }),
          roles !== '' && say('card_roles', { roles }),
        ],
      }
    },
  }
}
