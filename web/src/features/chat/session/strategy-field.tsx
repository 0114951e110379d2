import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type RagStrategy, ragStrategies } from '@alta/contract/chat'
import { useTexts } from '../../../base/texts.tsx'
import { useRagStrategies } from '../chat.queries.ts'
import { ragStrategyTexts } from '../list/list.texts.ts'
import { ragStrategyDoesTexts, ragUnavailableTexts, sessionTexts } from './session.texts.ts'

interface RagStrategyFieldProps {
  readonly value: RagStrategy
  readonly onChoose: (strategy: RagStrategy) => void
}

/** How questions are answered: one line says what each strategy does, or why it cannot be chosen here. */
export function RagStrategyField({ value, onChoose }: RagStrategyFieldProps) {
  const say = useTexts(sessionTexts)
  const sayName = useTexts(ragStrategyTexts)
  const sayWhat = useTexts(ragStrategyDoesTexts)
  const sayWhyNot = useTexts(ragUnavailableTexts)
  const { data } = useRagStrategies()
  const known = (strategy: RagStrategy) => data?.items.find(({ rag_strategy }) => rag_strategy === strategy)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        {say('strategy')}
      </Typography>
      <RadioGroup value={value} sx={{ gap: 1 }}>
        {ragStrategies.map((strategy) => {
          const { available = strategy === value, unavailable_reason = null } = known(strategy) ?? {}
          return (
            <FormControlLabel
              key={strategy}
              value={strategy}
              disabled={!available && strategy !== value}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              control={<Radio size="small" name="rag_strategy" onChange={() => onChoose(strategy)} sx={{ py: 0.25 }} />}
              label={
                <>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {sayName(strategy)}
                  </Typography>
                  <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {sayWhat(strategy)} {unavailable_reason !== null && sayWhyNot(unavailable_reason)}
                  </Typography>
                </>
              }
            />
          )
        })}
      </RadioGroup>
    </Box>
  )
}
