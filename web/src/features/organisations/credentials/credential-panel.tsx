import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ServiceCredential } from '@alta/contract/credentials'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense, useState } from 'react'
import { useNow } from 'use-intl'
import { isBoolean } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import type { CredentialAct } from './credential-actions.tsx'
import { CredentialCards } from './credential-cards.tsx'
import { CredentialTable } from './credential-table.tsx'
import { useCredentials } from './credentials.queries.ts'
import { credentialTexts } from './credentials.texts.ts'
import {
  CreateCredentialDialog,
  EditCredentialDialog,
  RevokeCredentialDialog,
  RotateCredentialDialog,
} from './dialogs.ts'
import { hasEnded } from './expiry.ts'

type OpenCredentialDialog =
  | { readonly act: CredentialAct; readonly credential: ServiceCredential }
  | { readonly act: 'create' }

interface OpenedDialogProps {
  readonly opened: OpenCredentialDialog
  readonly organisation: Organisation
  readonly onClose: () => void
}

function OpenedDialog({ opened, organisation, onClose }: OpenedDialogProps) {
  const { organisation_id, name } = organisation
  if (opened.act === 'create') return <CreateCredentialDialog organisation_id={organisation_id} onClose={onClose} />
  const { act, credential } = opened
  if (act === 'rotate') return <RotateCredentialDialog credential={credential} onClose={onClose} />
  if (act === 'edit') return <EditCredentialDialog credential={credential} onClose={onClose} />
  return <RevokeCredentialDialog credential={credential} organisation_name={name} onClose={onClose} />
}

/** The service credentials of an organisation; what may be done with them follows its `permissions`. */
export function CredentialPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(credentialTexts)
  const roomy = useMediaQuery('(min-width:900px)', { noSsr: true })
  const now = useNow({ updateInterval: 60_000 })
  const { data: all = [], error, isPending, refetch } = useCredentials(organisation.organisation_id)
  const [showsEnded, setShowsEnded] = useState(false)
  const [isCreating, setCreating] = useRestorableState(`creates for ${organisation.organisation_id}`, isBoolean, false)
  const [acting, setActing] = useState<OpenCredentialDialog | null>(null)
  const opened: OpenCredentialDialog | null = isCreating ? { act: 'create' } : acting
  const close = () => {
    setCreating(false)
    setActing(null)
  }
  const mayWrite = organisation.permissions.includes('service_credentials:write')
  const ended = all.filter(hasEnded).length
  const shown = showsEnded ? all : all.filter((one) => !hasEnded(one))
  const List = roomy ? CredentialTable : CredentialCards
  const createButton = mayWrite && (
    <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setCreating(true)}>
      {say('create')}
    </Button>
  )
  return (
    <Panel flush title={say('title')} sub={say('sub')} action={createButton}>
      {error !== null && (
        <Box sx={{ p: 2 }}>
          <ProblemAlert error={error} message={say('list_failed')} onRetry={() => void refetch()} />
        </Box>
      )}
      {isPending && error === null && <Waiting height={180} />}
      {!isPending && error === null && all.length === 0 && (
        <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{say('empty_text')}</Typography>
      )}
      {shown.length > 0 && (
        <List
          credentials={shown}
          now={now}
          onAct={mayWrite ? (act, credential) => setActing({ act, credential }) : null}
        />
      )}
      {all.length > 0 && shown.length === 0 && (
        <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{say('all_ended')}</Typography>
      )}
      {ended > 0 && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" color="inherit" aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
            {showsEnded ? say('hide_ended') : say('show_ended', { count: ended })}
          </Button>
        </Box>
      )}
      <Suspense>{opened && <OpenedDialog opened={opened} organisation={organisation} onClose={close} />}</Suspense>
    </Panel>
  )
}
