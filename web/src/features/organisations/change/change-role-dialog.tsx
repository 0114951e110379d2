import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { RoleAssignment } from '@alta/contract/assignments'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { type Role, roles } from '@alta/contract/permissions'
import { useActionState, useRef } from 'react'
import { focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { grantRole, revokeRole } from '../../roles/role-changes.ts'
import { roleDoesTexts, roleTexts } from '../../../base/roles/roles.texts.ts'
import { isOneOf, isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { changeRoleTexts } from '../detail/members.texts.ts'

/**
 * Gives the new role before it takes the old one: whatever fails between leaves nobody outside, and can be repeated.
 */
async function replaceRole(
  { user_id, organisation_id, ...old }: RoleAssignment,
  input: { role: Role; reason?: string },
) {
  await grantRole({ user_id, ...input, scope: 'organisation', ...(organisation_id !== null && { organisation_id }) })
  await revokeRole({ user_id, ...old })
}

interface ChangeRoleDialogProps {
  readonly assignment: RoleAssignment
  /** The roles that may take its place. */
  readonly choices: readonly Role[]
  readonly onClose: () => void
}

/** Puts another role in the place of the one a member has. */
export function ChangeRoleDialog({ assignment, choices, onClose }: ChangeRoleDialogProps) {
  const say = useTexts(changeRoleTexts)
  const sayRole = useTexts(roleTexts)
  const sayDoes = useTexts(roleDoesTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const stateKey = `changed role ${assignment.role_assignment_id}`
  const [role, setRole] = useRestorableState<Role | undefined>(`${stateKey} role`, isOneOf(roles), choices[0])
  const [reason, setReason] = useRestorableState(`${stateKey} reason`, isText, '')
  const notifiesOwners = role !== undefined && readsClinicalText(role)
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(async () => {
    if (role === undefined) return untried
    const mistakes = notifiesOwners ? reasonErrors(reason, true) : {}
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      await replaceRole(assignment, { role, ...(notifiesOwners && { reason }) })
      toast({ message: say('changed', { role: sayRole(role) }) })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  const { user_name: name, organisation_name: organisation } = assignment
  return (
    <FormDialog
      title={say('title', { name })}
      submit={say('change')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary' }}>
        {say('text', { name, role: sayRole(assignment.role), organisation: organisation ?? '' })}
      </Typography>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
          {say('role')}
        </Typography>
        <RadioGroup name="role" value={role ?? null}>
          {choices.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" onChange={() => setRole(one)} />}
              label={
                <>
                  <b>{sayRole(one)}</b> {sayDoes(one)}
                </>
              }
            />
          ))}
        </RadioGroup>
      </Box>
      {notifiesOwners && <ReasonField value={reason} onType={setReason} error={errors['reason']} kind="told" />}
    </FormDialog>
  )
}
