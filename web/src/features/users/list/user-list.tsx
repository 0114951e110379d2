import People from '@mui/icons-material/PeopleOutlined'
import { roles } from '@alta/contract/permissions'
import * as users from '@alta/contract/users'
import { call } from '../../../base/api.ts'
import { keyOf } from '../../../base/query-key.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Grid } from '../../../base/ui/grid/grid.tsx'
import { useGridPage } from '../../../base/ui/grid/use-grid-page.ts'
import { among, type GridView, useGridView } from '../../../base/ui/grid/use-grid-view.ts'
import { usersTexts } from '../users.texts.ts'
import { useUserActions } from './user-actions.tsx'
import { useUserColumns } from './user-columns.tsx'
import { useUserFilters } from './user-filters.tsx'

export const useUserView = () =>
  useGridView({ sort: '-created_at', keys: ['active', 'level', 'role', 'organisation_id'] })

/** What the address asks for, as far as the call knows it. */
export const questionOf = ({ q, sort, filters }: GridView) => ({
  ...(q !== '' && { q }),
  active: among(['true', 'false'], filters['active']),
  level: among(users.userLevels, filters['level']),
  role: among(roles, filters['role']),
  organisation_id: filters['organisation_id'],
  sort: among(users.userSorts, sort),
})

/** The people one may see. */
export function UserList({ view }: { view: GridView }) {
  const say = useTexts(usersTexts)
  const query = questionOf(view)
  const page = useGridPage({
    view,
    of: keyOf(users.list, query),
    read: (paging, signal) => call(users.list, { query: { ...query, ...paging } }, { signal }),
  })
  const { columns, card } = useUserColumns()
  const filters = useUserFilters(view)
  const { actions, dialogs } = useUserActions()
  return (
    <>
      <Grid
        name="users"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={({ user_id }) => user_id}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={say('search')}
        filters={filters}
        empty={<Empty icon={<People />} title={say('empty_title')} text={say('empty_text')} />}
        failed={say('list_failed')}
      />
      {dialogs}
    </>
  )
}
