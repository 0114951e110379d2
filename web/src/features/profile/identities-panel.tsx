import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as publicCalls from '@alta/contract/public'
import * as singleSignOn from '@alta/contract/single-sign-on'
import type { IdentityLink } from '@alta/contract/single-sign-on'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { call } from '../../base/api.ts'
import { useRead, refresh } from '../../base/queries.ts'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { identityTexts } from './identities.texts.ts'
import { LinkDialog } from './link-dialog.tsx'

interface IdentityRow {
  readonly name: string
  readonly provider_id: string
  readonly link: IdentityLink | undefined
}

interface ProviderRowProps {
  readonly row: IdentityRow
  readonly hasPassword: boolean
  readonly onAct: (row: IdentityRow) => void
}

/** One provider: linked since when, and what may be done. Without a password the link is the only way in, and stays. */
function ProviderRow({ row, hasPassword, onAct }: ProviderRowProps) {
  const say = useTexts(identityTexts)
  const format = useFormatter()
  const { name, link } = row
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const act = say(link ? 'unlink' : 'link')
  const used = link?.last_used_at ? ` ${say('used', { date: day(link.last_used_at) })}` : ''
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ px: 2, py: 1.25, gap: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {link ? `${say('linked', { date: day(link.linked_at) })}${used}` : say('not_linked')}
        </Typography>
      </Box>
      {hasPassword && (
        <Button size="small" variant="outlined" aria-label={say('one', { act, name })} onClick={() => onAct(row)}>
          {act}
        </Button>
      )}
    </Stack>
  )
}

function UnlinkDialog({ name, link, onClose }: { name: string; link: IdentityLink; onClose: () => void }) {
  const say = useTexts(identityTexts)
  const toast = useToast()
  const unlink = async () => {
    await call(singleSignOn.unlink, { params: { identity_link_id: link.identity_link_id } })
    toast({ message: say('unlinked') })
    onClose()
    await refresh(singleSignOn.links)
  }
  return (
    <ConfirmDialog
      title={say('unlink_title', { name })}
      text={say('unlink_text')}
      keep={say('keep')}
      destroy={say('unlink')}
      failed={say('failed')}
      onConfirm={unlink}
      onClose={onClose}
    />
  )
}

/** The identity providers, and whether the own account is linked to them. Nothing where there are none. */
export function IdentitiesPanel() {
  const say = useTexts(identityTexts)
  const [acting, setActing] = useState<IdentityRow | null>(null)
  const { data: configuration } = useRead(publicCalls.read, {})
  const { data } = useRead(singleSignOn.links, {})
  if (!configuration || !data) return null
  const { providers } = configuration
  const rows: IdentityRow[] = [
    ...providers.map((provider) => ({
      ...provider,
      link: data.items.find(({ provider_id }) => provider_id === provider.provider_id),
    })),
    ...data.items
      .filter((link) => !providers.some(({ provider_id }) => provider_id === link.provider_id))
      .map((link) => ({ provider_id: link.provider_id, name: say('gone'), link })),
  ]
  if (rows.length === 0) return null
  const close = () => setActing(null)
  return (
    <Panel flush title={say('title')} sub={say('sub')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <ProviderRow key={row.provider_id} row={row} hasPassword={data.has_password} onAct={setActing} />
        ))}
      </Box>
      {acting?.link && <UnlinkDialog name={acting.name} link={acting.link} onClose={close} />}
      {acting && !acting.link && <LinkDialog provider_id={acting.provider_id} name={acting.name} onClose={close} />}
    </Panel>
  )
}
