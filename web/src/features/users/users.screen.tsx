import Add from '@mui/icons-material/Add'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useSearch } from '../../base/router/pages.tsx'
import { Suspense } from 'react'
import { InviteDialog } from '../invitations/dialogs.ts'
import { isOneOf, orNull } from '../../base/shapes.ts'
import { useHasPermission, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { useRestorableState } from '../../base/typed.ts'
import { onDemand } from '../../base/ui/on-demand.ts'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { ExportButton } from './list/export-button.tsx'
import { questionOf, UserList, useUserView } from './list/user-list.tsx'
import { Views } from './list/views.tsx'
import { usersTexts } from './users.texts.ts'

const ImportDialog = onDemand(async () => (await import('./import/import-dialog.tsx')).ImportDialog)
const InvitationList = onDemand(async () => (await import('../invitations/invitation-list.tsx')).InvitationList)

const isOpened = orNull(isOneOf(['import', 'invite']))

export function UsersScreen() {
  const say = useTexts(usersTexts)
  const view = useUserView()
  const { tab } = useSearch('/users')
  const [opened, setOpened] = useRestorableState('opened for users', isOpened, null)
  const close = () => setOpened(null)
  const { systemPermissions } = useSession()
  const seesAll = systemPermissions.includes('users:read')
  const seesMembers = useHasPermission('members:read')
  const mayInvite = useHasPermission('members:write')
  const showsInvitations = tab === 'invitations' && seesMembers
  return (
    <>
      <PageHead
        title={say('title')}
        tab={say(showsInvitations ? 'tab_invitations' : 'title')}
        sub={say(seesAll ? 'sub' : seesMembers ? 'sub_members' : 'sub_self')}
      >
        {seesMembers && !showsInvitations && <ExportButton query={questionOf(view)} />}
        {systemPermissions.includes('users:write') && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Upload />}
            onClick={() => setOpened('import')}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {say('import')}
          </Button>
        )}
        {mayInvite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('invite')}>
            {say('invite')}
          </Button>
        )}
      </PageHead>
      {seesMembers && <Views tab={showsInvitations ? 'invitations' : 'users'} />}
      {showsInvitations ? (
        <Suspense fallback={<Waiting height={220} />}>
          <InvitationList />
        </Suspense>
      ) : (
        <UserList view={view} />
      )}
      <Suspense>
        {opened === 'import' && <ImportDialog onClose={close} />}
        {opened === 'invite' && <InviteDialog onClose={close} />}
      </Suspense>
    </>
  )
}
