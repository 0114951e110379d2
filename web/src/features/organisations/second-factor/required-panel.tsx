import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { RequiredDialog } from './required-dialog.tsx'
import { requiredTexts } from './second-factor.texts.ts'

/** Of which roles a second factor is asked in an organisation. */
export function RequiredPanel({ organisation }: { readonly organisation: Organisation }) {
  const say = useTexts(requiredTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const [isChanging, setChanging] = useState(false)
  const { second_factor_roles: roles, permissions } = organisation
  const isRequired = roles.length > 0
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
        {isRequired ? say('asked', { roles: format.list(roles.map((role) => sayRole(role))) }) : say('nobody')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(isRequired ? 'asked_does' : 'nobody_does')}
      </Typography>
      {isChanging && <RequiredDialog organisation={organisation} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
