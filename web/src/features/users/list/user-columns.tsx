import type { User } from '@alta/contract/users'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../../base/ui/grid/grid.ts'
import { GridLink } from '../../../base/ui/grid/row-focus.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { usersTexts } from '../users.texts.ts'
import { LevelBadge } from './level.tsx'

function Active({ user }: { user: User }) {
  const say = useTexts(usersTexts)
  return user.active ? <Status tone="success">{say('active')}</Status> : <Status shape="bar">{say('inactive')}</Status>
}

const UserLink = ({ user: { user_id, name } }: { user: User }) => (
  <GridLink to="/users/$user_id" params={{ user_id }} title={name}>
    {name}
  </GridLink>
)

/** What is told of a user in a row, and on a phone's card. */
export function useUserColumns(): { columns: GridColumn<User>[]; card: (user: User) => GridCard } {
  const say = useTexts(usersTexts)
  const format = useFormatter()
  // In figures: as wide in every language, and one under the other.
  const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const day = (time: string) => format.dateTime(new Date(time), figures)
  const moment = (time: string) => format.dateTime(new Date(time), { ...figures, hour: '2-digit', minute: '2-digit' })
  const roles = ({ system_role_count: system, healthcare_organisation_role_count: places }: User) =>
    [
      ...(system > 0 ? [say('roles_system', { count: system })] : []),
      ...(places > 0 ? [say('roles_organisations', { count: places })] : []),
    ].join(', ') || say('nothing')
  return {
    columns: [
      { key: 'name', label: say('name'), sort: 'name', always: true, cell: (user) => <UserLink user={user} /> },
      { key: 'email', label: say('email'), sort: 'email', cell: ({ email }) => <span title={email}>{email}</span> },
      { key: 'level', label: say('level'), width: 98, cell: (user) => <LevelBadge user={user} /> },
      { key: 'roles', label: say('roles'), width: 158, wide: true, cell: roles },
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
