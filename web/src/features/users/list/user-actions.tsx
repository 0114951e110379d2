import type { User } from '@alta/contract/users'
import { navigate } from '../../../base/router/router.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { RoleDialog } from '../../roles/dialogs.ts'
import { useHasPermission, useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { RowAction } from '../../../base/ui/grid/grid-types.ts'
import { LinkDialog, StateDialog } from '../detail/dialogs.ts'
import { usersTexts } from '../users.texts.ts'

type UserAction = 'give_role' | 'new_link' | 'state'

/** What may be done with a user of the list, and the dialogs in which it is done. */
export function useUserActions(): { actions: (user: User) => readonly RowAction[]; dialogs: ReactNode } {
  const say = useTexts(usersTexts)
  const mayWrite = useSession(({ systemPermissions }) => systemPermissions.includes('users:write'))
  const mayGive = useHasPermission('members:write')
  const self = useSession(({ user }) => user?.user_id)
  const [doing, setDoing] = useState<{ readonly act: UserAction; readonly user: User } | null>(null)
  const close = () => setDoing(null)
  const actions = (user: User): RowAction[] => {
    const { user_id, active } = user
    const isOther = user_id !== self
    const action = (label: string, act: UserAction) => ({ label, act: () => setDoing({ act, user }) })
    return [
      { label: say('open'), act: () => void navigate({ to: '/users/:user_id', params: { user_id } }) },
      ...(mayGive && active ? [action(say('give_role'), 'give_role')] : []),
      ...(mayWrite && active && isOther ? [action(say('new_link'), 'new_link')] : []),
      ...(mayWrite && active && isOther ? [{ ...action(say('deactivate'), 'state'), danger: true as const }] : []),
      ...(mayWrite && !active ? [action(say('activate'), 'state')] : []),
    ]
  }
  const dialogs = (
    <Suspense>
      {doing?.act === 'give_role' && <RoleDialog user={doing.user} onClose={close} />}
      {doing?.act === 'new_link' && <LinkDialog user={doing.user} onClose={close} />}
      {doing?.act === 'state' && <StateDialog user={doing.user} onClose={close} />}
    </Suspense>
  )
  return { actions, dialogs }
}
