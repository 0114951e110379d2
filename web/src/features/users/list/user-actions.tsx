import type { User } from '@alta/contract/users'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { RoleDialog } from '../../../base/roles/dialogs.ts'
import { useMay, useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm.ts'
import type { RowAction } from '../../../base/ui/grid/grid.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { updateUser } from '../../../base/users/user-store.ts'
import { usersTexts } from '../users.texts.ts'

type Doing = { readonly what: 'give_role' | 'deactivate'; readonly user: User }

/** What may be done with a user of the list, and the dialogs in which it is done. */
export function useUserActions(): { actions: (user: User) => readonly RowAction[]; dialogs: ReactNode } {
  const say = useTexts(usersTexts)
  const toast = useToast()
  const navigate = useNavigate()
  const mayWrite = useSession(({ systemPermissions }) => systemPermissions.includes('users:write'))
  const mayGive = useMay('members:write')
  const self = useSession(({ user }) => user?.user_id)
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const activate = async ({ user_id, name }: User) => {
    const outcome = await updateUser(user_id, { active: true })
    if (outcome.success) toast({ message: say('activated', { name }) })
    else toast({ message: say('update_failed'), severity: 'error' })
  }
  const deactivate = async ({ user_id, name }: User) => {
    const outcome = await updateUser(user_id, { active: false })
    if (!outcome.success) throw outcome.error
    toast({ message: say('deactivated', { name }) })
    close()
  }
  const actions = (user: User): RowAction[] => [
    {
      label: say('open'),
      act: () => void navigate({ to: '/users/$user_id', params: { user_id: user.user_id } }),
    },
    ...(mayGive && user.active ? [{ label: say('give_role'), act: () => setDoing({ what: 'give_role', user }) }] : []),
    ...(mayWrite && user.active && user.user_id !== self
      ? [{ label: say('deactivate'), act: () => setDoing({ what: 'deactivate', user }), danger: true as const }]
      : []),
    ...(mayWrite && !user.active ? [{ label: say('activate'), act: () => void activate(user) }] : []),
  ]
  const dialogs = (
    <Suspense>
      {doing?.what === 'give_role' && <RoleDialog user={doing.user} onClose={close} />}
      {doing?.what === 'deactivate' && (
        <ConfirmDialog
          title={say('deactivate_title', { name: doing.user.name })}
          text={say('deactivate_text')}
          keep={say('keep_active')}
          destroy={say('deactivate')}
          failed={say('update_failed')}
          onConfirm={() => deactivate(doing.user)}
          onClose={close}
        />
      )}
    </Suspense>
  )
  return { actions, dialogs }
}
