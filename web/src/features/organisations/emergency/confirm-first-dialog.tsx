import Typography from '@mui/material/Typography'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { useLocation } from '@tanstack/react-router'
import { useActionState, useRef } from 'react'
import { call } from '../../../base/api.ts'
import { leaveFor } from '../../../base/single-sign-on/begun.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { confirmTexts } from './confirm.texts.ts'

interface ConfirmFirstProps {
  readonly provider_id: string
  readonly name: string
  readonly onClose: () => void
}

/** Whoever has no password here says at the provider who it is; the browser comes back to where it was. */
export function ConfirmFirstDialog({ provider_id, name, onClose }: ConfirmFirstProps) {
  const say = useTexts(confirmTexts)
  const form = useRef<HTMLFormElement>(null)
  const back = useLocation({ select: ({ href }) => href })
  const [error, submit, isPending] = useActionState<unknown>(async () => {
    try {
      const begun = await call(singleSignOn.beginConfirmation, { body: { provider_id } })
      leaveFor(begun, { purpose: 'confirm', provider_id, back })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  return (
    <FormDialog
      title={say('title')}
      submit={say('submit')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary' }}>{say('text', { name })}</Typography>
    </FormDialog>
  )
}
