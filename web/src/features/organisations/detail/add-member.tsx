import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense, useState } from 'react'
import { RoleDialog } from '../../../base/roles/dialogs.ts'
import { useTexts } from '../../../base/texts.tsx'
import { memberTexts } from './members.texts.ts'

/** Gives somebody a first role in the organisation. */
export function AddMember({ organisation }: { organisation: Organisation }) {
  const say = useTexts(memberTexts)
  const [open, setOpen] = useState(false)
  if (!organisation.permissions.includes('members:write')) return null
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setOpen(true)}>
        {say('add')}
      </Button>
      <Suspense>{open && <RoleDialog organisation={organisation} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
