import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import type { User } from '@alta/contract/users'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { languageNames } from '../../../base/shell/language/language-names.ts'
import { useTexts } from '../../../base/texts.tsx'
import { DetailRow } from '../../../base/ui/detail-row.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { originTexts, userTexts } from '../user.texts.ts'
import { LinkDialog, StateDialog } from './dialogs.ts'

interface AccountPanelProps {
  readonly user: User
  /** Somebody else's account may be switched off and given a new way in, by those who may change users. */
  readonly mayManage: boolean
}

/** The account behind the person: on or off, its language, since when, last used. */
export function AccountPanel({ user, mayManage }: AccountPanelProps) {
  const say = useTexts(userTexts)
  const sayOrigin = useTexts(originTexts)
  const format = useFormatter()
  const formatDateTime = useFormatDateTime()
  const [dialog, setDialog] = useState<'state' | 'link' | null>(null)
  const close = () => setDialog(null)
  const state = say(user.active ? 'active' : 'inactive')
  return (
    <Panel title={say('account')}>
      <Box component="dl" sx={{ m: 0 }}>
        <DetailRow name={say('state')}>
          {mayManage ? (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1, my: '-3px', ml: '-7px' }}>
              <Switch
                size="small"
                checked={user.active}
                slotProps={{ input: { 'aria-label': say('account_active') } }}
                onChange={() => setDialog('state')}
              />
              <span aria-hidden>{state}</span>
            </Stack>
          ) : (
            state
          )}
        </DetailRow>
        <DetailRow name={say('language')}>
          <span lang={user.locale}>{languageNames[user.locale]}</span>
        </DetailRow>
        <DetailRow name={say('created')}>{format.dateTime(new Date(user.created_at), { dateStyle: 'long' })}</DetailRow>
        <DetailRow name={say('origin')}>{sayOrigin(user.origin)}</DetailRow>
        <DetailRow name={say('verified')}>
          {user.verified_at === null ? (
            <>
              <Status tone="warning" shape="ring">
                {say('unverified')}
              </Status>
              <div>{say('unverified_means')}</div>
            </>
          ) : (
            format.dateTime(new Date(user.verified_at), { dateStyle: 'long' })
          )}
        </DetailRow>
        <DetailRow name={say('last_sign_in')}>{formatDateTime(user.last_login_at)}</DetailRow>
      </Box>
      {mayManage && user.active && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<KeyOutlined />}
          sx={{ mt: 1 }}
          onClick={() => setDialog('link')}
        >
          {say('new_link')}
        </Button>
      )}
      <Suspense>
        {dialog === 'state' && <StateDialog user={user} onClose={close} />}
        {dialog === 'link' && <LinkDialog user={user} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
