import Typography from '@mui/material/Typography'
import type { User } from '@alta/contract/users'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../texts.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Unverified } from './unverified.ts'
import { unverifiedTexts } from './unverified.texts.ts'

interface ConfirmUnverifiedProps {
  readonly user: Pick<User, 'name' | 'email'>
  readonly account: Unverified
  /** Repeats the refused call and confirms that the holder of the account is known. */
  readonly onConfirm: () => Promise<void>
  /** "Error giving the role. Please try again later." */
  readonly failed: string
  readonly onClose: () => void
}

/** Asks whoever gives something to an account that nobody vouches for: when and how it came to be, and whose it is. */
export function ConfirmUnverified({ user, account, onConfirm, failed, onClose }: ConfirmUnverifiedProps) {
  const say = useTexts(unverifiedTexts)
  const format = useFormatter()
  const { name, email } = user
  const { registered_at, registered_from: address, origin } = account
  const date =
    registered_at === null
      ? say('some_day')
      : format.dateTime(new Date(registered_at), { dateStyle: 'long', timeStyle: 'short' })
  const how =
    origin !== 'registered'
      ? say('unknown', { email, date })
      : address === null
        ? say('registered', { email, date })
        : say('registered_from', { email, date, address })
  return (
    <ConfirmDialog
      title={say('title', { name })}
      text={how}
      keep={say('keep')}
      destroy={say('confirm')}
      onConfirm={onConfirm}
      failed={failed}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{say('instead', { email })}</Typography>
    </ConfirmDialog>
  )
}
