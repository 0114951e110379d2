import type { User } from '@alta/contract/users'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { editTexts } from '../../../base/users/edit/user-edit.texts.ts'
import { updateUser } from '../../../base/users/user-store.ts'
import { stateTexts } from '../user.texts.ts'

interface StateDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Asks before an account is switched off, or on again. */
export function StateDialog({ user: { user_id, name, active }, onClose }: StateDialogProps) {
  const say = useTexts(stateTexts)
  const sayEdit = useTexts(editTexts)
  const toast = useToast()
  const act = active ? 'deactivate' : 'activate'
  return (
    <ConfirmDialog
      title={say(`${act}_title`, { name })}
      text={say(`${act}_text`, { name })}
      keep={say(`${act}_keep`)}
      destroy={say(act)}
      failed={sayEdit('failed')}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await updateUser(user_id, { active: !active })
        if (!outcome.success) throw outcome.error
        toast({ message: say(`${act}d`, { name }) })
        onClose()
      }}
    />
  )
}
