import People from '@mui/icons-material/PeopleOutlined'
import * as assignments from '@alta/contract/assignments'
import type { Organisation } from '@alta/contract/organisations'
import { organisationRoles } from '@alta/contract/permissions'
import { userSorts } from '@alta/contract/users'
import { keyOf } from '../../../base/query-key.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Grid } from '../../../base/ui/grid/grid.tsx'
import type { GridCard, GridColumn } from '../../../base/ui/grid/grid-types.ts'
import { useGridPage } from '../../../base/ui/grid/use-grid-page.ts'
import { among, useGridView } from '../../../base/ui/grid/use-grid-view.ts'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import type { OrganisationMember } from './member.ts'
import { Deactivated, MemberLink, MemberName, MemberRoles } from './member-cells.tsx'
import { readMembers } from './members.queries.ts'
import { memberTexts } from './members.texts.ts'
import { useMemberActions } from './use-member-actions.tsx'

/** The columns of the list of members, and the card of a member on a phone. */
function useMemberColumns(): {
  columns: readonly GridColumn<OrganisationMember>[]
  card: (member: OrganisationMember) => GridCard
} {
  const say = useTexts(memberTexts)
  const formatDateTime = useFormatDateTime()
  return {
    columns: [
      {
        key: 'name',
        label: say('name'),
        sort: 'name',
        always: true,
        cell: (member) => <MemberName member={member} />,
      },
      { key: 'role', label: say('role'), width: 180, cell: (member) => <MemberRoles member={member} /> },
      {
        key: 'last_login_at',
        label: say('last_sign_in'),
        sort: '-last_login_at',
        width: 180,
        cell: ({ last_login_at }) => formatDateTime(last_login_at),
      },
    ],
    card: (member) => ({
      title: <MemberLink member={member} />,
      state: <Deactivated member={member} />,
      lines: [
        member.email,
        <MemberRoles key="roles" member={member} />,
        say('last_signed_in', { when: formatDateTime(member.last_login_at) }),
      ],
    }),
  }
}

/** The people of an organisation, each with all roles held in it. */
export function MemberList({ organisation }: { organisation: Organisation }) {
  const say = useTexts(memberTexts)
  const sayRole = useTexts(roleTexts)
  const view = useGridView({ sort: 'name', keys: ['role'] })
  const query = {
    organisation_id: organisation.organisation_id,
    ...(view.q !== '' && { q: view.q }),
    role: among(organisationRoles, view.filters['role']),
    sort: among(userSorts, view.sort),
  }
  const page = useGridPage({
    view,
    of: keyOf(assignments.list, query),
    read: (paging, signal) => readMembers({ ...query, ...paging }, signal),
  })
  const { columns, card } = useMemberColumns()
  const { actions, dialogs } = useMemberActions(organisation)
  return (
    <>
      <Grid
        name="members"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={({ user_id }) => user_id}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={say('search')}
        filters={[
          {
            key: 'role',
            label: say('role'),
            choices: organisationRoles.map((role) => ({ value: role, label: sayRole(role) })),
          },
        ]}
        empty={<Empty icon={<People />} title={say('empty_title')} text={say('empty_text')} />}
        failed={say('failed')}
      />
      {dialogs}
    </>
  )
}
