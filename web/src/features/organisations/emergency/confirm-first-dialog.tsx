import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useConfirm } from '../../single-sign-on/use-confirm.ts'
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
  const [error, submit, isPending] = useConfirm(provider_id)
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
