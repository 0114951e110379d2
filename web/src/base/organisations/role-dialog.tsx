import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import * as assignments from '@alta/contract/assignments'
import * as organisations from '@alta/contract/organisations'
import type { Organisation } from '@alta/contract/organisations'
import { useActionState, useRef, useState } from 'react'
import { call } from '../api.ts'
import { type FieldErrors, focusFirstError, refusedFields } from '../field-errors.ts'
import { fieldErrorTexts } from '../problems.texts.ts'
import { keyOf, queryClient } from '../queries.ts'
import { fetchCurrentUser } from '../session.ts'
import { useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { asProblem, ProblemAlert } from '../ui/problem-alert.tsx'
import { useToast } from '../ui/toasts.tsx'
import { organisationTexts, roleTexts } from './organisations.texts.ts'

const clinicalRoles = ['clinician', 'reader'] as const
type ClinicalRole = (typeof clinicalRoles)[number]

interface Attempt {
  readonly error: unknown
  readonly errors: FieldErrors
}
const untried: Attempt = { error: null, errors: {} }

/** The choice of the dialog and what becomes of it. */
function useAssignment(choices: readonly Organisation[], onClose: () => void) {
  const say = useTexts(organisationTexts)
  const sayRole = useTexts(roleTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const [organisation_id, setOrganisation] = useState(choices[0]?.organisation_id ?? '')
  const [role, setRole] = useState<ClinicalRole>('clinician')
  const [reason, setReason] = useState('')
  const [attempt, submit, isPending] = useActionState<Attempt>(async () => {
    const mistakes: FieldErrors = reason.trim() === '' ? { reason: 'required' } : {}
    focusFirstError(form.current, mistakes)
    if (mistakes['reason'] !== undefined) return { error: null, errors: mistakes }
    try {
      const given = await call(assignments.create, {
        body: { user_id, role, scope: 'organisation', organisation_id, reason },
      })
      await queryClient.invalidateQueries({ queryKey: keyOf(organisations.list) })
      void queryClient.invalidateQueries({ queryKey: keyOf(assignments.list) })
      void fetchCurrentUser().catch(() => undefined)
      toast({ message: say('role_given', { role: sayRole(role), organisation: given.organisation_name ?? '' }) })
      onClose()
      return untried
    } catch (failure) {
      return { error: failure, errors: refusedFields(asProblem(failure)) }
    }
  }, untried)
  return { form, organisation_id, setOrganisation, role, setRole, reason, setReason, attempt, submit, isPending }
}

interface RoleDialogProps {
  /** Where the person may give roles; with one there is nothing to choose. */
  readonly choices: readonly Organisation[]
  readonly onClose: () => void
}

/** An administrator gives himself a clinical role, with the reason that the audit keeps. */
export function RoleDialog({ choices, onClose }: RoleDialogProps) {
  const say = useTexts(organisationTexts)
  const sayRole = useTexts(roleTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const { form, organisation_id, setOrganisation, role, setRole, reason, setReason, attempt, submit, isPending } =
    useAssignment(choices, onClose)
  const refused = attempt.errors['reason']
  return (
    <FormDialog
      title={say('role_title')}
      submit={say('give_role')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {attempt.error !== null && <ProblemAlert error={attempt.error} message={say('role_failed')} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('role_text')}</Typography>
      {choices.length === 1 ? (
        <Typography variant="subtitle1" component="p">
          {choices[0]?.name}
        </Typography>
      ) : (
        <Field label={say('organisation')}>
          {(control) => (
            <NativeSelect
              inputProps={{ id: control.id }}
              input={<OutlinedInput />}
              value={organisation_id}
              onChange={(event) => setOrganisation(event.target.value)}
            >
              {choices.map((one) => (
                <option key={one.organisation_id} value={one.organisation_id}>
                  {one.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
          {say('role')}
        </Typography>
        <RadioGroup value={role}>
          {clinicalRoles.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" onChange={() => setRole(one)} />}
              label={
                <>
                  <b>{sayRole(one)}</b> {say(`${one}_does`)}
                </>
              }
            />
          ))}
        </RadioGroup>
      </Box>
      <Field label={say('reason')} help={say('reason_help')} error={refused && sayFieldError(refused)}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="reason"
            multiline
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
