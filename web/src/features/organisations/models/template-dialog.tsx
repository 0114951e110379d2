import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { stays, words } from './template-draft.ts'
import { TemplateSections } from './template-sections.tsx'
import { templateTexts } from './templates.texts.ts'
import { type TemplateDialogProps, useTemplate } from './use-template.ts'

/** Asks for a template's name, its lengths and how each section is wanted. */
export function TemplateDialog(props: TemplateDialogProps) {
  const say = useTexts(templateTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, takeTheirs, close, attempt, submit, isPending } = useTemplate(props, form)
  const { error, errors, note } = attempt
  const ofName = errors['name']
  const nameError = ofName === 'already_taken' ? say('name_taken') : ofName && sayFieldError(ofName)
  return (
    <FormDialog
      title={props.was ? say('edit_named', { name: props.was.name }) : say('new_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={close}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      {note === 'unchanged' && <Alert severity="info">{say('unchanged')}</Alert>}
      {note === 'newer' && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={takeTheirs}>
              {say('take_theirs')}
            </Button>
          }
        >
          {say('newer')}
        </Alert>
      )}
      <Field label={say('name')} error={nameError}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that must be filled in
            autoFocus
            autoComplete="off"
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
        )}
      </Field>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
          {say('lengths')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 1.5 }}>
          {stays.map((stay) => (
            <Field key={stay} label={say(stay)} error={errors[stay] && say('words_wrong', words)}>
              {(control) => (
                <OutlinedInput
                  {...control}
                  name={stay}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[stay]}
                  onChange={({ target }) => type({ [stay]: target.value })}
                />
              )}
            </Field>
          ))}
        </Box>
      </Box>
      <TemplateSections sections={typed.sections} onChange={(sections) => type({ sections })} errors={errors} />
    </FormDialog>
  )
}
