import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import * as organisations from '@alta/contract/organisations'
import type { Organisation } from '@alta/contract/organisations'
import { type OrganisationRole, organisationRoles } from '@alta/contract/permissions'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { refresh } from '../../../base/queries.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { requiredTexts } from './second-factor.texts.ts'

interface RequiredDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
}

/** Chooses the roles that sign in with a second factor. */
export function RequiredDialog({ organisation, onClose }: RequiredDialogProps) {
  const say = useTexts(requiredTexts)
  const sayRole = useTexts(roleTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { organisation_id } = organisation
  const [chosen, setChosen] = useState<readonly OrganisationRole[]>(organisation.second_factor_roles)
  const [error, submit, isPending] = useActionState<unknown>(async () => {
    try {
      const body = { second_factor_roles: [...chosen] }
      await call(organisations.update, { params: { organisation_id }, body })
      toast({ message: say('saved') })
      onClose()
      await refresh(organisations.read, organisations.list)
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  return (
    <FormDialog
      title={say('change_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
          {say('roles')}
        </Typography>
        {organisationRoles.map((role) => (
          <FormControlLabel
            key={role}
            sx={{ display: 'flex', mr: 0 }}
            label={sayRole(role)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(role)}
                onChange={(_, isOn) => setChosen(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
              />
            }
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('at_once')}
      </Typography>
    </FormDialog>
  )
}
