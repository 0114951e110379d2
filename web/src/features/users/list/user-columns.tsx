import type { ListedUser, User } from '@alta/contract/users'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../../base/ui/grid/grid-types.ts'
import { GridLink } from '../../../base/ui/grid/row-focus.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { usersTexts } from '../users.texts.ts'
import { LevelBadge } from './level.tsx'

function Active({ user }: { user: User }) {
  const say = useTexts(usersTexts)
  return user.active ? <Status tone="success">{say('active')}</Status> : <Status shape="bar">{say('inactive')}</Status>
}

const UserLink = ({ user: { user_id, name } }: { user: User }) => (
  <GridLink to="/users/:user_id" params={{ user_id }} title={name}>
    {name}
  </GridLink>
)

/** The columns of the list of users, and the card of a user on a phone. */
export function useUserColumns(): { columns: GridColumn<ListedUser>[]; card: (user: ListedUser) => GridCard } {
  const say = useTexts(usersTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  // Dates in figures have the same width in every language and align in a column.
  const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const day = (time: string) => format.dateTime(new Date(time), figures)
  const moment = (time: string) => format.dateTime(new Date(time), { ...figures, hour: '2-digit', minute: '2-digit' })
  const roleNames = ({ roles = [] }: ListedUser) =>
    roles.map(({ role, organisation_name: scope }) =>
      scope === null ? sayRole(role) : say('role_at', { role: sayRole(role), scope }),
    )
  const roles = (user: ListedUser) => {
    const all = roleNames(user).join(', ')
    return all === '' ? say('nothing') : <span title={all}>{all}</span>
  }
  return {
    columns: [
      { key: 'name', label: say('name'), sort: 'name', always: true, cell: (user) => <UserLink user={user} /> },
      { key: 'email', label: say('email'), sort: 'email', cell: ({ email }) => <span title={email}>{email}</span> },
      { key: 'level', label: say('level'), width: 98, cell: (user) => <LevelBadge user={user} /> },
      { key: 'roles', label: say('roles'), width: 136, cell: roles },
      { key: 'active', label: say('state'), width: 98, cell: (user) => <Active user={user} /> },
      {
        key: 'last_login_at',
        label: say('last_sign_in'),
        sort: '-last_login_at',
        width: 150,
        cell: ({ last_login_at }) => (last_login_at === null ? say('never') : moment(last_login_at)),
      },
      {
        key: 'created_at',
        label: say('created'),
        sort: '-created_at',
        width: 108,
        wide: true,
        cell: ({ created_at }) => day(created_at),
      },
    ],
    card: (user) => ({
      title: <UserLink user={user} />,
      state: <Active user={user} />,
      lines: [
        user.email,
        ...roleNames(user),
        <span key="level">
          <LevelBadge user={user} />{' '}
          {user.last_login_at === null
            ? say('never_signed_in')
            : say('signed_in', { when: moment(user.last_login_at) })}
        </span>,
      ],
    }),
  }
}
