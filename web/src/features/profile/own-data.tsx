import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { User } from '@alta/contract/users'
import { useRef } from 'react'
import { baseTexts } from '../../base/base.texts.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { UserFields } from '../users/edit/user-fields.tsx'
import { editTexts } from '../users/edit/user-edit.texts.ts'
import { useUserForm } from '../users/edit/user-form.ts'
import { profileTexts } from './profile.texts.ts'

/** One's own name, and the address one signs in with. Cancelling goes back to what is saved. */
export function OwnData({ user }: { user: User }) {
  const say = useTexts(profileTexts)
  const sayBase = useTexts(baseTexts)
  const sayEdit = useTexts(editTexts)
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const form = useUserForm(user, element, () => toast({ message: say('saved') }))
  const mayChangeEmail = useSession(({ systemPermissions }) => systemPermissions.includes('users:write'))
  return (
    <Panel title={say('own_data')}>
      <Stack component="form" ref={element} action={form.submit} noValidate sx={{ gap: 2, maxWidth: 480 }}>
        <UserFields form={form} mayChangeEmail={mayChangeEmail} />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" disabled={form.isPending}>
            {form.newer ? sayEdit('save_again') : say('save')}
          </Button>
          {form.isBegun && (
            <Button color="inherit" onClick={form.discard}>
              {sayBase('cancel')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}
