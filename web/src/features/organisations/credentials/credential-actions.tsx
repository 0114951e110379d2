import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ServiceCredential } from '@alta/contract/credentials'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { credentialTexts } from './credentials.texts.ts'
import { CredentialMenu } from './dialogs.ts'
import { stageOf } from './expiry.ts'

export type CredentialAct = 'rotate' | 'edit' | 'revoke'

interface CredentialActionsProps {
  readonly credential: ServiceCredential
  readonly onAct: (act: CredentialAct, credential: ServiceCredential) => void
}

/** What may be done with one credential; with a revoked one, nothing. */
export function CredentialActions({ credential, onAct }: CredentialActionsProps) {
  const say = useTexts(credentialTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name } = credential
  const stage = stageOf(credential)
  if (stage === 'revoked') return null
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' }}>
      <Button
        size="small"
        variant={stage === 'critical' ? 'outlined' : 'text'}
        aria-label={say('rotate_one', { name })}
        onClick={() => onAct('rotate', credential)}
      >
        {say('rotate')}
      </Button>
      <Tool
        icon={<MoreHoriz />}
        label={say('actions_for', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Suspense>
          <CredentialMenu
            anchor={anchor}
            onEdit={() => onAct('edit', credential)}
            onRevoke={() => onAct('revoke', credential)}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
