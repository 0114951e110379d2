import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'

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
