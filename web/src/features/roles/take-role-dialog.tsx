import Alert from '@mui/material/Alert'
import type { RoleAssignment } from '@alta/contract/assignments'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { abilityTexts } from './abilities.texts.ts'
import { lostWith } from './abilities.ts'
import { grantableRolesIn } from './rank.ts'
import { revokeRole } from './role-changes.ts'
import { roleLineTexts, takeTexts } from './role-lines.texts.ts'
import { useRoles } from './role-rows.ts'
import { roleTexts } from '../../base/roles/roles.texts.ts'

interface TakeRoleDialogProps {
  readonly assignment: RoleAssignment
  readonly onClose: () => void
}

/** Asks before a role is taken, and says what its holder can then no longer do there. */
export function TakeRoleDialog({ assignment, onClose }: TakeRoleDialogProps) {
  const say = useTexts(takeTexts)
  const sayLine = useTexts(roleLineTexts)
  const sayRole = useTexts(roleTexts)
  const sayAbility = useTexts(abilityTexts)
  const toast = useToast()
  const { user_id, user_name: name, role_assignment_id, organisation_id, organisation_name } = assignment
  const isSelf = useSession(({ user }) => user?.user_id === user_id)
  const { rows } = useRoles(user_id)
  const rest = rows.filter((row) => row.role_assignment_id !== role_assignment_id)
  const lost = lostWith(assignment, rest)
  const role = sayRole(assignment.role)
  const scope = organisation_name ?? sayLine('whole_system')
  const text = isSelf ? say('loses_self', { scope }) : say('loses', { name, scope })
  return (
    <ConfirmDialog
      title={isSelf ? say('title_self', { role, scope }) : say('title', { role, scope, name })}
      text={lost.length === 0 ? say('loses_nothing') : text}
      goes={lost.map((ability) => sayAbility(ability))}
      keep={say('keep')}
      destroy={say(isSelf ? 'give_up' : 'take')}
      failed={say('failed')}
      onClose={onClose}
      onConfirm={async () => {
        await revokeRole(assignment)
        toast({ message: say('taken', { role, scope }) })
        onClose()
      }}
    >
      {isSelf && !grantableRolesIn(rest, organisation_id).includes(assignment.role) && (
        <Alert severity="warning">{say('not_back')}</Alert>
      )}
    </ConfirmDialog>
  )
}
