import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import * as publicCalls from '@alta/contract/public'
import { useState } from 'react'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { modeDoesTexts, modeTexts, signOnTexts } from './sign-on.texts.ts'
import { SignOnDialog } from './sign-on-dialog.tsx'

/** One that is no longer configured is called by its id. */
const nameOfProvider = (
  id: string,
  providers: readonly { readonly provider_id: string; readonly name: string }[] = [],
) => providers.find(({ provider_id }) => provider_id === id)?.name ?? id

/** What single sign-on does in an organisation. Nothing where the installation has no provider. */
export function SignOnPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(signOnTexts)
  const sayMode = useTexts(modeTexts)
  const sayDoes = useTexts(modeDoesTexts)
  const [isChanging, setChanging] = useState(false)
  const { data } = useRead(publicCalls.read, {})
  const { single_sign_on: mode, single_sign_on_provider: only, permissions } = organisation
  if ((data?.providers.length ?? 0) === 0 && mode === 'off') return null
  return (
    <Panel
      title={say('title')}
      action={
        permissions.includes('organisation:write') && (
          <Button size="small" onClick={() => setChanging(true)}>
            {say('change')}
          </Button>
        )
      }
    >
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {sayMode(mode)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sayDoes(mode)}
      </Typography>
      {only !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('only_provider', { name: nameOfProvider(only, data?.providers) })}
        </Typography>
      )}
      {isChanging && <SignOnDialog organisation={organisation} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
