import Typography from '@mui/material/Typography'
import type { User } from '@alta/contract/users'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { deleteTexts } from '../user.texts.ts'

interface DeleteDialogProps {
  readonly user: User
  /** Deletes and leaves the page; throws what went wrong. */
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a user is deleted: what goes, and what stays. */
export function DeleteDialog({ user, onDelete, onClose }: DeleteDialogProps) {
  const say = useTexts(deleteTexts)
  const { name, email, system_role_count, healthcare_organisation_role_count } = user
  const count = system_role_count + healthcare_organisation_role_count
  return (
    <ConfirmDialog
      title={say('title', { name })}
      text={say('text')}
      goes={[say('goes_account', { email }), ...(count > 0 ? [say('goes_roles', { count })] : [])]}
      keep={say('keep')}
      destroy={say('delete')}
      failed={say('failed')}
      onClose={onClose}
      onConfirm={onDelete}
    >
      <Typography sx={{ color: 'text.secondary' }}>{say('stays')}</Typography>
    </ConfirmDialog>
  )
}
