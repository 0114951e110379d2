import * as organisations from '@alta/contract/organisations'
import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { DescribedChoices } from '../../../base/ui/described-choices.tsx'
import { organisationTexts } from './create.texts.ts'
import { strategyDoesTexts, unavailableTexts } from '../../../base/reports/strategy.texts.ts'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'

interface StrategyFieldProps {
  /** Undefined: nobody has chosen, and the best that can be followed is. */
  readonly value: ReportStrategy | undefined
  /** Of this organisation; without it, as for a new one. */
  readonly organisation_id?: string
  readonly onChoose: (strategy: ReportStrategy) => void
  readonly error?: string | undefined
}

/** How an organisation's reports are made: one line says what each strategy does, or why it cannot be chosen here. */
export function StrategyField({ value: chosen, organisation_id, onChoose, error }: StrategyFieldProps) {
  const say = useTexts(organisationTexts)
  const sayName = useTexts(strategyTexts)
  const sayWhat = useTexts(strategyDoesTexts)
  const sayWhyNot = useTexts(unavailableTexts)
  const { data } = useRead(organisations.strategies, {
    query: organisation_id === undefined ? {} : { organisation_id },
  })
  const known = (strategy: ReportStrategy) => data?.items.find(({ report_strategy }) => report_strategy === strategy)
  const value = chosen ?? (known('guided')?.available ? 'guided' : 'extractive')
  return (
    <DescribedChoices
      label={say('strategy')}
      name="report_strategy"
      value={value}
      onChoose={onChoose}
      error={error}
      choices={reportStrategies.map((strategy) => {
        const { available = strategy === value, unavailable_reason: reason = null } = known(strategy) ?? {}
        const whyNot = reason === null ? [] : [sayWhyNot(reason)]
        return { value: strategy, label: sayName(strategy), does: [sayWhat(strategy), ...whyNot].join(' '), available }
      })}
    />
  )
}
