import * as invitations from '@alta/contract/invitations'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { type Role, roles } from '@alta/contract/permissions'
import { useActionState, useRef } from 'react'
import { call } from '../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../base/field-errors.ts'
import { refresh } from '../../base/queries.ts'
import { reasonErrors } from '../../base/reason/reason-field.tsx'
import { grantableRolesIn } from '../roles/rank.ts'
import { useMyRoles } from '../roles/role-rows.ts'
import { isOrganisationRef, type OrganisationRef } from '../../base/references.ts'
import { isOneOf, isText, orNull } from '../../base/shapes.ts'
import { useSession } from '../../base/stores.ts'
import { useSettings } from '../../base/settings.ts'
import { useRestorableState } from '../../base/typed.ts'
import { linkOf } from './invitation-link.ts'

interface InviteState {
  readonly made: {
    readonly link: string
    readonly email: string
    readonly expires_at: string
    readonly isMailed: boolean
  } | null
  readonly error: unknown
  readonly errors: FieldErrors
}
const untried: InviteState = { made: null, error: null, errors: {} }

/** What is offered to whom, within the rank of whoever invites; `organisation` when that much is settled. */
function useOffer(organisation: OrganisationRef | undefined) {
  const mine = useMyRoles()
  const mayWithout = useSession(({ systemPermissions }) => systemPermissions.includes('users:write'))
  const stateKey = `invitation ${organisation?.organisation_id}`
  const [email, setEmail] = useRestorableState(`${stateKey} email`, isText, '')
  const [name, setName] = useRestorableState(`${stateKey} name`, isText, '')
  const [chosenOrganisation, setOrganisation] = useRestorableState<OrganisationRef | null>(
    `${stateKey} place`,
    orNull(isOrganisationRef),
    organisation ?? null,
  )
  const [chosenRole, setRole] = useRestorableState<Role | null>(`${stateKey} role`, orNull(isOneOf(roles)), null)
  const [reason, setReason] = useRestorableState(`${stateKey} reason`, isText, '')
  const mustChooseOrganisation = !mayWithout && chosenOrganisation === null
  const choices = mustChooseOrganisation ? [] : grantableRolesIn(mine.rows, chosenOrganisation?.organisation_id ?? null)
  // Without an organisation an invitation may offer an account alone; in an organisation it always offers a role.
  const mayBeBare = mayWithout && chosenOrganisation === null
  const role = chosenRole !== null && choices.includes(chosenRole) ? chosenRole : null
  return {
    email,
    setEmail,
    name,
    setName,
    chosenOrganisation,
    setOrganisation,
    role,
    setRole,
    reason,
    setReason,
    notifiesOwners: role !== null && readsClinicalText(role),
    choices,
    mayWithout,
    mayBeBare,
    mustChooseOrganisation,
    isLoading: mine.isPending,
  }
}

export type InviteForm = ReturnType<typeof useOffer>

const mistakesIn = ({
  email,
  role,
  mayBeBare,
  mustChooseOrganisation,
  notifiesOwners,
  reason,
}: InviteForm): FieldErrors => ({
  ...(email.trim() === '' && { email: 'required' as const }),
  ...(email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'invalid' as const }),
  ...(mustChooseOrganisation && { organisation_id: 'required' as const }),
  ...(role === null && !mayBeBare && !mustChooseOrganisation && { role: 'required' as const }),
  ...(notifiesOwners && reasonErrors(reason, true)),
})

/** The form of an invitation, and the link that comes of it. A refusal keeps what was typed. */
export function useInvite(organisation?: OrganisationRef) {
  const form = useRef<HTMLFormElement>(null)
  const locale = useSettings((settings) => settings.locale)
  const offer = useOffer(organisation)
  const { email, name, chosenOrganisation, role, notifiesOwners, reason } = offer
  const [attempt, submit, isPending] = useActionState<InviteState>(async () => {
    const mistakes = mistakesIn(offer)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { ...untried, errors: mistakes }
    try {
      const { invitation, invitation_token } = await call(invitations.create, {
        body: {
          email: email.trim(),
          locale,
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(role !== null && { role }),
          ...(notifiesOwners && { reason }),
          ...(chosenOrganisation && { organisation_id: chosenOrganisation.organisation_id }),
        },
      })
      void refresh(invitations.list)
      const made = {
        link: linkOf(invitation_token),
        email: invitation.email,
        expires_at: invitation.expires_at,
        isMailed: invitation.mail !== null,
      }
      return { ...untried, made }
    } catch (failure) {
      return { ...untried, ...refusalOf(form.current, failure) }
    }
  }, untried)
  return { form, offer, ...attempt, submit, isPending }
}
