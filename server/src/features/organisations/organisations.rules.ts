import {
  type ClinicalAccessApproval,
  type ReportStrategy,
  reportStrategies,
  type unavailableReasons,
} from '@alta/contract/organisations'
import { type OrganisationRole, organisationRoles } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { SingleSignOnMode } from '@alta/contract/single-sign-on-modes'
import type { Actor } from '#base/access'

/** Strategies that write with a language model. */
const needsModel: readonly ReportStrategy[] = ['guided', 'single_pass']

/** Why a model may not write. */
type Reason = (typeof unavailableReasons)[number]

/** Which strategies can be used, and why one cannot. `without`: why no model may write; null when one may. */
export const strategiesWith = (without: Reason | null) =>
  reportStrategies.map((report_strategy) => {
    const unavailable_reason = needsModel.includes(report_strategy) ? without : null
    return { report_strategy, available: unavailable_reason === null, unavailable_reason }
  })

/** Throws `validation-failed` at `/report_strategy` for a strategy that needs a model where none may write. */
export function mustBeAvailable(report_strategy: ReportStrategy, writer: boolean): void {
  if (!writer && needsModel.includes(report_strategy))
    throw new Problem('validation-failed', { errors: [{ pointer: '/report_strategy', code: 'invalid' }] })
}

/** What was chosen; where nobody chose, the best that can be followed. */
export const strategyOf = (chosen: ReportStrategy | null, writer: boolean): ReportStrategy =>
  chosen ?? (writer ? 'guided' : 'extractive')

/** The organisation's own strategy, or the one that always works while no model may write for it. */
export const usableStrategy = (wanted: ReportStrategy | null, writer: boolean): ReportStrategy =>
  writer ? strategyOf(wanted, writer) : 'extractive'

/** What of an organisation can be changed. */
interface Changeable {
  readonly name: string
  readonly owner_id: string | null
  readonly report_strategy: ReportStrategy | null
  readonly clinical_access_approval: ClinicalAccessApproval
  readonly single_sign_on: SingleSignOnMode
  readonly second_factor_roles: readonly OrganisationRole[]
}

type Wanted = { readonly [Field in keyof Changeable]?: NonNullable<Changeable[Field]> | undefined }

/** What would really be different; empty when nothing would. */
export function changesOf(wanted: Wanted, now: Changeable) {
  const { name, owner_id, report_strategy, clinical_access_approval, single_sign_on } = wanted
  const second_factor_roles = organisationRoles.filter((role) => wanted.second_factor_roles?.includes(role))
  const isOtherRoles = String(second_factor_roles) !== String(now.second_factor_roles)
  const isOther = clinical_access_approval !== now.clinical_access_approval
  return {
    ...(clinical_access_approval !== undefined && isOther && { clinical_access_approval }),
    ...(single_sign_on !== undefined && single_sign_on !== now.single_sign_on && { single_sign_on }),
    ...(wanted.second_factor_roles !== undefined && isOtherRoles && { second_factor_roles }),
    ...(name !== undefined && name !== now.name && { name }),
    ...(owner_id !== undefined && owner_id !== now.owner_id && { owner_id }),
    ...(report_strategy !== undefined && report_strategy !== now.report_strategy && { report_strategy }),
  }
}

/** Somebody saved meanwhile: throws `stale-revision`. Whoever names no revision does not mind. */
export function mustBeCurrent(asked: number | undefined, revision: number): void {
  if (asked !== undefined && asked !== revision) throw new Problem('stale-revision')
}

/** Whether a second person approves is the owner's to say: others, administrators too, are `forbidden`. */
export function mustBeOwner(actor: Actor, owner_id: string | null): void {
  if (actor.user_id === null || actor.user_id !== owner_id) throw new Problem('forbidden')
}

/** Only the owner himself and administrators hand an organisation over; others are `forbidden`. */
export function mayHandOver(actor: Actor, owner_id: string | null): void {
  const isOwner = actor.user_id !== null && actor.user_id === owner_id
  if (!isOwner && !actor.system_roles.includes('administrator')) throw new Problem('forbidden')
}

/**
 * Throws `validation-failed` at `/single_sign_on` where no provider is configured, and for whoever would shut themselves
 * out: only somebody who came through a provider asks it of all.
 */
export function mustBePossible(
  mode: SingleSignOnMode,
  by: { readonly providers: number; readonly actor: Actor },
): void {
  if (mode === 'off') return
  const reason = by.providers === 0 ? 'no_provider' : 'not_through_provider'
  if (by.providers === 0 || (mode === 'required' && by.actor.provider_id === null))
    throw new Problem('validation-failed', {
      errors: [{ pointer: '/single_sign_on', code: 'invalid', params: { reason } }],
    })
}
