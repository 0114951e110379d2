import Typography from '@mui/material/Typography'
import { useActionState, useRef } from 'react'
import { confirmThrough } from '../../../base/single-sign-on/begun.ts'
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
  const [error, submit, isPending] = useActionState<unknown>(async () => {
    try {
      await confirmThrough(provider_id)
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
