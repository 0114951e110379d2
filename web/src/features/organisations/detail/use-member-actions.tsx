import type { RoleAssignment } from '@alta/contract/assignments'
import type { Organisation } from '@alta/contract/organisations'
import type { Role } from '@alta/contract/permissions'
import { type ReactNode, Suspense, useState } from 'react'
import { RoleDialog, TakeRoleDialog } from '../../roles/dialogs.ts'
import { isAdministrator, grantableRolesIn } from '../../roles/rank.ts'
import { useMyRoles } from '../../roles/role-rows.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import type { RowAction } from '../../../base/ui/grid/grid-types.ts'
import { ChangeRoleDialog, OwnerDialog } from '../change/dialogs.ts'
import type { OrganisationMember } from './member.ts'
import { memberTexts } from './members.texts.ts'

type OpenMemberDialog =
  | { readonly what: 'give' | 'make_owner'; readonly member: OrganisationMember }
  | { readonly what: 'change'; readonly assignment: RoleAssignment; readonly choices: readonly Role[] }
  | { readonly what: 'take'; readonly assignment: RoleAssignment }

/** What may be done with a member, within the rank of the person, and the dialogs in which it is done. */
export function useMemberActions(organisation: Organisation): {
  actions: (member: OrganisationMember) => readonly RowAction[]
  dialogs: ReactNode
} {
  const say = useTexts(memberTexts)
  const sayRole = useTexts(roleTexts)
  const me = useSession(({ user }) => user?.user_id)
  const { rows: mine } = useMyRoles()
  const [doing, setDoing] = useState<OpenMemberDialog | null>(null)
  const close = () => setDoing(null)
  const { organisation_id, owner, permissions } = organisation
  const givable = permissions.includes('members:write') ? grantableRolesIn(mine, organisation_id) : []
  const mayHandOver = isAdministrator(mine) || (owner !== null && owner.user_id === me)

  const actions = (member: OrganisationMember): RowAction[] => {
    const { user_id, active, roles } = member
    const takeable = roles.filter(({ role }) => givable.includes(role))
    const choices = active ? givable.filter((role) => !roles.some((assignment) => assignment.role === role)) : []
    const [only] = takeable.length === 1 ? takeable : []
    // Administrators take a clinical role with a reason, so their own roles are given and taken, never changed.
    const mayChange = !(user_id === me && isAdministrator(mine))
    return [
      ...(choices.length > 0 ? [{ label: say('give'), act: () => setDoing({ what: 'give', member }) }] : []),
      ...(only && choices.length > 0 && mayChange
        ? [{ label: say('change'), act: () => setDoing({ what: 'change', assignment: only, choices }) }]
        : []),
      ...(mayHandOver && active && user_id !== owner?.user_id
        ? [{ label: say('make_owner'), act: () => setDoing({ what: 'make_owner', member }) }]
        : []),
      ...takeable.map((assignment) => ({
        label: say('take', { role: sayRole(assignment.role) }),
        act: () => setDoing({ what: 'take', assignment }),
        danger: true as const,
      })),
    ]
  }
  const dialogs = (
    <Suspense>
      {doing?.what === 'give' && <RoleDialog user={doing.member} organisation={organisation} onClose={close} />}
      {doing?.what === 'change' && (
        <ChangeRoleDialog assignment={doing.assignment} choices={doing.choices} onClose={close} />
      )}
      {doing?.what === 'make_owner' && (
        <OwnerDialog organisation={organisation} successor={doing.member} onClose={close} />
      )}
      {doing?.what === 'take' && <TakeRoleDialog assignment={doing.assignment} onClose={close} />}
    </Suspense>
  )
  return { actions, dialogs }
}
