import { type ReportStrategy, reportStrategies, type unavailableReasons } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'

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

/** The chosen strategy; where nobody has chosen, the best one that can be used. */
export const strategyOf = (chosen: ReportStrategy | null, writer: boolean): ReportStrategy =>
  chosen ?? (writer ? 'guided' : 'extractive')

/** The organisation's own strategy, or `extractive` while no model may write for it. */
export const usableStrategy = (strategy: ReportStrategy | null, writer: boolean): ReportStrategy =>
  writer ? strategyOf(strategy, writer) : 'extractive'
