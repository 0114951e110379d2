import * as secondFactor from '@alta/contract/second-factor'
import type { User } from '@alta/contract/users'
import * as users from '@alta/contract/users'
import { useState } from 'react'
import { call } from '../../../base/api.ts'
import type { FieldErrors } from '../../../base/field-errors.ts'
import { refresh } from '../../../base/queries.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { resetTexts } from './reset.texts.ts'

interface ResetDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** Asks why, then takes all second factors from somebody who has lost them. */
export function ResetDialog({ user: { user_id, name }, onClose }: ResetDialogProps) {
  const say = useTexts(resetTexts)
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const reset = async () => {
    const mistakes = reasonErrors(reason, true)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return
    await call(secondFactor.reset, { params: { user_id }, body: { reason } })
    toast({ message: say('done', { name }) })
    onClose()
    await refresh(secondFactor.ofUser, users.sessions)
  }
  return (
    <ConfirmDialog
      title={say('reset_title', { name })}
      text={say('reset_text')}
      keep={say('keep')}
      destroy={say('reset')}
      failed={say('failed')}
      onConfirm={reset}
      onClose={onClose}
    >
      <ReasonField value={reason} onType={setReason} error={errors['reason']} />
    </ConfirmDialog>
  )
}
