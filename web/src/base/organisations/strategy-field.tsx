import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import * as organisations from '@alta/contract/organisations'
import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import { useRead } from '../queries.ts'
import { useTexts } from '../texts.tsx'
import { organisationTexts, strategyDoesTexts, strategyTexts, unavailableTexts } from './organisations.texts.ts'

interface StrategyFieldProps {
  readonly value: ReportStrategy
  readonly onChoose: (strategy: ReportStrategy) => void
  readonly error?: string | undefined
}

/** How an organisation's reports are made: one line says what each strategy does, or why it cannot be chosen here. */
export function StrategyField({ value, onChoose, error }: StrategyFieldProps) {
  const say = useTexts(organisationTexts)
  const sayName = useTexts(strategyTexts)
  const sayWhat = useTexts(strategyDoesTexts)
  const sayWhyNot = useTexts(unavailableTexts)
  const { data } = useRead(organisations.strategies, {})
  const known = (strategy: ReportStrategy) => data?.items.find(({ report_strategy }) => report_strategy === strategy)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        {say('strategy')}
      </Typography>
      <RadioGroup value={value} sx={{ gap: 1 }}>
        {reportStrategies.map((strategy) => {
          const { available = strategy === value, unavailable_reason = null } = known(strategy) ?? {}
          return (
            <FormControlLabel
              key={strategy}
              value={strategy}
              disabled={!available}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              control={
                <Radio size="small" name="report_strategy" onChange={() => onChoose(strategy)} sx={{ py: 0.25 }} />
              }
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
      {error !== undefined && (
        <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
