import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { languages } from '@alta/contract/languages'
import type { User } from '@alta/contract/users'
import type { RefObject } from 'react'
import { UserFields } from '../edit/user-fields.tsx'
import { editTexts } from '../edit/user-edit.texts.ts'
import type { UserForm } from '../edit/user-form.ts'
import { languageNames } from '../../../base/shell/language/language-names.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'

interface EditUserDialogProps {
  readonly user: User
  readonly form: UserForm
  readonly element: RefObject<HTMLFormElement | null>
  readonly mayChangeEmail: boolean
}

/** Name, address and language of a user. Cancelling forgets what was typed; nothing else does. */
export function EditDialog({ user, form, element, mayChangeEmail }: EditUserDialogProps) {
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
      <Field label={say('language')}>
        {(control) => (
          <NativeSelect
            inputProps={{ id: control.id, name: 'locale' }}
            input={<OutlinedInput />}
            value={form.values.locale}
            onChange={(event) => {
              const locale = languages.find((one) => one === event.target.value)
              if (locale) form.change({ locale })
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </FormDialog>
  )
}
