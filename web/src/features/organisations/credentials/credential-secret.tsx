import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { create } from '@alta/contract/credentials'
import type { EndpointResponse } from '@alta/contract/endpoint'
import { useHold } from '../../../base/router/pages.tsx'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { SecretOnce } from '../../../base/ui/secret/secret-once.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { credentialActTexts } from './credentials.texts.ts'

/** A credential with its secret: what issuing and rotating answer. */
export type Issued = EndpointResponse<typeof create>

const Detail = ({ label, value }: { label: string; value: string }) => (
  <span>
    <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
      {label}
    </Box>
    {value}
  </span>
)

interface CredentialSecretProps {
  readonly issued: Issued
  /** What was asked for, in days. */
  readonly days: number
  /** What is said once the secret has been stored. */
  readonly done: string
  readonly onClose: () => void
}

/** The secret that was just made, with the role it carries and until when it works. */
export function CredentialSecret({ issued, days, done, onClose }: CredentialSecretProps) {
  const say = useTexts(credentialActTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const toast = useToast()
  // Going back or closing the tab would lose the secret for good.
  useHold(true)
  const { name, secret, organisation_id, expires_at, retiring_until, role_assignments } = issued
  const date = format.dateTime(new Date(expires_at), { dateStyle: 'medium' })
  return (
    <SecretOnce
      title={say('secret_title')}
      text={say('secret_text')}
      label={say('secret_of', { name })}
      secret={secret}
      details={
        <>
          <Detail label={say('secret_roles')} value={role_assignments.map(({ role }) => sayRole(role)).join(', ')} />
          <Detail label={say('secret_expires')} value={say('secret_expires_on', { date, days })} />
          {retiring_until !== null && (
            <Detail
              label={say('secret_old')}
              value={format.dateTime(new Date(retiring_until), {
                day: 'numeric',
                month: 'short',
                hour: '2-digit',
                minute: '2-digit',
              })}
            />
          )}
          <Link href={`/api/v0/docs?organisation_id=${organisation_id}`} target="_blank" rel="noreferrer">
            {say('how_to_call')}
          </Link>
        </>
      }
      onClose={() => {
        toast({ message: done })
        onClose()
      }}
    />
  )
}
