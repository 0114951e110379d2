import type { User } from '@alta/contract/users'
import { useState } from 'react'
import type { FieldErrors } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { hasRoles } from './has-roles.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { editTexts } from '../edit/user-edit.texts.ts'
import { updateUser } from '../../../base/users/user-store.ts'
import { stateTexts } from '../user.texts.ts'

interface StateDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Asks before an account is switched off, or on again. */
export function StateDialog({ user, onClose }: StateDialogProps) {
  const { user_id, name, active } = user
  const notifiesOwners = !active && hasRoles(user)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
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
        const mistakes = notifiesOwners ? reasonErrors(reason, true) : {}
        setErrors(mistakes)
        if (Object.keys(mistakes).length > 0) return
        const outcome = await updateUser(user_id, { active: !active, ...(notifiesOwners && { reason }) })
        if (!outcome.success) throw outcome.error
        toast({ message: say(`${act}d`, { name }) })
        onClose()
      }}
    >
      {notifiesOwners && <ReasonField value={reason} onType={setReason} error={errors['reason']} kind="told" />}
    </ConfirmDialog>
  )
}
