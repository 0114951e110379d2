import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ProblemCode } from '@alta/contract/problems'
import type { User } from '@alta/contract/users'
import { navigate } from '../../base/router/router.ts'
import { useParams } from 'wouter'
import { Suspense, useRef, useState } from 'react'
import { RecentActivity } from '../audit/recent-activity.tsx'
import { RolesPanel } from '../roles/roles-panel.tsx'
import { SessionsPanel } from '../sessions/sessions-panel.tsx'
import { useHasPermission, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { onDemand } from '../../base/ui/on-demand.ts'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { asProblem, ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { editTexts } from './edit/user-edit.texts.ts'
import { useUserForm } from './edit/user-form.ts'
import { deleteUser, useUser } from '../../base/users/user-store.ts'
import { AccountPanel } from './detail/account-panel.tsx'
import { DeleteDialog, EditDialog, PersonExport } from './detail/dialogs.ts'
import { UserNotFound } from './detail/user-not-found.tsx'
import { LevelBadge } from './list/level.tsx'
import { deleteTexts, userTexts } from './user.texts.ts'

// Only people who may reset it see this part.
const UserFactorsPanel = onDemand(async () => (await import('./detail/factors-panel.tsx')).UserFactorsPanel)

/** The permissions of the signed-in person on this account. */
function useMayDo({ user_id }: User) {
  const permissions = useSession(({ systemPermissions }) => systemPermissions)
  const isSelf = useSession(({ user }) => user?.user_id === user_id)
  const writes = permissions.includes('users:write')
  return {
    edit: isSelf || writes,
    changeEmail: writes,
    seeSessions: isSelf || writes,
    manage: writes && !isSelf,
    delete: permissions.includes('users:delete') && !isSelf,
  }
}

interface UserPageProps {
  readonly user: User
  readonly onDelete: () => Promise<void>
}

function UserPage({ user, onDelete }: UserPageProps) {
  const say = useTexts(userTexts)
  const sayEdit = useTexts(editTexts)
  const toast = useToast()
  const may = useMayDo(user)
  const seesAudit = useHasPermission('audit:read')
  const [deleting, setDeleting] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useUserForm(user, element, (name) => toast({ message: sayEdit('saved', { name }) }))
  return (
    <>
      <PageHead title={user.name} sub={user.email} chips={<LevelBadge user={user} />}>
        {may.edit || may.delete ? (
          <>
            {may.edit && (
              <Button variant="outlined" color="inherit" onClick={form.begin}>
                {say('edit')}
              </Button>
            )}
            {may.delete && (
              <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
                {say('delete')}
              </Button>
            )}
          </>
        ) : undefined}
      </PageHead>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2.5, minWidth: 0 }}>
          <RolesPanel user={user} />
        </Stack>
        <Stack sx={{ gap: 2.5, minWidth: 0 }}>
          <AccountPanel user={user} mayManage={may.manage} />
          {may.manage && (
            <Suspense>
              <UserFactorsPanel user={user} />
            </Suspense>
          )}
          {may.seeSessions && <SessionsPanel user={user} />}
          {may.manage && (
            <Suspense>
              <PersonExport user_id={user.user_id} />
            </Suspense>
          )}
          {seesAudit && (
            <Panel title={say('activity')}>
              <RecentActivity actor_id={user.user_id} />
            </Panel>
          )}
        </Stack>
      </Box>
      <Suspense>
        {may.edit && form.isBegun && (
          <EditDialog user={user} form={form} element={element} mayChangeEmail={may.changeEmail} />
        )}
        {deleting && <DeleteDialog user={user} onDelete={onDelete} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  )
}

/** An address that names no user is said to be that, whatever is wrong with it. */
const namesNobody: readonly ProblemCode[] = ['not-found', 'malformed-request', 'validation-failed']

export function UserScreen() {
  const say = useTexts(userTexts)
  const sayDelete = useTexts(deleteTexts)
  const toast = useToast()
  const { user_id } = useParams<'/users/:user_id'>()
  const { user, error, refetch } = useUser(user_id)
  const onDelete = async (name: string) => {
    const outcome = await deleteUser(user_id, () => navigate({ to: '/users' }))
    if (!outcome.success) throw outcome.error
    toast({ message: sayDelete('deleted', { name }) })
  }
  if (user) return <UserPage key={user_id} user={user} onDelete={() => onDelete(user.name)} />
  if (error !== null && namesNobody.includes(asProblem(error).code)) return <UserNotFound />
  if (error !== null)
    return (
      <ProblemAlert error={error} message={say('load_failed')} onRetry={() => void refetch().catch(() => undefined)} />
    )
  return <Waiting height={220} />
}
