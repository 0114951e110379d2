import { isPerson, isOrganisationRef, type OrganisationRef, type UserRef } from '../../base/references.ts'
import type { RoleAssignment } from '@alta/contract/assignments'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { roles as allRoles, type Role } from '@alta/contract/permissions'
import { useActionState, useRef, useState } from 'react'
import { type FieldErrors, focusFirstError, refusalOf, type SubmitState, untried } from '../../base/field-errors.ts'
import { reasonErrors } from '../../base/reason/reason-field.tsx'
import { isBoolean, isOneOf, isText, orNull } from '../../base/shapes.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { useRestorableState } from '../../base/typed.ts'
import { useToast } from '../../base/ui/toasts.tsx'
import { type Unverified, unverifiedIn } from '../../base/users/unverified/unverified.ts'
import { isAdministrator, grantableRolesIn, rolesToGiveSomewhere } from './rank.ts'
import { grantRole, revokeRole } from './role-changes.ts'
import { useMyRoles, useRoles } from './role-rows.ts'
import { assignTexts, roleTexts } from '../../base/roles/roles.texts.ts'

/** Says that a role was given, and takes it back when asked to. */
function useGivenToast() {
  const say = useTexts(assignTexts)
  const sayRole = useTexts(roleTexts)
  const toast = useToast()
  const undo = async (assignment: RoleAssignment) => {
    try {
      await revokeRole(assignment)
      toast({ message: say('undone') })
    } catch {
      toast({ message: say('undo_failed'), severity: 'error' })
    }
  }
  return (assignment: RoleAssignment) => {
    const { organisation_name: organisation, role } = assignment
    toast({
      message:
        organisation === null
          ? say('given_system', { role: sayRole(role) })
          : say('given', { role: sayRole(role), organisation }),
      action: { label: say('undo'), act: () => void undo(assignment) },
    })
  }
}

interface RoleFormOptions {
  readonly user?: UserRef | undefined
  readonly organisation?: OrganisationRef | undefined
  readonly roles?: readonly Role[] | undefined
}

/** What is chosen, and what may be chosen: by the rank of the person, at the place, and not what is held already. */
function useRoleChoice({ user, organisation, roles: only }: RoleFormOptions) {
  const me = useSession((state) => state.user?.user_id)
  const mine = useMyRoles()
  const stateKey = `role ${user?.user_id} ${organisation?.organisation_id}`
  const [picked, pick] = useRestorableState<UserRef | null>(`${stateKey} person`, orNull(isPerson), user ?? null)
  const [chosenOrganisation, setOrganisation] = useRestorableState<OrganisationRef | null>(
    `${stateKey} place`,
    orNull(isOrganisationRef),
    organisation ?? null,
  )
  const [wantsSystem, setSystem] = useRestorableState(`${stateKey} system`, isBoolean, false)
  const [chosenRole, setRole] = useRestorableState<Role | null>(
    `${stateKey} role`,
    orNull(isOneOf(allRoles)),
    only?.[0] ?? null,
  )
  const [reason, setReason] = useRestorableState(`${stateKey} reason`, isText, '')
  const theirs = useRoles(picked?.user_id ?? '')

  const fits = (role: Role) => only?.includes(role) ?? true
  const atSystem = organisation ? [] : grantableRolesIn(mine.rows, null).filter(fits)
  const inSystem = wantsSystem && atSystem.length > 0
  const organisation_id = inSystem ? null : (chosenOrganisation?.organisation_id ?? null)
  const inOrganisation = chosenOrganisation
    ? grantableRolesIn(mine.rows, chosenOrganisation.organisation_id)
    : rolesToGiveSomewhere(mine.rows)
  const choices = inSystem ? atSystem : inOrganisation.filter(fits)
  const currentRoles = theirs.rows.filter((one) => one.organisation_id === organisation_id).map((one) => one.role)
  const role =
    chosenRole !== null && choices.includes(chosenRole) && !currentRoles.includes(chosenRole) ? chosenRole : null
  const isSelf = picked !== null && picked.user_id === me
  const opensClinicalText = role !== null && readsClinicalText(role)
  const opensOwnText = isSelf && isAdministrator(mine.rows) && opensClinicalText
  return {
    isSelf,
    picked,
    pick,
    chosenOrganisation,
    setOrganisation,
    organisation_id,
    maySystem: atSystem.length > 0,
    inSystem,
    setSystem,
    choices,
    currentRoles,
    role,
    setRole,
    reason,
    setReason,
    opensClinicalText,
    opensOwnText,
    isLoading: mine.isPending || (picked !== null && theirs.isPending),
  }
}
type RoleChoice = ReturnType<typeof useRoleChoice>

const mistakesIn = ({
  picked,
  inSystem,
  chosenOrganisation,
  role,
  opensClinicalText,
  reason,
}: RoleChoice): FieldErrors => ({
  ...(picked === null && { user_id: 'required' as const }),
  ...(!inSystem && chosenOrganisation === null && { organisation_id: 'required' as const }),
  ...(role === null && { role: 'required' as const }),
  ...reasonErrors(reason, opensClinicalText),
})

/**
 * The choices of the dialog and their submission: nothing is sent until they are complete, and a refusal keeps them.
 * For an unverified account, `unverified` holds what to ask before `confirm` sends them again.
 */
export function useRoleForm(options: RoleFormOptions, onClose: () => void) {
  const sayGiven = useGivenToast()
  const form = useRef<HTMLFormElement>(null)
  const choice = useRoleChoice(options)
  const [unverified, setUnverified] = useState<Unverified | null>(null)
  const { picked, role, organisation_id, reason } = choice
  const give = async (confirmed: { confirm_unverified?: true }) => {
    if (picked === null || role === null) return
    const assignment = await grantRole({
      user_id: picked.user_id,
      role,
      ...(organisation_id === null
        ? { scope: 'system' as const }
        : { scope: 'organisation' as const, organisation_id }),
      ...(reason.trim() !== '' && { reason }),
      ...confirmed,
    })
    sayGiven(assignment)
    onClose()
  }
  const [attempt, submit, isPending] = useActionState<SubmitState>(async () => {
    const mistakes = mistakesIn(choice)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      await give({})
      return untried
    } catch (failure) {
      const account = unverifiedIn(failure)
      setUnverified(account)
      return account ? untried : refusalOf(form.current, failure)
    }
  }, untried)
  const confirm = () => give({ confirm_unverified: true })
  const dismiss = () => setUnverified(null)
  return { form, choice, ...attempt, submit, isPending, unverified, confirm, dismiss }
}
