import { type ClinicalAccessApproval, type ReportStrategy } from '@alta/contract/organisations'
import { type OrganisationRole, organisationRoles } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { SingleSignOnMode } from '@alta/contract/single-sign-on-modes'
import type { Actor } from '#base/access'

/** The fields of an organisation that can be changed. */
interface Changeable {
  readonly name: string
  readonly owner_id: string | null
  readonly report_strategy: ReportStrategy | null
  readonly clinical_access_approval: ClinicalAccessApproval
  readonly second_factor_roles: readonly OrganisationRole[]
}

/** The mode of single sign-on, and, where it is required, the one provider that counts. */
export interface SignOn {
  readonly single_sign_on: SingleSignOnMode
  readonly single_sign_on_provider: string | null
}

/** The requested single sign-on. Throws `validation-failed` for a provider where single sign-on is not required. */
export function signOnAfter(
  requested: { readonly [Field in keyof SignOn]?: SignOn[Field] | undefined },
  now: SignOn,
): SignOn {
  const { single_sign_on = now.single_sign_on } = requested
  const currentProvider = single_sign_on === now.single_sign_on ? now.single_sign_on_provider : null
  const { single_sign_on_provider = currentProvider } = requested
  if (single_sign_on_provider !== null && single_sign_on !== 'required') throw wrongProvider()
  return { single_sign_on, single_sign_on_provider }
}

export const isOtherSignOn = (one: SignOn, other: SignOn): boolean =>
  one.single_sign_on !== other.single_sign_on || one.single_sign_on_provider !== other.single_sign_on_provider

const wrongProvider = () =>
  new Problem('validation-failed', { errors: [{ pointer: '/single_sign_on_provider', code: 'invalid' }] })

type RequestedOrganisationChanges = {
  readonly [Field in keyof Changeable]?: NonNullable<Changeable[Field]> | undefined
}

/** The values that would really change; empty when none would. */
export function changesOf(requested: RequestedOrganisationChanges, now: Changeable) {
  const { name, owner_id, report_strategy, clinical_access_approval } = requested
  const second_factor_roles = organisationRoles.filter((role) => requested.second_factor_roles?.includes(role))
  const isOtherRoles = String(second_factor_roles) !== String(now.second_factor_roles)
  const isOther = clinical_access_approval !== now.clinical_access_approval
  return {
    ...(clinical_access_approval !== undefined && isOther && { clinical_access_approval }),
    ...(requested.second_factor_roles !== undefined && isOtherRoles && { second_factor_roles }),
    ...(name !== undefined && name !== now.name && { name }),
    ...(owner_id !== undefined && owner_id !== now.owner_id && { owner_id }),
    ...(report_strategy !== undefined && report_strategy !== now.report_strategy && { report_strategy }),
  }
}

/** Only the owner decides whether a second person approves: others, including administrators, are `forbidden`. */
export function mustBeOwner(actor: Actor, owner_id: string | null): void {
  if (actor.user_id === null || actor.user_id !== owner_id) throw new Problem('forbidden')
}

/** Throws `forbidden` unless the caller is the owner or an administrator: only they hand an organisation over. */
export function mayHandOver(actor: Actor, owner_id: string | null): void {
  const isOwner = actor.user_id !== null && actor.user_id === owner_id
  if (!isOwner && !actor.system_roles.includes('administrator')) throw new Problem('forbidden')
}

/**
 * Throws `validation-failed` at `/single_sign_on` where no provider is configured, and for a person who would shut
 * themselves out: only a person who signed in through a provider that counts may require it. `providers`: the
 * configured ones.
 */
export function mustBePossibleSignOn(
  { single_sign_on: mode, single_sign_on_provider: provider }: SignOn,
  { providers, actor }: { readonly providers: ReadonlySet<string>; readonly actor: Actor },
): void {
  if (mode === 'off') return
  if (provider !== null && !providers.has(provider)) throw wrongProvider()
  const { provider_id } = actor
  const isShutOut = provider_id === null || (provider !== null && provider_id !== provider)
  const reason = providers.size === 0 ? 'no_provider' : 'not_through_provider'
  if (providers.size === 0 || (mode === 'required' && isShutOut))
    throw new Problem('validation-failed', {
      errors: [{ pointer: '/single_sign_on', code: 'invalid', params: { reason } }],
    })
}
