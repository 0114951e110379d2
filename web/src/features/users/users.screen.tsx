import { useMay, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { ExportButton } from './list/export-button.tsx'
import { questionOf, UserList, useUserView } from './list/user-list.tsx'
import { usersTexts } from './users.texts.ts'

export function UsersScreen() {
  const say = useTexts(usersTexts)
  const view = useUserView()
  const seesAll = useSession(({ systemPermissions }) => systemPermissions.includes('users:read'))
  const seesMembers = useMay('members:read')
  return (
    <>
      <PageHead title={say('title')} sub={say(seesAll ? 'sub' : seesMembers ? 'sub_members' : 'sub_self')}>
        {seesMembers && <ExportButton query={questionOf(view)} />}
      </PageHead>
      <UserList view={view} />
    </>
  )
}
