import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { FieldErrorCode } from '@alta/contract/problems'
import type { Role } from '@alta/contract/permissions'
import { type ReactNode, Suspense, useId } from 'react'
import { OrganisationPicker } from '../../base/organisations/organisation-picker.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { ReasonField } from '../../base/reason/reason-field.tsx'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { FormDialog } from '../../base/ui/form-dialog.tsx'
import { asProblem } from '../../base/ui/problem-alert.tsx'
import { ConfirmUnverified } from '../../base/users/unverified/dialogs.ts'
import { UserPicker } from '../../base/users/user-picker.tsx'
import { useRoleForm } from './role-form.ts'
import { type UserRef, type OrganisationRef } from '../../base/references.ts'
import { assignTexts, roleDoesTexts, roleTexts } from '../../base/roles/roles.texts.ts'

interface RoleChoiceProps {
  readonly legend: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A group of radio buttons under its question. */
function Choice({ legend, error, children }: RoleChoiceProps) {
  const id = useId()
  return (
    <Box component="fieldset" aria-describedby={error && id} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {legend}
      </Typography>
      {children}
      {error !== undefined && (
        <Typography id={id} variant="caption" component="p" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}

interface RolesProps {
  readonly choices: readonly Role[]
  /** The roles that the person holds already. */
  readonly currentRoles: readonly Role[]
  readonly value: Role | null
  readonly onChoose: (role: Role) => void
}

function Roles({ choices, currentRoles, value, onChoose }: RolesProps) {
  const say = useTexts(assignTexts)
  const sayRole = useTexts(roleTexts)
  const sayDoes = useTexts(roleDoesTexts)
  return (
    <RadioGroup name="role" value={value}>
      {choices.map((role) => (
        <FormControlLabel
          key={role}
          value={role}
          disabled={currentRoles.includes(role)}
          control={<Radio size="small" onChange={() => onChoose(role)} />}
          label={
            <>
              <b>{sayRole(role)}</b> {currentRoles.includes(role) ? `(${say('has_already')})` : sayDoes(role)}
            </>
          }
        />
      ))}
    </RadioGroup>
  )
}

interface RoleDialogProps {
  /** The person who gets the role; when left out, the dialog asks for the person. */
  readonly user?: UserRef
  /** The place of the role; when left out, the dialog asks for it and offers the roles of the whole system too. */
  readonly organisation?: OrganisationRef
  /** The dialog offers only these roles, the first one chosen; when left out, every role the giver may give there. */
  readonly roles?: readonly Role[]
  readonly onClose: () => void
}

/** Gives somebody a role, within the rank of whoever gives it. */
export function RoleDialog({ user, organisation, roles, onClose }: RoleDialogProps) {
  const say = useTexts(assignTexts)
  const sayField = useTexts(fieldErrorTexts)
  const { form, choice, error, errors, submit, isPending, ...confirmation } = useRoleForm(
    { user, organisation, roles },
    onClose,
  )
  const { isSelf, chosenOrganisation, inSystem, choices } = choice
  const wrong = (code: FieldErrorCode | undefined) => (code === undefined ? undefined : sayField(code))
  const title = isSelf
    ? say('title_self')
    : user
      ? say('title', { name: user.name })
      : organisation
        ? say('title_member', { organisation: organisation.name })
        : say('give')
  const isAboveRank = error !== null && asProblem(error).code === 'forbidden'
  return (
    <>
      <FormDialog
        title={title}
        submit={say(isSelf ? 'give_self' : 'give')}
        isPending={isPending || choice.isLoading}
        action={submit}
        onClose={onClose}
        form={form}
      >
        {isAboveRank ? (
          <Alert severity="error">{sayField('not_grantable')}</Alert>
        ) : (
          <ActAlert error={error} failed={say('failed')} />
        )}
        {choice.opensOwnText && <Typography sx={{ color: 'text.secondary' }}>{say('clinical_note')}</Typography>}
        {!user && (
          <UserPicker
            label={say('person')}
            help={say('person_help')}
            name="user_id"
            value={choice.picked}
            onPick={choice.pick}
            error={wrong(errors['user_id'])}
          />
        )}
        {choice.maySystem && (
          <Choice legend={say('where')} error={undefined}>
            <RadioGroup row name="where" value={inSystem ? 'system' : 'organisation'}>
              <FormControlLabel
                value="organisation"
                control={<Radio size="small" onChange={() => choice.setSystem(false)} />}
                label={say('organisation')}
              />
              <FormControlLabel
                value="system"
                control={<Radio size="small" onChange={() => choice.setSystem(true)} />}
                label={say('whole_system')}
              />
            </RadioGroup>
          </Choice>
        )}
        {!inSystem && organisation && user && (
          <Typography variant="subtitle1" component="p">
            {organisation.name}
          </Typography>
        )}
        {!inSystem && !organisation && (
          <OrganisationPicker
            label={say('organisation')}
            name="organisation_id"
            permission="members:write"
            value={chosenOrganisation}
            onPick={choice.setOrganisation}
            error={wrong(errors['organisation_id'])}
          />
        )}
        {choices.length === 0 ? (
          !choice.isLoading && <Alert severity="info">{say('nothing_to_give')}</Alert>
        ) : (
          <Choice legend={say('role')} error={wrong(errors['role'])}>
            <Roles choices={choices} currentRoles={choice.currentRoles} value={choice.role} onChoose={choice.setRole} />
          </Choice>
        )}
        <ReasonField
          value={choice.reason}
          onType={choice.setReason}
          error={errors['reason']}
          kind={choice.opensClinicalText ? 'told' : 'optional'}
        />
      </FormDialog>
      <Suspense>
        {confirmation.unverified && choice.picked && (
          <ConfirmUnverified
            user={choice.picked}
            account={confirmation.unverified}
            onConfirm={confirmation.confirm}
            failed={say('failed')}
            onClose={confirmation.dismiss}
          />
        )}
      </Suspense>
    </>
  )
}
