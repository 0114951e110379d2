import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { languageNames } from '../../../base/shell/language/language-names.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { editTexts } from './user-edit.texts.ts'
import type { UserForm } from './user-form.ts'

/** What came of the last attempt to save: nothing to do, somebody else's changes, or a problem. */
function AttemptNote({ error, errors, isUnchanged, newer }: UserForm) {
  const say = useTexts(editTexts)
  if (isUnchanged) return <Alert severity="info">{say('unchanged')}</Alert>
  if (newer) {
    const { name, email, locale, active } = newer.record
    const values = { name, email, locale: languageNames[locale], active: say(active ? 'is_active' : 'is_inactive') }
    const labels = { name: say('name'), email: say('email'), locale: say('language'), active: say('active') }
    return (
      <Alert severity="warning" role="alert">
        {say('newer')}
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {newer.fields.map((field) => (
            <li key={field}>{say('now', { field: labels[field], value: values[field] })}</li>
          ))}
        </Box>
        {say('newer_yours')}
      </Alert>
    )
  }
  return Object.keys(errors).length === 0 && <ActAlert error={error} failed={say('failed')} />
}

interface UserFieldsProps {
  readonly form: UserForm
  /** Only an administrator can change the address. */
  readonly mayChangeEmail: boolean
}

/** Name and address of a user, with what came of the last attempt above them. */
export function UserFields({ form, mayChangeEmail }: UserFieldsProps) {
  const say = useTexts(editTexts)
  const sayField = useTexts(fieldErrorTexts)
  const { values, change, errors } = form
  const wrong = (name: string) => {
    const code = errors[name]
    if (code === undefined) return undefined
    return code === 'already_taken' ? say('email_taken') : sayField(code)
  }
  return (
    <>
      <AttemptNote {...form} />
      <Field label={say('name')} error={wrong('name')}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            autoComplete="off"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={say('email')} error={wrong('email')} {...(!mayChangeEmail && { help: say('email_fixed') })}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            readOnly={!mayChangeEmail}
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
