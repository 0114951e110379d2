import type { User } from '@alta/contract/users'
import type { RefObject } from 'react'
import { UserFields } from '../../../base/users/edit/user-fields.tsx'
import { editTexts } from '../../../base/users/edit/user-edit.texts.ts'
import type { UserForm } from '../../../base/users/edit/user-form.ts'
import { useTexts } from '../../../base/texts.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'

interface EditDialogProps {
  readonly user: User
  readonly form: UserForm
  readonly element: RefObject<HTMLFormElement | null>
  readonly mayChangeEmail: boolean
}

/** Name, address and language of a user. Cancelling forgets what was typed; nothing else does. */
export function EditDialog({ user, form, element, mayChangeEmail }: EditDialogProps) {
  const say = useTexts(editTexts)
  return (
    <FormDialog
      title={say('title', { name: user.name })}
      submit={say(form.newer ? 'save_again' : 'save')}
      isPending={form.isPending}
      action={form.submit}
      onClose={form.discard}
      form={element}
    >
      <UserFields form={form} mayChangeEmail={mayChangeEmail} />
    </FormDialog>
  )
}
