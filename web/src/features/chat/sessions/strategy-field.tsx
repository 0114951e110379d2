import { type RagStrategy, ragStrategies } from '@alta/contract/chat'
import { useTexts } from '../../../base/texts.tsx'
import { DescribedChoices } from '../../../base/ui/described-choices.tsx'
import { useRagStrategies } from '../chat.queries.ts'
import { ragStrategyTexts } from './list.texts.ts'
import { ragStrategyDoesTexts, ragUnavailableTexts, sessionTexts } from './session.texts.ts'

interface RagStrategyFieldProps {
  /** Whose chat it is; undefined until that is chosen. */
  readonly organisation_id: string | undefined
  readonly value: RagStrategy
  readonly onChoose: (strategy: RagStrategy) => void
}

/** How questions are answered: one line says what each strategy does, or why it cannot be chosen here. */
export function RagStrategyField({ organisation_id, value, onChoose }: RagStrategyFieldProps) {
  const say = useTexts(sessionTexts)
  const sayName = useTexts(ragStrategyTexts)
  const sayWhat = useTexts(ragStrategyDoesTexts)
  const sayWhyNot = useTexts(ragUnavailableTexts)
  const { data } = useRagStrategies(organisation_id)
  const known = (strategy: RagStrategy) => data?.items.find(({ rag_strategy }) => rag_strategy === strategy)
  return (
    <DescribedChoices
      label={say('strategy')}
      name="rag_strategy"
      value={value}
      onChoose={onChoose}
      choices={ragStrategies.map((strategy) => {
        const { available = false, unavailable_reason: reason = null } = known(strategy) ?? {}
        const does = [sayWhat(strategy), ...(reason === null ? [] : [sayWhyNot(reason)])].join(' ')
        // The chosen strategy stays available, even if nobody could choose it now.
        return { value: strategy, label: sayName(strategy), does, available: available || strategy === value }
      })}
    />
  )
}
