import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as invitations from '@alta/contract/invitations'
import { limits } from '@alta/contract/limits'
import type { User } from '@alta/contract/users'
import { useActionState, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { call } from '../../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { linkOf } from '../../invitations/invitation-link.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { hasRoles } from './has-roles.ts'
import { refresh } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { SecretOnce } from '../../../base/ui/secret/secret-once.tsx'
import { linkTexts } from '../user.texts.ts'

type PasswordLink = { readonly link: string; readonly expires_at: string; readonly isMailed: boolean }

interface PasswordLinkState {
  readonly made: PasswordLink | null
  readonly error: unknown
  readonly errors: FieldErrors
}

interface PasswordLinkDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Makes a link by which a user chooses a new password, and shows it this once. */
export function LinkDialog({ user, onClose }: PasswordLinkDialogProps) {
  const { user_id, name } = user
  const notifiesOwners = hasRoles(user)
  const [reason, setReason] = useState('')
  const say = useTexts(linkTexts)
  const format = useFormatter()
  const form = useRef<HTMLFormElement>(null)
  const [{ made, error, errors }, submit, isPending] = useActionState<PasswordLinkState>(
    async () => {
      const mistakes = notifiesOwners ? reasonErrors(reason, true) : {}
      focusFirstError(form.current, mistakes)
      if (Object.keys(mistakes).length > 0) return { made: null, error: null, errors: mistakes }
      try {
        const body = { user_id, ...(notifiesOwners && { reason }) }
        const { invitation, invitation_token } = await call(invitations.create, { body })
        void refresh(invitations.list)
        const link = linkOf(invitation_token)
        return {
          made: { link, expires_at: invitation.expires_at, isMailed: invitation.mail !== null },
          error: null,
          errors: {},
        }
      } catch (failure) {
        return { made: null, ...refusalOf(form.current, failure) }
      }
    },
    { made: null, error: null, errors: {} },
  )
  if (made)
    return (
      <SecretOnce
        title={say('secret_title')}
        text={made.isMailed ? say('secret_mailed', { email: user.email }) : say('secret_text')}
        label={say('secret_label', { name })}
        secret={made.link}
        details={
          <Box component="span">
            {say('works_until', { date: format.dateTime(new Date(made.expires_at), { dateStyle: 'long' }) })}
          </Box>
        }
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={say('title', { name })}
      submit={say('make')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary' }}>{say('text', { name, days: limits.invitation_days })}</Typography>
      {notifiesOwners && <ReasonField value={reason} onType={setReason} error={errors['reason']} kind="told" begins />}
    </FormDialog>
  )
}
