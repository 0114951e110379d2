import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import type { Actor } from '#base/access'

/** Strategies that write with a language model. */
const needsModel: readonly ReportStrategy[] = ['guided', 'single_pass']

/** Which strategies can be used, and why one cannot. `model`: whether this installation has one. */
export const strategiesWith = (model: boolean) =>
  reportStrategies.map((report_strategy) => {
    const available = model || !needsModel.includes(report_strategy)
    return { report_strategy, available, unavailable_reason: available ? null : ('no_model' as const) }
  })

/** Throws `validation-failed` at `/report_strategy` for a strategy that this installation cannot follow. */
export function mustBeAvailable(report_strategy: ReportStrategy, model: boolean): void {
  const found = strategiesWith(model).find((known) => known.report_strategy === report_strategy)
  if (!found?.available)
    throw new Problem('validation-failed', { errors: [{ pointer: '/report_strategy', code: 'invalid' }] })
}

/** The organisation's own strategy, or the one that always works while there is no model for it. */
export const usableStrategy = (wanted: ReportStrategy, model: boolean): ReportStrategy =>
  model || !needsModel.includes(wanted) ? wanted : 'extractive'

/** What of an organisation can be changed. */
interface Changeable {
  readonly name: string
  readonly owner_id: string | null
  readonly report_strategy: ReportStrategy
}

type Wanted = { readonly [Field in keyof Changeable]?: NonNullable<Changeable[Field]> | undefined }

/** What would really be different; empty when nothing would. */
export function changesOf({ name, owner_id, report_strategy }: Wanted, now: Changeable) {
  return {
    ...(name !== undefined && name !== now.name && { name }),
    ...(owner_id !== undefined && owner_id !== now.owner_id && { owner_id }),
    ...(report_strategy !== undefined && report_strategy !== now.report_strategy && { report_strategy }),
  }
}

/** Somebody saved meanwhile: throws `stale-revision`. Whoever names no revision does not mind. */
export function mustBeCurrent(asked: number | undefined, revision: number): void {
  if (asked !== undefined && asked !== revision) throw new Problem('stale-revision')
}

/** Only the owner himself and administrators hand an organisation over; others are `forbidden`. */
export function mayHandOver(actor: Actor, owner_id: string | null): void {
  const isOwner = actor.user_id !== null && actor.user_id === owner_id
  if (!isOwner && !actor.system_roles.includes('administrator')) throw new Problem('forbidden')
}
