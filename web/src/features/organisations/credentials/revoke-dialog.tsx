import Typography from '@mui/material/Typography'
import * as credentials from '@alta/contract/credentials'
import type { ServiceCredential } from '@alta/contract/credentials'
import { useFormatter, useNow } from 'use-intl'
import { call } from '../../../base/api.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchCredentials } from './credentials.queries.ts'
import { credentialActTexts } from './credentials.texts.ts'

interface RevokeDialogProps {
  readonly credential: ServiceCredential
  readonly organisation_name: string
  readonly onClose: () => void
}

/** Names what stops, then revokes. */
export function RevokeCredentialDialog({ credential, organisation_name, onClose }: RevokeDialogProps) {
  const say = useTexts(credentialActTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const now = useNow()
  const toast = useToast()
  const { service_credential_id, name, prefix, role_assignments, last_used_at, retiring_until } = credential
  const goes = [
    say('revoke_uses', { prefix }),
    ...(retiring_until === null ? [] : [say('revoke_retiring')]),
    ...role_assignments.map(({ role }) => say('revoke_role', { role: sayRole(role), organisation: organisation_name })),
  ]
  const revoke = async () => {
    try {
      await call(credentials.remove, { params: { service_credential_id } })
      toast({ message: say('revoked', { name }) })
      onClose()
    } finally {
      refetchCredentials()
    }
  }
  return (
    <ConfirmDialog
      title={say('revoke_title', { name })}
      text={say('revoke_text')}
      goes={goes}
      keep={say('keep')}
      destroy={say('revoke')}
      onConfirm={revoke}
      failed={say('revoke_failed')}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {last_used_at !== null && say('revoke_used', { time: format.relativeTime(new Date(last_used_at), now) })}
        {say('revoke_stays')}
      </Typography>
    </ConfirmDialog>
  )
}
