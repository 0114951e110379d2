import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RoleAssignment } from '@alta/contract/assignments'
import type { User } from '@alta/contract/users'
import { Suspense, useState } from 'react'
import { isBoolean } from '../../base/shapes.ts'
import { useTexts } from '../../base/texts.tsx'
import { useRestorableState } from '../../base/typed.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { RoleDialog, TakeRoleDialog } from './dialogs.ts'
import { canRevoke, grantableRolesIn, rolesToGiveSomewhere } from './rank.ts'
import { RoleLines } from './role-lines.tsx'
import { roleLineTexts } from './role-lines.texts.ts'
import { useMyRoles, useRoles } from './role-rows.ts'
import { WhyTable } from './why-table.tsx'

/**
 * Shows what a person may do, where, by which role and why. Roles are granted and revoked within the rank of the
 * signed-in person.
 */
export function RolesPanel({ user }: { user: User }) {
  const say = useTexts(roleLineTexts)
  const { rows, error, isPending, refetch } = useRoles(user.user_id)
  const mine = useMyRoles().rows
  const [giving, setGiving] = useRestorableState(`gives to ${user.user_id}`, isBoolean, false)
  const [taking, setTaking] = useState<RoleAssignment | null>(null)
  const mayGive = user.active && grantableRolesIn(mine, null).length + rolesToGiveSomewhere(mine).length > 0
  const hidden = user.system_role_count + user.healthcare_organisation_role_count - rows.length
  return (
    <>
      <Panel
        flush
        title={say('title')}
        sub={say('sub')}
        action={
          mayGive && (
            <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setGiving(true)}>
              {say('assign')}
            </Button>
          )
        }
      >
        {error !== null && (
          <Box sx={{ p: 2 }}>
            <ProblemAlert error={error} message={say('load_failed')} onRetry={() => void refetch()} />
          </Box>
        )}
        {isPending && error === null && <Waiting height={120} />}
        <RoleLines rows={rows} mayTake={(row) => canRevoke(mine, row)} onTake={setTaking} />
        {!isPending && error === null && (rows.length === 0 || hidden > 0) && (
          <Typography
            variant="body2"
            sx={{ px: 2, py: 1.5, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
          >
            {hidden > 0 ? say('hidden', { count: hidden }) : say('none')}
          </Typography>
        )}
      </Panel>
      {rows.length > 0 && <WhyTable rows={rows} />}
      <Suspense>
        {giving && <RoleDialog user={user} onClose={() => setGiving(false)} />}
        {taking && <TakeRoleDialog assignment={taking} onClose={() => setTaking(null)} />}
      </Suspense>
    </>
  )
}
