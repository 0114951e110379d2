import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { FieldErrorCode } from '@alta/contract/problems'
import { useId } from 'react'
import { useFormatter } from 'use-intl'
import { OrganisationPicker } from '../../base/organisations/organisation-picker.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { ReasonField } from '../../base/reason/reason-field.tsx'
import type { OrganisationRef } from '../../base/references.ts'
import { roleDoesTexts, roleTexts } from '../../base/roles/roles.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { FormDialog } from '../../base/ui/form-dialog.tsx'
import { SecretOnce } from '../../base/ui/secret/secret-once.tsx'
import { inviteTexts } from './invitations.texts.ts'
import { useInvite, type InviteForm } from './use-invite.ts'

function Roles({ offer, error }: { offer: InviteForm; error: string | undefined }) {
  const say = useTexts(inviteTexts)
  const sayRole = useTexts(roleTexts)
  const sayDoes = useTexts(roleDoesTexts)
  const errorId = useId()
  const { choices, role, mayBeBare, mustChooseOrganisation, setRole } = offer
  return (
    <Box component="fieldset" aria-describedby={error && errorId} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {say('role')}
      </Typography>
      {mustChooseOrganisation && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('role_first')}
        </Typography>
      )}
      <RadioGroup name="role" value={role ?? ''} sx={{ rowGap: 0.5 }}>
        {mayBeBare && (
          <FormControlLabel
            value=""
            control={<Radio size="small" onChange={() => setRole(null)} />}
            label={
              <>
                <b>{say('no_role')}</b> {say('no_role_does')}
              </>
            }
          />
        )}
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
      {error !== undefined && (
        <Typography id={errorId} variant="caption" component="p" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}

interface InviteDialogProps {
  /** Where the role will be; left out, it is chosen here. */
  readonly organisation?: OrganisationRef
  readonly onClose: () => void
}

/** Asks whom and for what, and shows the link this once. */
export function InviteDialog({ organisation, onClose }: InviteDialogProps) {
  const say = useTexts(inviteTexts)
  const sayField = useTexts(fieldErrorTexts)
  const format = useFormatter()
  const { form, offer, made, error, errors, submit, isPending } = useInvite(organisation)
  const wrong = (code: FieldErrorCode | undefined) => (code === undefined ? undefined : sayField(code))
  if (made)
    return (
      <SecretOnce
        title={say('secret_title')}
        text={say(made.isMailed ? 'secret_mailed' : 'secret_text', { email: made.email })}
        label={say('secret_label', { email: made.email })}
        secret={made.link}
        details={
          <span>{say('valid_until', { date: format.dateTime(new Date(made.expires_at), { dateStyle: 'long' }) })}</span>
        }
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={say('title')}
      submit={say('submit')}
      isPending={isPending || offer.isLoading}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary' }}>{say('lead')}</Typography>
      <Field label={say('email')} error={wrong(errors['email'])}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the form begins
            autoFocus
            value={offer.email}
            onChange={(event) => offer.setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={say('name')} error={wrong(errors['name'])}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            autoComplete="off"
            value={offer.name}
            onChange={(event) => offer.setName(event.target.value)}
          />
        )}
      </Field>
      {organisation ? (
        <Typography variant="subtitle1" component="p">
          {organisation.name}
        </Typography>
      ) : (
        <OrganisationPicker
          label={say(offer.mayWithout ? 'organisation_optional' : 'organisation')}
          name="organisation_id"
          permission="members:write"
          value={offer.chosenOrganisation}
          onPick={offer.setOrganisation}
          error={wrong(errors['organisation_id'])}
        />
      )}
      <Roles offer={offer} error={wrong(errors['role'])} />
      {offer.notifiesOwners && (
        <ReasonField value={offer.reason} onType={offer.setReason} error={errors['reason']} kind="told" />
      )}
    </FormDialog>
  )
}
